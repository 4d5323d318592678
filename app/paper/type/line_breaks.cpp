#include "app/paper/type/line_breaks.h"

#include <unicode/uchar.h>
#include <unicode/utf16.h>

#include <cstdint>
#include <initializer_list>

namespace tablebank {

namespace {

/// A class of UAX #14, as ULineBreak numbers them.
using BreakClass = int;

bool in(BreakClass one, std::initializer_list<BreakClass> classes) {
    for (const BreakClass other : classes)
        if (one == other) return true;
    return false;
}

/// LB1.
BreakClass class_of(UChar32 character) {
    const BreakClass found = u_getIntPropertyValue(character, UCHAR_LINE_BREAK);
    if (in(found, {U_LB_AMBIGUOUS, U_LB_SURROGATE, U_LB_UNKNOWN})) return U_LB_ALPHABETIC;
    if (found == U_LB_CONDITIONAL_JAPANESE_STARTER) return U_LB_NONSTARTER;
    if (found != U_LB_COMPLEX_CONTEXT) return found;
    const auto mark = U_MASK(u_charType(character)) & (U_GC_MN_MASK | U_GC_MC_MASK);
    return mark != 0 ? U_LB_COMBINING_MARK : U_LB_ALPHABETIC;
}

/// What comes before a place: the class of the last character, blanks and marks not counted, and of the one before it.
struct Before {
    BreakClass last = U_LB_ALPHABETIC;
    BreakClass earlier = U_LB_SPACE;
    bool blanks = false;
    bool joins = false;   ///< the last of all is a joiner (ZWJ)
    int flags_parts = 0;  ///< regional indicators in a row
    /// The last character is a figure, a point in a number, or what closes one: "1.5)".
    enum class Number : std::uint8_t { none, open, closed } number = Number::none;
};

/// What comes after it.
struct After {
    BreakClass next = U_LB_ALPHABETIC;
    bool wide = false;             ///< an East Asian form
    bool before_a_figure = false;  ///< the character after that is one
};

bool is_letter(BreakClass one) {
    return in(one, {U_LB_ALPHABETIC, U_LB_HEBREW_LETTER});
}

bool is_hangul(BreakClass one) {
    return in(one, {U_LB_JL, U_LB_JV, U_LB_JT, U_LB_H2, U_LB_H3});
}

/// LB13 to LB17: rules that reach over blanks.
bool stays_over_blanks(const Before& before, BreakClass next) {
    if (in(next,
           {U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS, U_LB_EXCLAMATION, U_LB_INFIX_NUMERIC, U_LB_BREAK_SYMBOLS}))
        return true;
    if (before.last == U_LB_OPEN_PUNCTUATION) return true;
    if (before.last == U_LB_QUOTATION && next == U_LB_OPEN_PUNCTUATION) return true;
    if (in(before.last, {U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS}) && next == U_LB_NONSTARTER) return true;
    return before.last == U_LB_BREAK_BOTH && next == U_LB_BREAK_BOTH;
}

/// LB25: a number with its signs.
bool is_number_part(const Before& before, const After& after) {
    const bool behind_sign = in(before.last, {U_LB_POSTFIX_NUMERIC, U_LB_PREFIX_NUMERIC});
    if (after.next == U_LB_NUMERIC)
        return behind_sign || in(before.last, {U_LB_HYPHEN, U_LB_INFIX_NUMERIC}) ||
               before.number == Before::Number::open;
    if (in(after.next, {U_LB_POSTFIX_NUMERIC, U_LB_PREFIX_NUMERIC})) return before.number != Before::Number::none;
    return behind_sign && after.next == U_LB_OPEN_PUNCTUATION && after.before_a_figure;
}

/// LB26 and LB27: a syllable of Korean.
bool is_syllable_part(BreakClass last, BreakClass next) {
    if (last == U_LB_JL) return in(next, {U_LB_JL, U_LB_JV, U_LB_H2, U_LB_H3});
    if (in(last, {U_LB_JV, U_LB_H2}) && in(next, {U_LB_JV, U_LB_JT})) return true;
    if (in(last, {U_LB_JT, U_LB_H3}) && next == U_LB_JT) return true;
    return (is_hangul(last) && next == U_LB_POSTFIX_NUMERIC) || (last == U_LB_PREFIX_NUMERIC && is_hangul(next));
}

/// LB22 to LB24, LB28 to LB30b: what belongs to a word.
bool is_word_part(const Before& before, const After& after) {
    const BreakClass last = before.last;
    const BreakClass next = after.next;
    if (next == U_LB_INSEPARABLE) return true;
    if (is_letter(last) && (next == U_LB_NUMERIC || is_letter(next))) return true;
    if (last == U_LB_NUMERIC && is_letter(next)) return true;
    const std::initializer_list<BreakClass> ideographs{U_LB_IDEOGRAPHIC, U_LB_E_BASE, U_LB_E_MODIFIER};
    const std::initializer_list<BreakClass> signs{U_LB_PREFIX_NUMERIC, U_LB_POSTFIX_NUMERIC};
    if (last == U_LB_PREFIX_NUMERIC && in(next, ideographs)) return true;
    if (in(last, ideographs) && next == U_LB_POSTFIX_NUMERIC) return true;
    if ((in(last, signs) && is_letter(next)) || (is_letter(last) && in(next, signs))) return true;
    if (last == U_LB_INFIX_NUMERIC && is_letter(next)) return true;
    const bool in_word = is_letter(last) || last == U_LB_NUMERIC;
    if (in_word && next == U_LB_OPEN_PUNCTUATION && !after.wide) return true;
    if (last == U_LB_CLOSE_PARENTHESIS && (is_letter(next) || next == U_LB_NUMERIC)) return true;
    if (next == U_LB_REGIONAL_INDICATOR && before.flags_parts % 2 == 1) return true;
    return last == U_LB_E_BASE && next == U_LB_E_MODIFIER;
}

/// LB7 to LB31. A mark on the last character never comes here.
bool may_end(const Before& before, const After& after) {
    const BreakClass last = before.last;
    const BreakClass next = after.next;
    if (in(next, {U_LB_SPACE, U_LB_ZWSPACE})) return false;
    if (last == U_LB_ZWSPACE) return true;
    if (before.joins || next == U_LB_WORD_JOINER) return false;
    if (!before.blanks && in(last, {U_LB_WORD_JOINER, U_LB_GLUE})) return false;
    if (next == U_LB_GLUE && !before.blanks && !in(last, {U_LB_BREAK_AFTER, U_LB_HYPHEN})) return false;
    if (stays_over_blanks(before, next)) return false;
    if (before.blanks) return true;
    if (next == U_LB_QUOTATION || last == U_LB_QUOTATION) return false;
    if (next == U_LB_CONTINGENT_BREAK || last == U_LB_CONTINGENT_BREAK) return true;
    if (last == U_LB_HYPHEN && before.earlier == U_LB_SPACE && is_letter(next)) return false;  // an option: -o
    if (in(next, {U_LB_BREAK_AFTER, U_LB_HYPHEN, U_LB_NONSTARTER}) || last == U_LB_BREAK_BEFORE) return false;
    if (before.earlier == U_LB_HEBREW_LETTER && in(last, {U_LB_HYPHEN, U_LB_BREAK_AFTER})) return false;
    if (last == U_LB_BREAK_SYMBOLS && next == U_LB_HEBREW_LETTER) return false;
    return !is_number_part(before, after) && !is_syllable_part(last, next) && !is_word_part(before, after);
}

/// The state after a character; marks change nothing.
void go_on(Before& before, BreakClass next) {
    before.joins = false;
    if (next == U_LB_SPACE) {
        before.blanks = true;
        return;
    }
    const bool in_number = before.number == Before::Number::open && !before.blanks;
    const bool is_point = in(next, {U_LB_BREAK_SYMBOLS, U_LB_INFIX_NUMERIC});
    const bool closes = in(next, {U_LB_CLOSE_PUNCTUATION, U_LB_CLOSE_PARENTHESIS});
    before.number = next == U_LB_NUMERIC || (in_number && is_point) ? Before::Number::open
                    : in_number && closes                           ? Before::Number::closed
                                                                    : Before::Number::none;
    const int flags_parts = before.blanks ? 0 : before.flags_parts;
    before.flags_parts = next == U_LB_REGIONAL_INDICATOR ? flags_parts + 1 : 0;
    before.earlier = before.blanks ? static_cast<BreakClass>(U_LB_SPACE) : before.last;
    before.last = next;
    before.blanks = false;
}

After after_at(std::u16string_view text, std::size_t& at) {
    UChar32 character = 0;
    U16_NEXT(text.data(), at, text.size(), character);
    const int width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
    return {class_of(character), in(width, {U_EA_FULLWIDTH, U_EA_WIDE, U_EA_HALFWIDTH}),
            at < text.size() && class_of(text[at]) == U_LB_NUMERIC};
}

}  // namespace

std::vector<bool> line_breaks_in(std::u16string_view text) {
    std::vector<bool> ends(text.size(), false);
    Before before;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        After after = after_at(text, at);
        if (in(after.next, {U_LB_COMBINING_MARK, U_LB_ZWJ})) {
            if (begin > 0 && !before.blanks && before.last != U_LB_ZWSPACE) {  // LB9
                before.joins = after.next == U_LB_ZWJ;
                continue;
            }
            after.next = U_LB_ALPHABETIC;  // LB10
        }
        ends[begin] = begin > 0 && may_end(before, after);
        if (begin == 0) before.last = U_LB_SPACE;
        go_on(before, after.next);
    }
    return ends;
}

}  // namespace tablebank
