#pragma once
// The focus among the widgets of a dialog or a screen. Tab moves it in order, arrow keys move it to the nearest widget
// in their direction, Space presses, and a widget may take the typed characters. A click moves it too, without showing
// a frame. In a field, left and right move the caret until it is at the end of the text.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/field.h"
#include "app/ui/widgets/paint.h"
#include "app/viewmodel/focus.h"
#include "app/viewmodel/keys.h"

namespace tablebank {

class FocusRing {
public:
    enum class Arrows {
        lead,   ///< they move the focus
        other,  ///< they do something else on this screen: only Tab moves the focus
    };
    /// For one frame, while its widgets are drawn. Keys move the focus at the end of the frame.
    FocusRing(const Ui& ui, Focus& focus, Arrows arrows = Arrows::lead);
    FocusRing(const FocusRing&) = delete;
    FocusRing& operator=(const FocusRing&) = delete;
    ~FocusRing();

    /// Makes the last widget a focus stop; returns true if Space presses it. In a group of widgets with one choice, Tab
    /// reaches only the chosen one.
    [[nodiscard]] bool stop(std::string_view key, const Rect& in, bool enabled = true, bool by_tab = true);
    /// The same for a widget that takes text: Space is a character for it.
    void writing_stop(std::string_view key, const Rect& in);
    /// A field of the flow, which has the keyboard while it has the focus.
    FieldEvents field_stop(std::string_view key, std::string& typed, FieldStyle style = {});
    /// Whether Space presses a widget that becomes a stop later in this frame. Tab follows the order of the stops.
    [[nodiscard]] bool presses(std::string_view key) const;
    [[nodiscard]] bool at(std::string_view key) const { return focus_.key == key; }
    /// Whether the focus was moved by a key, so that its frame is drawn.
    [[nodiscard]] bool shown() const { return focus_.shown; }
    /// Whether the focus is at a widget whose key has this prefix.
    [[nodiscard]] bool within(std::string_view beginning) const {
        return std::string_view(focus_.key).starts_with(beginning);
    }
    /// Moves the focus there, and shows it if the user works with the keyboard.
    void go(std::string_view key);
    /// The same for a field that already has the beginning of the typed text: the rest follows it.
    void go_on_typing(std::string_view key);
    /// Whether the field still waits for the keyboard since then.
    [[nodiscard]] bool goes_on_typing() const { return focus_.to_end; }
    /// Whether a part of the text in a field of the ring is selected.
    [[nodiscard]] bool has_selection() const { return caret_.selected; }
    /// The characters typed in this frame, UTF-8. They are removed: only one widget gets them.
    [[nodiscard]] std::string take_typed() { return std::exchange(typed_, {}); }
    [[nodiscard]] std::string take_digits();
    [[nodiscard]] std::string take_letters();                        ///< of every alphabet; no other characters
    [[nodiscard]] bool take(KeyAction action, std::size_t nth = 0);  ///< true if its character was typed; removes it

private:
    struct Stop {
        std::string key;
        Rect in;
        bool by_tab = true;
        ImGuiID pane = 0;  ///< the ImGui window that it scrolls with
        bool in_view = true;
    };
    void add(std::string_view key, const Rect& in, bool by_tab = true);
    void lead(ImVec2 way);
    void lead_by_keys();
    void go_round(bool back);
    void move_to(const Stop& stop);

    const Ui& ui_;
    Focus& focus_;
    Arrows arrows_;
    std::vector<Stop> stops_;
    std::string typed_;
    bool sent_ = false;  ///< the focus went to a stop that may be drawn only in the next frame
    bool writing_ = false;
    bool astray_ = false;  ///< a field got the keyboard after the focus had moved away
    FieldEvents caret_;
};

}  // namespace tablebank
