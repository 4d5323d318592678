#include "app/paper/words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/paper/type/line_breaks.h"
#include "app/paper/type/paragraph.h"
#include "ledger/text/escape.h"

namespace tablebank {

namespace {

/// In the order of PaperFont.
constexpr std::array<TypeStyle, 10> looks{{{TypefaceKind::regular, 8.3},
                                           {TypefaceKind::bold, 8.3},
                                           {TypefaceKind::regular, 6.9},
                                           {TypefaceKind::bold, 9.2},
                                           {TypefaceKind::bold, 17},
                                           {TypefaceKind::bold, 9.6},
                                           {TypefaceKind::regular, 9.8},
                                           {TypefaceKind::typed, 7.9},
                                           {TypefaceKind::bold, 13.5},
                                           {TypefaceKind::bold, 10.8}}};

/// A row that is higher than a page could not be put anywhere.
constexpr int most_rows = 40;

const TypeStyle& look_of(PaperFont font) {
    return looks.at(static_cast<std::size_t>(font));
}

/// What is printed of a text, in the units of the typesetter.
std::u16string printed(std::string_view text) {
    const std::string seen = escape_invisible(text);
    std::u16string units;
    for (std::size_t at = 0; at < seen.size();) {
        const auto character = static_cast<char32_t>(next_character(seen, at));
        constexpr char32_t beyond = 0x10000;  // written as a pair of units
        if (character < beyond) {
            units += static_cast<char16_t>(character);
        } else {
            units += static_cast<char16_t>(0xD800 + ((character - beyond) >> 10U));
            units += static_cast<char16_t>(0xDC00 + ((character - beyond) & 0x3FFU));
        }
    }
    return units;
}

StyledText styled(std::string_view text, PaperFont font) {
    return {printed(text), {{0, look_of(font)}}};
}

void add_row(TypesetWords& words, TypesetRow row) {
    row.base += words.height;
    words.height += row.height;
    words.width = std::max(words.width, row.width);
    words.rows.push_back(std::move(row));
}

/// Points. A place that was measured for a text holds it, although its sums were rounded.
constexpr double hair = 0.01;

/// The styles of a part of a text.
StyledText part_of(const StyledText& styled, std::size_t begin, std::size_t end) {
    StyledText part{styled.text.substr(begin, end - begin), {}};
    for (const StyledText::Part& style : styled.parts) {
        if (style.begin <= begin) part.parts.assign(1, {0, style.style});
        if (style.begin > begin && style.begin < end) part.parts.push_back({style.begin - begin, style.style});
    }
    return part;
}

/// The rest of a text in one row that ends in dots.
void add_cut_row(TypesetWords& words, const Paragraph& whole, std::size_t begin, double most,
                 const std::string& language) {
    const std::size_t size = whole.size();
    std::size_t end = begin;
    while (end < size && whole.width(begin, end) <= most) ++end;
    for (;; --end) {
        if (!whole.may_cut(end)) continue;
        std::size_t seen = end;
        while (seen > begin && whole.styled().text[seen - 1] == u' ') --seen;
        StyledText cut = part_of(whole.styled(), begin, seen);
        cut.text += u'…';
        const Paragraph row(std::move(cut), language);
        if (row.whole().width > most && end > begin) continue;
        row.add_unknown(0, row.size(), words.unknown);
        return add_row(words, row.whole());
    }
}

/// Commands are typed from paper: a line ends only at blanks, and an option is not broken at its hyphens. A word that
/// is longer than a line is still broken.
std::vector<bool> breaks_at_blanks(std::u16string_view text) {
    constexpr std::size_t longest = 60;  ///< units
    std::vector<bool> breaks = line_breaks_in(text);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(u' ', begin), text.size());
        if (end - begin < longest)
            for (std::size_t i = begin + 1; i < end; ++i) breaks[i] = false;
        begin = end + 1;
    }
    return breaks;
}

/// Where the row ends that begins at a place: at the last break that fits, or else within a word.
std::size_t end_of_row(const Paragraph& whole, const std::vector<bool>& breaks, std::size_t begin, double width) {
    const std::u16string& text = whole.styled().text;
    std::size_t at_break = begin;
    std::size_t anywhere = begin;
    for (std::size_t end = begin + 1; end <= text.size(); ++end) {
        if (!whole.may_cut(end)) continue;
        const bool blank = text[end - 1] == u' ';  // has no width at the end of a row
        if (!blank && anywhere > begin && whole.width(begin, end) > width) break;
        anywhere = end;
        if (end == text.size() || breaks[end]) at_break = end;
    }
    return at_break > begin ? at_break : anywhere;
}

SetWords one_row(const Paragraph& whole) {
    auto words = std::make_shared<TypesetWords>();
    add_row(*words, whole.whole());
    whole.add_unknown(0, whole.size(), words->unknown);
    return words;
}

SetWords folded(const Paragraph& whole, const std::vector<bool>& breaks, double width, const std::string& language) {
    auto words = std::make_shared<TypesetWords>();
    for (std::size_t begin = 0; begin < whole.size();) {
        const std::size_t end = end_of_row(whole, breaks, begin, width);
        if (end < whole.size() && words->rows.size() + 1 == most_rows) {
            add_cut_row(*words, whole, begin, width, language);
            break;
        }
        add_row(*words, whole.row(begin, end));
        whole.add_unknown(begin, end, words->unknown);
        begin = end;
    }
    return words;
}

}  // namespace

SetWords WordSetter::line(std::string_view text, PaperFont font) const {
    return one_row(Paragraph(styled(text, font), language_));
}

SetWords WordSetter::line(std::string_view text, PaperFont font, double most) const {
    const Paragraph whole(styled(text, font), language_);
    if (whole.whole().width <= most + hair) return one_row(whole);
    auto words = std::make_shared<TypesetWords>();
    add_cut_row(*words, whole, 0, most, language_);
    return words;
}

SetWords WordSetter::lines(std::string_view text, PaperFont font, double width) const {
    const Paragraph whole(styled(text, font), language_);
    if (whole.whole().width <= width + hair) return one_row(whole);
    const std::u16string& seen = whole.styled().text;
    return folded(whole, font == PaperFont::typed ? breaks_at_blanks(seen) : line_breaks_in(seen), width, language_);
}

SetWords WordSetter::lines(const std::vector<block::Span>& words, double width) const {
    StyledText styled{{}, {{0, look_of(PaperFont::prose)}}};
    for (const block::Span& span : words) {
        TypeStyle style = look_of(span.kind == PaperWord::typed ? PaperFont::typed : PaperFont::prose);
        if (span.kind == PaperWord::strong) style.kind = TypefaceKind::bold;
        const std::size_t begin = styled.text.size();
        if (begin == 0) styled.parts.clear();
        styled.parts.push_back({begin, style});
        styled.text += printed(span.text);
    }
    const Paragraph whole(std::move(styled), language_);
    if (whole.whole().width <= width + hair) return one_row(whole);
    return folded(whole, line_breaks_in(whole.styled().text), width, language_);
}

WordsSize size_of(const SetWords& words) {
    return {words->width, words->height};
}

}  // namespace tablebank
