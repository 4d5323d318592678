#include "app/present/entries/entry_actor.h"

#include <variant>

#include "ledger/grammar/notation.h"

namespace tablebank {

int actor_of(const Setup& setup, const Entry& entry) {
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    return command != nullptr && command->player ? command->player->number : 0;
}

}  // namespace tablebank
