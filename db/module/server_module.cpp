#include "db/module/server_module.h"

#include <dlfcn.h>

#include <mutex>
#include <optional>
#include <string_view>
#include <system_error>

#include "db/file/file_error.h"

namespace tablebank {
namespace {

namespace fs = std::filesystem;

FileError no_module(const fs::path& file, const std::string& reason) {
    return {FileError::Kind::no_module, file, reason};
}

std::string loader_message() {
    const char* message = ::dlerror();
    return message == nullptr ? "unknown error" : message;
}

fs::path this_program() {
    std::error_code error;
    fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (error) throw no_module("/proc/self/exe", error.message());
    return program;
}

}  // namespace

fs::path server_module_of(const fs::path& program) {
    return program.parent_path().parent_path() / "lib" / "tablebank" / "modules" / "tablebank-postgresql.so";
}

ServerModule::ServerModule(const fs::path& file)
    : file_(file), library_(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) throw no_module(file_, loader_message());
    const auto version = function<const char*()>("tablebank_module_version");
    if (std::string_view{version()} != TABLEBANK_MODULE_VERSION)
        throw no_module(file_, "it belongs to another version of the program");
}

void* ServerModule::address_of(const char* name) const {
    void* const address = ::dlsym(library_, name);
    if (address == nullptr) throw no_module(file_, loader_message());
    return address;
}

const ServerModule& server_module() {
    static std::mutex guard;
    static std::optional<ServerModule> loaded;
    const std::lock_guard lock(guard);
    if (!loaded) loaded.emplace(server_module_of(this_program()));
    return *loaded;
}

}  // namespace tablebank
