#pragma once
// The program's window: GLFW and OpenGL around the application. The only entry of this room that main needs.
//
// Draws when something happened, and once a second while a clock runs; an idle window draws nothing. Knows nothing of
// rules or of SQL.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/viewmodel/intent.h"

namespace tablebank {

struct WindowOptions {
    std::optional<std::filesystem::path> file{};  ///< to open at once, as if it had been dropped on the window
    bool resume = false;                          ///< on with the last game that is not finished, where there is one
    bool show_me = false;                         ///< a practice game with advice beside it
    Screen screen = Screen::start;                ///< with neither
    std::optional<std::string> language{};        ///< beats the settings; "ru"
    int width = 1280;
    int height = 800;
    std::function<void(std::uint64_t frames)> drawn{};  ///< told after every frame how many were drawn so far
};

/// Opens the window and returns when it is closed: 0, or 1 where no window can be opened (no display, no OpenGL), after
/// one sentence on standard error.
[[nodiscard]] int run_window(const WindowOptions& options);

}  // namespace tablebank
