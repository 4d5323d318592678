#include "app/viewmodel/deed_papers.h"

#include "app/export/deed_table_csv.h"
#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/editions/deed_sheet.h"
#include "app/viewmodel/write_next_to.h"
#include "db/edition/edition_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

LoadedEdition loaded(const std::string& text, const std::filesystem::path& file) {
    LoadedEdition edition;
    edition.text = {.path = platform::text_of(file), .text = text};
    edition.edition = parse_edition(edition.text, &edition.warnings);
    return edition;
}

/// The suffix of the edition file's name.
std::string about(const Language& lang) {
    return ' ' + lang.tr_in("name of a file", "deeds");
}

}  // namespace

std::filesystem::path print_deeds(const Language& lang, const std::string& text, const std::filesystem::path& beside) {
    return write_beside(beside, about(lang), pdf_of(make_deed_sheet(lang, loaded(text, beside))));
}

std::filesystem::path write_deed_table(const Language& lang, const std::string& text,
                                       const std::filesystem::path& beside) {
    return write_beside(beside, about(lang), deed_table_csv(lang, loaded(text, beside).edition), ".csv");
}

}  // namespace tablebank
