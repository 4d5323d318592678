#include "app/ui/widgets/key_input.h"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tablebank {

namespace {

/// GLFW's key codes, which its backend reports.
constexpr std::array numbers{257, 335, 256, 258, 265, 264, 263, 262, 259, 268, 269, 266, 267, 32, 261, 348, 290,
                             291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 65,  66,  67, 68,  69,  70,
                             71,  72,  73,  74,  75,  76,  77,  78,  79,  80,  81,  82,  83,  84, 85,  86,  87,
                             88,  89,  90,  61,  45,  48,  44,  49,  50,  51,  52,  53,  54,  55, 56,  57};
static_assert(numbers.size() == static_cast<std::size_t>(Key::nine) + 1);

int number(Key key) {
    return numbers.at(static_cast<std::size_t>(key));
}

int keys_aside = 0;             // how many KeysAside there are
KeyWatch* key_watch = nullptr;  // set by a test

bool is_function_key(Key key) {
    return key >= Key::f1 && key <= Key::f12;
}

/// Shift belongs to the signs (Ctrl++ needs it on many keyboards) and to the round of Tab: it counts with function
/// keys.
bool went_down(Chord chord, bool goes_on) {
    if (chord.held == Held::typed) return false;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl != (chord.held == Held::ctrl) || io.KeyAlt != (chord.held == Held::alt)) return false;
    if (is_function_key(chord.key) && io.KeyShift != (chord.held == Held::shift)) return false;
    return ImGui::IsKeyPressed(number(chord.key), goes_on);
}

bool any_went_down(std::span<const Chord> chords, bool goes_on) {
    return std::ranges::any_of(chords, [goes_on](Chord chord) { return went_down(chord, goes_on); });
}

bool ask(KeyAction action, std::span<const Chord> chords, bool goes_on) {
    if (keys_aside > 0) return false;
    const bool answered = any_went_down(chords, goes_on);
    note_asked(action, answered);
    return answered;
}

void append_sign(std::string& text, unsigned sign) {
    if (sign < 0x80) {
        text += static_cast<char>(sign);
    } else if (sign < 0x800) {
        text += static_cast<char>(0xC0U | (sign >> 6U));
        text += static_cast<char>(0x80U | (sign & 0x3FU));
    } else {
        text += static_cast<char>(0xE0U | (sign >> 12U));
        text += static_cast<char>(0x80U | ((sign >> 6U) & 0x3FU));
        text += static_cast<char>(0x80U | (sign & 0x3FU));
    }
}

}  // namespace

bool pressed(KeyAction action) {
    return ask(action, chords_of(action), false);
}

bool pressed(KeyAction action, std::size_t nth) {
    return ask(action, chords_of(action).subspan(nth, 1), false);
}

bool pressed_or_held(KeyAction action) {
    return ask(action, chords_of(action), true);
}

void listen_for(std::initializer_list<KeyAction> actions, PendingIntent& queue) {
    for (const KeyAction action : actions)
        if (pressed(action)) queue.push(intent_of(action));
}

std::optional<ScrollStep> pressed_scroll(bool ends) {
    if (pressed_or_held(KeyAction::page_up)) return ScrollStep::page_up;
    if (pressed_or_held(KeyAction::page_down)) return ScrollStep::page_down;
    if (ends && pressed(KeyAction::first)) return ScrollStep::first;
    if (ends && pressed(KeyAction::last)) return ScrollStep::last;
    return std::nullopt;
}

void scroll_window(ScrollStep step, float kept) {
    const float page = std::max(1.0F, ImGui::GetWindowHeight() - kept);
    const float most = ImGui::GetScrollMaxY();
    const float now = ImGui::GetScrollY();
    const float to = step == ScrollStep::first  ? 0
                     : step == ScrollStep::last ? most
                                                : now + (step == ScrollStep::page_down ? page : -page);
    ImGui::SetScrollY(std::clamp(to, 0.0F, most));
}

bool pressed(ActionKey key) {
    const auto found = key == ActionKey::enter ? std::nullopt : choice_key(key);
    return found && pressed(found->action, found->nth);
}

bool any_in_use(std::initializer_list<KeyAction> actions) {
    return keys_aside == 0 &&
           std::ranges::any_of(actions, [](KeyAction action) { return any_went_down(chords_of(action), true); });
}

KeyWatch::KeyWatch() {
    key_watch = this;
}

KeyWatch::~KeyWatch() {
    key_watch = nullptr;
}

void note_asked(KeyAction action, bool answered) {
    if (key_watch == nullptr) return;
    key_watch->asked.push_back(action);
    if (answered) key_watch->answered.push_back(action);
}

KeysAside::KeysAside() {
    ++keys_aside;
}

KeysAside::~KeysAside() {
    --keys_aside;
}

std::string signs_of_frame() {
    std::string text;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl) return text;
    for (const ImWchar sign : io.InputQueueCharacters) {
        if (sign >= ' ' && sign != 0x7F) append_sign(text, sign);
    }
    return text;
}

std::string take_signs_of_frame() {
    std::string text = signs_of_frame();
    if (!text.empty()) ImGui::GetIO().InputQueueCharacters.resize(0);
    return text;
}

void set_key(Key key, bool down) {
    ImGui::GetIO().KeysDown[number(key)] = down;
}

void set_ctrl(bool down) {
    ImGui::GetIO().KeyCtrl = down;
}

void set_alt(bool down) {
    ImGui::GetIO().KeyAlt = down;
}

void set_shift(bool down) {
    ImGui::GetIO().KeyShift = down;
}

void set_mouse(float x, float y, bool down) {
    ImGui::GetIO().MousePos = {x, y};
    ImGui::GetIO().MouseDown[0] = down;
}

void set_right_mouse(float x, float y, bool down) {
    ImGui::GetIO().MousePos = {x, y};
    ImGui::GetIO().MouseDown[1] = down;
}

void name_keys_without_a_backend() {
    constexpr std::array<std::pair<ImGuiKey, Key>, 21> own{{{ImGuiKey_Tab, Key::tab},
                                                            {ImGuiKey_LeftArrow, Key::left},
                                                            {ImGuiKey_RightArrow, Key::right},
                                                            {ImGuiKey_UpArrow, Key::up},
                                                            {ImGuiKey_DownArrow, Key::down},
                                                            {ImGuiKey_Home, Key::home},
                                                            {ImGuiKey_End, Key::end},
                                                            {ImGuiKey_Backspace, Key::backspace},
                                                            {ImGuiKey_Enter, Key::enter},
                                                            {ImGuiKey_KeyPadEnter, Key::keypad_enter},
                                                            {ImGuiKey_Escape, Key::escape},
                                                            {ImGuiKey_A, Key::a},
                                                            {ImGuiKey_Y, Key::y},
                                                            {ImGuiKey_Z, Key::z},
                                                            {ImGuiKey_PageUp, Key::page_up},
                                                            {ImGuiKey_PageDown, Key::page_down},
                                                            {ImGuiKey_Space, Key::space},
                                                            {ImGuiKey_Delete, Key::del},
                                                            {ImGuiKey_C, Key::c},
                                                            {ImGuiKey_V, Key::v},
                                                            {ImGuiKey_X, Key::x}}};
    for (const auto& [name, key] : own) ImGui::GetIO().KeyMap[name] = number(key);
}

}  // namespace tablebank
