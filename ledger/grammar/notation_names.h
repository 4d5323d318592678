#pragma once
// Who and what a word means, beyond the public find_player and find_deed. Inner header of the line grammar. Errors
// carry column 1; the reader knows the right one.

#include <string_view>
#include <variant>

#include "ledger/grammar/notation.h"

namespace tablebank {

/// By name or unique prefix of one, never by seat number: what a quoted word means.
[[nodiscard]] std::variant<Seat, ParseError> find_player_by_name(const Setup& setup, std::string_view text);
/// Index into Edition::cities, by slug, name or unique prefix of one of their words.
[[nodiscard]] std::variant<int, ParseError> find_city(const Edition& edition, std::string_view text);

/// Whether a slug, a name or one of their words begins so. `beginning` is folded.
[[nodiscard]] bool begins_so(std::string_view slug, std::string_view name, std::string_view beginning);

}  // namespace tablebank
