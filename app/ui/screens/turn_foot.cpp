// The choices for what the table waits for: dice to click, and one button for each choice.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/turn_parts.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

/// Two rows of six faces, or one: the first face chosen waits for the second.
void draw_die(const TurnUi& screen, int die, Rect row, float size) {
    const DicePad& dice = screen.turn().dice;
    std::optional<int>& first = screen.state.first_die;
    for (int pips = 1; pips <= 6; ++pips) {
        const Rect face = cut_left(row, size, screen.ui.gap(Gap::small));
        const bool waits = die == 1 && !first;
        const std::string key = "die." + std::to_string(die + 1) + '.' + std::to_string(pips);
        const bool chosen = die == 0 && first == pips && dice.dice == 2;
        if (!die_button(screen.ui, key, face, pips, {.chosen = chosen, .waits = waits})) continue;
        if (die == 0 && dice.dice == 2) {
            first = pips;
            continue;
        }
        const std::string before = first ? std::to_string(*first) + ' ' : std::string{};
        screen.queue.push(intent::Post{dice.prefix + before + std::to_string(pips)});
        first.reset();
    }
}

/// The faces of both dice side by side, smaller.
void lay_dice_in_a_row(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    const float between = ui.gap(Gap::large);
    const float half = (column.width() - between) / 2;
    const float size = std::min(screen.shape.die, (half - 5 * ui.gap(Gap::small)) / 6);
    Rect row = column.row(size, screen.shape.between);
    if (!column.paints()) return;
    draw_die(screen, 0, cut_left(row, half, between), size);
    draw_die(screen, 1, row, size);
}

void lay_dice(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    if (screen.shape.one_row && screen.turn().dice.dice == 2) return lay_dice_in_a_row(screen, column);
    const float size = std::min(screen.shape.die, (column.width() - 5 * ui.gap(Gap::small)) / 6);
    for (int die = 0; die < screen.turn().dice.dice; ++die) {
        const Rect row = column.row(size, screen.shape.between);
        if (column.paints()) draw_die(screen, die, row, size);
    }
}

std::string hint_in_turn(const OfferedAction& action) {
    if (action.id == "clock-start" || action.id == "clock-right") return hint_of(KeyAction::clock);
    return action.id == "clock-other" ? hint_of(KeyAction::set_clock) : hint_of(action.key);
}

ButtonStyle style_of(const TurnUi& screen, const OfferedAction& action) {
    const bool foremost = action.foremost || action.key == ActionKey::enter;
    return {.look = foremost ? ButtonLook::primary : ButtonLook::plain,
            .enabled = action.allowed,
            .key_hint = hint_in_turn(action),
            .tip = action.reason.empty() ? localized_line(screen.ui.lang, action.line) : action.reason,
            .height = screen.shape.button};
}

struct Offer {
    const OfferedAction* action;
    ButtonStyle style;
    float width;
};

/// As many offers in a row as fit, in their order.
std::vector<std::vector<Offer>> rows_of_offers(const TurnUi& screen, float width) {
    std::vector<std::vector<Offer>> rows;
    float left = 0;
    for (const OfferedAction& action : screen.turn().actions) {
        if (action.aside) continue;
        ButtonStyle style = style_of(screen, action);
        const float needs = std::min(width, button_width(screen.ui, action.text, style));
        if (rows.empty() || needs > left) {
            rows.emplace_back();
            left = width;
        }
        left -= needs + screen.shape.between;
        rows.back().push_back({&action, std::move(style), needs});
    }
    return rows;
}

/// In a close layout, each row is as wide as the others.
void draw_offers(const TurnUi& screen, Rect row, std::vector<Offer>& offers) {
    float spare = row.width() + screen.shape.between;
    for (const Offer& offer : offers) spare -= offer.width + screen.shape.between;
    const float more = screen.shape.close ? std::max(0.0F, spare / static_cast<float>(offers.size())) : 0;
    for (Offer& offer : offers) {
        offer.style.width = offer.width + more;
        ImGui::SetCursorScreenPos(cut_left(row, offer.style.width, screen.shape.between).min);
        const OfferedAction& action = *offer.action;
        if (button(screen.ui, "turn." + action.id, action.text, offer.style)) choose(action, screen.queue);
    }
}

/// The rare choice: small, below everything else and at the right end.
void lay_aside(const TurnUi& screen, TurnColumn& column) {
    const Ui& ui = screen.ui;
    for (const OfferedAction& action : screen.turn().actions) {
        if (!action.aside) continue;
        ButtonStyle style = style_of(screen, action);
        style.look = ButtonLook::quiet;
        style.lettering = Lettering::small;
        style.height = ui.fonts.size(Lettering::small) + ui.gap(Gap::large);
        column.skip(ui.gap(screen.shape.close ? Gap::small : Gap::wide));
        const Rect row = column.row(style.height);
        if (!column.paints()) continue;
        style.width = std::min(row.width(), button_width(ui, action.text, style));
        ImGui::SetCursorScreenPos({row.max.x - style.width, row.min.y});
        if (button(ui, "turn." + action.id, action.text, style)) choose(action, screen.queue);
    }
}

}  // namespace

std::string notes_of_several(const TableSnapshot& snapshot, const TableState& state) {
    if (!state.paper_money) return {};
    const bool typed = snapshot.preview.kind == LinePreview::Kind::will_do;
    const std::string& notes = typed ? snapshot.preview.notes : state.line.notes;
    return notes.find('\n') == std::string::npos ? std::string{} : notes;
}

void lay_turn_remarks(const TurnUi& screen, TurnColumn& column) {
    const Palette& p = screen.ui.palette();
    const float gap = screen.ui.gap(Gap::tight);
    column.note("turn.hint", Lettering::small, p.quiet, screen.turn().hint, gap);
    column.note("turn.moves", Lettering::small, p.accent, notes_of_several(screen.snapshot, screen.state), gap);
    int number = 0;
    for (const std::string& waiting : screen.turn().waiting)
        column.note("turn.then." + std::to_string(++number), Lettering::small, p.faint,
                    screen.ui.lang.tr("Then: {due}", {{"due", waiting}}), gap);
}

void lay_turn_foot(const TurnUi& screen, TurnColumn& column) {
    lay_dice(screen, column);
    for (std::vector<Offer>& offers : rows_of_offers(screen, column.width())) {
        const Rect row = column.row(screen.shape.button, screen.shape.between);
        if (column.paints()) draw_offers(screen, row, offers);
    }
    if (!screen.shape.close) lay_turn_remarks(screen, column);
    lay_aside(screen, column);
}

}  // namespace tablebank
