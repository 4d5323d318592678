#include "app/present/editions/deed_table_page.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/editions/deed_table_text.h"
#include "app/present/editions/verdict_text.h"
#include "ledger/text/slug.h"
#include "ledger/text/trim.h"

namespace tablebank {
namespace {

/// In the notation of a spreadsheet.
std::string cell_text(const Language& lang, const DeedTableProblem& problem) {
    if (problem.row == 0) return deed_table_place_text(lang, problem);
    const Word row{"row", std::to_string(problem.row)};
    const std::string column = deed_table_place_text(lang, problem);
    return column.empty() ? lang.tr("row {row}", {row}) : lang.tr("row {row}, {column}", {row, {"column", column}});
}

}  // namespace

DeedTablePage make_deed_table_page(const Language& lang, const DeedTableEdition& read) {
    DeedTablePage page;
    page.sound = read.edition.has_value();
    const auto warnings = std::ranges::count(read.problems, true, &DeedTableProblem::warning);
    page.verdict = verdict_text(lang, static_cast<std::size_t>(std::ssize(read.problems) - warnings),
                                static_cast<std::size_t>(warnings));
    for (const DeedTableProblem& problem : read.problems)
        page.lines.push_back({cell_text(lang, problem), deed_table_problem_text(lang, problem), problem.warning});
    return page;
}

EditionTitle title_of_table(const std::string& typed, const Edition& like) {
    const std::string name(trim(typed));
    const std::string slug = slug_of(name);
    return {slug.empty() ? "my-" + like.id : slug, name.empty() ? like.name : name, like.language};
}

}  // namespace tablebank
