#include "ledger/books/stage.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

#include "ledger/books/due.h"

namespace tablebank {

namespace {

constexpr std::array<std::string_view, 8> stage_names{"play",       "side_gone", "last_turn", "dealings",
                                                      "handing_in", "kept",      "walked",    "finished"};
static_assert(stage_names.size() == static_cast<std::size_t>(Stage::finished) + 1);

/// Whether any player owes something or has something to decide.
bool something_is_due(const Game& game) {
    return std::ranges::any_of(open_dues(game), [&](const Due& due) { return !lapses_at_call(game, due); });
}

Stage stage_after_call(const Game& game) {
    if (turn_in_hand(game) || something_is_due(game)) return Stage::last_turn;
    return game.rulings().closing ? Stage::dealings : Stage::handing_in;
}

}  // namespace

std::string_view to_string(Stage stage) {
    return stage_names.at(static_cast<std::size_t>(stage));
}

Stage stage_of(const Game& game) {
    switch (game.phase()) {
        case Phase::play:
            return game.time_called() && game.rules_version() >= RulesVersion::fourth ? stage_after_call(game)
                                                                                      : Stage::play;
        case Phase::side_gone:
            return Stage::side_gone;
        case Phase::closing:
            return Stage::dealings;
        case Phase::kept:
            return Stage::kept;
        case Phase::walked:
            return Stage::walked;
        case Phase::finished:
            break;
    }
    return Stage::finished;
}

bool turn_has_begun(const Game& game) {
    return game.rolls_made() > 0 || has_acted_in_turn(game);
}

bool lapses_at_call(const Game& game, const Due& due) {
    if (due.kind != DueKind::jail_fine) return false;
    return due.debtor != game.turn() || !turn_has_begun(game) || ends_at_once(game);
}

bool has_acted_in_turn(const Game& game) {
    const auto& facts = game.facts.all();
    for (auto fact = game.facts.from({FactName::turn_begun}); fact != facts.end(); ++fact) {
        if (fact->first.name != FactName::turn_begun) return false;
        if (fact->second == std::to_string(game.turn().number)) return true;
    }
    return false;
}

bool ends_at_once(const Game& game) {
    const Rulings rulings = game.rulings();
    const bool equal = rulings.equal_turns && game.rules_version() >= RulesVersion::third;
    return rulings.time_called == TimeCalled::at_once && !equal;
}

bool finishes_round(const Game& game) {
    const Rulings rulings = game.rulings();
    return rulings.time_called == TimeCalled::finish_round || rulings.equal_turns;
}

bool keeps_turns(const Game& game) {
    return game.phase() == Phase::play && game.rulings().track_tokens;
}

Seat next_to_roll(const Game& game) {
    return game.rolls_left() > 0 ? game.turn() : game.after(game.turn());
}

bool has_closing_order(const Rulings& rulings) {
    return rulings.closing_own_turn == ClosingOwnTurn::kept;
}

bool turn_in_hand(const Game& game) {
    if (ends_at_once(game)) return false;
    if (!game.rulings().track_tokens) return true;
    const bool begun = turn_has_begun(game);
    const bool rolls = game.rolls_left() > 0;
    if (!finishes_round(game)) return begun && rolls;
    const auto first = game.facts.number({FactName::round_began});
    if (game.turn().number == first && !begun) return false;  // the round has not begun
    return rolls || !begins_round(game, game.turn(), game.after(game.turn()));
}

bool begins_round(const Game& game, Seat from, Seat to) {
    const Seat began{static_cast<int>(game.facts.number({FactName::round_began}))};
    if (began.number == 0 || !game.is_out(began)) return to == began;
    std::vector<Seat> order = game.order();
    const auto here = std::ranges::find(order, from);
    if (here != order.end()) std::rotate(order.begin(), std::next(here), order.end());
    return std::ranges::find(order, began) < std::ranges::find(order, to);
}

}  // namespace tablebank
