#pragma once
// Look-up of players, deeds and cities by a word, in addition to the public find_player and find_deed. Internal header
// of the line grammar. Errors have column 1; the reader sets the right one.

#include <string>
#include <string_view>
#include <variant>

#include "ledger/grammar/notation.h"

namespace tablebank {

/// By name or unique prefix of one, never by seat number: for a quoted word.
[[nodiscard]] std::variant<Seat, ParseError> find_player_by_name(const Setup& setup, std::string_view text);
/// By seat number, or by name or unique prefix of one, as one word of the grammar.
[[nodiscard]] std::variant<Seat, ParseError> find_seat(const Setup& setup, std::string_view text);
/// By `@SPACE`, or by slug, name or unique prefix of one of their words, as one word of the grammar.
[[nodiscard]] std::variant<Space, ParseError> find_deed_by_word(const Edition& edition, std::string_view text);
/// Index into Edition::cities, by slug, name or unique prefix of one of their words.
[[nodiscard]] std::variant<int, ParseError> find_city(const Edition& edition, std::string_view text);

/// The name of a kept card or of a character as it is printed, if that is what was typed without regard to capitals,
/// accents and points; else what was typed.
[[nodiscard]] std::string printed_card_name(const Edition& edition, std::string typed);

/// Whether a slug, a name or one of their words has this prefix. `beginning` must be folded.
[[nodiscard]] bool begins_so(std::string_view slug, std::string_view name, std::string_view beginning);

}  // namespace tablebank
