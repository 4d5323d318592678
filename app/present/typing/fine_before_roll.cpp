#include "app/present/typing/fine_before_roll.h"

#include "app/present/typing/possible_line.h"
#include "ledger/books/due.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// Whether his tries in jail are over, so that the fine comes before his dice.
bool must_pay_fine(const Game& game, Seat seat) {
    return game.is_jailed(seat) && game.jail_tries(seat) >= game.edition().profile.jail_tries.value;
}

}  // namespace

std::string fine_before_roll(const Table& table) {
    const Game& game = table.game;
    if (game.phase() != Phase::play || !game.rulings().track_tokens || game.rolls_left() > 0) return {};
    const Seat next = game.after(game.turn());
    if (!open_dues(game).empty() || !must_pay_fine(game, next)) return {};
    std::string line = written_name(*game.setup, next) + " fine";
    return would_be_posted(table, line) ? line : std::string{};
}

}  // namespace tablebank
