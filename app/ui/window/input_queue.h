#pragma once
// Input events of the window library, in order, until a frame can take them. ImGui sees one state of the keyboard per
// frame: on a slow machine a key that goes down and up between two frames would be lost, or Ctrl that is released
// before its key is seen. So each frame gets only as many events as it can distinguish. Repeats of a held key are
// dropped: ImGui repeats it by its own clock, so none are left over when the key is released.

#include <GLFW/glfw3.h>

#include <cstdint>
#include <deque>
#include <vector>

namespace tablebank {

struct InputEvent {
    enum class Kind { key, letter, button };
    Kind kind = Kind::key;
    int code = 0;  ///< key code, character or button
    int scancode = 0;
    int action = GLFW_PRESS;
    int modifiers = 0;
    std::int64_t at_ms = 0;  ///< when it was reported, from a monotonic clock
};

class InputQueue {
public:
    void push(const InputEvent& event) {
        const bool held = event.kind == InputEvent::Kind::key && event.action == GLFW_REPEAT;
        if (!held) events_.push_back(event);
    }
    [[nodiscard]] bool empty() const { return events_.empty(); }
    /// Removes the events that the next frame can distinguish; may be empty while the keyboard focus changes.
    [[nodiscard]] std::vector<InputEvent> take();

private:
    std::deque<InputEvent> events_;
    int pause_ = 0;  ///< frames to wait after a key that acted, because the keyboard focus may be changing
};

/// The GLFW key whose label is `name`, the character that the current layout has for `key` (UTF-8 or nullptr). This is
/// done only for Latin letters and the comma; digits, and keys of layouts with other letters, keep the key of their
/// position.
[[nodiscard]] int lettered_key(int key, const char* name);

}  // namespace tablebank
