#include "app/present/table/after_play.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/session/adjudication.h"

namespace tablebank {

std::vector<std::string> skipped_steps(const Language& lang, const Table& table) {
    const Adjudication done = adjudication(table);
    std::vector<std::string> skipped;
    if (!done.rulings_confirmed()) skipped.push_back(lang.tr("Rulings confirmed"));
    if (!done.all_counted(table.game)) skipped.push_back(lang.tr("Notes counted"));
    return skipped;
}

OfferedAction after_play(const Language& lang, const Table& table, ActionKey key) {
    OfferedAction over = table.game.rulings().closing
                             ? OfferedAction{"closing", lang.tr("To the closing"), "closing", key}
                             : OfferedAction{"keep", lang.tr("Hand in the cash"), "keep", key};
    const std::vector<std::string> skipped = skipped_steps(lang, table);
    if (!skipped.empty())
        over.question = lang.tr("Not done: {steps}. Go on all the same?", {{"steps", list_text(lang, skipped)}});
    return over;
}

}  // namespace tablebank
