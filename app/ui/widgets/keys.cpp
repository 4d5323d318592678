#include "app/ui/widgets/keys.h"

#include <imgui.h>

#include <array>
#include <utility>

namespace tablebank {

namespace {

#if IMGUI_VERSION_NUM >= 18700
using KeyNumber = ImGuiKey;
constexpr std::array numbers{
    ImGuiKey_Enter,     ImGuiKey_KeypadEnter, ImGuiKey_Escape,    ImGuiKey_Tab,   ImGuiKey_UpArrow, ImGuiKey_DownArrow,
    ImGuiKey_LeftArrow, ImGuiKey_RightArrow,  ImGuiKey_Backspace, ImGuiKey_Home,  ImGuiKey_End,     ImGuiKey_PageUp,
    ImGuiKey_PageDown,  ImGuiKey_Space,       ImGuiKey_Delete,    ImGuiKey_Menu,  ImGuiKey_F1,      ImGuiKey_F2,
    ImGuiKey_F3,        ImGuiKey_F4,          ImGuiKey_F5,        ImGuiKey_F6,    ImGuiKey_F7,      ImGuiKey_F8,
    ImGuiKey_F9,        ImGuiKey_F10,         ImGuiKey_F11,       ImGuiKey_F12,   ImGuiKey_A,       ImGuiKey_B,
    ImGuiKey_C,         ImGuiKey_D,           ImGuiKey_E,         ImGuiKey_F,     ImGuiKey_G,       ImGuiKey_H,
    ImGuiKey_I,         ImGuiKey_J,           ImGuiKey_K,         ImGuiKey_L,     ImGuiKey_M,       ImGuiKey_N,
    ImGuiKey_O,         ImGuiKey_P,           ImGuiKey_Q,         ImGuiKey_R,     ImGuiKey_S,       ImGuiKey_T,
    ImGuiKey_U,         ImGuiKey_V,           ImGuiKey_W,         ImGuiKey_X,     ImGuiKey_Y,       ImGuiKey_Z,
    ImGuiKey_Equal,     ImGuiKey_Minus,       ImGuiKey_0,         ImGuiKey_Comma, ImGuiKey_1,       ImGuiKey_2,
    ImGuiKey_3,         ImGuiKey_4,           ImGuiKey_5,         ImGuiKey_6};
#else
using KeyNumber = int;
/// As GLFW numbers them, which is how its backend reports them.
constexpr std::array numbers{257, 335, 256, 258, 265, 264, 263, 262, 259, 268, 269, 266, 267, 32, 261, 348,
                             290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 65,  66, 67,  68,
                             69,  70,  71,  72,  73,  74,  75,  76,  77,  78,  79,  80,  81,  82, 83,  84,
                             85,  86,  87,  88,  89,  90,  61,  45,  48,  44,  49,  50,  51,  52, 53,  54};
#endif
static_assert(numbers.size() == static_cast<std::size_t>(Key::six) + 1);

KeyNumber number(Key key) {
    return numbers.at(static_cast<std::size_t>(key));
}

int keys_aside = 0;  // how many KeysAside there are

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

bool pressed(Key key) {
    return keys_aside == 0 && ImGui::IsKeyPressed(number(key), false);
}

bool pressed_or_held(Key key) {
    return keys_aside == 0 && ImGui::IsKeyPressed(number(key), true);
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

bool pressed_with_ctrl(Key key) {
    return ImGui::GetIO().KeyCtrl && pressed(key);
}

bool pressed_with_alt(Key key) {
    return ImGui::GetIO().KeyAlt && pressed(key);
}

bool pressed(ActionKey key) {
    switch (key) {
        case ActionKey::f2:
            return pressed(Key::f2);
        case ActionKey::f3:
            return pressed(Key::f3);
        case ActionKey::f4:
            return pressed(Key::f4);
        case ActionKey::f5:
            return pressed(Key::f5);
        case ActionKey::f6:
            return pressed(Key::f6);
        case ActionKey::f7:
            return pressed(Key::f7);
        case ActionKey::f8:
            return pressed(Key::f8);
        case ActionKey::enter:  // belongs to the command line, which knows whether anything is typed
        case ActionKey::none:
            break;
    }
    return false;
}

std::string key_name(ActionKey key) {
    switch (key) {
        case ActionKey::enter:
            return "Enter";
        case ActionKey::f2:
            return "F2";
        case ActionKey::f3:
            return "F3";
        case ActionKey::f4:
            return "F4";
        case ActionKey::f5:
            return "F5";
        case ActionKey::f6:
            return "F6";
        case ActionKey::f7:
            return "F7";
        case ActionKey::f8:
            return "F8";
        case ActionKey::none:
            break;
    }
    return {};
}

#if IMGUI_VERSION_NUM >= 18700

void set_key(Key key, bool down) {
    ImGui::GetIO().AddKeyEvent(number(key), down);
}

#if IMGUI_VERSION_NUM >= 18930
constexpr auto ctrl = ImGuiMod_Ctrl;
constexpr auto alt = ImGuiMod_Alt;
constexpr auto shift = ImGuiMod_Shift;
#else
constexpr auto ctrl = ImGuiKey_ModCtrl;
constexpr auto alt = ImGuiKey_ModAlt;
constexpr auto shift = ImGuiKey_ModShift;
#endif

void set_ctrl(bool down) {
    ImGui::GetIO().AddKeyEvent(ctrl, down);
}

void set_alt(bool down) {
    ImGui::GetIO().AddKeyEvent(alt, down);
}

void set_shift(bool down) {
    ImGui::GetIO().AddKeyEvent(shift, down);
}

void set_mouse(float x, float y, bool down) {
    ImGui::GetIO().AddMousePosEvent(x, y);
    ImGui::GetIO().AddMouseButtonEvent(0, down);
}

void set_right_mouse(float x, float y, bool down) {
    ImGui::GetIO().AddMousePosEvent(x, y);
    ImGui::GetIO().AddMouseButtonEvent(1, down);
}

void name_keys_without_a_backend() {}

#else

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

#endif

}  // namespace tablebank
