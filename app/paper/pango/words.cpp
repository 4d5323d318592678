#include "app/paper/words.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ledger/text/escape.h"

namespace tablebank {

namespace {

constexpr const char* for_reading = "Noto Sans, DejaVu Sans, sans-serif";
constexpr const char* for_typing = "DejaVu Sans Mono, Noto Sans Mono, monospace";

struct FontLook {
    double points;
    PangoWeight weight;
    const char* family = for_reading;
};

/// In the order of PaperFont.
constexpr std::array<FontLook, 10> looks{{{8.3, PANGO_WEIGHT_NORMAL},
                                          {8.3, PANGO_WEIGHT_BOLD},
                                          {6.9, PANGO_WEIGHT_NORMAL},
                                          {9.2, PANGO_WEIGHT_BOLD},
                                          {17, PANGO_WEIGHT_BOLD},
                                          {9.6, PANGO_WEIGHT_BOLD},
                                          {9.8, PANGO_WEIGHT_NORMAL},
                                          {7.9, PANGO_WEIGHT_NORMAL, for_typing},
                                          {13.5, PANGO_WEIGHT_BOLD},
                                          {10.8, PANGO_WEIGHT_BOLD}}};

/// A row that is higher than a page could not be put anywhere.
constexpr int most_lines = 40;

using Font = std::unique_ptr<PangoFontDescription, decltype(&pango_font_description_free)>;
using Attributes = std::unique_ptr<PangoAttrList, decltype(&pango_attr_list_unref)>;

template <class Object>
std::shared_ptr<Object> owned(Object* object) {
    return {object, [](Object* it) { g_object_unref(it); }};
}

/// Commands are typed from paper: an option is not broken at its hyphens. A word that is longer than a line is still
/// broken.
void break_at_blanks(const SetWords& words) {
    constexpr std::string_view::size_type longest = 60;  ///< characters
    const Attributes attributes(pango_attr_list_copy(pango_layout_get_attributes(words.get())), pango_attr_list_unref);
    const std::string_view text = pango_layout_get_text(words.get());
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end - begin > 1 && end - begin < longest) {
            PangoAttribute* whole = pango_attr_allow_breaks_new(FALSE);
            whole->start_index = static_cast<guint>(begin);
            whole->end_index = static_cast<guint>(end);
            pango_attr_list_insert(attributes.get(), whole);
        }
        begin = end + 1;
    }
    pango_layout_set_attributes(words.get(), attributes.get());
}

}  // namespace

WordSetter::WordSetter(const std::string& language) {
    // A font map of its own: the window's settings must not affect paper.
    const auto map = owned(pango_cairo_font_map_new());
    pango_cairo_font_map_set_resolution(reinterpret_cast<PangoCairoFontMap*>(map.get()), 72);
    context_ = owned(pango_font_map_create_context(map.get()));
    pango_context_set_language(context_.get(), pango_language_from_string(language.c_str()));
    pango_context_set_base_dir(context_.get(), PANGO_DIRECTION_LTR);
    pango_context_set_round_glyph_positions(context_.get(), FALSE);
    cairo_font_options_t* options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context_.get(), options);
    cairo_font_options_destroy(options);
}

SetWords WordSetter::line(std::string_view text, PaperFont font) const {
    SetWords words = owned(pango_layout_new(context_.get()));
    const FontLook& look = looks.at(static_cast<std::size_t>(font));
    const Font description(pango_font_description_new(), pango_font_description_free);
    pango_font_description_set_family_static(description.get(), look.family);
    pango_font_description_set_weight(description.get(), look.weight);
    pango_font_description_set_size(description.get(), static_cast<int>(std::lround(look.points * PANGO_SCALE)));
    pango_layout_set_font_description(words.get(), description.get());
    const Attributes attributes(pango_attr_list_new(), pango_attr_list_unref);
    pango_attr_list_insert(attributes.get(),
                           pango_attr_font_features_new("liga=0, clig=0, dlig=0, hlig=0, tnum=1, lnum=1"));
    pango_attr_list_insert(attributes.get(), pango_attr_insert_hyphens_new(FALSE));
    pango_layout_set_attributes(words.get(), attributes.get());
    pango_layout_set_auto_dir(words.get(), FALSE);
    const std::string seen = escape_invisible(text);
    pango_layout_set_text(words.get(), seen.data(), static_cast<int>(seen.size()));
    return words;
}

SetWords WordSetter::line(std::string_view text, PaperFont font, double most) const {
    SetWords words = line(text, font);
    if (size_of(words).width <= most) return words;
    pango_layout_set_width(words.get(), static_cast<int>(std::floor(most * PANGO_SCALE)));
    pango_layout_set_ellipsize(words.get(), PANGO_ELLIPSIZE_END);
    return words;
}

SetWords WordSetter::lines(std::string_view text, PaperFont font, double width) const {
    SetWords words = line(text, font);
    if (font == PaperFont::typed) break_at_blanks(words);
    fold_lines(words, width);
    return words;
}

SetWords WordSetter::lines(const std::vector<block::Span>& words, double width) const {
    struct Part {
        guint begin;
        guint end;
        PaperWord kind;
    };
    std::string text;
    std::vector<Part> parts;
    for (const block::Span& span : words) {
        const auto begin = static_cast<guint>(text.size());
        text += escape_invisible(span.text);
        if (span.kind != PaperWord::plain) parts.push_back({begin, static_cast<guint>(text.size()), span.kind});
    }
    SetWords set = line(text, PaperFont::prose);
    const FontLook& typed = looks.at(static_cast<std::size_t>(PaperFont::typed));
    const Attributes attributes(pango_attr_list_copy(pango_layout_get_attributes(set.get())), pango_attr_list_unref);
    const auto insert = [&](const Part& part, PangoAttribute* attribute) {
        attribute->start_index = part.begin;
        attribute->end_index = part.end;
        pango_attr_list_insert(attributes.get(), attribute);
    };
    for (const Part& part : parts) {
        if (part.kind == PaperWord::strong) insert(part, pango_attr_weight_new(PANGO_WEIGHT_BOLD));
        if (part.kind != PaperWord::typed) continue;
        insert(part, pango_attr_family_new(typed.family));
        insert(part, pango_attr_size_new(static_cast<int>(std::lround(typed.points * PANGO_SCALE))));
    }
    pango_layout_set_attributes(set.get(), attributes.get());
    fold_lines(set, width);
    return set;
}

void WordSetter::fold_lines(const SetWords& words, double width) {
    if (size_of(words).width <= width) return;
    pango_layout_set_width(words.get(), static_cast<int>(std::floor(width * PANGO_SCALE)));
    pango_layout_set_wrap(words.get(), PANGO_WRAP_WORD_CHAR);
    pango_layout_set_height(words.get(), -most_lines);
    pango_layout_set_ellipsize(words.get(), PANGO_ELLIPSIZE_END);
}

WordsSize size_of(const SetWords& words) {
    int width = 0;
    int height = 0;
    pango_layout_get_size(words.get(), &width, &height);
    return {static_cast<double>(width) / PANGO_SCALE, static_cast<double>(height) / PANGO_SCALE};
}

}  // namespace tablebank
