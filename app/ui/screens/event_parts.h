#pragma once
// The common parts of the director's screen.

#include <string>
#include <string_view>

#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/director_view_model.h"

namespace tablebank {

/// The context of one part of the screen in one frame.
struct EventUi {
    DialogUi dialog;
    const DirectorSnapshot& shown;
    DirectorState& state;
    bool enter = false;  ///< Enter went down, and no field took it
    [[nodiscard]] const Ui& ui() const { return dialog.ui; }
    [[nodiscard]] const Palette& palette() const { return dialog.palette(); }
    void wish(DirectorAction action, int number = 0) const { dialog.queue.push(intent::Direct{action, number}); }
    /// Whether Enter applies to this row, by keyboard or mouse selection.
    [[nodiscard]] bool row_entered(std::string_view key) const { return enter && dialog.ring.at(key); }
    /// Whether Enter applies to this widget, and the focus was moved there by keyboard.
    [[nodiscard]] bool entered(std::string_view key) const { return enter && state.focus.shown && dialog.ring.at(key); }
};

/// A button for mouse, Space and Enter.
[[nodiscard]] bool event_button(const EventUi& event, std::string_view key, std::string_view words,
                                const ButtonStyle& style = {});
/// The same, as wide as possible.
[[nodiscard]] bool broad_button(const EventUi& event, std::string_view key, std::string_view words,
                                ButtonStyle style = {});
/// A field that clears the notice when it is typed into; returns true if Enter went down in it.
bool event_field(const EventUi& event, std::string_view key, std::string& typed, const std::string& hint,
                 float width = 0);
/// A row of a list as a focus stop; returns whether it was pressed by a click or Space. Tab reaches one row of the
/// list, the arrow keys all.
[[nodiscard]] bool event_row(const EventUi& event, const std::string& key, const std::string& words, const Rect& in,
                             bool chosen, bool by_tab);
/// Whether a row is painted. One that is scrolled out of sight is not, though keys reach it; a probe sees every row.
[[nodiscard]] bool is_painted(const Ui& ui, const Rect& in);
/// The next rectangle of the flow, with this height.
[[nodiscard]] Rect flow_row(const Ui& ui, float height);
void event_heading(const Ui& ui, const std::string& words);
/// Scrolls the pane by a page with Page Up and Page Down.
void turn_event_pages();
/// The number of the round, with buttons for the previous and the next one.
void draw_round_choice(const EventUi& event, const char* key);

/// The list of each part, and the actions at its side.
void draw_event_players(const EventUi& event, const Rect& in);
void draw_event_people_side(const EventUi& event);
void draw_event_rounds(const EventUi& event, Rect in);
void draw_event_rounds_side(const EventUi& event);
void draw_event_standings(const EventUi& event, const Rect& in);
void draw_event_points_side(const EventUi& event);
void draw_event_log(const EventUi& event, const Rect& in);
void draw_event_hall(const EventUi& event, const Rect& in);
void draw_event_hall_side(const EventUi& event);
/// The seating of the rounds that have not begun, and the bell.
void draw_event_seating(const EventUi& event);
void draw_event_paper(const EventUi& event, const Rect& in);

}  // namespace tablebank
