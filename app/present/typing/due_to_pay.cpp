#include "app/present/typing/due_to_pay.h"

#include <variant>
#include <vector>

#include "app/present/typing/would_post.h"
#include "ledger/books/due.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::optional<std::string> line_for_debt(const Table& table, std::string_view typed) {
    const Game& game = table.game;
    const auto read = parse_line(*game.setup, typed);
    const auto* error = std::get_if<ParseError>(&read);
    const bool breaks_off = error != nullptr && error->kind == ParseError::Kind::expected && error->text.empty();
    if (!breaks_off) return std::nullopt;
    const auto whole = parse_line(*game.setup, std::string{typed} + " 1");
    const auto* command = std::get_if<Command>(&whole);
    const auto* pay = command == nullptr ? nullptr : std::get_if<action::Pay>(&command->action);
    if (pay == nullptr || pay->middle || !command->why.empty()) return std::nullopt;
    std::vector<Due> debts = open_dues(game, command->player.value_or(game.turn()));
    std::erase_if(debts, [&](const Due& due) { return !due.is_debt() || (pay->to && due.creditor != pay->to); });
    if (debts.size() != 1) return std::nullopt;
    std::string line = wanted_line(game, debts.front());
    if (!would_be_posted(table, line)) return std::nullopt;
    return line;
}

}  // namespace tablebank
