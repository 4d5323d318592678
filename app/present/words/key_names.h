#pragma once
// The keys that sentences name. A test checks that each is the key of that action in the keymap (app/viewmodel/keys.h).
// key_text() translates them.

namespace tablebank::key_name {

inline constexpr const char* help = "F1";
inline constexpr const char* settlement = "F9";
inline constexpr const char* undo = "Ctrl+Z";
inline constexpr const char* go_on = "Enter";

}  // namespace tablebank::key_name
