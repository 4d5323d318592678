#pragma once
// Starting another program that has no console, and showing what it says if it fails, for a system whose programs
// either have a console or open windows, as on Windows. On other systems these functions do not exist.

#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace tablebank::platform {

struct Ended {
    int code = 0;        ///< its exit code
    std::string said{};  ///< the beginning of what it wrote to standard error, 16 KiB at most
};

/// Runs a program to its end, with the arguments of this one. It gets no console, and nothing as standard input.
[[nodiscard]] Ended run_without_console(const std::filesystem::path& program, std::error_code& error);

/// Shows a message of an error in a window, until the user closes it.
void show_error(std::string_view title, std::string_view text);

}  // namespace tablebank::platform
