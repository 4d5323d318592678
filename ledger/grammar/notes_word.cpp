#include "ledger/grammar/notes_word.h"

#include <algorithm>
#include <array>

#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

namespace {

constexpr std::array<std::string_view, 6> times_signs{"x", "X", "х", "Х", "×", "*"};

}  // namespace

std::optional<NotesWord> split_notes_word(std::string_view word) {
    const std::size_t count = std::min(word.find_first_not_of("0123456789"), word.size());
    if (count == 0) return std::nullopt;
    for (const std::string_view sign : times_signs)
        if (word.substr(count).starts_with(sign))
            return NotesWord{word.substr(0, count), word.substr(count + sign.size()), count + sign.size()};
    return std::nullopt;
}

std::optional<NotesWord> read_notes_word(std::string_view word) {
    const auto notes = split_notes_word(word);
    return notes && is_digits(notes->value) ? notes : std::nullopt;
}

}  // namespace tablebank
