// The seating of the rounds of an event that have not begun: by the program with wishes, by hand, from a list; and the
// bell.

#include <array>
#include <tuple>

#include "app/i18n/language.h"
#include "app/ui/screens/event_parts.h"
#include "app/ui/widgets/button.h"

namespace tablebank {
namespace {

/// Seats that people ask for, and a final of the leaders.
void draw_other_seats(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    const bool begun = event.shown.round.begun;
    if (event.shown.round.seated) {
        event_heading(ui, begun ? ui.lang.tr("Who really sat there") : ui.lang.tr("Exchange two seats"));
        const float half = (ImGui::GetContentRegionAvail().x - ui.gap(Gap::small)) / 2;
        bool entered = event_field(event, "event.exchange", state.exchanged, ui.lang.tr("Who"), half);
        ImGui::SameLine(0, ui.gap(Gap::small));
        entered = event_field(event, "event.exchange.with", state.with, ui.lang.tr("With whom"), half) || entered;
        const ButtonStyle style{
            .enabled = !state.exchanged.empty() && (begun || !state.with.empty()),
            .tip = begun ? ui.lang.tr("Without the second name no one sat in the seat of the first") : std::string{}};
        if ((broad_button(event, "event.exchange.do", ui.lang.tr("Exchange them"), style) || entered) && style.enabled)
            event.wish(DirectorAction::exchange_seats);
    }
    if (begun) return;
    event_heading(ui, ui.lang.tr("A final"));
    const bool entered =
        event_field(event, "event.finalists", state.finalists, ui.lang.tr("How many play it"), ui.px(150));
    const ButtonStyle style{.enabled = !state.finalists.empty(),
                            .tip = ui.lang.tr("One round for as many leaders alone")};
    if ((broad_button(event, "event.final", ui.lang.tr("Seat the final"), style) || entered) && style.enabled)
        event.wish(DirectorAction::seat_final);
}

void draw_seating_and_bell(const EventUi& event) {
    const Ui& ui = event.ui();
    const DeskRound& round = event.shown.round;
    const ButtonStyle seat{.look = round.seated ? ButtonLook::plain : ButtonLook::primary,
                           .enabled = !round.begun,
                           .key_hint = hint_of(KeyAction::seat_rounds),
                           .tip = ui.lang.tr("Seat the rounds that have not begun")};
    if (broad_button(event, "event.seat", ui.lang.tr("Seat the players"), seat)) event.wish(DirectorAction::seat);
    const ButtonStyle standing{.enabled = !round.begun, .tip = ui.lang.tr("One round, the leaders together")};
    if (broad_button(event, "event.seat.standing", ui.lang.tr("Seat this round by the standings"), standing))
        event.wish(DirectorAction::seat_by_standing);
    const ButtonStyle bell{.look = round.seated && !round.opened ? ButtonLook::primary : ButtonLook::plain,
                           .enabled = round.seated && !round.opened,
                           .key_hint = hint_of(KeyAction::ring_bell),
                           .tip = ui.lang.tr("The bell rings: its time runs from now")};
    if (broad_button(event, "event.open", ui.lang.tr("Start the round"), bell)) event.wish(DirectorAction::open_round);
    if (round.locked) {
        const ButtonStyle unlock{.tip = ui.lang.tr("Correct it although a later one has begun, with a reason")};
        if (broad_button(event, "event.unlock", ui.lang.tr("Unlock the round"), unlock))
            event.wish(DirectorAction::unlock);
    }
}

/// Two who are to sit together or apart, for each seating at this desk.
void draw_seat_wishes(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Who sits with whom"));
    for (std::size_t i = 0; i < event.shown.wishes.size(); ++i) {
        const std::string key = "event.wish." + std::to_string(i);
        note(ui, key, Lettering::small, ui.palette().text, event.shown.wishes[i]);
        if (event_button(event, key + ".remove", ui.lang.tr("Remove"), {.look = ButtonLook::quiet}))
            event.wish(DirectorAction::remove_wish, static_cast<int>(i));
    }
    const float half = (ImGui::GetContentRegionAvail().x - ui.gap(Gap::small)) / 2;
    bool entered = event_field(event, "event.wish.one", state.wished, ui.lang.tr("Who"), half);
    ImGui::SameLine(0, ui.gap(Gap::small));
    entered = event_field(event, "event.wish.other", state.wished_other, ui.lang.tr("With whom"), half) || entered;
    constexpr std::array choices{false, true};
    const auto company = [&](bool together) {
        return std::tuple(together ? "event.wish.together" : "event.wish.apart",
                          together ? ui.lang.tr("Together in this round") : ui.lang.tr("Never together"),
                          together == state.wish_together);
    };
    if (const bool* together = choose_one(event.dialog, choices, company, {})) state.wish_together = *together;
    const auto strength = [&](bool must) {
        return std::tuple(must ? "event.wish.must" : "event.wish.try",
                          must ? ui.lang.tr_in("a wish", "Without fail") : ui.lang.tr_in("a wish", "If possible"),
                          must == state.wish_must);
    };
    if (const bool* must = choose_one(event.dialog, choices, strength, {})) state.wish_must = *must;
    const ButtonStyle add{
        .enabled = !state.wished.empty() && !state.wished_other.empty(),
        .tip = ui.lang.tr("It counts for each seating at this desk until you leave it; the book has only the seats")};
    if ((broad_button(event, "event.wish.add", ui.lang.tr("Add this wish"), add) || entered) && add.enabled)
        event.wish(DirectorAction::add_wish);
}

/// What the program is to seat by.
void draw_seating_wishes(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("Tables and wishes"));
    const float half = (ImGui::GetContentRegionAvail().x - ui.gap(Gap::small)) / 2;
    event_field(event, "event.tables", state.tables, ui.lang.tr("How many tables"), half);
    ImGui::SameLine(0, ui.gap(Gap::small));
    event_field(event, "event.sizes", state.sizes, ui.lang.tr("Sizes: 5,5,4"), half);
    if (dialog_toggle(event.dialog, "event.full", ui.lang.tr("Every table is full; who is left over sits out"),
                      state.full_tables))
        state.full_tables = !state.full_tables;
    if (dialog_toggle(event.dialog, "event.families", ui.lang.tr("Families may meet, as seldom as can be"),
                      state.families_may_meet))
        state.families_may_meet = !state.families_may_meet;
    draw_seat_wishes(event);
}

/// A seating that people made.
void draw_own_seating(const EventUi& event) {
    const Ui& ui = event.ui();
    DirectorState& state = event.state;
    event_heading(ui, ui.lang.tr("A seating of your own"));
    const bool typed = event_field(event, "event.seats", state.seats, ui.lang.tr("1=Anna,Boris,Clara; bye=Dmitri"));
    const ButtonStyle take{.enabled = !state.seats.empty(), .tip = ui.lang.tr("All tables of this round")};
    if ((broad_button(event, "event.seats.take", ui.lang.tr("Seat them so"), take) || typed) && take.enabled)
        event.wish(DirectorAction::take_seats);
    const bool listed = event_field(event, "event.seating-list", state.seating_list, "/home/anna/seats.csv");
    const ButtonStyle read{.enabled = !state.seating_list.empty(),
                           .tip = ui.lang.tr("A list with a round, a table and names in each row")};
    if ((broad_button(event, "event.seating-list.read", ui.lang.tr("Read this seating"), read) || listed) &&
        read.enabled)
        event.wish(DirectorAction::read_seats);
}

}  // namespace

void draw_event_seating(const EventUi& event) {
    draw_seating_and_bell(event);
    if (!event.shown.round.begun) draw_seating_wishes(event);
    draw_other_seats(event);
    if (!event.shown.round.begun) draw_own_seating(event);
}

}  // namespace tablebank
