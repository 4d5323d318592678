#include "app/paper/type/paragraph.h"

#include <hb.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <stdexcept>
#include <utility>

#include "ledger/text/utf8.h"

namespace tablebank {

namespace {

struct DestroyBuffer {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};
using Buffer = std::unique_ptr<hb_buffer_t, DestroyBuffer>;

/// No ligatures, so that each letter can be copied; digits of one width, on the line.
const std::array<hb_feature_t, 6>& features() {
    const auto whole_text = [](const char(&tag)[5], std::uint32_t value) {
        return hb_feature_t{HB_TAG(tag[0], tag[1], tag[2], tag[3]), value, HB_FEATURE_GLOBAL_START,
                            HB_FEATURE_GLOBAL_END};
    };
    static const std::array<hb_feature_t, 6> all{whole_text("liga", 0), whole_text("clig", 0), whole_text("dlig", 0),
                                                 whole_text("hlig", 0), whole_text("tnum", 1), whole_text("lnum", 1)};
    return all;
}

int length_of(std::size_t units) {
    return static_cast<int>(units);
}

UChar32 character_at(std::u16string_view text, std::size_t& at) {
    UChar32 character = 0;
    U16_NEXT(text.data(), at, text.size(), character);
    return character;
}

/// It takes the typeface of the letter before it.
bool is_mark(UChar32 character) {
    return (U_MASK(u_charType(character)) & U_GC_M_MASK) != 0;
}

bool has_no_shape(UChar32 character) {
    return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

/// The script of each unit. Characters of any script, as blanks and digits, have that of what is before them.
std::vector<hb_script_t> scripts_of(std::u16string_view text) {
    std::vector<hb_script_t> scripts(text.size(), HB_SCRIPT_INVALID);
    hb_script_t last = HB_SCRIPT_INVALID;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        UErrorCode error = U_ZERO_ERROR;
        const UScriptCode code = uscript_getScript(character_at(text, at), &error);
        const bool of_any = code == USCRIPT_COMMON || code == USCRIPT_INHERITED || U_FAILURE(error) != 0;
        if (!of_any) {
            const hb_script_t found = hb_script_from_string(uscript_getShortName(code), -1);
            // What is before the first letter goes with it.
            if (last == HB_SCRIPT_INVALID) std::fill_n(scripts.begin(), begin, found);
            last = found;
        }
        std::fill(scripts.begin() + static_cast<std::ptrdiff_t>(begin),
                  scripts.begin() + static_cast<std::ptrdiff_t>(at), last);
    }
    if (last == HB_SCRIPT_INVALID) std::ranges::fill(scripts, HB_SCRIPT_LATIN);
    return scripts;
}

std::string utf8_of(std::u16string_view text) {
    std::string utf8;
    for (std::size_t at = 0; at < text.size();) append_character(utf8, character_at(text, at));
    return utf8;
}

/// The glyphs of one shape of text, by clusters in reading order.
void set_clusters(TypesetRun& run, std::span<const hb_glyph_info_t> infos, std::u16string_view text, std::size_t end) {
    struct Cluster {
        std::size_t begin;
        int glyphs;
    };
    std::vector<Cluster> clusters;
    for (const hb_glyph_info_t& info : infos) {
        if (clusters.empty() || clusters.back().begin != info.cluster) clusters.push_back({info.cluster, 0});
        ++clusters.back().glyphs;
    }
    if (run.right_to_left) std::ranges::reverse(clusters);
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        const std::size_t next = i + 1 < clusters.size() ? clusters[i + 1].begin : end;
        const std::string utf8 = utf8_of(text.substr(clusters[i].begin, next - clusters[i].begin));
        run.text += utf8;
        run.clusters.push_back({length_of(utf8.size()), clusters[i].glyphs});
    }
}

/// Up to the next measure in which sums of them are exact.
double measured(double points) {
    constexpr double parts = 1024;
    return std::ceil(points * parts) / parts;
}

/// The height of a row is that of its styles: pages are the same, whichever font of the system has a letter.
void grow(TypesetRow& row, const TypeStyle& style) {
    const auto face = first_typeface(style.kind);
    const double unit = style.points / face->units_per_em();
    const double below = std::max(row.height - row.base, measured(face->descent() * unit));
    row.base = std::max(row.base, measured(face->ascent() * unit));
    row.height = row.base + below;
}

}  // namespace

Paragraph::Paragraph(StyledText styled, const std::string& language)
    : styled_(std::move(styled)), language_(hb_language_from_string(language.c_str(), -1)), bidi_(ubidi_open()) {
    UErrorCode error = U_ZERO_ERROR;
    constexpr UBiDiLevel left_to_right = 0;
    ubidi_setPara(bidi_.get(), styled_.text.data(), length_of(size()), left_to_right, nullptr, &error);
    if (U_FAILURE(error) != 0) throw std::runtime_error(u_errorName(error));
    itemize();
    measure();
}

const TypeStyle& Paragraph::style_at(std::size_t at) const {
    auto part = std::ranges::upper_bound(styled_.parts, at, {}, &StyledText::Part::begin);
    return (--part)->style;
}

void Paragraph::itemize() {
    const std::u16string_view text = styled_.text;
    const std::vector<hb_script_t> scripts = scripts_of(text);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        std::u32string letter;
        std::vector<std::size_t> places;
        for (std::size_t next = at; next < text.size(); at = next) {
            const UChar32 character = character_at(text, next);
            if (at > begin && !is_mark(character) && !has_no_shape(character)) break;
            if (has_no_shape(character)) continue;
            letter.push_back(static_cast<char32_t>(character));
            places.push_back(at);
        }
        const TypeStyle& style = style_at(begin);
        auto face = letter.empty() ? nullptr : typeface_with(style.kind, letter);
        for (std::size_t i = 0; i < letter.size(); ++i)
            if (!face || !face->has(letter[i])) unknown_.push_back(places[i]);
        if (!face) face = first_typeface(style.kind);
        const bool same = !items_.empty() && items_.back().face == face && items_.back().style == style &&
                          items_.back().script == scripts[begin];
        if (!same) items_.push_back({begin, std::move(face), scripts[begin], style});
    }
}

void Paragraph::measure() {
    std::vector<double> advances(size() + 1, -1);
    whole_ = set(0, size(), advances);
    cuts_.assign(size() + 1, true);
    up_to_.assign(size() + 1, 0);
    for (std::size_t i = 0; i < size(); ++i) {
        cuts_[i] = advances[i] >= 0;
        up_to_[i + 1] = up_to_[i] + std::max(advances[i], 0.0);
    }
}

TypesetRow Paragraph::row(std::size_t begin, std::size_t end) const {
    std::vector<double> advances(size() + 1, 0);
    return set(begin, end, advances);
}

TypesetRow Paragraph::set(std::size_t begin, std::size_t end, std::vector<double>& advances) const {
    TypesetRow row;
    grow(row, style_at(begin));
    if (begin == end) return row;
    const std::unique_ptr<UBiDi, CloseBidi> line(ubidi_open());
    UErrorCode error = U_ZERO_ERROR;
    ubidi_setLine(bidi_.get(), length_of(begin), length_of(end), line.get(), &error);
    const int runs = ubidi_countRuns(line.get(), &error);
    if (U_FAILURE(error) != 0) throw std::runtime_error(u_errorName(error));
    for (int i = 0; i < runs; ++i) {
        std::int32_t from = 0;
        std::int32_t length = 0;
        const bool right_to_left = ubidi_getVisualRun(line.get(), i, &from, &length) == UBIDI_RTL;
        const std::size_t first = begin + static_cast<std::size_t>(from);
        set_run(row, first, first + static_cast<std::size_t>(length), right_to_left, advances);
    }
    const bool goes_on = end < size();  // blanks at the end of a text are wanted
    for (std::size_t i = end; goes_on && i > begin && styled_.text[i - 1] == u' '; --i)
        row.width -= std::max(advances[i - 1], 0.0);
    row.width = measured(std::max(row.width, 0.0));
    return row;
}

void Paragraph::set_run(TypesetRow& row, std::size_t begin, std::size_t end, bool right_to_left,
                        std::vector<double>& advances) const {
    const auto end_of = [this](std::size_t item) { return item + 1 < items_.size() ? items_[item + 1].begin : size(); };
    const auto is_in = [&](std::size_t item) { return items_[item].begin < end && end_of(item) > begin; };
    std::vector<std::size_t> within;
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (is_in(i)) within.push_back(i);
    if (right_to_left) std::ranges::reverse(within);
    for (const std::size_t i : within)
        set_item(row, items_[i], std::max(begin, items_[i].begin), std::min(end, end_of(i)), right_to_left, advances);
}

void Paragraph::set_item(TypesetRow& row, const Item& item, std::size_t begin, std::size_t end, bool right_to_left,
                         std::vector<double>& advances) const {
    const Buffer buffer(hb_buffer_create());
    hb_buffer_add_utf16(buffer.get(), reinterpret_cast<const std::uint16_t*>(styled_.text.data()), length_of(size()),
                        static_cast<unsigned>(begin), length_of(end - begin));
    hb_buffer_set_direction(buffer.get(), right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), item.script);
    hb_buffer_set_language(buffer.get(), language_);
    hb_shape(item.face->font(), buffer.get(), features().data(), static_cast<unsigned>(features().size()));
    unsigned count = 0;
    const hb_glyph_info_t* const infos = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t* const positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    const double unit = item.style.points / item.face->units_per_em();
    TypesetRun run{item.face, item.style.points, right_to_left, {}, {}, {}};
    const double from = row.width;
    int pen = 0;
    for (unsigned i = 0; i < count; ++i) {
        run.glyphs.push_back(
            {infos[i].codepoint, from + (pen + positions[i].x_offset) * unit, positions[i].y_offset * unit});
        pen += positions[i].x_advance;
        double& advance = advances[infos[i].cluster];
        advance = std::max(advance, 0.0) + positions[i].x_advance * unit;
    }
    row.width = from + pen * unit;
    grow(row, item.style);
    set_clusters(run, {infos, count}, styled_.text, end);
    row.runs.push_back(std::move(run));
}

void Paragraph::add_unknown(std::size_t begin, std::size_t end, std::vector<char32_t>& unknown) const {
    for (const std::size_t place : unknown_) {
        std::size_t at = place;
        if (place >= begin && place < end) unknown.push_back(static_cast<char32_t>(character_at(styled_.text, at)));
    }
}

}  // namespace tablebank
