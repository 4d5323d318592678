#include "app/ui/input_queue.h"

#include <backends/imgui_impl_glfw.h>

#include <set>
#include <utility>

namespace tablebank {

namespace {

/// After Enter or Tab a field gives the keyboard away in one frame, and the next one has it two frames later.
constexpr int frames_to_change_hands = 2;

/// Keys that act rather than write: Enter, Tab, arrows, function keys.
bool acts(const InputEvent& event) {
    return event.kind == InputEvent::Kind::key && event.code >= GLFW_KEY_ESCAPE && event.code < GLFW_KEY_LEFT_SHIFT &&
           event.action != GLFW_RELEASE;
}

void give(GLFWwindow* window, const InputEvent& event) {
    switch (event.kind) {
        case InputEvent::Kind::key:
            return ImGui_ImplGlfw_KeyCallback(window, event.code, event.scancode, event.action, event.modifiers);
        case InputEvent::Kind::letter:
            return ImGui_ImplGlfw_CharCallback(window, static_cast<unsigned>(event.code));
        case InputEvent::Kind::button:
            return ImGui_ImplGlfw_MouseButtonCallback(window, event.code, event.action, event.modifiers);
    }
}

}  // namespace

void InputQueue::feed(GLFWwindow* window) {
    if (pause_ > 0) {
        --pause_;
        return;
    }
    std::set<std::pair<InputEvent::Kind, int>> changed;
    bool acted = false;
    while (!events_.empty()) {
        const InputEvent& event = events_.front();
        const bool letter = event.kind == InputEvent::Kind::letter;
        if (acted && (letter || acts(event))) return;
        if (!letter && !changed.insert({event.kind, event.code}).second) return;
        if (acts(event)) {
            acted = true;
            pause_ = frames_to_change_hands;
        }
        give(window, event);
        events_.pop_front();
    }
}

}  // namespace tablebank
