#include "app/export/deed_table_csv.h"

#include "app/export/spreadsheet_csv.h"
#include "app/i18n/language.h"
#include "db/edition/deed_table.h"

namespace tablebank {

std::string deed_table_csv(const Language& lang, const Edition& edition) {
    const SpreadsheetCsv table(lang);
    std::string csv = SpreadsheetCsv::beginning();
    for (const auto& row : deed_table_rows(edition, lang.tag())) csv += table.row(row);
    return csv;
}

}  // namespace tablebank
