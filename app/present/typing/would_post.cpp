#include "app/present/typing/would_post.h"

#include <variant>

#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

bool would_be_posted(const Table& table, std::string_view line) {
    return std::holds_alternative<Command>(parse_line(*table.game.setup, line)) && !why_not_posted(table, line);
}

std::optional<Refusal> why_not_posted(const Table& table, std::string_view line) {
    const auto command = std::get<Command>(parse_line(*table.game.setup, line));
    const Decision decided = decide(table, command, [] { return Stamp{}; });
    const auto* no = std::get_if<Refusal>(&decided);
    return no == nullptr ? std::nullopt : std::optional(*no);
}

}  // namespace tablebank
