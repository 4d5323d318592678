#pragma once
// An act as one line of JSON, as the book of an event stores it: {"did":"result",...}, keys in alphabetical order,
// exact numbers as texts. An act has exactly one valid text.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "app/event/act.h"

namespace tablebank {

[[nodiscard]] std::string act_text(const Act& act);
/// The word for the kind of an act: "seated".
[[nodiscard]] std::string did_of(const Act& act);

/// Why a text is not an act of this version.
enum class ActProblem : std::uint8_t {
    none,   ///< no version can have written it
    later,  ///< possibly of a later version: it has a word or a key that this one does not know
};
[[nodiscard]] std::variant<Act, ActProblem> read_act_text(std::string_view text);
/// nullopt for text that act_text did not write, and for text that is longer than an entry of a book may be.
[[nodiscard]] std::optional<Act> parse_act(std::string_view text);

[[nodiscard]] std::string_view to_string(OfficialRole role);  ///< "judge"
[[nodiscard]] std::optional<OfficialRole> parse_official_role(std::string_view word);
[[nodiscard]] std::string_view to_string(NamesShown names);  ///< "full", "first", "initials"
[[nodiscard]] std::optional<NamesShown> parse_names_shown(std::string_view word);

}  // namespace tablebank
