#include "ledger/text/clear_name.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <stdexcept>

#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

struct CloseChecker {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

/// The tables of Unicode's report 39. They never change, so every thread may use them.
const USpoofChecker& look_tables() {
    static const std::unique_ptr<USpoofChecker, CloseChecker> tables = [] {
        UErrorCode status = U_ZERO_ERROR;
        std::unique_ptr<USpoofChecker, CloseChecker> opened{uspoof_open(&status)};
        if (U_FAILURE(status)) throw std::runtime_error(std::string{"ICU: "} + u_errorName(status));
        return opened;
    }();
    return *tables;
}

/// Spaces of every width, and the Braille pattern without dots.
bool is_empty_place(Character character) {
    constexpr Character braille_blank = 0x2800;
    return is_blank(character) || character == braille_blank;
}

bool is_joined(Character character) {
    return character >= 0 && (U_GET_GC_MASK(character) & U_GC_M_MASK) != 0;
}

/// With one plain space in place of any, and without characters that are not drawn.
icu::UnicodeString drawn(std::string_view text) {
    icu::UnicodeString signs;
    bool blank = false;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (is_unseen(character)) continue;
        if (is_empty_place(character)) {
            blank = !signs.isEmpty();
            continue;
        }
        if (blank) signs.append(u' ');
        blank = false;
        // Unicode treats the small palochka as an i; in every font it is the bar of a lower-case L.
        constexpr Character small_palochka = 0x4CF;
        signs.append(character == small_palochka ? Character{'l'} : character);
    }
    return signs;
}

/// The appearance of a text: the same for all texts that can be confused.
std::string look_of(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString look;
    uspoof_getSkeletonUnicodeString(&look_tables(), 0, drawn(text), look, &status);
    if (U_FAILURE(status)) throw std::runtime_error(std::string{"ICU: "} + u_errorName(status));
    std::string encoded;
    return look.toUTF8String(encoded);
}

/// In addition to Unicode's "rn" for m. Upper and lower case are kept: "Clara" does not look like "Dara".
std::string with_narrow_letters(std::string look) {
    using Pair = std::pair<std::string_view, std::string_view>;
    for (const auto& [two, one] : {Pair{"vv", "w"}, Pair{"VV", "W"}, Pair{"cl", "d"}})
        for (std::size_t at = look.find(two); at != std::string::npos; at = look.find(two, at + 1))
            look.replace(at, two.size(), one);
    return look;
}

/// As it is written, and without regard to capital letters.
std::array<std::string, 2> looks_of(const std::string& name) {
    return {with_narrow_letters(look_of(name)), look_of(fold(name))};
}

}  // namespace

bool has_clear_marks(std::string_view text) {
    int marks = most_marks;  // a mark at the beginning has no letter before it
    for (std::size_t at = 0; at < text.size();) {
        const Character character = next_character(text, at);
        if (!is_joined(character))
            marks = is_empty_place(character) ? most_marks : 0;
        else if (++marks > most_marks)
            return false;
    }
    return true;
}

bool is_clear_text(std::string_view text) {
    if (!is_all_visible(text) || !has_clear_marks(text)) return false;
    Character last = ' ';
    for (std::size_t at = 0; at < text.size();) {
        const bool first = at == 0;
        last = next_character(text, at);
        if ((first && is_empty_place(last)) || !is_known_everywhere(last)) return false;
    }
    return !is_empty_place(last);
}

std::optional<int> number_in_front(std::string_view name) {
    const std::string folded = fold(name);
    const char* const end = folded.data() + std::min(folded.find(' '), folded.size());
    int number = 0;
    const auto [stopped, status] = std::from_chars(folded.data(), end, number);
    if (status != std::errc{} || stopped != end || number < 0) return std::nullopt;
    return number;
}

void NamesMet::meet(const std::string& name) {
    for (std::string& look : looks_of(name)) by_look_.emplace(std::move(look), name);
}

std::optional<std::string> NamesMet::look_alike(const std::string& name) const {
    const std::string folded = fold(name);
    for (const std::string& look : looks_of(name)) {
        const auto [begin, end] = by_look_.equal_range(look);
        for (auto met = begin; met != end; ++met)
            if (fold(met->second) != folded) return met->second;
    }
    return std::nullopt;
}

std::optional<std::pair<std::string, std::string>> first_look_alike(const std::vector<std::string>& names) {
    NamesMet met;
    for (const std::string& name : names) {
        if (const auto other = met.look_alike(name)) return std::pair{*other, name};
        met.meet(name);
    }
    return std::nullopt;
}

}  // namespace tablebank
