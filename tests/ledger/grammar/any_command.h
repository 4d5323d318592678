#pragma once
// Any command that the grammar can write, for RapidCheck: call these within rc::gen::exec.

#include "ledger/books/setup.h"
#include "ledger/grammar/command.h"

namespace tablebank::testing {

/// Players whose names are a verb, figures, two words, in another script, or a word of the grammar.
[[nodiscard]] const Setup& odd_names();

/// Whether the line of an action must end with a free text. Whether its line always names its player.
[[nodiscard]] bool names_player(const Action& action);
[[nodiscard]] bool needs_why(const Action& action);

[[nodiscard]] CardEffect any_effect();
/// An action of the kind at that place in the variant.
[[nodiscard]] Action any_action(std::size_t kind);
[[nodiscard]] Command any_command();

}  // namespace tablebank::testing
