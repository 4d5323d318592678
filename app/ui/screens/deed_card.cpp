#include "app/ui/screens/deed_card.h"

#include <algorithm>
#include <vector>

#include "app/ui/widgets/city_mark.h"

namespace tablebank {

namespace {

constexpr float card_strip = 46;
constexpr float card_rent_row = 22;
constexpr float card_header = 18;
constexpr float card_state = 24;

/// The columns of figures, each as broad as the broadest in it.
std::vector<float> rent_columns(const Ui& ui, const DeedSnapshot& deed) {
    std::vector<float> widths;
    for (std::size_t column = 0; column < deed.columns.size(); ++column) {
        float width = measure(ui, Lettering::tiny, deed.columns[column]).x;
        for (const RentRow& row : deed.printed)
            width = std::max(width, measure(ui, Lettering::strong, row.figures[column]).x);
        widths.push_back(width + ui.px(2));
    }
    return widths;
}

/// The strip of its city with the name on it, or a plain head for a company.
void paint_card_strip(const Ui& ui, const Rect& in, const DeedSnapshot& deed) {
    const Palette& p = ui.palette();
    const bool street = !deed.colour.empty();
    const ImU32 ground = street ? Theme::printed(deed.colour, p.raised) : p.raised;
    const ImU32 ink = street ? Theme::ink_on(ground) : p.text;
    ui.list().AddRectFilled(in.min, in.max, ground, ui.theme.radius(), ImDrawFlags_RoundCornersTop);
    Rect rest = in.inset(ui.gap(Gap::medium), ui.px(4));
    if (street)
        paint_city_mark(ui, cut_right(rest, ui.px(16), ui.gap(Gap::small)).centre(), ui.px(14), deed.city, ground);
    Rect name = cut_top(rest, rest.height() * 0.58F);
    paint_name(ui, name, Lettering::strong, ink, deed.name);
    paint_name(ui, rest, Lettering::small, ink, deed.subtitle);
}

void paint_card_rent(const Ui& ui, Rect row, const RentRow& rent, const std::vector<float>& widths,
                     const std::optional<std::size_t>& column_now) {
    const Palette& p = ui.palette();
    if (rent.now) ui.list().AddRectFilled(row.min, row.max, p.hover, ui.px(3));
    row = row.inset(ui.gap(Gap::small), 0);
    for (std::size_t column = widths.size(); column-- > 0;) {
        const Rect figure = cut_right(row, widths[column], ui.gap(Gap::medium));
        const bool holds = rent.now && column_now == column;
        if (holds) {
            const Rect frame = figure.inset(-ui.px(4), ui.px(1));
            ui.list().AddRectFilled(frame.min, frame.max, p.accent, ui.px(3));
        }
        paint_line(ui, figure, holds ? Lettering::strong : Lettering::small, holds ? p.on_accent : p.text,
                   rent.figures[column], Align::right);
    }
    paint_line(ui, row, Lettering::small, rent.now ? p.text : p.quiet, rent.what);
}

}  // namespace

float deed_card_height(const Ui& ui, const DeedSnapshot& deed, float width) {
    const float inner = width - 2 * ui.gap(Gap::medium);
    float height = ui.px(card_strip) + ui.gap(Gap::small) + ui.px(card_state);
    if (!deed.printed.empty())
        height += ui.px(card_header) + static_cast<float>(deed.printed.size()) * ui.px(card_rent_row);
    for (const std::string& sum : deed.sums) height += measure(ui, Lettering::tiny, sum, inner).y + ui.gap(Gap::tight);
    return height + ui.gap(Gap::medium);
}

void paint_deed_card(const Ui& ui, const Rect& in, const DeedSnapshot& deed) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, p.panel);
    Rect rest = in;
    paint_card_strip(ui, cut_top(rest, ui.px(card_strip), ui.gap(Gap::small)), deed);
    rest = rest.inset(ui.gap(Gap::tight), 0);
    Rect state = cut_top(rest, ui.px(card_state)).inset(ui.gap(Gap::small), 0);
    paint_name(ui, state, Lettering::small, p.quiet, deed.state);
    if (!deed.printed.empty()) {
        const std::vector<float> widths = rent_columns(ui, deed);
        Rect header = cut_top(rest, ui.px(card_header)).inset(ui.gap(Gap::small), 0);
        for (std::size_t column = widths.size(); column-- > 0;)
            paint_line(ui, cut_right(header, widths[column], ui.gap(Gap::medium)), Lettering::tiny, p.quiet,
                       deed.columns[column], Align::right);
        for (const RentRow& rent : deed.printed)
            paint_card_rent(ui, cut_top(rest, ui.px(card_rent_row)), rent, widths, deed.column_now);
    }
    rest.min.y += ui.gap(Gap::tight);
    const Rect sums = rest.inset(ui.gap(Gap::small), 0);
    float y = sums.min.y;
    for (const std::string& sum : deed.sums)
        y += paint_block(ui, {sums.min.x, y}, Lettering::tiny, p.faint, sum, sums.width()) + ui.gap(Gap::tight);
    paint_edge(ui, in, p.line);
    ui.report({ProbedWidget::Kind::note, "stage.card", deed.name, in.min, in.max});
}

}  // namespace tablebank
