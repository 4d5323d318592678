#include "app/present/table/table_summary.h"

#include <vector>

#include "app/i18n/language.h"
#include "app/present/table/play_state.h"
#include "app/present/words/name_text.h"

namespace tablebank {

TableSummary make_table_summary(const Language& lang, const Game& game) {
    TableSummary summary;
    summary.title = lang.tr("{edition}: {goal}, {phase}", {{"edition", game.edition().name},
                                                           {"goal", goal_text(lang, game.setup->goal, game.edition())},
                                                           {"phase", course_text(lang, game)}});
    if (is_in_play(game) && game.rulings().track_tokens && someone_has_turn(game))
        summary.turn = lang.tr("Round {round}, turn of {player}",
                               {{"round", std::to_string(game.round())}, {"player", game.name(game.turn())}});
    if (is_practice(*game.setup)) summary.practice = lang.tr("A practice game: nothing of it counts.");
    summary.entries = lang.trn("{count} entry", "{count} entries", game.last);
    std::vector<std::string> winners;
    for (const Seat winner : game.winners()) winners.push_back(game.name(winner));
    if (!winners.empty()) summary.won = lang.tr("Won by {players}", {{"players", list_text(lang, winners)}});
    return summary;
}

}  // namespace tablebank
