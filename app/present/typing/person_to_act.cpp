#include "app/present/typing/person_to_act.h"

#include "app/present/typing/would_post.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"

namespace tablebank {

Seat person_to_act(const Table& table) {
    const Game& game = table.game;
    if (const auto dues = dues_in_order(game); !dues.empty()) return dues.front().debtor;
    if (!keeps_turns(game)) return {};
    if (game.time_called() && !turns_go_on(table)) return {};
    return next_to_roll(game);
}

bool turns_go_on(const Table& table) {
    if (stage_of(table.game) != Stage::last_turn) return false;
    constexpr const char* any_dice = "1 2";
    // The dice of a prisoner may have to wait for their fine; their turn may still open.
    return would_be_posted(table, any_dice) || (table.game.rolls_left() == 0 && would_be_posted(table, "next"));
}

}  // namespace tablebank
