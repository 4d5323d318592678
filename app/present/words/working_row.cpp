#include "app/present/words/working_row.h"

#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/working_text.h"

namespace tablebank {

std::vector<WorkingRow> working_rows(const Language& lang, const Edition& edition, const Rulings& rulings,
                                     const std::vector<Working>& workings) {
    std::vector<WorkingRow> rows;
    for (const Working& working : workings) {
        WorkingRow row;
        row.what = working_what(lang, edition, working);
        if (!has_no_figure(working.step)) row.figure = amount_text(lang, working.figure);
        const auto ruling = cited_ruling(working.rule);
        row.ruling = ruling.has_value();
        row.rule = ruling ? lang.tr("ruling") : citation_text(lang, working.rule, edition.words);
        if (ruling) row.what += "  ·  " + ruling_in_force_text(lang, edition.words, rulings, *ruling);
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace tablebank
