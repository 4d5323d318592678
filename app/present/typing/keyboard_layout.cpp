#include "app/present/typing/keyboard_layout.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// The same 33 keys in two layouts, lower case; the punctuation of a Latin keyboard is letters of the Russian one.
constexpr std::u32string_view latin_keys = U"`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
constexpr std::u32string_view russian_keys = U"ёйцукенгшщзхъфывапролджэячсмитьбю";
constexpr std::u32string_view latin_shifted = U"~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>";
constexpr std::u32string_view russian_shifted = U"ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ";
static_assert(latin_keys.size() == 33 && russian_keys.size() == 33);
static_assert(latin_shifted.size() == 33 && russian_shifted.size() == 33);

constexpr std::size_t most_words = 6;  ///< each of them tried both ways

std::u32string to_characters(std::string_view text) {
    constexpr char32_t replacement = 0xFFFD;
    std::u32string characters;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        characters += character == malformed_character ? replacement : static_cast<char32_t>(character);
    }
    return characters;
}

std::string to_text(std::u32string_view characters) {
    std::string text;
    for (const char32_t character : characters) append_character(text, static_cast<Character>(character));
    return text;
}

bool is_latin_letter(char32_t character) {
    return (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z');
}
bool is_russian_letter(char32_t character) {
    return russian_keys.find(character) != russian_keys.npos || russian_shifted.find(character) != russian_shifted.npos;
}

char32_t on_other(char32_t character, std::u32string_view from, std::u32string_view to) {
    const std::size_t key = from.find(character);
    return key == from.npos ? character : to[key];
}

/// `кщдд` to `roll`. The sign of a number is another key there.
std::optional<std::string> to_latin(std::u32string_view word) {
    const bool sign = word.starts_with(U'№');
    if (!sign && std::ranges::none_of(word, is_russian_letter)) return std::nullopt;
    if (std::ranges::any_of(word, is_latin_letter)) return std::nullopt;
    std::u32string meant;
    for (const char32_t character : word) {
        const char32_t key = on_other(character, russian_keys, latin_keys);
        meant += character == U'№' ? U'#' : on_other(key, russian_shifted, latin_shifted);
    }
    return to_text(meant);
}

/// `htynf` to `рента`.
std::optional<std::string> to_russian(std::u32string_view word) {
    if (std::ranges::none_of(word, is_latin_letter) || std::ranges::any_of(word, is_russian_letter))
        return std::nullopt;
    std::u32string meant;
    for (const char32_t character : word) {
        const char32_t key = on_other(character, latin_keys, russian_keys);
        meant += on_other(key, latin_shifted, russian_shifted);
    }
    return to_text(meant);
}

/// `"34` to `@34`: the character is on the key of 2 in both layouts.
std::optional<std::string> to_space(std::u32string_view word) {
    const bool digits = word.size() > 1 && std::ranges::all_of(word.substr(1), [](char32_t character) {
                            return character >= U'0' && character <= U'9';
                        });
    if (!word.starts_with(U'"') || !digits) return std::nullopt;
    return "@" + to_text(word.substr(1));
}

/// Whether a quote is the sign of a space: digits follow up to the end of the word.
bool begins_space(std::string_view text) {
    const std::string_view word = text.substr(1, text.find(' ') - 1);
    return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

/// A part of a line: a word, or what separates words, or a text in quotes. `meant` is what else it may be.
struct Part {
    std::string typed;
    std::optional<std::string> meant;
};

/// A text in quotes is not changed.
std::vector<Part> parts_of(std::string_view text) {
    std::vector<Part> parts;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = 0;
        if (text[at] == ' ') {
            end = std::min(text.find_first_not_of(' ', at), text.size());
            parts.push_back({std::string{text.substr(at, end - at)}, std::nullopt});
        } else if (text[at] == '"' && !begins_space(text.substr(at))) {
            // Up to the closing one; if it is missing, all the rest is the text.
            end = std::min(text.find('"', at + 1), text.size() - 1) + 1;
            parts.push_back({std::string{text.substr(at, end - at)}, std::nullopt});
        } else {
            end = std::min(text.find(' ', at), text.size());
            Part part{std::string{text.substr(at, end - at)}, std::nullopt};
            const std::u32string word = to_characters(part.typed);
            for (const auto way : {to_latin, to_russian, to_space}) {
                if (!part.meant) part.meant = way(word);
            }
            parts.push_back(std::move(part));
        }
        at = end;
    }
    return parts;
}

/// The line, with those of its changeable words changed whose bit is set.
std::string with_changed(const std::vector<Part>& parts, unsigned changed) {
    std::string line;
    for (const Part& part : parts) {
        if (!part.meant) {
            line += part.typed;
            continue;
        }
        line += (changed & 1U) != 0 ? *part.meant : part.typed;
        changed >>= 1U;
    }
    return line;
}

void add_readings(const std::vector<Part>& parts, std::vector<std::string>& readings) {
    const auto words =
        static_cast<std::size_t>(std::ranges::count_if(parts, [](const Part& part) { return part.meant.has_value(); }));
    if (words == 0) return;
    if (words > most_words) {
        readings.push_back(with_changed(parts, ~0U));
        return;
    }
    std::vector<unsigned> choices;
    for (unsigned choice = 1; choice < 1U << words; ++choice) choices.push_back(choice);
    std::ranges::stable_sort(choices, {}, [](unsigned choice) { return std::popcount(choice); });
    for (const unsigned choice : choices) readings.push_back(with_changed(parts, choice));
}

}  // namespace

std::vector<std::string> meant_by_keys(std::string_view text) {
    std::vector<std::string> readings;
    add_readings(parts_of(text), readings);
    return readings;
}

}  // namespace tablebank
