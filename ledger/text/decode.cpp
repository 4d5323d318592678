#include "ledger/text/decode.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <memory>
#include <stdexcept>
#include <vector>

#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Decoded = std::variant<DecodedText, NotText>;
using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

constexpr std::string_view mark_of(TextEncoding encoding) {
    switch (encoding) {
        case TextEncoding::utf_8:
            return "\xEF\xBB\xBF";
        case TextEncoding::utf_16le:
            return "\xFF\xFE";
        case TextEncoding::utf_16be:
            return "\xFE\xFF";
        default:
            return {};
    }
}

int line_at_end(std::string_view text) {
    return static_cast<int>(std::ranges::count(text, '\n')) + 1;
}

Decoded decoded_utf_8(std::string_view bytes) {
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t begin = at;
        if (next_character(bytes, at) == malformed_character) return NotText{line_at_end(bytes.substr(0, begin))};
    }
    return DecodedText{.text = std::string(bytes)};
}

/// Stops at the first bytes that the encoding does not have.
Decoded converted(std::string_view bytes, TextEncoding encoding) {
    UErrorCode status = U_ZERO_ERROR;
    const Converter converter(ucnv_open(std::string(to_string(encoding)).c_str(), &status), &ucnv_close);
    if (U_SUCCESS(status))
        ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string{"ICU: "} + u_errorName(status));
    std::vector<UChar> units(bytes.size() + 1);
    UChar* target = units.data();
    const char* source = bytes.data();
    ucnv_toUnicode(converter.get(), &target, units.data() + units.size(), &source, bytes.data() + bytes.size(), nullptr,
                   1, &status);
    DecodedText decoded{.text = {}, .encoding = encoding};
    icu::UnicodeString(units.data(), static_cast<std::int32_t>(target - units.data())).toUTF8String(decoded.text);
    if (U_FAILURE(status)) return NotText{line_at_end(decoded.text)};
    return decoded;
}

/// A byte of 0 is a half of a character, never one of a text: the half in which most of them are is the higher one.
std::optional<TextEncoding> without_mark_16(std::string_view bytes) {
    if (bytes.size() < 2 || bytes.size() % 2 != 0) return std::nullopt;
    std::array<std::size_t, 2> zeros{};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        if (bytes[at] == '\0') ++zeros[at % 2];
    const std::size_t half = bytes.size() / 4;  // of all the characters
    if (zeros[1] > half && zeros[0] == 0) return TextEncoding::utf_16le;
    if (zeros[0] > half && zeros[1] == 0) return TextEncoding::utf_16be;
    return std::nullopt;
}

}  // namespace

std::string_view to_string(TextEncoding encoding) {
    switch (encoding) {
        case TextEncoding::utf_8:
            return "utf-8";
        case TextEncoding::utf_16le:
            return "utf-16le";
        case TextEncoding::utf_16be:
            return "utf-16be";
        case TextEncoding::windows_1250:
            return "windows-1250";
        case TextEncoding::windows_1251:
            return "windows-1251";
        case TextEncoding::windows_1252:
            return "windows-1252";
    }
    return {};
}

std::optional<TextEncoding> read_encoding(std::string_view name) {
    const std::string folded = fold(name);
    const auto found = std::ranges::find(all_encodings, folded, [](TextEncoding one) { return to_string(one); });
    return found == all_encodings.end() ? std::nullopt : std::optional{*found};
}

TextEncoding code_page_of(std::string_view language) {
    constexpr std::array<std::string_view, 8> central{"pl", "cs", "sk", "hu", "hr", "sl", "ro", "sr"};
    constexpr std::array<std::string_view, 5> cyrillic{"ru", "uk", "be", "bg", "mk"};
    const std::string_view own = language.substr(0, language.find_first_of("-_"));
    if (std::ranges::find(central, own) != central.end()) return TextEncoding::windows_1250;
    if (std::ranges::find(cyrillic, own) != cyrillic.end()) return TextEncoding::windows_1251;
    return TextEncoding::windows_1252;
}

Decoded decode_text_as(std::string_view bytes, TextEncoding encoding) {
    if (bytes.starts_with(mark_of(encoding))) bytes.remove_prefix(mark_of(encoding).size());
    return encoding == TextEncoding::utf_8 ? decoded_utf_8(bytes) : converted(bytes, encoding);
}

Decoded decode_text(std::string_view bytes, TextEncoding code_page) {
    for (const TextEncoding marked : {TextEncoding::utf_8, TextEncoding::utf_16le, TextEncoding::utf_16be})
        if (bytes.starts_with(mark_of(marked))) return decode_text_as(bytes, marked);
    if (const auto wide = without_mark_16(bytes)) return decode_text_as(bytes, *wide);
    // A byte of 0 is in no text: the line of it is what is wrong, not an encoding.
    Decoded utf_8 = decoded_utf_8(bytes);
    if (std::holds_alternative<DecodedText>(utf_8)) return utf_8;
    Decoded paged = decode_text_as(bytes, code_page);
    if (auto* text = std::get_if<DecodedText>(&paged)) text->is_assumed = true;
    return paged;
}

}  // namespace tablebank
