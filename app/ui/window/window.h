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

namespace tablebank {

struct WindowOptions {
    std::optional<std::filesystem::path> game{};  ///< a game or an event to open at once; otherwise the start screen
    std::optional<std::string> language{};        ///< beats the settings; "ru"
    int width = 1280;
    int height = 800;
    std::function<void(std::uint64_t frames)> drawn{};  ///< told after every frame how many were drawn so far
};

/// Whether the only argument of the program is an event, or the line of a table: both are opened in the window.
[[nodiscard]] bool opens_in_window(const std::string& argument);

/// Opens the window and returns when it is closed: 0, or 1 where no window can be opened (no display, no OpenGL), after
/// one sentence on standard error.
[[nodiscard]] int run_window(const WindowOptions& options);

}  // namespace tablebank
