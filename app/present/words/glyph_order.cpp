#include "app/present/words/glyph_order.h"

#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/ushape.h>

#include <algorithm>
#include <cstddef>
#include <memory>

#include "ledger/text/escape.h"

namespace tablebank {
namespace {

struct CloseBidi {
    void operator()(UBiDi* bidi) const { ubidi_close(bidi); }
};

icu::UnicodeString composed(const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* composer = icu::Normalizer2::getNFCInstance(status);
    icu::UnicodeString whole = U_SUCCESS(status) ? composer->normalize(text, status) : text;
    return U_SUCCESS(status) ? whole : text;
}

/// Arabic letters in the forms that they have next to one another.
icu::UnicodeString joined(const icu::UnicodeString& text) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString shaped;
    const std::int32_t room = 2 * text.length() + 1;
    const std::int32_t length = u_shapeArabic(text.getBuffer(), text.length(), shaped.getBuffer(room), room,
                                              U_SHAPE_LETTERS_SHAPE | U_SHAPE_TEXT_DIRECTION_LOGICAL, &status);
    shaped.releaseBuffer(U_SUCCESS(status) ? length : 0);
    return U_SUCCESS(status) ? shaped : text;
}

/// The letters of one right-to-left name, in the order in which they are painted.
icu::UnicodeString turned(const icu::UnicodeString& name) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UBiDi, CloseBidi> bidi(ubidi_open());
    ubidi_setPara(bidi.get(), name.getBuffer(), name.length(), 1, nullptr, &status);
    icu::UnicodeString painted;
    const std::int32_t room = name.length() + 1;
    const std::int32_t length = ubidi_writeReordered(bidi.get(), painted.getBuffer(room), room,
                                                     UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING, &status);
    painted.releaseBuffer(U_SUCCESS(status) ? length : 0);
    return U_SUCCESS(status) ? painted : name;
}

bool runs_left(UChar32 character) {
    const UCharDirection direction = u_charDirection(character);
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

/// Characters that may occur within a name.
bool joins_words(UChar32 character) {
    return character == ' ' || character == '-' || character == '\'' || u_charType(character) == U_NON_SPACING_MARK;
}

/// One past the last letter of the name that begins at `begin`.
std::int32_t end_of_name(const icu::UnicodeString& text, std::int32_t begin) {
    std::int32_t end = begin;
    for (std::int32_t at = begin; at < text.length(); at = text.moveIndex32(at, 1)) {
        const UChar32 character = text.char32At(at);
        if (!runs_left(character) && !joins_words(character)) break;
        if (character != ' ') end = text.moveIndex32(at, 1);
    }
    return end;
}

/// Each name separately: a number after a name belongs to the sentence and keeps its place.
icu::UnicodeString reordered(const icu::UnicodeString& text) {
    icu::UnicodeString painted;
    for (std::int32_t at = 0; at < text.length();) {
        const std::int32_t end = runs_left(text.char32At(at)) ? end_of_name(text, at) : text.moveIndex32(at, 1);
        const icu::UnicodeString part = text.tempSubStringBetween(at, end);
        painted += runs_left(text.char32At(at)) ? turned(part) : part;
        at = end;
    }
    return painted;
}

/// Whether the text has a character that changes the direction of reading, separates lines or is invisible, between
/// U+200B and U+206F. The others begin as Hebrew and Arabic letters do.
bool has_turning_mark(std::string_view text) {
    constexpr std::string_view lead = "\xE2";
    for (std::size_t at = text.find(lead); at != std::string_view::npos; at = text.find(lead, at + 1))
        if (is_unseen(next_character(text, at))) return true;
    return false;
}

}  // namespace

bool is_visual(std::string_view text) {
    if (has_turning_mark(text)) return false;
    // The first bytes of combining accents (U+0300 on), of the scripts from Hebrew to the last of two bytes, of those
    // of South Asia, and of the forms of Hebrew and Arabic letters.
    return std::ranges::none_of(text, [](char sign) {
        const auto byte = static_cast<unsigned char>(sign);
        return byte == 0xCC || byte == 0xCD || (byte >= 0xD6 && byte <= 0xE0) || byte == 0xEF || byte == 0xF0;
    });
}

std::string glyph_order(std::string_view text) {
    if (is_visual(text)) return std::string{text};
    std::string shown;  // with each malformed byte as one character, and each invisible character as a mark
    icu::UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())}).toUTF8String(shown);
    shown = escape_lines(shown);
    const auto decoded = icu::UnicodeString::fromUTF8(shown);
    std::string painted;
    return reordered(joined(composed(decoded))).toUTF8String(painted);
}

}  // namespace tablebank
