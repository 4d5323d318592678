#pragma once
// Paths from text and text from paths: the program's text is UTF-8 on every system, and so are its paths when they are
// made here. std::filesystem::path(const char*) and path::string() use the system's own encoding, which on Windows is
// another one.

#include <filesystem>
#include <string>
#include <string_view>

namespace tablebank::platform {

/// On a POSIX system the bytes are kept, whatever they are.
[[nodiscard]] inline std::filesystem::path path_of(std::string_view utf8) {
    return {std::u8string(utf8.begin(), utf8.end())};
}

/// With the system's own separators.
[[nodiscard]] inline std::string text_of(const std::filesystem::path& path) {
    const std::u8string text = path.u8string();
    return {text.begin(), text.end()};
}

/// Whether a word names a place, not only a name: it has a separator of this system, or "/", which every system reads.
[[nodiscard]] inline bool has_separator(std::string_view word) {
    constexpr auto own = static_cast<char>(std::filesystem::path::preferred_separator);
    return word.find('/') != std::string_view::npos || word.find(own) != std::string_view::npos;
}

}  // namespace tablebank::platform
