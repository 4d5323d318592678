#pragma once
// Buttons. A double click presses a button once; its second half is ignored. A button that appears under a pointer that
// rests takes no click for a moment (app/viewmodel/pointer_rest.h).

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/present/table/offered_action.h"
#include "app/ui/look/ui.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

enum class ButtonLook {
    primary,  ///< the main action
    plain,
    quiet,   ///< without a background until the pointer is over it
    chosen,  ///< the option in use, of several
    usual,   ///< the option in use by default
};

struct ButtonStyle {
    ButtonLook look = ButtonLook::plain;
    bool enabled = true;
    std::string key_hint{};  ///< the key with the same effect
    std::string tip{};       ///< tooltip, also while disabled
    std::string says{};      ///< accessible text, if its text is too short for a full description: "Anna: monopolist"
    float width = 0;         ///< 0: as wide as its text
    float height = 0;        ///< 0: as a line of buttons
    Lettering lettering = Lettering::body;
    Align align = Align::centre;
    std::optional<bool> on{};  ///< for a switch: its state
    bool repeats = false;      ///< every click counts, however fast and soon: a step of a number
};

/// In the flow of an ImGui window. `key` identifies it in every language.
[[nodiscard]] bool button(const Ui& ui, std::string_view key, std::string_view text, const ButtonStyle& style = {});
[[nodiscard]] float button_width(const Ui& ui, std::string_view text, const ButtonStyle& style = {});
/// The same, cut off the left or the right end of a row.
[[nodiscard]] bool button_left(const Ui& ui, Rect& row, std::string_view key, std::string_view text,
                               const ButtonStyle& style, float gap = 0);
[[nodiscard]] bool button_right(const Ui& ui, Rect& row, std::string_view key, std::string_view text,
                                const ButtonStyle& style, float gap = 0);
/// A rectangle that can be pressed; the caller paints it. True when pressed.
[[nodiscard]] bool hot_area(const Ui& ui, std::string_view key, std::string_view text, const Rect& in,
                            bool enabled = true);

/// The state of the pointer over an area.
struct Touch {
    bool hovered = false;
    bool pressed = false;
};
/// The same for many areas that are painted elsewhere, with keys "kind.number": an area that the pointer is not over
/// costs nothing. Not for use within a Picture.
[[nodiscard]] Touch touch_area(const Ui& ui, std::string_view kind, int number, std::string_view text, const Rect& in);

/// A small frame with the name of a key, at the right end of a rectangle; returns its width.
float paint_key_hint(const Ui& ui, const Rect& in, ImU32 colour, std::string_view key);

/// The tooltip of the last item, in the style of the theme: below the item, or above if it does not fit, never over it.
void tip(const Ui& ui, std::string_view words);

struct DieLook {
    bool chosen = false;
    bool waits = false;  ///< the other die comes first: faint, and cannot be pressed
};

/// One of six dice in a row; `key` identifies it in every language. True when pressed.
[[nodiscard]] bool die_button(const Ui& ui, std::string_view key, const Rect& in, int pips, DieLook look);

/// Digits that are typed while no field has the keyboard fill the throws, each a text; Backspace removes one. Returns
/// true if a throw changed.
[[nodiscard]] bool type_dice(std::span<std::string* const> throws);

}  // namespace tablebank
