#include "ledger/grammar/notes_word.h"

#include <algorithm>
#include <array>

#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

namespace {

constexpr std::array<std::string_view, 6> times_signs{"x", "X", "х", "Х", "×", "*"};

}  // namespace

std::size_t notes_sign(std::string_view word) {
    const std::size_t count = std::min(word.find_first_not_of("0123456789"), word.size());
    if (count == 0) return 0;
    for (const std::string_view sign : times_signs)
        if (word.substr(count).starts_with(sign)) return count + sign.size();
    return 0;
}

std::optional<NotesWord> read_notes_word(std::string_view word) {
    const std::size_t sign = notes_sign(word);
    if (sign == 0 || !is_digits(word.substr(sign))) return std::nullopt;
    return NotesWord{word.substr(0, word.find_first_not_of("0123456789")), word.substr(sign)};
}

}  // namespace tablebank
