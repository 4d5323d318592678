#pragma once
// What the window library reports, in order, until a frame can take it. ImGui sees one state of the keyboard a frame: a
// key that goes down and up between two frames, or Ctrl let go before its key is seen, would be lost on a slow
// machine. So each frame is given only as much as it can tell apart. A held key is one press however long it is held:
// ImGui repeats it by its own clock while it is down, so nothing of it is left to be done when it is let go.

#include <GLFW/glfw3.h>

#include <cstdint>
#include <deque>
#include <vector>

namespace tablebank {

struct InputEvent {
    enum class Kind { key, letter, button };
    Kind kind = Kind::key;
    int code = 0;  ///< key, letter or button
    int scancode = 0;
    int action = GLFW_PRESS;
    int modifiers = 0;
    std::int64_t at_ms = 0;  ///< when it was reported, by a clock that only goes on
};

class InputQueue {
public:
    void push(const InputEvent& event) {
        const bool held = event.kind == InputEvent::Kind::key && event.action == GLFW_REPEAT;
        if (!held) events_.push_back(event);
    }
    [[nodiscard]] bool empty() const { return events_.empty(); }
    /// Takes out what the next frame can tell apart; may be nothing while the keyboard changes hands.
    [[nodiscard]] std::vector<InputEvent> take();

private:
    std::deque<InputEvent> events_;
    int pause_ = 0;  ///< frames that still belong to a key that acted: the keyboard may be changing hands
};

/// The number of the key that bears `name`, what the layout in use writes with `key`, UTF-8 or nullptr. Only Latin
/// letters and the comma are told so; digits, and keys of a layout with other letters, stay what they are by their
/// place.
[[nodiscard]] int lettered_key(int key, const char* name);

}  // namespace tablebank
