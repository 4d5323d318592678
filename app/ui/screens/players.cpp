// The players, one card each, in the order of play.

#include <algorithm>

#include "app/ui/screens/screens.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/deed_chip.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

constexpr float chip_gap = 3;

std::string chip_key(Space space) {
    return "chip." + std::to_string(space.index);
}

void draw_chip(const Ui& ui, const Rect& in, const DeedChip& chip, TableState& state) {
    paint_deed_chip(ui, in, chip, Lettering::small);
    if (state.selection.space == chip.space) {
        ImGui::GetWindowDrawList()->AddRect(in.min, in.max, ui.palette().accent, ui.px(3), 0, ui.px(2));
    }
    if (hot_area(ui, chip_key(chip.space), chip.name, in)) state.selection.space = chip.space;
    if (ImGui::IsItemHovered()) tip(ui, chip.name);
}

void draw_chips(const Ui& ui, const Rect& in, const PlayerCard& card, TableState& state) {
    const ImVec2 size{ui.px(deed_chip_width), ui.px(deed_chip_height)};
    const auto places = lay_chips(in, card.deeds.size(), size, ui.px(chip_gap));
    for (std::size_t i = 0; i < places.size(); ++i) draw_chip(ui, places[i], card.deeds[i], state);
}

void draw_card(const Ui& ui, const Rect& in, const PlayerCard& card, TableState& state) {
    const Palette& p = ui.palette();
    paint_panel(ui, in, card.in_turn ? p.raised : p.panel);
    if (card.in_turn) {
        ImGui::GetWindowDrawList()->AddRectFilled(in.min, {in.min.x + ui.px(4), in.max.y}, p.accent, ui.theme.radius(),
                                                  ImDrawFlags_RoundCornersLeft);
    }
    const bool low = in.height() < ui.px(104);
    Rect rest = in.inset(ui.gap(Gap::medium), low ? ui.px(5) : ui.gap(Gap::small));
    Rect head = cut_top(rest, ui.px(26));
    const Rect badge = cut_left(head, ui.px(26), ui.gap(Gap::small));
    paint_token(ui, badge.centre(), ui.px(25), card.mark);
    // A long name takes the place of the role or of the prison, which the token's shape and the bars say too.
    const std::string& beside = card.prison.empty() ? card.role : card.prison;
    const float width = measure(ui, Lettering::small, beside).x + ui.px(2);
    const float free = head.width() - measure(ui, Lettering::strong, card.name).x - ui.gap(Gap::small);
    if (!card.prison.empty()) {
        const bool fits = width + ui.px(20) < free;
        Rect jail = cut_right(head, ui.px(20) + (fits ? width : 0), ui.gap(Gap::small));
        const Rect sign = cut_left(jail, ui.px(18));
        paint_bars(ui, {{sign.min.x, sign.centre().y - ui.px(7)}, {sign.min.x + ui.px(14), sign.centre().y + ui.px(7)}},
                   p.text);
        if (fits) paint_line(ui, jail, Lettering::small, p.text, card.prison);
    } else if (width < free) {
        paint_line(ui, cut_right(head, width, ui.gap(Gap::small)), Lettering::small, p.faint, card.role, Align::right);
    }
    paint_line(ui, head, Lettering::strong, card.out ? p.faint : p.text, card.name);
    Rect money = cut_top(rest, ui.px(low ? 34 : 38));
    const float cash = measure(ui, Lettering::figure, card.cash).x + ui.px(2);
    paint_line(ui, cut_left(money, cash, ui.gap(Gap::small)), Lettering::figure, card.out ? p.faint : p.text,
               card.cash);
    if (!card.raise.empty() && money.width() > ui.px(40)) {
        money.max.y -= ui.px(4);
        money.min.y = money.max.y - ui.px(16);
        paint_line(ui, money, Lettering::small, p.faint, card.raise, Align::right);
    }
    draw_chips(ui, rest, card, state);
    ui.report(
        {ProbedWidget::Kind::note, "player." + std::to_string(card.mark.seat) + ".cash", card.cash, in.min, in.max});
}

}  // namespace

void draw_players(const Ui& ui, const Rect& in, const TableSnapshot& snapshot, TableState& state) {
    if (snapshot.players.empty()) return;
    const Pane pane("players", in, false);
    const float gap = ui.gap(Gap::small);
    const auto count = static_cast<float>(snapshot.players.size());
    const float height = std::min(ui.px(150), (in.height() - gap * (count - 1)) / count);
    Rect rest = in;
    for (const PlayerCard& card : snapshot.players) draw_card(ui, cut_top(rest, height, gap), card, state);
}

}  // namespace tablebank
