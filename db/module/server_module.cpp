#include "db/module/server_module.h"

#include <mutex>
#include <optional>
#include <string_view>
#include <system_error>

#include "db/file/file_error.h"
#include "platform/user.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

FileError no_module(const fs::path& file, const std::string& reason) {
    return {FileError::Kind::no_module, file, reason};
}

platform::Library load(const fs::path& file) {
    try {
        return platform::Library(file);
    } catch (const platform::LibraryError& error) {
        throw no_module(file, error.what());
    }
}

fs::path this_program() {
    std::error_code error;
    fs::path program = platform::program_file(error);
    if (error) throw no_module(program, error.message());
    return program;
}

}  // namespace

fs::path server_module_of(const fs::path& program) {
    return program.parent_path().parent_path() / "lib" / "tablebank" / "modules" / "tablebank-postgresql.so";
}

ServerModule::ServerModule(const fs::path& file) : file_(file), library_(load(file)) {
    const auto version = function<const char*()>("tablebank_module_version");
    if (std::string_view{version()} != TABLEBANK_MODULE_VERSION)
        throw no_module(file_, "it belongs to another version of the program");
}

void* ServerModule::address_of(const char* name) const {
    try {
        return library_.address_of(name);
    } catch (const platform::LibraryError& error) {
        throw no_module(file_, error.what());
    }
}

const ServerModule& server_module() {
    static std::mutex guard;
    static std::optional<ServerModule> loaded;
    const std::lock_guard lock(guard);
    if (!loaded) loaded.emplace(server_module_of(this_program()));
    return *loaded;
}

}  // namespace tablebank
