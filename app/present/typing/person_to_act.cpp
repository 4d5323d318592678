#include "app/present/typing/person_to_act.h"

#include "app/present/typing/would_post.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"

namespace tablebank {

Seat person_to_act(const Table& table) {
    const Game& game = table.game;
    if (const auto mine = open_dues(game, game.turn()); !mine.empty()) return game.turn();
    if (const auto dues = open_dues(game); !dues.empty()) return dues.front().debtor;
    if (game.phase() != Phase::play || !game.rulings().track_tokens) return {};
    if (game.time_called() && !turns_go_on(table)) return {};
    return game.rolls_left() > 0 ? game.turn() : game.after(game.turn());
}

bool turns_go_on(const Table& table) {
    if (stage_of(table.game) != Stage::last_turn) return false;
    constexpr const char* any_dice = "1 2";
    // The dice of a prisoner may have to wait for their fine; their turn may still open.
    return would_be_posted(table, any_dice) || (table.game.rolls_left() == 0 && would_be_posted(table, "next"));
}

}  // namespace tablebank
