#pragma once
// Input fields: a line of text, an integer between two buttons that decrease and increase it, and a field with a few
// known values.

#include <string>
#include <string_view>

#include "app/ui/look/ui.h"

namespace tablebank {

class FocusRing;

struct FieldStyle {
    std::string hint{};  ///< shown while it is empty
    float width = 0;     ///< 0: all there is
    Lettering lettering = Lettering::body;
    bool frame = true;
    bool focus = false;        ///< takes the keyboard in this frame
    bool to_end = false;       ///< puts the caret at the end and selects nothing
    bool digits = false;       ///< takes digits only, and selects them all when it gets the keyboard
    bool is_replaced = false;  ///< `typed` was changed from outside: it replaces the shown text
    bool own_undo = false;     ///< undo belongs to the screen, not to the field
    bool keeps = false;        ///< Escape leaves it without restoring the text from before
    bool by_tab = true;        ///< ImGui's Tab reaches it; false if a FocusRing does that
    bool hidden = false;       ///< shows a dot for each character: a passphrase
    ImU32 edge = 0;            ///< colour of its frame; 0: the usual one
};

struct FieldEvents {
    bool changed = false;
    bool entered = false;  ///< Enter went down in it
    bool active = false;
    bool left = false;       ///< the keyboard went elsewhere in this frame
    bool cancelled = false;  ///< by Escape: the caller restores the earlier value
    bool at_start = false;   ///< the caret is before all characters
    bool at_end = false;     ///< the caret is after all characters
    bool selected = false;   ///< some of it is selected
};

[[nodiscard]] FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style = {});

/// For the callback of a field: ImGui keeps the scroll position of the text that a field had before. A text that fits
/// into `width` is shown from its beginning. A text that was put there gets the caret at its end, and is shown from its
/// beginning if it fits with that.
void show_beginning(ImGuiInputTextCallbackData& data, float width, bool was_put);

struct NumberStyle {
    int least = 0;
    int most = 0;
    std::string none{};         ///< shown for `least` if that means no number; empty: `least` is a number too
    FocusRing* ring = nullptr;  ///< set if the field is a stop of it
};
/// True when the number changed. Text that is not a number counts as `least`.
bool number_field(const Ui& ui, std::string_view key, int& value, const NumberStyle& style);

struct ChoiceFieldStyle {
    float width = 0;
    bool focus = false;  ///< takes the keyboard in this frame
    bool faint = false;  ///< the value is the default
    std::string tip{};
    ImU32 edge = 0;  ///< colour of its frame; 0: the usual one
};

/// Tab reaches it like any other field; arrow keys, Space and clicks change the value. Returns +1 or -1 for the next or
/// the previous value, else 0.
[[nodiscard]] int choice_field(const Ui& ui, std::string_view key, std::string_view words,
                               const ChoiceFieldStyle& style = {});

}  // namespace tablebank
