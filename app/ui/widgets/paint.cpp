#include "app/ui/widgets/paint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/present/words/visual_text.h"
#include "app/ui/widgets/broken_off.h"

namespace tablebank {

namespace {

/// Letters that do not fit become smaller, to this part of their size; what still does not fit is cut.
constexpr float smallest_letters = 0.66F;

void push(const Ui& ui, Lettering lettering) {
#if IMGUI_VERSION_NUM >= 19200
    ImGui::PushFont(ui.fonts.of(lettering), ui.fonts.size(lettering));
#else
    ImGui::PushFont(ui.fonts.of(lettering));
#endif
}

/// A text in the order in which it is painted. Nearly every one is painted as it stands, and is not copied.
class Painted {
public:
    explicit Painted(std::string_view text) : text_(text) {
        if (is_visual(text)) return;
        turned_ = visual_text(text);
        text_ = turned_;
    }
    Painted(const Painted&) = delete;
    Painted& operator=(const Painted&) = delete;
    ~Painted() = default;
    [[nodiscard]] const char* begin() const { return text_.data(); }
    [[nodiscard]] const char* end() const { return text_.data() + text_.size(); }

private:
    std::string turned_;
    std::string_view text_;
};

const char* wrap_at(ImFont* font, float size, const char* at, const char* end, float width) {
#if IMGUI_VERSION_NUM >= 19200
    return font->CalcWordWrapPosition(size, at, end, width);
#else
    return font->CalcWordWrapPositionA(size / font->FontSize, at, end, width);
#endif
}

bool is_digit(char sign) {
    return sign >= '0' && sign <= '9';
}

/// Whether a mark lies between two digits, as in "1,500".
bool is_inside_figure(const char* begin, const char* mark, const char* end) {
    return (*mark == ',' || *mark == '.') && mark > begin && mark + 1 < end && is_digit(mark[-1]) && is_digit(mark[1]);
}

/// Where a row ends. ImGui breaks behind any comma or point; a figure stays whole and goes to the next row.
const char* row_end(ImFont* font, float size, const char* at, const char* end, float width) {
    const char* const stop = wrap_at(font, size, at, end, width);
    if (stop == at || !is_inside_figure(at, stop - 1, end)) return stop;
    const char* whole = stop;
    while (whole > at && whole[-1] != ' ') --whole;
    return whole > at ? whole : stop;
}

/// A text with its rows broken where a figure would be parted otherwise; any other text is not copied.
class Rows {
public:
    Rows(ImFont* font, float size, const Painted& words, float width) : text_(words.begin(), words.end()) {
        if (width <= 0 || !has_figure()) return;
        const char* at = words.begin();
        while (at < words.end()) {
            const char* stop = row_end(font, size, at, words.end(), width);
            if (stop == at) ++stop;
            broken_.append(at, stop);
            at = stop;
            while (at < words.end() && *at == ' ') ++at;
            if (at < words.end()) broken_ += '\n';
        }
        text_ = broken_;
    }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows() = default;
    [[nodiscard]] const char* begin() const { return text_.data(); }
    [[nodiscard]] const char* end() const { return text_.data() + text_.size(); }

private:
    [[nodiscard]] bool has_figure() const {
        for (const char* mark = begin(); mark != end(); ++mark)
            if (is_inside_figure(begin(), mark, end())) return true;
        return false;
    }

    std::string broken_;
    std::string_view text_;
};

/// Where the sign before `end` begins.
std::size_t back_one(std::string_view words, std::size_t end) {
    while (end > 0 && (static_cast<unsigned char>(words[--end]) & 0xC0U) == 0x80U) {
    }
    return end;
}

float broadest_word(const Ui& ui, Lettering lettering, std::string_view words) {
    float broadest = 1;
    for (std::size_t begin = 0; begin < words.size();) {
        const std::size_t end = std::min(words.find(' ', begin), words.size());
        broadest = std::max(broadest, measure(ui, lettering, words.substr(begin, end - begin)).x);
        begin = end + 1;
    }
    return broadest;
}

/// A text as an item of the flow, wrapped at a width; 0: on one line.
void flow(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view text, float wrap) {
    ImFont* font = ui.fonts.of(lettering);
    const float letters = ui.fonts.size(lettering);
    const Painted painted(text);
    const Rows words(font, letters, painted, wrap);
    const ImVec2 size = font->CalcTextSizeA(letters, FLT_MAX, wrap, words.begin(), words.end());
    ImGui::Dummy({std::ceil(size.x), size.y});
    if (!ImGui::IsItemVisible()) return;
    ui.list().AddText(font, letters, ImGui::GetItemRectMin(), colour, words.begin(), words.end(), wrap);
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

/// ImGui paints the bar of a child into the list of its parent, beneath whatever the parent paints itself. So it only
/// moves the bar, and what is seen of it is painted here, where ImGui has it.
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

/// How much higher a row is than its letters.
constexpr float row_height = 1.08F;

/// Letters in which no word is broader than a rectangle.
float size_for_width(const Ui& ui, const Rect& in, Lettering lettering, std::string_view text) {
    // Letters made to fit to the last fraction of a pixel would break their word by a rounding.
    constexpr float spare = 0.5F;
    return ui.fonts.size(lettering) *
           std::clamp((in.width() - spare) / broadest_word(ui, lettering, text), smallest_letters, 1.0F);
}

/// Where the row after one that stops at `stop` begins; a row has one sign at least.
const char* next_row(const char* stop, const char* at, const char* end) {
    if (stop == at) ++stop;
    while (stop < end && (*stop == ' ' || *stop == '\n')) ++stop;
    return stop;
}

/// Returns the height that the rows took.
float paint_rows(const Ui& ui, const Rect& in, Lettering lettering, float size, ImU32 colour, std::string_view text,
                 Align align) {
    ImFont* font = ui.fonts.of(lettering);
    const ImVec4 clip{in.min.x, in.min.y, in.max.x, in.max.y};
    float y = in.min.y;
    bool cut = false;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at < end) {
        const char* stop = row_end(font, size, at, end, in.width());
        if (stop == at) ++stop;
        const Painted row({at, static_cast<std::size_t>(stop - at)});
        const float width = font->CalcTextSizeA(size, FLT_MAX, 0, row.begin(), row.end()).x;
        ui.list().AddText(font, size, {aligned(in, width, align), y}, colour, row.begin(), row.end(), 0, &clip);
        cut = cut || width > in.width() + 1 || y + size > in.max.y + 1;
        y += size * row_height;
        at = next_row(stop, at, end);
    }
    ui.painted(text, cut);
    return y - in.min.y;
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

ImVec2 measure(const Ui& ui, Lettering lettering, std::string_view text, float wrap) {
    ImFont* font = ui.fonts.of(lettering);
    const float letters = ui.fonts.size(lettering);
    const Painted painted(text);
    const Rows words(font, letters, painted, wrap);
    return font->CalcTextSizeA(letters, FLT_MAX, wrap, words.begin(), words.end());
}

void paint_text(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text) {
    const Painted words(text);
    ui.list().AddText(ui.fonts.of(lettering), ui.fonts.size(lettering), at, colour, words.begin(), words.end());
    ui.painted(text, false);
}

void paint_line(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text, Align align) {
    ImFont* font = ui.fonts.of(lettering);
    const float whole = measure(ui, lettering, text).x;
    const float shrink = whole > in.width() + 1 ? std::clamp(in.width() / whole, smallest_letters, 1.0F) : 1.0F;
    const float size = ui.fonts.size(lettering) * shrink;
    const auto width = [&](std::string_view part) {
        const Painted words(part);
        return font->CalcTextSizeA(size, FLT_MAX, 0, words.begin(), words.end()).x;
    };
    std::string cut;
    std::string_view shown = text;
    float broad = shrink == 1.0F ? whole : width(shown);
    std::size_t end = text.size();
    while (end > 0 && broad > in.width() + 1) {
        end = back_one(text, end);
        cut = std::string(text.substr(0, end)) + "…";
        shown = cut;
        broad = width(shown);
    }
    const ImVec2 at{aligned(in, broad, align), in.min.y + (in.height() - size) / 2};
    const Painted words(shown);
    ui.list().AddText(font, size, at, colour, words.begin(), words.end());
    ui.painted(text, end < text.size());
}

float paint_wrapped(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text,
                    Align align) {
    return paint_rows(ui, in, lettering, size_for_width(ui, in, lettering, text), colour, text, align);
}

void paint_in_cell(const Ui& ui, const Rect& in, Lettering lettering, ImU32 colour, std::string_view text) {
    constexpr float step = 0.94F;
    const float least = ui.fonts.size(lettering) * smallest_letters;
    ImFont* font = ui.fonts.of(lettering);
    float size = size_for_width(ui, in, lettering, text);
    while (size * step >= least) {
        float rows = 0;
        for (const char *at = text.data(), *const end = at + text.size(); at < end; ++rows)
            at = next_row(row_end(font, size, at, end, in.width()), at, end);
        if (rows * size * row_height <= in.height() + 1) break;
        size *= step;
    }
    paint_rows(ui, in, lettering, size, colour, text, Align::centre);
}

float paint_block(const Ui& ui, ImVec2 at, Lettering lettering, ImU32 colour, std::string_view text, float width) {
    ImFont* font = ui.fonts.of(lettering);
    const float letters = ui.fonts.size(lettering);
    const Painted painted(text);
    const Rows words(font, letters, painted, width);
    ui.list().AddText(font, letters, at, colour, words.begin(), words.end(), width);
    ui.painted(text, false);
    return measure(ui, lettering, text, width).y;
}

void paint_panel(const Ui& ui, const Rect& in, ImU32 colour) {
    ui.list().AddRectFilled(in.min, in.max, colour, ui.theme.radius());
    if (const Palette& p = ui.palette(); p.edged() && colour == p.panel) paint_edge(ui, in, p.faint);
}

void paint_edge(const Ui& ui, const Rect& in, ImU32 colour, float thickness) {
    ui.list().AddRect(in.min, in.max, colour, ui.theme.radius(), 0, ui.px(thickness));
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
    ui.painted(words, false);
}

void line(const Ui& ui, Lettering lettering, ImU32 colour, std::string_view words, Align align) {
    const float free = ImGui::GetContentRegionAvail().x - measure(ui, lettering, words).x;
    if (align == Align::right && free > 0) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + free);
    flow(ui, lettering, colour, words, 0);
    ui.painted(words, free < -1);
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
    push(ui, lettering);
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
