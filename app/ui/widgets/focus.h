#pragma once
// Where the keyboard is among the widgets of a dialog or a screen. Tab goes round, arrows go to the nearest one that
// way, Space presses, and what is typed is there for whichever widget takes it. The mouse moves it too, without showing
// a frame. In a field the caret takes the arrows to both sides, until it stands at the end of what is typed.

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
    /// For one frame, while its widgets are drawn; keys lead on when it ends.
    FocusRing(const Ui& ui, Focus& focus);
    FocusRing(const FocusRing&) = delete;
    FocusRing& operator=(const FocusRing&) = delete;
    ~FocusRing();

    /// The widget just drawn, as a stop of the keyboard; true when Space presses it. Of several among which one is
    /// chosen, Tab leads to that one only.
    [[nodiscard]] bool stop(std::string_view key, const Rect& in, bool enabled = true, bool by_tab = true);
    /// The same for a widget that writes: Space is a sign for it.
    void writing_stop(std::string_view key, const Rect& in);
    /// A field of the flow, which has the keyboard while the ring is at it.
    FieldEvents field_stop(std::string_view key, std::string& typed, FieldStyle style = {});
    /// Whether Space presses a widget that becomes a stop later in the frame: Tab goes in the order of the stops.
    [[nodiscard]] bool presses(std::string_view key) const;
    [[nodiscard]] bool at(std::string_view key) const { return focus_.key == key; }
    /// Whether it is at a widget whose key begins so.
    [[nodiscard]] bool within(std::string_view beginning) const {
        return std::string_view(focus_.key).starts_with(beginning);
    }
    /// Leads there; shown to whoever works with keys.
    void go(std::string_view key);
    /// What was typed in this frame, UTF-8; whoever uses it takes it away.
    [[nodiscard]] std::string take_typed() { return std::exchange(typed_, {}); }
    [[nodiscard]] std::string take_digits();
    [[nodiscard]] bool take(KeyAction action, std::size_t nth = 0);  ///< true where its sign was typed

private:
    struct Stop {
        std::string key;
        Rect in;
        bool by_tab = true;
        ImGuiID pane = 0;  ///< the window it scrolls with
        bool in_view = true;
    };
    void add(std::string_view key, const Rect& in, bool by_tab = true);
    void lead(ImVec2 way);
    void lead_by_keys();
    void go_round(bool back);
    void move_to(const Stop& stop);

    const Ui& ui_;
    Focus& focus_;
    std::vector<Stop> stops_;
    std::string typed_;
    bool sent_ = false;  ///< to a stop that may be drawn only in the next frame
    bool writing_ = false;
    bool astray_ = false;  ///< a field took the keyboard that was asked for it before the ring was led elsewhere
    FieldEvents caret_;
};

}  // namespace tablebank
