#pragma once
// The program's window: GLFW and OpenGL around the application. main needs only this header.
//
// It draws after an event, and once per second while a clock runs; an idle window draws nothing.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/viewmodel/intent.h"

namespace tablebank {

struct WindowOptions {
    std::optional<std::filesystem::path> file{};  ///< opened at once, as if it had been dropped on the window
    bool resume = false;                          ///< continue the last unfinished game, if there is one
    bool show_me = false;                         ///< start a practice game with advice
    Screen screen = Screen::start;                ///< the first screen, without file, resume and show_me
    std::optional<std::string> language{};        ///< overrides the settings; "ru"
    int width = 1280;
    int height = 800;
    std::function<void(std::uint64_t frames)> drawn{};  ///< called after every frame with the number of frames so far
};

/// Opens the window and returns when it is closed. Returns 0, or 1 after one sentence on standard error if no window
/// can be opened (no display, no OpenGL).
[[nodiscard]] int run_window(const WindowOptions& options);

}  // namespace tablebank
