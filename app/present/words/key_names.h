#pragma once
// The keys that sentences name: each is what the table of keys (app/viewmodel/keys.h) has for that action, which a test
// holds. key_text() says them in the language given.

namespace tablebank::key_name {

inline constexpr const char* help = "F1";
inline constexpr const char* settlement = "F9";
inline constexpr const char* undo = "Ctrl+Z";
inline constexpr const char* go_on = "Enter";

}  // namespace tablebank::key_name
