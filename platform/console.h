#pragma once
// The terminal: the three standard streams, signals to end, and input without echo.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tablebank::platform {

/// If the caller closed a standard stream, replaces it with one that fails, so that no game file is opened with its
/// number and written to by mistake. Also turns a closed pipe, or a file that may not grow, into a write error instead
/// of the end of the process. Must be called first.
void guard_standard_streams();

/// What follows the program's name on its command line, in UTF-8.
[[nodiscard]] std::vector<std::string> arguments_of(int count, char** values);

/// Whether a user at a terminal types standard input.
[[nodiscard]] bool input_is_terminal();

enum class TypedUnseen : std::uint8_t {
    typed,
    nothing,         ///< there is no terminal, or nothing was typed
    would_be_shown,  ///< this terminal cannot hide what is typed
};
/// Asks on the terminal itself, without echo, and restores the echo however this ends, also while the program is
/// stopped (Ctrl+Z). When it continues, the question is asked again. The answer overwrites the beginning of `into`,
/// followed by a zero; a longer one is cut off.
[[nodiscard]] TypedUnseen ask_unseen(const std::string& question, std::string& into);

/// Holds back Ctrl+C and the system's signal to end the program, until something has ended in order. Must be created
/// before any thread. A program without one is ended by the signals as usual.
class SignalBlocker {
public:
    SignalBlocker();
    SignalBlocker(const SignalBlocker&) = delete;
    SignalBlocker& operator=(const SignalBlocker&) = delete;
    ~SignalBlocker();

    /// Waits for a signal for this time at most; returns whether one came.
    [[nodiscard]] bool came_within(std::chrono::milliseconds time) const;

private:
    struct Masks;
    std::unique_ptr<Masks> masks_;
};

}  // namespace tablebank::platform
