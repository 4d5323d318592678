// Before a player is let go: what he owes and how far his means reach on the left, what can still be sold or mortgaged
// on the right, each with the button that does it.

#include <algorithm>

#include "app/i18n/words.h"
#include "app/ui/screens/dialog.h"

namespace tablebank {

namespace {

void post_and_stay(const DialogUi& dialog, const OfferedAction& action) {
    dialog.queue.push(wish::Post{.line = action.line, .stays = true});
}

void draw_parties(const DialogUi& dialog, const BankruptcySnapshot& snapshot, BankruptcyDraft& draft) {
    const Ui& ui = dialog.ui;
    for (const PartyChip& party : snapshot.debtors) {
        if (&party != &snapshot.debtors.front()) beside_if_fits(ui, ui.px(40));
        const std::string key = "bankrupt.debtor." + std::to_string(party.mark.seat);
        const bool bare = snapshot.debtors.size() > 2 && !party.chosen;
        if (player_chip(dialog, key, party.mark, party.name, party.chosen, bare)) {
            draft.debtor = party.mark.seat;
            draft.creditors.clear();
        }
    }
}

/// Cash, what could be raised, and what is owed, on one bar: full where the debt is covered.
void draw_means(const Ui& ui, const BankruptcySnapshot& snapshot) {
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect bar{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(14)}};
    paint_panel(ui, bar, p.ground);
    const auto until = [&](double share) {
        return Rect{bar.min, {bar.min.x + bar.width() * static_cast<float>(share), bar.max.y}};
    };
    paint_stripes(ui, until(snapshot.within), p.quiet);
    paint_panel(ui, until(snapshot.share), snapshot.lacking.empty() ? p.fine : p.accent);
    paint_edge(ui, bar, p.line);
    ImGui::Dummy({bar.width(), bar.height()});
    const auto figure = [&](const char* key, const std::string& what, const std::string& sum, ImU32 colour) {
        const ImVec2 from = ImGui::GetCursorScreenPos();
        Rect row{from, {from.x + ImGui::GetContentRegionAvail().x, from.y + ui.px(24)}};
        ui.report({ProbedWidget::Kind::note, key, sum, row.min, row.max});
        paint_line(ui, cut_right(row, measure(ui, Lettering::strong, sum).x + ui.px(2), ui.gap(Gap::small)),
                   Lettering::strong, colour, sum, Align::right);
        paint_line(ui, row, Lettering::body, p.quiet, what);
        ImGui::Dummy({0, ui.px(16)});
    };
    figure("bankrupt.cash", tr("cash at hand"), snapshot.cash, p.text);
    figure("bankrupt.raise", tr("with everything sold and mortgaged"), snapshot.raise, p.text);
    if (!snapshot.lacking.empty()) figure("bankrupt.lacking", tr("still lacking"), snapshot.lacking, p.refused);
}

void draw_debts(const DialogUi& dialog, const BankruptcySnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    for (const DebtRow& debt : snapshot.debts) {
        const ButtonStyle style{.enabled = debt.pay.allowed,
                                .tip = debt.pay.allowed ? debt.pay.line : debt.pay.reason,
                                .lettering = Lettering::small};
        const float width = button_width(ui, debt.pay.text, style);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x;
        const float wrap = room - width - ui.gap(Gap::medium);
        const float height = std::max(ui.px(30), measure(ui, Lettering::body, debt.text, wrap).y * 1.1F + ui.px(8));
        paint_wrapped(ui, {{at.x, at.y + ui.px(5)}, {at.x + wrap, at.y + height}}, Lettering::body, ui.palette().text,
                      debt.text);
        ImGui::SetCursorScreenPos({at.x + room - width, at.y});
        if (dialog_button(dialog, "bankrupt." + debt.pay.id, debt.pay.text, style)) post_and_stay(dialog, debt.pay);
        ImGui::SetCursorScreenPos({at.x, at.y + height + ui.gap(Gap::tight)});
    }
}

void draw_creditors(const DialogUi& dialog, const BankruptcySnapshot& snapshot, BankruptcyDraft& draft) {
    if (snapshot.creditors.empty()) return;
    dialog_caption(dialog.ui, tr("To whom everything goes; nobody chosen: to whom the oldest debt is owed"));
    for (const PartyChip& party : snapshot.creditors) {
        const int seat = party.mark.seat;
        if (&party != &snapshot.creditors.front()) beside_if_fits(dialog.ui, dialog.ui.px(120));
        if (!dialog_toggle(dialog, "bankrupt.to." + std::to_string(seat), party.name, party.chosen)) continue;
        if (draft.creditors.erase(seat) == 0) draft.creditors.insert(seat);
    }
}

void draw_item(const DialogUi& dialog, const RaiseRow& item) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    Rect row{at, {at.x + ImGui::GetContentRegionAvail().x, at.y + ui.px(24)}};
    paint_city_strip(ui, cut_left(row, ui.px(14), ui.gap(Gap::small)).inset(0, ui.px(2)), item.colour, item.city);
    paint_line(ui, cut_right(row, measure(ui, Lettering::small, item.state).x + ui.px(2), ui.gap(Gap::small)),
               Lettering::small, p.quiet, item.state, Align::right);
    paint_line(ui, row, Lettering::body, item.actions.empty() ? p.faint : p.text, item.name);
    ImGui::Dummy({0, ui.px(20)});
    for (const OfferedAction& action : item.actions) {
        const ButtonStyle style{.enabled = action.allowed,
                                .tip = action.allowed ? action.line : action.reason,
                                .height = ui.px(30),
                                .lettering = Lettering::small};
        if (&action != &item.actions.front()) beside_if_fits(ui, button_width(ui, action.text, style));
        if (dialog_button(dialog, "bankrupt." + action.id, action.text, style)) post_and_stay(dialog, action);
    }
    space(ui, Gap::hair);
}

}  // namespace

void draw_bankruptcy(const Ui& ui, const BankruptcySnapshot& snapshot, DialogState& state, CommandQueue& queue) {
    const DialogFrame frame(ui, tr("Bankruptcy"), 1040, 680);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    Rect rest = frame.body();
    {
        const Pane pane("debts", cut_left(rest, rest.width() * 0.46F, ui.gap(Gap::wide)));
        draw_parties(dialog, snapshot, state.bankruptcy);
        space(ui, Gap::tight);
        note(ui, "bankrupt.heading", Lettering::figure, ui.palette().text, snapshot.heading);
        if (!snapshot.debts.empty()) {
            draw_means(ui, snapshot);
            note(ui, "bankrupt.verdict", Lettering::body, snapshot.reaches ? ui.palette().fine : ui.palette().refused,
                 snapshot.verdict);
            space(ui, Gap::tight);
        }
        draw_debts(dialog, snapshot);
        draw_creditors(dialog, snapshot, state.bankruptcy);
    }
    {
        const Pane pane("means", rest);
        dialog_caption(ui, tr("What can still be raised; each button posts its line"));
        for (const RaiseRow& item : snapshot.items) draw_item(dialog, item);
        if (snapshot.items.empty()) text(ui, Lettering::body, ui.palette().faint, tr("no deeds"));
        space(ui, Gap::tight);
        const ButtonStyle trade{.look = ButtonLook::quiet, .key_hint = "F5", .lettering = Lettering::small};
        if (dialog_button(dialog, "bankrupt.trade", tr("Sell a deed to a player"), trade))
            queue.push(wish::Show{Dialog::trade});
    }
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state);
}

}  // namespace tablebank
