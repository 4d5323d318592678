#pragma once
// What the parts of the director's desk share.

#include <string>
#include <string_view>

#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/director_view_model.h"

namespace tablebank {

/// Everything that a part of the desk needs in one frame.
struct EventUi {
    DialogUi dialog;
    const DirectorSnapshot& shown;
    DirectorState& state;
    bool enter = false;  ///< Enter went down, and no field took it
    [[nodiscard]] const Ui& ui() const { return dialog.ui; }
    [[nodiscard]] const Palette& palette() const { return dialog.palette(); }
    void wish(DirectorAction action, int number = 0) const { dialog.queue.push(intent::Direct{action, number}); }
    /// Whether Enter means this row, however it was chosen.
    [[nodiscard]] bool row_entered(std::string_view key) const { return enter && dialog.ring.at(key); }
    /// Whether Enter means this widget, to which keys have led.
    [[nodiscard]] bool entered(std::string_view key) const { return enter && state.focus.shown && dialog.ring.at(key); }
};

/// A button by mouse, Space and Enter.
[[nodiscard]] bool event_button(const EventUi& event, std::string_view key, std::string_view words,
                                const ButtonStyle& style = {});
/// The same, as broad as there is room.
[[nodiscard]] bool broad_button(const EventUi& event, std::string_view key, std::string_view words,
                                ButtonStyle style = {});
/// A field that takes back what was said as it is typed into; true where Enter went down in it.
bool event_field(const EventUi& event, std::string_view key, std::string& typed, const std::string& hint,
                 float width = 0);
/// A row of a list as a stop of the keyboard: whether it was pressed, by a click or Space. Tab leads to one row of the
/// list, arrows to all.
[[nodiscard]] bool event_row(const EventUi& event, const std::string& key, const std::string& words, const Rect& in,
                             bool chosen, bool by_tab);
/// The next stretch of the flow, so high.
[[nodiscard]] Rect flow_row(const Ui& ui, float height);
void event_heading(const Ui& ui, const std::string& words);
/// A page of what the pane holds, by key.
void turn_event_pages();
/// The round, with the ways to the one before and the next.
void draw_round_choice(const EventUi& event, const char* key);

/// The list of a part, and what is done beside it.
void draw_event_players(const EventUi& event, const Rect& in);
void draw_event_people_side(const EventUi& event);
void draw_event_rounds(const EventUi& event, Rect in);
void draw_event_rounds_side(const EventUi& event);
void draw_event_standings(const EventUi& event, const Rect& in);
void draw_event_points_side(const EventUi& event);
void draw_event_log(const EventUi& event, const Rect& in);
void draw_event_paper(const EventUi& event, const Rect& in);

}  // namespace tablebank
