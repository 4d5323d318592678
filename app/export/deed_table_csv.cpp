#include "app/export/deed_table_csv.h"

#include "app/export/csv_row.h"
#include "app/i18n/language.h"
#include "db/edition/deed_table.h"

namespace tablebank {
namespace {

/// Where a comma parts the units from their fraction, spreadsheets part cells by semicolons. English ones do not, and
/// each other language of the program does.
char separator_of(const Language& lang) {
    return lang == Language::english() ? ',' : ';';
}

}  // namespace

std::string deed_table_csv(const Language& lang, const Edition& edition) {
    std::string csv = "\xEF\xBB\xBF";
    for (const auto& row : deed_table_rows(edition)) csv += csv_row(row, separator_of(lang));
    return csv;
}

}  // namespace tablebank
