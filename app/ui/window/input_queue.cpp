#include "app/ui/window/input_queue.h"

#include <set>
#include <utility>

namespace tablebank {

namespace {

/// After Enter or Tab a field gives the keyboard away in one frame, and the next one has it two frames later.
constexpr int frames_to_change_hands = 2;

bool is_modifier(const InputEvent& event) {
    return event.kind == InputEvent::Kind::key && event.code >= GLFW_KEY_LEFT_SHIFT &&
           event.code <= GLFW_KEY_RIGHT_SUPER;
}

/// Keys that act rather than write: Enter, Tab, arrows, function keys, letters with Ctrl.
bool acts(const InputEvent& event) {
    if (event.kind != InputEvent::Kind::key || event.action == GLFW_RELEASE) return false;
    if (event.code < GLFW_KEY_ESCAPE) return event.modifiers == GLFW_MOD_CONTROL;
    return event.code < GLFW_KEY_LEFT_SHIFT;
}

/// Tab depends on the screen, which the letters before it may change: another field, other completions.
bool waits_for_letters(const InputEvent& event) {
    return event.kind == InputEvent::Kind::key && event.code == GLFW_KEY_TAB && event.action != GLFW_RELEASE;
}

}  // namespace

std::vector<InputEvent> InputQueue::take() {
    std::vector<InputEvent> frame;
    if (pause_ > 0) {
        --pause_;
        return frame;
    }
    std::set<std::pair<InputEvent::Kind, int>> changed;
    bool acted = false;
    bool plain = false;  // something that a modifier would change the meaning of
    bool wrote = false;
    while (!events_.empty()) {
        const InputEvent& event = events_.front();
        const bool letter = event.kind == InputEvent::Kind::letter;
        if (acted && (letter || acts(event))) break;
        if (plain && is_modifier(event)) break;
        if (wrote && waits_for_letters(event)) break;
        if (!letter && !changed.insert({event.kind, event.code}).second) break;
        wrote = wrote || letter;
        acted = acted || acts(event);
        plain = plain || !is_modifier(event);
        frame.push_back(event);
        events_.pop_front();
    }
    if (acted) pause_ = frames_to_change_hands;
    return frame;
}

int lettered_key(int key, const char* name) {
    const bool digit = key >= '0' && key <= '9';
    if (digit || name == nullptr || name[0] == '\0' || name[1] != '\0') return key;
    const char sign = name[0];
    if (sign >= 'a' && sign <= 'z') return sign - 'a' + 'A';  // GLFW numbers letters like the ASCII capitals
    if ((sign >= 'A' && sign <= 'Z') || sign == ',') return sign;
    // The key that has a letter or a comma on an American keyboard writes another character here, which no GLFW key
    // has.
    const bool moved_away = (key >= 'A' && key <= 'Z') || key == ',';
    return moved_away ? sign : key;
}

}  // namespace tablebank
