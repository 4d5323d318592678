#include "app/present/typing/would_post.h"

#include <variant>
#include <vector>

#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

bool would_be_posted(const Table& table, std::string_view line) {
    const auto read = parse_line(*table.game.setup, line);
    const auto* command = std::get_if<Command>(&read);
    return command != nullptr &&
           std::holds_alternative<std::vector<Entry>>(decide(table, *command, [] { return Stamp{}; }));
}

}  // namespace tablebank
