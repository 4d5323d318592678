#include "platform/library.h"

#include "platform/path_text.h"
#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

std::string message_of(const std::filesystem::path& file, DWORD code) {
    wchar_t text[512] = L"";
    const DWORD length = ::FormatMessageW(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr, code, 0,
                                          text, static_cast<DWORD>(std::size(text)), nullptr);
    std::string message = narrow({text, length});
    while (message.ends_with('\n') || message.ends_with('\r')) message.pop_back();
    return text_of(file) + ": " + message;
}

}  // namespace

Library::Library(const std::filesystem::path& file)
    : handle_(::LoadLibraryExW(for_system(file).c_str(), nullptr, LOAD_WITH_ALTERED_SEARCH_PATH)) {
    if (handle_ == nullptr) throw LibraryError(message_of(file, ::GetLastError()));
}

void* Library::address_of(const char* name) const {
    const FARPROC found = ::GetProcAddress(static_cast<HMODULE>(handle_), name);
    if (found == nullptr) throw LibraryError(message_of(name, ::GetLastError()));
    return reinterpret_cast<void*>(found);
}

}  // namespace tablebank::platform
