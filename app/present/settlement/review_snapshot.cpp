#include "app/present/settlement/review_snapshot.h"

#include "app/i18n/language.h"
#include "app/present/settlement/review_text.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

ReviewSnapshot make_review_snapshot(const Language& lang, const Table& table) {
    ReviewSnapshot snapshot;
    for (const Remark& remark : review(table)) {
        const Entry& entry = table.history.at(remark.entry);
        snapshot.rows.push_back({remark.entry,
                                 '#' + std::to_string(remark.entry) + "  " + time_of_day(entry.stamp.at_ms) + "  " +
                                     shown_line(lang, *table.game.setup, entry.line),
                                 with_capital(*table.game.setup, review_text(lang, table, remark)), remark.in_force});
    }
    if (snapshot.rows.empty())
        snapshot.nothing = lang.tr("Nothing to review.");
    else
        snapshot.count = lang.trn("{count} remark. It accuses no one: it states what the ledger holds.",
                                  "{count} remarks. They accuse no one: each states what the ledger holds.",
                                  static_cast<std::int64_t>(snapshot.rows.size()));
    return snapshot;
}

}  // namespace tablebank
