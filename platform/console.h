#pragma once
// What a program in a terminal is given: the three standard streams, the wish to end it, and what is typed unseen.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace tablebank::platform {

/// A standard stream that the caller closed gets a place that fails instead, so that no game file is opened under its
/// number and written to by mistake; and a closed pipe, like a file that may not grow, becomes an error of writing
/// instead of the end of the process. To be called first.
void guard_standard_streams();

/// Whether a person at a terminal types what is read from standard input.
[[nodiscard]] bool input_is_terminal();

enum class TypedUnseen : std::uint8_t {
    typed,
    nothing,         ///< there is no terminal, or nothing was typed
    would_be_shown,  ///< this terminal cannot hide what is typed
};
/// Asks on the terminal itself, which shows nothing of the answer, and shows again what is typed however this ends:
/// also while the program is stopped (Ctrl+Z). When it goes on, the question is asked once more. The answer takes the
/// place of the beginning of `into`, with a zero behind it; what is longer is cut off.
[[nodiscard]] TypedUnseen ask_unseen(const std::string& question, std::string& into);

/// Ctrl+C and the wish of the system to end the program, held back while something has to end in order. Made before any
/// thread is. A program that holds none ends by them as before.
class SignalBlocker {
public:
    SignalBlocker();
    SignalBlocker(const SignalBlocker&) = delete;
    SignalBlocker& operator=(const SignalBlocker&) = delete;
    ~SignalBlocker();

    /// Waits for one of them, so long at most; whether one came.
    [[nodiscard]] bool came_within(std::chrono::milliseconds time) const;

private:
    struct Masks;
    std::unique_ptr<Masks> masks_;
};

}  // namespace tablebank::platform
