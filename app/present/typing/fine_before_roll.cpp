#include "app/present/typing/fine_before_roll.h"

#include "app/present/typing/would_post.h"
#include "ledger/books/next_turn.h"
#include "ledger/decide/due_line.h"

namespace tablebank {

std::string fine_before_roll(const Table& table) {
    const Game& game = table.game;
    const auto fine = fine_of_next_turn(game);
    if (!fine || !open_dues(game).empty()) return {};
    std::string line = wanted_line(game, *fine);
    return would_be_posted(table, line) ? line : std::string{};
}

}  // namespace tablebank
