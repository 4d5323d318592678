// Before a player goes bankrupt: their debts and the means that they have on the left, everything that can still be
// sold or mortgaged on the right, each with its button.

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/pieces.h"

namespace tablebank {

namespace {

void post_and_stay(const DialogUi& dialog, const OfferedAction& action) {
    dialog.queue.push(intent::Post{.line = action.line, .stays = true});
}

void draw_parties(const DialogUi& dialog, const BankruptcySnapshot& snapshot, BankruptcyDraft& draft) {
    if (const auto seat = choose_player(dialog, "bankrupt.debtor.", snapshot.debtors)) {
        draft.debtor = *seat;
        draft.creditors.clear();
        draft.redeemed.clear();
    }
}

/// Cash, the sum that could be raised, and the debts, on one bar: full if the debts are covered.
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
        Rect row = flow_row(ui.px(24));
        ui.report({ProbedWidget::Kind::note, key, sum, row.min, row.max});
        paint_at_end(ui, row, Lettering::strong, colour, sum, ui.gap(Gap::small));
        paint_line(ui, row, Lettering::body, p.quiet, what);
        ImGui::Dummy({0, ui.px(16)});
    };
    figure("bankrupt.cash", ui.lang.tr("cash at hand"), snapshot.cash, p.text);
    if (!snapshot.lacking.empty()) figure("bankrupt.lacking", ui.lang.tr("still lacking"), snapshot.lacking, p.refused);
    figure("bankrupt.raise", ui.lang.tr("with everything sold and mortgaged"), snapshot.raise, p.text);
    if (snapshot.lacking.empty()) ImGui::Dummy({0, ui.px(16)});  // the parts below keep their place
}

/// At least two rows high: the buttons below do not move when the sentence changes.
void draw_verdict(const Ui& ui, const BankruptcySnapshot& snapshot) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float below = at.y + 2.4F * ui.fonts.size(Lettering::body);
    note(ui, "bankrupt.verdict", Lettering::body, snapshot.reaches ? ui.palette().fine : ui.palette().refused,
         snapshot.verdict);
    if (ImGui::GetCursorScreenPos().y < below) ImGui::Dummy({0, below - ImGui::GetCursorScreenPos().y});
}

/// In place of the button, so that the rows below do not move.
void paint_settled(const Ui& ui, const Rect& in, const DebtRow& debt) {
    const float size = ui.px(14);
    paint_tick(ui, {in.max.x - size, in.min.y + ui.px(15)}, size, ui.palette().fine);
    ui.report({ProbedWidget::Kind::note, "bankrupt.settled." + debt.pay.id, debt.pay.reason, in.min, in.max});
}

void draw_debts(const DialogUi& dialog, const BankruptcySnapshot& snapshot) {
    const Ui& ui = dialog.ui;
    for (const DebtRow& debt : snapshot.debts) {
        const ButtonStyle style{.enabled = debt.pay.allowed,
                                .tip = debt.pay.allowed ? localized_line(ui.lang, debt.pay.line) : debt.pay.reason,
                                .lettering = Lettering::small};
        const float width = button_width(ui, debt.pay.text, style);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float room = ImGui::GetContentRegionAvail().x;
        const float wrap = room - width - ui.gap(Gap::medium);
        const float height = std::max(ui.px(30), measure(ui, Lettering::body, debt.text, wrap).y * 1.1F + ui.px(8));
        paint_wrapped(ui, {{at.x, at.y + ui.px(5)}, {at.x + wrap, at.y + height}}, Lettering::body,
                      debt.settled ? ui.palette().faint : ui.palette().text, debt.text);
        const Rect place{{at.x + room - width, at.y}, {at.x + room, at.y + height}};
        ImGui::SetCursorScreenPos(place.min);
        if (debt.settled) {
            paint_settled(ui, place, debt);
        } else if (dialog_button(dialog, "bankrupt." + debt.pay.id, debt.pay.text, style)) {
            post_and_stay(dialog, debt.pay);
        }
        ImGui::SetCursorScreenPos({at.x, at.y + height + ui.gap(Gap::tight)});
    }
}

void draw_creditors(const DialogUi& dialog, const BankruptcySnapshot& snapshot, BankruptcyDraft& draft) {
    if (snapshot.creditors.empty()) return;
    dialog_caption(dialog.ui, dialog.ui.lang.tr("To whom everything goes, if it comes to that"));
    for (const PartyChip& party : snapshot.creditors) {
        const int seat = party.mark.seat;
        if (&party != &snapshot.creditors.front()) beside_if_fits(dialog.ui, dialog.ui.px(120));
        if (!dialog_toggle(dialog, "bankrupt.to." + std::to_string(seat), party.name, party.chosen)) continue;
        if (draft.creditors.erase(seat) == 0) draft.creditors.insert(seat);
    }
    note(dialog.ui, "bankrupt.goes", Lettering::body, dialog.palette().quiet, snapshot.goes_to);
}

/// Each kind of action has its own place in every row, so that a second click never does another thing.
std::size_t place_of(const OfferedAction& action) {
    if (action.id.starts_with("sell.")) return 1;
    return action.id.starts_with("sell-all.") ? 2 : 0;
}

/// In the place of the buttons that a mortgaged deed does not have: whether it is redeemed at once, and the cost
/// otherwise.
void draw_pledge(const DialogUi& dialog, const Rect& in, const PledgeChoice& pledge, BankruptcyDraft& draft) {
    const Ui& ui = dialog.ui;
    const std::string number = std::to_string(pledge.space.index);
    ImGui::SetCursorScreenPos(in.min);
    if (dialog_toggle(dialog, "bankrupt.redeem." + number, pledge.text, pledge.redeemed)) {
        if (draft.redeemed.erase(pledge.space) == 0) draft.redeemed.insert(pledge.space);
    }
    if (pledge.otherwise.empty()) return;
    const Rect beside{{ImGui::GetItemRectMax().x + ui.gap(Gap::small), in.min.y}, in.max};
    ui.report({ProbedWidget::Kind::note, "bankrupt.otherwise." + number, pledge.otherwise, beside.min, beside.max});
    if (beside.width() > 0) paint_line(ui, beside, Lettering::small, ui.palette().quiet, pledge.otherwise);
}

void draw_redeem_all(const DialogUi& dialog, const BankruptcySnapshot& snapshot, BankruptcyDraft& draft) {
    if (snapshot.pledges.size() < 2) return;
    const bool all = std::ranges::all_of(snapshot.pledges, &PledgeChoice::redeemed);
    if (!dialog_toggle(dialog, "bankrupt.redeem.all", dialog.ui.lang.tr("Redeem everything"), all)) return;
    draft.redeemed.clear();
    for (const PledgeChoice& pledge : snapshot.pledges)
        if (!all) draft.redeemed.insert(pledge.space);
}

void draw_item(const DialogUi& dialog, const RaiseRow& item) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x;
    Rect row{at, {at.x + room, at.y + ui.px(24)}};
    paint_city_strip(ui, cut_left(row, ui.px(14), ui.gap(Gap::small)).inset(0, ui.px(2)), item.colour, item.city);
    paint_at_end(ui, row, Lettering::small, p.quiet, item.state, ui.gap(Gap::small));
    paint_line(ui, row, Lettering::body, item.actions.empty() ? p.faint : p.text, item.name);
    const float top = at.y + ui.px(28);
    const float width = (room - 2 * ui.gap(Gap::small)) / 3;
    for (const OfferedAction& action : item.actions) {
        const std::string does = action.allowed ? localized_line(ui.lang, action.line) : action.reason;
        const bool cut = button_width(ui, action.text, {.lettering = Lettering::small}) > width;
        const ButtonStyle style{.enabled = action.allowed,
                                .tip = cut ? action.text + "\n" + does : does,
                                .width = width,
                                .height = ui.px(30),
                                .lettering = Lettering::small};
        const auto place = static_cast<float>(place_of(action));
        ImGui::SetCursorScreenPos({at.x + place * (width + ui.gap(Gap::small)), top});
        if (dialog_button(dialog, "bankrupt." + action.id, action.text, style)) post_and_stay(dialog, action);
    }
    ImGui::SetCursorScreenPos(at);
    ImGui::Dummy({room, ui.px(64)});
}

/// The oldest debt that can be paid; empty if none can, or if the foot pays the last one.
std::string next_to_pay(const BankruptcySnapshot& snapshot) {
    if (snapshot.foot.ready()) return {};
    const auto open = std::ranges::find_if(snapshot.debts, [](const DebtRow& debt) { return debt.pay.allowed; });
    return open == snapshot.debts.end() ? next_to_raise(snapshot, "raise") : open->pay.id;
}

/// The pressed item may be gone: the focus goes on to the next thing that can be raised, never to another player.
void keep_in_list(const BankruptcySnapshot& snapshot, Focus& focus) {
    constexpr std::string_view dialog = "bankrupt.";
    if (!focus.key.starts_with(dialog)) return;
    const std::string_view action = std::string_view(focus.key).substr(dialog.size());
    constexpr std::array kinds{"raise", "sell.", "sell-all.", "mortgage.", "pay."};
    if (std::ranges::none_of(kinds, [&](const char* kind) { return action.starts_with(kind); })) return;
    const auto still = std::ranges::find(snapshot.debts, action, [](const DebtRow& debt) { return debt.pay.id; });
    if (still != snapshot.debts.end() && still->pay.allowed) return;
    std::string next = action == "raise" && snapshot.foot.ready() ? "" : next_to_raise(snapshot, action);
    if (action.starts_with("pay.")) next = next_to_pay(snapshot);
    next = !next.empty() ? std::string(dialog) + next : snapshot.foot.ready() ? "dialog.post" : "bankrupt.trade";
    if (next == focus.key) return;
    focus.key = std::move(next);
    focus.moved = true;
}

}  // namespace

void draw_bankruptcy(const Ui& ui, const BankruptcySnapshot& snapshot, DialogState& state, PendingIntent& queue) {
    const DialogFrame frame(ui, ui.lang.tr("Bankruptcy"), 1040, 680, &snapshot.foot);
    keep_in_list(snapshot, state.focus);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    Rect rest = frame.body();
    {
        const Pane pane("debts", cut_left(rest, rest.width() * 0.46F, ui.gap(Gap::wide)));
        draw_parties(dialog, snapshot, state.bankruptcy);
        space(ui, Gap::tight);
        note(ui, "bankrupt.heading", Lettering::figure, ui.palette().text, snapshot.heading);
        if (snapshot.wants_cash) {
            draw_means(ui, snapshot);
            draw_verdict(ui, snapshot);
            space(ui, Gap::tight);
        }
        draw_debts(dialog, snapshot);
        draw_creditors(dialog, snapshot, state.bankruptcy);
    }
    {
        const Pane pane("means", rest);
        dialog_caption(ui, dialog.ui.lang.tr("What can still be raised; each button posts its line"));
        for (const RaiseRow& item : snapshot.items) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const float right = at.x + ImGui::GetContentRegionAvail().x;
            draw_item(dialog, item);
            const ImVec2 below = ImGui::GetCursorScreenPos();
            const auto pledge = std::ranges::find(snapshot.pledges, item.space, &PledgeChoice::space);
            if (pledge == snapshot.pledges.end()) continue;
            draw_pledge(dialog, {{at.x, at.y + ui.px(28)}, {right, at.y + ui.px(58)}}, *pledge, state.bankruptcy);
            ImGui::SetCursorScreenPos(below);
        }
        if (snapshot.items.empty()) text(ui, Lettering::body, ui.palette().faint, dialog.ui.lang.tr("no deeds"));
        space(ui, Gap::tight);
        draw_redeem_all(dialog, snapshot, state.bankruptcy);
        const ButtonStyle trade{.look = ButtonLook::quiet,
                                .enabled = snapshot.no_trade.empty(),
                                .key_hint = hint_of(KeyAction::trade),
                                .tip = snapshot.no_trade,
                                .lettering = Lettering::small};
        if (dialog_button(dialog, "bankrupt.trade", dialog.ui.lang.tr("Sell a deed to a player"), trade))
            queue.push(intent::Show{Dialog::trade});
    }
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state);
}

}  // namespace tablebank
