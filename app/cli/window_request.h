#pragma once
// What the window is to show first, as it was asked for on the command line. Who runs the command line opens it.

#include <cstdint>
#include <functional>
#include <string>

namespace tablebank {

struct WindowRequest {
    enum class Start : std::uint8_t { usual, resume, new_game, show_me, calculator };

    std::string file{};  ///< whatever a window can open; empty: the start screen
    Start start = Start::usual;
};

/// The exit code.
using OpenWindow = std::function<int(const WindowRequest&)>;

}  // namespace tablebank
