#pragma once
// A shared library that is loaded while the program runs.

#include <filesystem>
#include <stdexcept>

namespace tablebank::platform {

/// The system's message about a library that cannot be loaded, or a name that it does not have.
class LibraryError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// It stays loaded until the process ends.
class Library {
public:
    /// Throws LibraryError.
    explicit Library(const std::filesystem::path& file);

    /// The address of a function or a variable. Throws LibraryError if the library has none of this name.
    [[nodiscard]] void* address_of(const char* name) const;

private:
    void* handle_;
};

}  // namespace tablebank::platform
