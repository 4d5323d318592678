#include "ledger/text/utf8.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>
#include <unicode/uversion.h>

#include <array>
#include <cstddef>

namespace tablebank {
namespace {

/// Most typed characters, which need no ICU.
constexpr bool has_seven_bits(Character character) {
    return character >= 0 && character < 0x80;
}

/// The version of Unicode in ICU 72 of Debian 12.
constexpr std::uint8_t oldest_version = 15;

bool is_newer(Character character) {
    UVersionInfo since{};
    u_charAge(character, since);
    return since[0] > oldest_version || (since[0] == oldest_version && since[1] > 0);
}

/// Whether a character belongs to a script that is in use today, or to none. Characters of dead scripts, of music, and
/// placeholders are in few fonts, and some of them are empty.
bool is_of_script_in_use(Character character) {
    constexpr Character held_place = 0xFFFC;
    if (character == held_place || ublock_getCode(character) == UBLOCK_MUSICAL_SYMBOLS) return false;
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(character, &status);
    if (U_FAILURE(status)) return false;
    if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED) return true;
    const UScriptUsage usage = uscript_getUsage(script);
    return usage == USCRIPT_USAGE_RECOMMENDED || usage == USCRIPT_USAGE_LIMITED_USE;
}

}  // namespace

Character next_character(std::string_view text, std::size_t& at) {
    if (has_seven_bits(static_cast<unsigned char>(text[at]))) return text[at++];
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const std::size_t size = text.size();
    UChar32 character = 0;
    U8_NEXT(bytes, at, size, character);
    return character < 0 ? malformed_character : character;
}

void append_character(std::string& text, Character character) {
    std::array<std::uint8_t, U8_MAX_LENGTH> bytes{};
    std::size_t size = 0;
    U8_APPEND_UNSAFE(bytes, size, character);
    text.append(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
}

bool is_blank(Character character) {
    if (has_seven_bits(character)) return character == ' ' || character == '\t';
    return character >= 0 && u_isblank(character);
}

bool is_plain(Character character) {
    constexpr Character rubout = 0x7F;
    if (has_seven_bits(character)) return character >= ' ' && character != rubout;
    constexpr std::uint32_t breaking = U_GC_CC_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
    return character >= 0 && (U_GET_GC_MASK(character) & breaking) == 0;
}

bool is_known_everywhere(Character character) {
    if (has_seven_bits(character)) return true;
    constexpr std::uint32_t nobodys = U_GC_CO_MASK | U_GC_CN_MASK | U_GC_CS_MASK;
    return character >= 0 && (U_GET_GC_MASK(character) & nobodys) == 0 && !is_newer(character) &&
           is_of_script_in_use(character);
}

bool may_be_newer(Character character) {
    if (character < 0 || U_IS_UNICODE_NONCHAR(character)) return false;
    return u_charType(character) == U_UNASSIGNED || is_newer(character);
}

int count_characters(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) static_cast<void>(next_character(text, at));
    return count;
}

}  // namespace tablebank
