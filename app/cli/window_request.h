#pragma once
// The first screen of the window, as the command line requested it. The caller of the command line opens it.

#include <cstdint>
#include <functional>
#include <string>

namespace tablebank {

struct WindowRequest {
    enum class Start : std::uint8_t { usual, resume, new_game, show_me, calculator };

    std::string file{};  ///< any file that a window can open; empty: the start screen
    Start start = Start::usual;
};

/// Returns the exit code.
using OpenWindow = std::function<int(const WindowRequest&)>;

}  // namespace tablebank
