#include "app/i18n/catalogue_validation.h"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

// The header of the file: the offset of each number, and the length of the header.
constexpr std::size_t count_at = 8;
constexpr std::size_t keys_at = 12;
constexpr std::size_t texts_at = 16;
constexpr std::size_t slots_at = 20;
constexpr std::size_t slot_table_at = 24;
constexpr std::size_t header_size = 28;
constexpr std::uint32_t magic = 0x950412DE;  ///< of a file with this computer's byte order

constexpr std::size_t most_texts = 100'000;
constexpr std::size_t longest_head = 4096;
constexpr std::size_t longest_rule = 250;  ///< of plurals; that of Polish has 90 characters
constexpr std::size_t least_slots = 3;     ///< the library divides by two fewer

/// A number in the file, the lowest byte first; nullopt beyond its end.
std::optional<std::size_t> figure_at(std::string_view bytes, std::size_t at) {
    constexpr std::size_t size = 4;
    constexpr unsigned bits = 8;
    if (at > bytes.size() || bytes.size() - at < size) return std::nullopt;
    std::uint32_t figure = 0;
    for (std::size_t byte = size; byte-- > 0;) figure = figure << bits | static_cast<unsigned char>(bytes[at + byte]);
    return figure;
}

/// A text in a table of lengths and offsets, which ends in a zero; nullopt if it is not in the file.
std::optional<std::string_view> text_at(std::string_view bytes, std::size_t table, std::size_t number) {
    constexpr std::size_t row = 8;
    const auto length = figure_at(bytes, table + number * row);
    const auto place = figure_at(bytes, table + number * row + row / 2);
    if (!length || !place || *place >= bytes.size() || *length >= bytes.size() - *place) return std::nullopt;
    if (bytes[*place + *length] != '\0') return std::nullopt;
    return bytes.substr(*place, *length);
}

bool is_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();)
        if (next_character(text, at) == malformed_character) return false;
    return true;
}

/// "{player}", and no width, no index and no brace alone. Braces that are meant are written twice.
bool names_only(std::string_view text) {
    constexpr std::string_view braces = "{}";
    constexpr std::string_view signs = "abcdefghijklmnopqrstuvwxyz0123456789_";
    for (std::size_t at = text.find_first_of(braces); at != std::string_view::npos;
         at = text.find_first_of(braces, at)) {
        const std::size_t end = text.find_first_not_of(signs, at + 1);
        if (end == std::string_view::npos) return false;
        const bool twice = end == at + 1 && text[end] == text[at];
        const bool is_name = end > at + 1 && text[at] == '{' && text[end] == '}';
        if (!twice && !is_name) return false;
        at = end + 1;
    }
    return true;
}

/// The text of the empty sentence: the catalogue's own header.
bool is_valid_header(std::string_view head) {
    constexpr std::string_view rule_begins = "plural=";
    if (head.size() > longest_head || head.find("charset=UTF-8\n") == std::string_view::npos) return false;
    const std::size_t begin = head.find(rule_begins);
    if (begin == std::string_view::npos) return true;
    const std::string_view rest = head.substr(begin + rule_begins.size());
    const std::string_view rule = rest.substr(0, rest.find(';'));
    return rule.size() <= longest_rule && rule.find_first_not_of("n0123456789 ()?:!=<>&|%") == std::string_view::npos;
}

/// The places of texts by their hash, which there need not be.
bool has_sound_slots(std::string_view bytes, std::size_t texts) {
    constexpr std::size_t row = 4;
    const auto slots = figure_at(bytes, slots_at);
    const auto table = figure_at(bytes, slot_table_at);
    if (!slots || !table) return false;
    if (*slots == 0) return true;
    if (*slots < least_slots || *slots > bytes.size()) return false;
    for (std::size_t slot = 0; slot < *slots; ++slot) {
        const auto text = figure_at(bytes, *table + slot * row);  // counted from 1
        if (!text || *text > texts) return false;
    }
    return true;
}

}  // namespace

bool is_valid_catalogue(std::string_view bytes) {
    if (bytes.size() < header_size || figure_at(bytes, 0) != magic) return false;
    const std::size_t texts = figure_at(bytes, count_at).value_or(0);
    const std::size_t key_table = figure_at(bytes, keys_at).value_or(0);
    const std::size_t text_table = figure_at(bytes, texts_at).value_or(0);
    if (texts == 0 || texts > most_texts || !has_sound_slots(bytes, texts)) return false;
    bool has_head = false;
    for (std::size_t number = 0; number < texts; ++number) {
        const auto key = text_at(bytes, key_table, number);
        const auto text = text_at(bytes, text_table, number);
        if (!key || !text || !is_utf8(*key) || !is_utf8(*text)) return false;
        if (!(key->empty() ? is_valid_header(*text) : names_only(*text))) return false;
        has_head = has_head || key->empty();
    }
    return has_head;
}

}  // namespace tablebank
