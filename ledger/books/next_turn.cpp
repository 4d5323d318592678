#include "ledger/books/next_turn.h"

#include <algorithm>

#include "calculators/special_space.h"
#include "ledger/books/stage.h"

namespace tablebank {

bool no_more_turns(const Game& game) {
    if (!game.time_called()) return false;
    if (!finishes_round(game)) return true;
    const auto first = game.facts.number(FactKey{FactName::round_began});
    const bool new_round = game.turn().number == first && !turn_has_begun(game);
    return begins_round(game, game.turn(), game.after(game.turn())) ||
           (new_round && game.rules_version() >= RulesVersion::fourth);
}

std::vector<Due> dues_before_roll(const Game& game, Seat player) {
    return game.rules_version() >= RulesVersion::second ? pressing_dues(game, player) : open_dues(game, player);
}

bool turn_is_finished(const Game& game) {
    return game.rolls_left() == 0 && dues_before_roll(game, game.turn()).empty();
}

std::optional<Due> fine_before_turn(const Game& game, Seat player) {
    if (game.phase() != Phase::play || !game.is_jailed(player)) return std::nullopt;
    if (game.jail_tries(player) < game.edition().profile.jail_tries.value) return std::nullopt;
    const auto dues = open_dues(game, player);
    if (std::ranges::find(dues, DueKind::jail_fine, &Due::kind) != dues.end()) return std::nullopt;
    Due fine;
    fine.kind = DueKind::jail_fine;
    fine.debtor = player;
    fine.space = game.edition().jail();
    fine.amount = quote_jail_fine(game.edition()).amount;
    fine.middle = taxes_go_to_middle(game.edition(), game.rulings());
    return fine;
}

std::optional<Due> fine_of_next_turn(const Game& game) {
    if (!game.rulings().track_tokens || game.rolls_left() > 0 || no_more_turns(game) ||
        !pressing_dues(game, game.turn()).empty())
        return std::nullopt;
    return fine_before_turn(game, game.after(game.turn()));
}

}  // namespace tablebank
