#pragma once
// What is typed into: a line, a whole number between two buttons that make it smaller and larger, and a field that
// holds one of a few known values.

#include <string>
#include <string_view>

#include "app/ui/look/ui.h"

namespace tablebank {

class FocusRing;

struct FieldStyle {
    std::string hint{};  ///< shown while nothing is typed
    float width = 0;     ///< 0: all there is
    Lettering lettering = Lettering::body;
    bool frame = true;
    bool focus = false;     ///< takes the keyboard in this frame
    bool to_end = false;    ///< the caret goes behind what stands there, and nothing of it is marked
    bool own_undo = false;  ///< the screen takes steps back itself, not the field
    bool keeps = false;     ///< Escape leaves it with what was typed; anywhere else it is as it was before
    bool by_tab = true;     ///< ImGui's Tab leads to it; not where a FocusRing leads
    bool hidden = false;    ///< a dot for every sign: a passphrase
    ImU32 edge = 0;         ///< colour of its frame; 0: the usual one
};

struct FieldEvents {
    bool changed = false;
    bool entered = false;  ///< Enter went down in it
    bool active = false;
    bool left = false;       ///< the keyboard went elsewhere in this frame
    bool cancelled = false;  ///< by Escape: it is to be as it was
    bool at_start = false;   ///< the caret stands before all letters
    bool at_end = false;     ///< and behind all
};

[[nodiscard]] FieldEvents field(const Ui& ui, std::string_view key, std::string& typed, const FieldStyle& style = {});

struct NumberStyle {
    int least = 0;
    int most = 0;
    std::string none{};         ///< shown for `least` where that is no figure; empty: it is one
    FocusRing* ring = nullptr;  ///< where the field is a stop of it
};
/// True when the number changed; what is no number counts as the least.
bool number_field(const Ui& ui, std::string_view key, int& value, const NumberStyle& style);

struct ChoiceFieldStyle {
    float width = 0;
    bool focus = false;  ///< takes the keyboard in this frame
    bool faint = false;  ///< holds because nobody chose otherwise
    std::string tip{};
    ImU32 edge = 0;  ///< colour of its frame; 0: the usual one
};

/// Tab leads to it as to any other; arrows, Space and clicks go on to the next value. +1 or -1 where the next or the
/// one before is wanted, else 0.
[[nodiscard]] int choice_field(const Ui& ui, std::string_view key, std::string_view words,
                               const ChoiceFieldStyle& style = {});

}  // namespace tablebank
