#include "app/present/typing/how_freed.h"

#include <algorithm>
#include <string>

#include "app/present/typing/would_post.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/parse_number.h"

namespace tablebank {

std::optional<ParseError> how_freed(const Table& table, std::string_view text) {
    const Setup& setup = *table.game.setup;
    const auto read = parse_line(setup, text);
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr || command->force || !std::holds_alternative<action::Free>(command->action))
        return std::nullopt;
    if (std::ranges::any_of(split(text, ' '), [](std::string_view word) { return fold(word) == "free"; }))
        return std::nullopt;
    const std::string name = written_name(setup, command->player.value_or(table.game.turn()));
    if (!would_be_posted(table, name + " fine")) return std::nullopt;
    return ParseError{ParseError::Kind::two_meanings, 1, std::string{text}, {name + " fine", name + " free"}};
}

}  // namespace tablebank
