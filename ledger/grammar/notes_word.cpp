#include "ledger/grammar/notes_word.h"

#include <array>

#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

std::optional<NotesWord> read_notes_word(std::string_view word) {
    constexpr std::array<std::string_view, 6> times_signs{"x", "X", "х", "Х", "×", "*"};
    for (const std::string_view sign : times_signs) {
        const std::size_t at = word.find(sign);
        if (at == std::string_view::npos) continue;
        const NotesWord read{word.substr(0, at), word.substr(at + sign.size())};
        if (is_digits(read.count) && is_digits(read.value)) return read;
    }
    return std::nullopt;
}

}  // namespace tablebank
