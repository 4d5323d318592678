#pragma once
// The module for PostgreSQL: a library of this program that is loaded at the first address of a server. A program that
// opens only files loads neither the module nor PostgreSQL's client library and its dependencies.

#include <filesystem>

#include "platform/library.h"

namespace tablebank {

/// The path of the module of a program: lib/tablebank/modules next to the folder of the program.
[[nodiscard]] std::filesystem::path server_module_of(const std::filesystem::path& program);

/// A loaded module. It stays loaded until the process ends, because its objects may live as long.
class ServerModule {
public:
    /// Throws FileError no_module if it is missing, cannot be loaded, or belongs to another version of the program: a
    /// class in the program and the same class in the module match only if both were built from the same sources.
    explicit ServerModule(const std::filesystem::path& file);

    /// An extern "C" function. Throws FileError no_module if the module has no function of this name.
    template <class Function>
    [[nodiscard]] Function* function(const char* name) const {
        return reinterpret_cast<Function*>(address_of(name));
    }

private:
    [[nodiscard]] void* address_of(const char* name) const;

    std::filesystem::path file_;
    platform::Library library_;
};

/// The module of the running program, loaded once for all threads. If loading failed, the next call tries again. Throws
/// FileError no_module.
[[nodiscard]] const ServerModule& server_module();

}  // namespace tablebank
