#include "app/ui/widgets/paint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/present/words/glyph_order.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/cached_drawing.h"
#include "app/ui/widgets/rows.h"
#include "app/ui/widgets/whole_window.h"

namespace tablebank {

namespace {

/// Text that does not fit becomes smaller, to this part of its size and never below the smallest style; text that still
/// does not fit ends with an ellipsis.
constexpr float smallest_letters = 0.66F;

/// A text in the order in which it is painted. Nearly every one is painted unchanged, and is not copied.
class Painted {
public:
    explicit Painted(std::string_view text) : text_(text) {
        if (is_visual(text)) return;
        turned_ = glyph_order(text);
        text_ = turned_;
    }
    Painted(const Painted&) = delete;
    Painted& operator=(const Painted&) = delete;
    ~Painted() = default;
    [[nodiscard]] std::string_view text() const { return text_; }

private:
    std::string turned_;
    std::string_view text_;
};

Face face_of(const Ui& ui, Lettering lettering) {
    return {ui.fonts.of(lettering), ui.fonts.size(lettering)};
}

/// Paints text of one size, row below row.
class Pen {
public:
    Pen(const Ui& ui, const Face& face, ImU32 colour, const ImVec4* clip = nullptr)
        : ui_(ui), face_(face), colour_(colour), clip_(clip) {}
    void write(ImVec2 at, std::string_view words) const {
        ui_.list().AddText(face_.font, face_.size, at, colour_, words.data(), words.data() + words.size(), 0, clip_);
    }

private:
    const Ui& ui_;
    const Face& face_;
    ImU32 colour_;
    const ImVec4* clip_;
};

/// The width and height of a text in rows of a width; 0: on one line, except for the text's own line breaks.
ImVec2 size_in_rows(const Face& face, std::string_view text, float width) {
    ImVec2 size{0, 0};
    while (!text.empty()) {
        const Row row = take_row(face, text, width > 0 ? width : FLT_MAX);
        size.x = std::max(size.x, row.cut ? width : face.width(row.words));
        size.y += face.size;
    }
    return {size.x, std::max(size.y, face.size)};
}

/// Whether it fits in one row without being broken.
bool is_one_row(const Face& face, std::string_view text, float width, float broad) {
    return text.find('\n') == std::string_view::npos && (width <= 0 || broad <= width + 1) && face.size > 0;
}

/// Paints rows of a width one below the other; whether a word was cut.
bool write_rows(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text, float width) {
    const Face face = face_of(ui, lettering);
    const Pen pen(ui, face, colour);
    bool cut = false;
    while (!text.empty()) {
        const Row row = take_row(face, text, width > 0 ? width : FLT_MAX);
        row.cut ? pen.write(at, ended_with_dots(face, row.words, width)) : pen.write(at, row.words);
        cut = cut || row.cut;
        at.y += face.size;
    }
    return cut;
}

/// Shows the whole text as a tooltip of a text that was cut.
void show_whole(const Ui& ui, const Rect& in, std::string_view text) {
    if (pointer_over(ui, in)) tip(ui, text);
}

float broadest_word(const Face& face, std::string_view words) {
    float broadest = 1;
    while (!words.empty()) broadest = std::max(broadest, face.width(take_row(face, words, 0).words));
    return broadest;
}

/// A text as an item of the flow, wrapped at a width; 0: on one line.
void flow(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view text, float wrap) {
    const Painted words(text);
    const ImVec2 size = size_in_rows(face_of(ui, lettering), words.text(), wrap);
    ImGui::Dummy({std::ceil(size.x), size.y});
    if (!ImGui::IsItemVisible()) return;
    const Rect in{ImGui::GetItemRectMin(), ImGui::GetItemRectMax()};
    if (write_rows(ui, in.min, lettering, colour, words.text(), wrap)) show_whole(ui, in, text);
}

float aligned(const Rect& in, float width, Align align) {
    switch (align) {
        case Align::centre:
            return in.min.x + std::max(0.0F, (in.width() - width) / 2);
        case Align::right:
            return std::max(in.min.x, in.max.x - width);
        case Align::left:
            break;
    }
    return in.min.x;
}

/// ImGui paints a child's scroll bar into the list of its parent, below everything that the parent paints itself. So
/// ImGui only moves the bar, and the visible bar is painted here, at ImGui's position.
void paint_scroll_bar() {
    const float hidden = ImGui::GetScrollMaxY();
    if (hidden <= 0) return;
    const ImGuiStyle& style = ImGui::GetStyle();
    const ImVec2 at = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    const Rect bar{{at.x + size.x - style.ScrollbarSize, at.y}, {at.x + size.x, at.y + size.y}};
    const Rect groove = bar.inset(style.ScrollbarSize * 0.2F);
    const float least = std::min(style.ScrollbarSize * 2, groove.height());
    const float grab = std::max(least, groove.height() * size.y / (size.y + hidden));
    const float top = groove.min.y + (groove.height() - grab) * ImGui::GetScrollY() / hidden;
    const bool under_pointer = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(bar.min, bar.max, false);
    ImDrawList* const list = ImGui::GetWindowDrawList();
    list->PushClipRect(bar.min, bar.max);
    list->AddRectFilled({groove.min.x, top}, {groove.max.x, top + grab},
                        ImGui::GetColorU32(under_pointer ? ImGuiCol_ScrollbarGrabHovered : ImGuiCol_ScrollbarGrab, 1),
                        style.ScrollbarRounding);
    list->PopClipRect();
}

/// The height of a row in relation to the font size.
constexpr float row_height = 1.08F;

/// The smallest size of a style: never below that of the smallest style.
float smallest_of(const Ui& ui, Lettering lettering) {
    return std::max(ui.fonts.size(lettering) * smallest_letters, ui.fonts.size(Lettering::tiny));
}

/// The font size at which no word is wider than a rectangle, as far as it may become smaller.
float size_for_width(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text) {
    // A size that fits to the last fraction of a pixel would break a word by rounding.
    constexpr float spare = 0.5F;
    const Face face = face_of(ui, lettering);
    const float wanted = face.size * (in.width() - spare) / broadest_word(face, text);
    return std::clamp(wanted, std::min(face.size, smallest_of(ui, lettering)), face.size);
}

struct Written {
    float height;
    bool cut;
};

/// If the rows do not all fit, the last visible one ends with an ellipsis.
Written write_within(const Ui& ui, const Rect& in, const Face& face, ImU32 colour, std::string_view text, Align align) {
    const ImVec4 clip{in.min.x, in.min.y, in.max.x, in.max.y};
    const Pen pen(ui, face, colour, &clip);
    float y = in.min.y;
    bool cut = false;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view before = rest;
        const Row row = take_row(face, rest, in.width());
        const bool last = !rest.empty() && y + face.size * (1 + row_height) > in.max.y + 1;
        std::string dotted;
        if (row.cut || last) dotted = ended_with_dots(face, last && !row.cut ? before : row.words, in.width());
        const Painted words(dotted.empty() ? row.words : std::string_view(dotted));
        pen.write({aligned(in, face.width(words.text()), align), y}, words.text());
        cut = cut || row.cut || last;
        y += face.size * row_height;
        if (last) break;
    }
    ui.painted(text, face.size, cut);
    return {y - in.min.y, cut};
}

}  // namespace

Rect cut_left(Rect& rest, float width, float gap) {
    const Rect piece{rest.min, {rest.min.x + width, rest.max.y}};
    rest.min.x = std::min(rest.max.x, piece.max.x + gap);
    return piece;
}

Rect cut_right(Rect& rest, float width, float gap) {
    const Rect piece{{rest.max.x - width, rest.min.y}, rest.max};
    rest.max.x = std::max(rest.min.x, piece.min.x - gap);
    return piece;
}

Rect cut_top(Rect& rest, float height, float gap) {
    const Rect piece{rest.min, {rest.max.x, rest.min.y + height}};
    rest.min.y = std::min(rest.max.y, piece.max.y + gap);
    return piece;
}

Rect cut_bottom(Rect& rest, float height, float gap) {
    const Rect piece{{rest.min.x, rest.max.y - height}, rest.max};
    rest.max.y = std::max(rest.min.y, piece.min.y - gap);
    return piece;
}

Rect page_column(const Ui& ui, float most, float above) {
    const ImVec2 display = ImGui::GetIO().DisplaySize;
    const float width = std::min(most, display.x - 2 * ui.gap(Gap::wide));
    return {{(display.x - width) / 2, above}, {(display.x + width) / 2, display.y - above}};
}

Rect flow_row(float height) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    return {at, {at.x + ImGui::GetContentRegionAvail().x, at.y + height}};
}

void paint_at_end(const Ui& ui, Rect& rest, Lettering lettering, ImU32 colour, std::string_view text, float gap) {
    const Rect in = cut_right(rest, measure(ui, lettering, text).x + ui.px(2), gap);
    paint_line(ui, in, lettering, colour, text, Align::right);
}

ImVec2 measure(const Ui& ui, Lettering lettering, std::string_view text, float wrap) {
    const Face face = face_of(ui, lettering);
    const Painted words(text);
    const float broad = face.width(words.text());
    if (is_one_row(face, words.text(), wrap, broad)) return {broad, face.size};
    return size_in_rows(face, words.text(), wrap);
}

void paint_text(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text) {
    const Face face = face_of(ui, lettering);
    Pen(ui, face, colour).write(at, Painted(text).text());
    ui.painted(text, face.size, false);
}

bool paint_fitted(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text, Align align,
                  Fit fit) {
    Face face = face_of(ui, lettering);
    const float whole = measure(ui, lettering, text).x;
    const float least = fit == Fit::shrinks ? std::min(face.size, smallest_of(ui, lettering)) : face.size;
    if (whole > in.width() + 1) face.size = std::clamp(face.size * in.width() / whole, least, face.size);
    std::string dotted;
    std::string_view shown = text;
    float broad = face.width(Painted(text).text());
    const bool cut = broad > in.width() + 1;
    if (cut) {
        dotted = ended_with_dots(face, text, in.width());
        shown = dotted;
        broad = face.width(Painted(shown).text());
    }
    const Painted words(shown);
    Pen(ui, face, colour).write({aligned(in, broad, align), in.min.y + (in.height() - face.size) / 2}, words.text());
    ui.painted(text, face.size, cut);
    return cut;
}

void paint_line(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text, Align align) {
    if (paint_fitted(ui, in, lettering, colour, text, align, Fit::shrinks)) show_whole(ui, in, text);
}

void paint_name(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text, Align align) {
    if (paint_fitted(ui, in, lettering, colour, text, align, Fit::dots)) show_whole(ui, in, text);
}

float paint_wrapped(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text,
                    Align align) {
    const Face face{ui.fonts.of(lettering), size_for_width(ui, in, lettering, text)};
    const Written written = write_within(ui, in, face, colour, text, align);
    if (written.cut) show_whole(ui, in, text);
    return written.height;
}

bool fits_in_cell(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text) {
    const Face face{ui.fonts.of(lettering), smallest_of(ui, lettering)};
    float rows = 0;
    for (std::string_view rest = text; !rest.empty(); ++rows)
        if (take_row(face, rest, in.width()).cut) return false;
    return rows * face.size * row_height <= in.height() + 1;
}

bool paint_in_cell(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text) {
    constexpr float step = 0.94F;
    const float least = smallest_of(ui, lettering);
    Face face{ui.fonts.of(lettering), size_for_width(ui, in, lettering, text)};
    while (face.size * step >= least) {
        float rows = 0;
        for (std::string_view rest = text; !rest.empty(); ++rows) static_cast<void>(take_row(face, rest, in.width()));
        if (rows * face.size * row_height <= in.height() + 1) break;
        face.size *= step;
    }
    return write_within(ui, in, face, colour, text, Align::centre).cut;
}

float paint_block(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text, float width) {
    const Painted words(text);
    const ImVec2 size = measure(ui, lettering, text, width);
    const bool cut = write_rows(ui, at, lettering, colour, words.text(), width);
    ui.painted(text, ui.fonts.size(lettering), cut);
    if (cut) show_whole(ui, {at, {at.x + width, at.y + size.y}}, text);
    return size.y;
}

void paint_panel(const Ui& ui, const Rect& in, ImU32 colour) {
    ui.list().AddRectFilled(in.min, in.max, colour, ui.theme.radius());
    if (const Palette& p = ui.palette(); p.edged() && colour == p.panel) paint_edge(ui, in, p.faint);
}

void paint_edge(const Ui& ui, const Rect& in, ImU32 colour, float thickness) {
    ui.list().AddRect(in.min, in.max, colour, ui.theme.radius(), 0, ui.px(thickness));
}

void paint_strike(const Ui& ui, ImVec2 at, Lettering lettering, ImVec2 size) {
    const float height = ui.fonts.size(lettering);
    const auto rows = static_cast<int>(std::lround(size.y / height));
    for (int row = 0; row < rows; ++row) {
        const float y = at.y + height * (static_cast<float>(row) + 0.55F);
        ui.list().AddLine({at.x, y}, {at.x + size.x, y}, ui.palette().faint, ui.px(1));
    }
}

void paint_stripes(const Ui& ui, const Rect& in, ImU32 colour) {
    ImDrawList* list = &ui.list();
    list->PushClipRect(in.min, in.max, true);
    const float step = ui.px(6);
    float x = in.min.x - in.height();
    while (x < in.max.x) {
        list->AddLine({x, in.max.y}, {x + in.height(), in.min.y}, colour, ui.px(1.5F));
        x += step;
    }
    list->PopClipRect();
}

void text(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view words) {
    flow(ui, lettering, colour, words, std::max(1.0F, ImGui::GetContentRegionAvail().x));
    ui.painted(words, ui.fonts.size(lettering), false);
}

void line(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view words, Align align) {
    const float free = ImGui::GetContentRegionAvail().x - measure(ui, lettering, words).x;
    if (align == Align::right && free > 0) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free);
    flow(ui, lettering, colour, words, 0);
    ui.painted(words, ui.fonts.size(lettering), free < -1);
}

void note(const Ui& ui, std::string_view key, Lettering lettering, ImU32 colour, std::string_view words) {
    text(ui, lettering, colour, words);
    ui.report({ProbedWidget::Kind::note, std::string(key), std::string(words), ImGui::GetItemRectMin(),
               ImGui::GetItemRectMax()});
}

void space(const Ui& ui, Gap step) {
    ImGui::Dummy({0, ui.gap(step)});
}

LetteringScope::LetteringScope(const Ui& ui, Lettering lettering) {
    ImGui::PushFont(ui.fonts.of(lettering));
}
LetteringScope::~LetteringScope() {
    ImGui::PopFont();
}

Pane::Pane(const char* id, const Rect& in, bool scrolls) : scrolls_(scrolls) {
    ImGui::SetCursorScreenPos(in.min);
    const ImGuiWindowFlags flags =
        scrolls ? ImGuiWindowFlags_None : ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse;
    constexpr std::array grabs{ImGuiCol_ScrollbarGrab, ImGuiCol_ScrollbarGrabHovered, ImGuiCol_ScrollbarGrabActive};
    for (const ImGuiCol grab : grabs) ImGui::PushStyleColor(grab, IM_COL32(0, 0, 0, 0));
    ImGui::BeginChild(id, {std::max(1.0F, in.width()), std::max(1.0F, in.height())}, false, flags);
    ImGui::PopStyleColor(static_cast<int>(grabs.size()));
}
Pane::~Pane() {
    close_what_was_broken_off();
    if (scrolls_) paint_scroll_bar();
    ImGui::EndChild();
}

}  // namespace tablebank
