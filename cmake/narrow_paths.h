#pragma once
// Compiled before each source of a module (cmake/Room.cmake): a path that is made from a std::string or a
// std::string_view is an error here. Such a path is in the system's own encoding, which on Windows is not UTF-8:
// platform/path_text.h makes paths from text. Text in the source itself has no letters beyond ASCII, and may be a path.
// A std::string that is made on the spot is found where it is compiled for Windows (scripts/windows.sh).

#include <filesystem>
#include <string>
#include <string_view>

// As the library of one compiler declares them, the one that releases are built with.
#if defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE == 12
namespace std::filesystem {
template <>
path::path(const std::string&, format) = delete;
template <>
path::path(const std::string_view&, format) = delete;
template <>
path& path::operator=(const std::string&) = delete;
template <>
path& path::operator=(const std::string_view&) = delete;
template <>
path& path::operator/=(const std::string&) = delete;
template <>
path& path::operator/=(const std::string_view&) = delete;
template <>
path& path::operator+=(const std::string&) = delete;
template <>
path& path::operator+=(const std::string_view&) = delete;
template <>
path& path::append(const std::string&) = delete;
template <>
path& path::append(const std::string_view&) = delete;
}  // namespace std::filesystem
#endif
