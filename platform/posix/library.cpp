#include "platform/library.h"

#include <dlfcn.h>

namespace tablebank::platform {
namespace {

LibraryError loader_error() {
    const char* message = ::dlerror();
    return LibraryError(message == nullptr ? "unknown error" : message);
}

}  // namespace

Library::Library(const std::filesystem::path& file) : handle_(::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL)) {
    if (handle_ == nullptr) throw loader_error();
}

void* Library::address_of(const char* name) const {
    void* const address = ::dlsym(handle_, name);
    if (address == nullptr) throw loader_error();
    return address;
}

}  // namespace tablebank::platform
