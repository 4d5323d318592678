#pragma once
// The bytes of a text file as UTF-8. Spreadsheets save UTF-8, "Unicode text" (UTF-16), and by default the code page of
// their system, which nothing in the file names. ICU does the work.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tablebank {

enum class TextEncoding : std::uint8_t { utf_8, utf_16le, utf_16be, windows_1250, windows_1251, windows_1252 };
inline constexpr std::array all_encodings{TextEncoding::utf_8,        TextEncoding::utf_16le,
                                          TextEncoding::utf_16be,     TextEncoding::windows_1250,
                                          TextEncoding::windows_1251, TextEncoding::windows_1252};

/// Its registered name: "windows-1252".
[[nodiscard]] std::string_view to_string(TextEncoding encoding);
/// By that name, in any case; nullopt for another one.
[[nodiscard]] std::optional<TextEncoding> read_encoding(std::string_view name);
/// The code page of a system in that language ("pl", "ru-RU"): Windows-1252 unless it is another one of these.
[[nodiscard]] TextEncoding code_page_of(std::string_view language);

struct DecodedText {
    std::string text;  ///< UTF-8 without a byte order mark
    TextEncoding encoding = TextEncoding::utf_8;
    bool is_assumed = false;  ///< nothing in the bytes tells: it is the code page that was offered
};
/// The bytes are not text in that encoding.
struct NotText {
    int line = 1;  ///< of the first bytes that are not
};
/// By the byte order mark, otherwise by the bytes: UTF-16 if every second one of most characters is 0, UTF-8 if they
/// are well-formed, else the code page.
[[nodiscard]] std::variant<DecodedText, NotText> decode_text(std::string_view bytes, TextEncoding code_page);
/// As requested, whatever the bytes look like; a byte order mark of that encoding is skipped.
[[nodiscard]] std::variant<DecodedText, NotText> decode_text_as(std::string_view bytes, TextEncoding encoding);

}  // namespace tablebank
