#include "ledger/text/case_fold.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <stdexcept>

#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr int longest_name = 24;

using FindNormalizer = const icu::Normalizer2* (*)(UErrorCode&);

/// Malformed bytes become U+FFFD on the way into ICU's own string.
std::string normalised(std::string_view text, FindNormalizer find) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = find(status);
    const auto decoded = icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
    icu::UnicodeString result;
    if (U_SUCCESS(status)) result = normalizer->normalize(decoded, status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string{"ICU: "} + u_errorName(status));
    std::string encoded;
    return result.toUTF8String(encoded);
}

/// In Russian the two dots of ё are usually omitted: "Петр" is Пётр.
std::string with_plain_yo(std::string folded) {
    constexpr std::string_view yo = "ё";
    constexpr std::string_view ye = "е";
    for (std::size_t at = folded.find(yo); at != std::string::npos; at = folded.find(yo, at))
        folded.replace(at, yo.size(), ye);
    return folded;
}

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_mark(Character character) {
    return (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

/// Characters that are not drawn would let two different names look alike.
bool is_invisible(Character character) {
    return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

/// Whether a name may have `character` after `before`: a mark requires a letter before it.
bool may_follow(Character before, Character character) {
    if (!is_known_everywhere(character) || is_invisible(character)) return false;
    if (is_mark(character)) return u_isalpha(before) || is_mark(before);
    return u_isalpha(character) || u_isdigit(character) || character == ' ' || character == '-' || character == '\'';
}

template <class MayFollow>
bool is_name_of(std::string_view text, const MayFollow& may_follow) {
    if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
    Character before = ' ';
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (!may_follow(before, character)) return false;
        before = character;
    }
    if (is_ascii(text)) return count_characters(text) <= longest_name;
    // A letter typed as a base and its accent is one letter.
    return count_characters(normalised(text, &icu::Normalizer2::getNFCInstance)) <= longest_name;
}

}  // namespace

std::string fold(std::string_view text) {
    if (!is_ascii(text)) return with_plain_yo(normalised(text, &icu::Normalizer2::getNFKCCasefoldInstance));
    // The same result without ICU, for the words that most lines consist of.
    std::string folded{text};
    std::ranges::transform(folded, folded.begin(), lower);
    return folded;
}

bool is_player_name(std::string_view text) {
    return is_name_of(text, may_follow);
}

bool is_kept_player_name(std::string_view text) {
    return is_name_of(text, [](Character before, Character character) {
        if (may_be_newer(character)) return !is_invisible(character);
        return may_follow(may_be_newer(before) ? 'a' : before, character);
    });
}

bool is_plain_text(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (!is_plain(next_character(text, at))) return false;
    }
    return true;
}

}  // namespace tablebank
