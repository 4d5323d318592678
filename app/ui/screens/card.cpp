// A card that was drawn: its number in the deck on the left, or its effect, composed on the right.

#include <algorithm>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/button.h"
#include "app/ui/widgets/key_input.h"

namespace tablebank {

namespace {

constexpr const char* search_key = "card.search";
constexpr const char* die_keys = "card.die";
constexpr const char* card_why_key = "card.why";

void draw_players(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    const auto seat = choose_player(dialog, "card.player.", snapshot.players);
    if (!seat) return;
    draft.player = *seat;
    draft.number.reset();
    draft.played.clear();
}

/// Letters and digits go to the search, unless the focus is at a sum.
void draw_search(const DialogUi& dialog, CardDraft& draft) {
    const bool mine = dialog.ring.at(search_key) || dialog.ring.within("card.number.");
    if (mine && write_at_end(dialog, draft.search)) {
        draft.number.reset();
        draft.typed_effect = false;
        dialog.ring.go(search_key);
    }
    text_part(dialog, search_key, draft.search, dialog.ui.lang.tr("Number of the card, or a word of what it says"));
}

bool card_row(const DialogUi& dialog, const DeckCard& card) {
    const Ui& ui = dialog.ui;
    const Palette& p = ui.palette();
    const std::string key = "card.number." + std::to_string(card.number);
    const Rect in = flow_row(ui.px(30));
    const ChoiceRow row = choice_row(dialog, key, card.text, in, card.chosen);
    Rect rest = in.inset(ui.gap(Gap::small), 0);
    paint_line(ui, cut_left(rest, ui.px(34), ui.gap(Gap::small)), Lettering::strong,
               card.place.empty() ? p.accent : p.faint, std::to_string(card.number), Align::right);
    if (!card.place.empty()) {
        const float width = std::min(measure(ui, Lettering::small, card.place).x + ui.px(2), rest.width() / 2);
        paint_line(ui, cut_right(rest, width, ui.gap(Gap::small)), Lettering::small, p.faint, card.place, Align::right);
    }
    paint_line(ui, rest, Lettering::body, card.place.empty() ? p.text : p.quiet, card.text);
    if (row.hovered && measure(ui, Lettering::body, card.text).x > rest.width()) tip(ui, card.text);
    return row.pressed;
}

/// If a card that was found by its number or its words throws dice, Enter leads to them.
bool is_entered(const DialogUi& dialog, const DeckCard& card, const CardDraft& draft) {
    const bool thrown = draft.dice[0] != 0 && draft.dice[1] != 0;
    const bool entered = pressed(KeyAction::go_on);
    return entered && card.chosen && card.throws_dice && !thrown && !draft.typed_effect && draft.played.empty() &&
           !dialog.ring.within(die_keys);
}

void choose_card(const DialogUi& dialog, const DeckCard& card, CardDraft& draft) {
    draft.number = card.number;
    draft.typed_effect = false;
    draft.played.clear();
    if (card.throws_dice) dialog.ring.go(std::string(die_keys) + ".1.1");
}

void draw_deck(const DialogUi& dialog, const Rect& in, const CardSnapshot& snapshot, CardDraft& draft) {
    const Ui& ui = dialog.ui;
    Rect rest = in;
    {
        const Pane pane("search", cut_top(rest, ui.px(38), ui.gap(Gap::small)), false);
        draw_search(dialog, draft);
    }
    const Rect words = cut_bottom(rest, ui.px(18), ui.gap(Gap::tight));
    paint_line(ui, words, Lettering::small, ui.palette().faint, snapshot.pile);
    ui.report({ProbedWidget::Kind::note, "card.pile", snapshot.pile, words.min, words.max});
    const Pane pane("deck", rest);
    for (const DeckCard& card : snapshot.cards) {
        if (card_row(dialog, card) || is_entered(dialog, card, draft)) choose_card(dialog, card, draft);
    }
}

void draw_hand(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    if (snapshot.hand.empty()) return;
    dialog_caption(dialog.ui, dialog.ui.lang.tr("Plays a card that was kept"));
    for (const CardChoice& card : snapshot.hand) {
        if (!dialog_toggle(dialog, "card.hand." + card.id,
                           dialog.ui.lang.tr_in("on a button", "\"{card}\"", {{"card", card.text}}), card.chosen))
            continue;
        draft.played = card.chosen ? std::string{} : card.text;
        draft.typed_effect = false;
    }
}

const CardChoice* choose_of(const DialogUi& dialog, const std::string& key, const std::vector<CardChoice>& of,
                            bool holds = true) {
    const auto choice = [&](const CardChoice& one) { return std::tuple(key + one.id, one.text, one.chosen && holds); };
    return choose_one(dialog, of, choice, {.height = dialog.ui.px(30), .lettering = Lettering::small});
}

void draw_space(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    const Ui& ui = dialog.ui;
    dialog_caption(ui, ui.lang.tr("to the space"));
    const std::string key = "card.space";
    const auto step = [&](int by) { draft.space.index = (draft.space.index + by + snapshot.spaces) % snapshot.spaces; };
    if (dialog.ring.within(key)) {
        for (const char digit : dialog.ring.take_digits()) {
            const int longer = draft.space.index * 10 + (digit - '0');
            draft.space.index = longer < snapshot.spaces ? longer : digit - '0';
        }
        if (pressed_or_held(KeyAction::erase)) draft.space.index /= 10;
    }
    const ButtonStyle sign{.width = ui.px(36), .height = ui.px(34), .lettering = Lettering::strong, .repeats = true};
    if (button(ui, key + ".less", "–", sign)) step(-1);
    ImGui::SameLine();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const Rect in{at, {at.x + std::max(ui.px(60), ImGui::GetContentRegionAvail().x - ui.px(44)), at.y + ui.px(34)}};
    static_cast<void>(hot_area(ui, key, snapshot.space, in));
    paint_panel(ui, in, ui.palette().ground);
    paint_edge(ui, in, dialog.ring.at(key) ? ui.palette().accent : ui.palette().line);
    paint_line(ui, in.inset(ui.gap(Gap::small), 0), Lettering::body, ui.palette().text, snapshot.space);
    dialog.ring.writing_stop(key, in);
    ImGui::SameLine();
    if (button(ui, key + ".more", "+", sign)) step(+1);
    for (const CardChoice& company : snapshot.nearest) {
        if (!dialog_toggle(dialog, "card.nearest." + company.id, company.text, company.chosen)) continue;
        const bool utility = company.id == "utility";
        draft.nearest = company.chosen ? NearestCompany::none
                        : utility      ? NearestCompany::utility
                                       : NearestCompany::transport;
    }
    dialog_caption(ui, ui.lang.tr("so many times the rent there, if the card has a multiple"));
    amount_field(dialog, "card.times", draft.times, {.most = most_times});
    if (dialog_toggle(dialog, "card.salary", ui.lang.tr("with the salary where START is passed"), draft.salary))
        draft.salary = !draft.salary;
}

void draw_dice(const DialogUi& dialog, CardDraft& draft) {
    const Ui& ui = dialog.ui;
    dialog_caption(ui, ui.lang.tr("the two dice that were thrown"));
    if (dialog.ring.within(die_keys)) {
        for (const char digit : dialog.ring.take_digits()) {
            if (digit < '1' || digit > '6') continue;
            draft.dice = {draft.dice[0] == 0 || draft.dice[1] != 0 ? digit - '0' : draft.dice[0],
                          draft.dice[0] == 0 || draft.dice[1] != 0 ? 0 : digit - '0'};
        }
    }
    for (std::size_t die = 0; die < 2; ++die) {
        for (int pips = 1; pips <= 6; ++pips) {
            const ImVec2 at = ImGui::GetCursorScreenPos();
            const Rect face{at, {at.x + ui.px(34), at.y + ui.px(34)}};
            const std::string key = std::string(die_keys) + '.' + std::to_string(die + 1) + '.' + std::to_string(pips);
            const bool press = die_button(ui, key, face, pips, {.chosen = draft.dice.at(die) == pips});
            if (dialog.ring.stop(key, face) || press) draft.dice.at(die) = pips;
            if (pips < 6) ImGui::SameLine(0, ui.gap(Gap::tight));
        }
    }
}

void draw_fields(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    const Ui& ui = dialog.ui;
    const CardFields& fields = snapshot.fields;
    if (fields.role && snapshot.roles.size() > 1) {
        dialog_caption(ui, ui.lang.tr("of the role"));
        if (const CardChoice* role = choose_of(dialog, "card.role.", snapshot.roles))
            draft.role = parse_role(role->id).value_or(draft.role);
    }
    if (fields.dice && draft.typed_effect) {
        dialog_caption(ui, ui.lang.tr("two dice must come to"));
        amount_field(dialog, "card.threshold", draft.threshold, {.most = 12});
    }
    if (fields.amount) {
        dialog_caption(ui, fields.repairs ? snapshot.for_houses : ui.lang.tr("the sum"));
        amount_field(dialog, "card.amount", draft.amount, {.step = snapshot.step, .takes_from = "card.effect."});
    }
    if (fields.repairs) {
        dialog_caption(ui, snapshot.for_hotels);
        amount_field(dialog, "card.hotel", draft.hotel_amount, {.step = snapshot.step});
    }
    if (fields.steps) {
        dialog_caption(ui, ui.lang.tr("so many spaces back"));
        amount_field(dialog, "card.steps", draft.steps, {.most = most_steps_back});
    }
    if (fields.space) draw_space(dialog, snapshot, draft);
    if (fields.name) {
        dialog_caption(ui, ui.lang.tr("the card that is kept"));
        if (const CardChoice* name = choose_of(dialog, "card.name.", snapshot.names)) draft.name = name->text;
    }
    if (fields.dice) draw_dice(dialog, draft);
}

void draw_effects(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    dialog_caption(dialog.ui, dialog.ui.lang.tr("Or what it says"));
    if (const CardChoice* effect = choose_of(dialog, "card.effect.", snapshot.effects, draft.typed_effect)) {
        draft.kind = snapshot.kinds.at(static_cast<std::size_t>(effect - snapshot.effects.data()));
        draft.typed_effect = true;
        draft.number.reset();
    }
    draw_fields(dialog, snapshot, draft);
}

/// If the line needs a reason, Enter leads to it.
void draw_reason(const DialogUi& dialog, const CardSnapshot& snapshot, CardDraft& draft) {
    if (!snapshot.asks_why) return;
    if (!dialog.ring.at(card_why_key) && draft.why.empty() && pressed(KeyAction::go_on)) dialog.ring.go(card_why_key);
    reason_part(dialog, card_why_key, draft.why,
                dialog.ui.lang.tr("Why this is posted, though no card of the deck says it"),
                dialog.ui.lang.tr("read from the card"));
}

}  // namespace

void draw_card(const Ui& ui, const CardSnapshot& snapshot, DialogState& state, PendingIntent& queue) {
    const DialogFrame frame(ui, snapshot.heading, 1040, 680);
    FocusRing ring(ui, state.focus);
    const DialogUi dialog{ui, ring, queue};
    Rect rest = frame.body();
    const Rect left = cut_left(rest, rest.width() * 0.54F, ui.gap(Gap::wide));
    draw_deck(dialog, left, snapshot, state.card);
    {
        const Pane pane("says", rest);
        draw_players(dialog, snapshot, state.card);
        draw_hand(dialog, snapshot, state.card);
        draw_effects(dialog, snapshot, state.card);
        draw_reason(dialog, snapshot, state.card);
    }
    frame.foot(dialog, snapshot.foot, state);
    frame.head(dialog, state);
}

}  // namespace tablebank
