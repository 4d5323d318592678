#include "ledger/text/character.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace tablebank {

Character next_character(std::string_view text, std::size_t& at) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const std::size_t size = text.size();
    UChar32 character = 0;
    U8_NEXT(bytes, at, size, character);
    return character < 0 ? malformed_character : character;
}

bool is_blank(Character character) {
    return character >= 0 && u_isblank(character);
}

bool is_plain(Character character) {
    constexpr std::uint32_t breaking = U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    return character >= 0 && (U_GET_GC_MASK(character) & breaking) == 0;
}

int count_characters(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) static_cast<void>(next_character(text, at));
    return count;
}

}  // namespace tablebank
