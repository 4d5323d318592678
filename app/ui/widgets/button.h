#pragma once
// What can be pressed. A button is pressed once by a double click: its second half is not taken.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/present/table/offered_action.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

enum class ButtonLook {
    primary,  ///< the one thing to do now
    plain,
    quiet,   ///< no ground of its own until the pointer is over it
    chosen,  ///< one of several, and the one that holds
    usual,   ///< the one that holds because nobody chose otherwise
};

struct ButtonStyle {
    ButtonLook look = ButtonLook::plain;
    bool enabled = true;
    std::string key_hint{};  ///< the key that does the same
    std::string tip{};       ///< shown under the pointer, also while disabled
    std::string says{};      ///< what it does, where its text says too little of that by itself: "Anna: monopolist"
    float width = 0;         ///< 0: as wide as its text
    float height = 0;        ///< 0: as a line of buttons
    Lettering lettering = Lettering::body;
    Align align = Align::centre;
    std::optional<bool> on{};  ///< it is a switch, and stands so
    bool repeats = false;      ///< every click counts, however quick: a step of a figure
};

/// In the flow of an ImGui window. `key` is its identity in every language.
[[nodiscard]] bool button(const Ui& ui, std::string_view key, std::string_view text, const ButtonStyle& style = {});
[[nodiscard]] float button_width(const Ui& ui, std::string_view text, const ButtonStyle& style = {});
/// The same, cut off the left or the right end of a row.
[[nodiscard]] bool button_left(const Ui& ui, Rect& row, std::string_view key, std::string_view text,
                               const ButtonStyle& style, float gap = 0);
[[nodiscard]] bool button_right(const Ui& ui, Rect& row, std::string_view key, std::string_view text,
                                const ButtonStyle& style, float gap = 0);
/// A rectangle that can be pressed and is painted by others; true when pressed.
[[nodiscard]] bool hot_area(const Ui& ui, std::string_view key, std::string_view text, const Rect& in,
                            bool enabled = true);

/// What the pointer does with an area.
struct Touch {
    bool hovered = false;
    bool pressed = false;
};
/// The same for many areas that are painted elsewhere, each "kind.number": one that the pointer is not over costs
/// nothing. Not for what is within a picture.
[[nodiscard]] Touch touch_area(const Ui& ui, std::string_view kind, int number, std::string_view text, const Rect& in);

/// A small frame with the name of a key, at a rectangle's right end; returns its width.
float paint_key_hint(const Ui& ui, const Rect& in, ImU32 colour, std::string_view key);

/// The tip of the item drawn last, in the look of the rest; below it, or above where there is no room, never over it.
void tip(const Ui& ui, std::string_view words);

struct DieLook {
    bool chosen = false;
    bool waits = false;  ///< for the other die: faint, and cannot be pressed
};

/// One of six beside each other; `key` is its identity in every language. True when pressed.
[[nodiscard]] bool die_button(const Ui& ui, std::string_view key, const Rect& in, int pips, DieLook look);

/// Digits that are typed while no field has the keyboard go to the throws that are asked, each as a text, and Backspace
/// takes one back. True where a throw changed.
[[nodiscard]] bool type_dice(std::span<std::string* const> throws);

}  // namespace tablebank
