#pragma once
// Numbers and notes as people say them in the languages of the program: "500 thousand", "2 notes of 500", "3 fifties".
// Plain words of any language, compared without capitals and accents. Internal header of the line grammar.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tablebank {

/// The number of zeros that a word adds to the number before it: 3 for "thousand"; nullopt for any other word.
[[nodiscard]] std::optional<std::size_t> zeros_of_unit(std::string_view typed);

/// A word for a quantity that the program does not read as a number: "five", "cent", "k".
[[nodiscard]] bool is_spoken_number(std::string_view typed);

/// "notes", "billets", "banknoty".
[[nodiscard]] bool is_note_word(std::string_view typed);

/// The value of notes that have a name: 50 for "fifties"; nullopt for any other word.
[[nodiscard]] std::optional<std::int64_t> value_of_named_notes(std::string_view typed);

/// A word between a count of notes and their value: "of", "de", "po", "times".
[[nodiscard]] bool is_between_count_and_value(std::string_view typed);

/// Whether a word after a number belongs to it, so that no reason begins with it.
[[nodiscard]] bool belongs_to_figure(std::string_view typed);

/// Whether a word is the name of the currency with this ISO 4217 code: "euros" of EUR.
[[nodiscard]] bool names_currency(std::string_view typed, std::string_view code);

}  // namespace tablebank
