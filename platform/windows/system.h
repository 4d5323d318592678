#pragma once
// Windows' own header, its errors as codes of platform/file.h, and handles that close themselves. Internal header.

#include <winsock2.h>  // before windows.h

#include <windows.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

#include "platform/file.h"

namespace tablebank::platform {

/// A code of std::generic_category() for a code of Windows.
[[nodiscard]] std::error_code error_of(DWORD code);
/// That of a call that has just failed.
[[nodiscard]] std::error_code last_error();
/// That of a call that returns whether it succeeded.
[[nodiscard]] std::error_code error_unless(bool done);

[[nodiscard]] std::wstring wide(std::string_view utf8);
[[nodiscard]] std::string narrow(std::wstring_view text);

/// A path as Windows' functions take it: one that is too long for them gets the prefix that permits 32,767 letters.
[[nodiscard]] std::wstring for_system(const std::filesystem::path& path);

/// Whether a file can have a name and still be opened by every program: not "CON.tbl", "a:b" or "evening. ".
[[nodiscard]] bool is_possible_name(std::wstring_view name);
/// For a name that is not.
[[nodiscard]] std::error_code impossible_name();

struct CloseHandleOnce {
    using pointer = HANDLE;
    void operator()(HANDLE handle) const { ::CloseHandle(handle); }
};
/// Empty, not INVALID_HANDLE_VALUE, if there is none.
using Handle = std::unique_ptr<void, CloseHandleOnce>;
[[nodiscard]] Handle owned(HANDLE handle);

/// CreateFileW, by the path of for_system(); waits at most a second for a program that holds a new file for itself, as
/// virus scanners do.
[[nodiscard]] Handle open_path(const std::filesystem::path& path, DWORD access, DWORD sharing, DWORD creation,
                               DWORD flags, SECURITY_ATTRIBUTES* security = nullptr);

inline constexpr DWORD shared_by_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

[[nodiscard]] inline HANDLE handle_of(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

/// `links`: whether the handle was opened through links.
[[nodiscard]] FileInfo info_of(HANDLE file, std::error_code& error);
[[nodiscard]] Access access_of(HANDLE file, std::error_code& error);

/// Permissions by which only this user may use a new file or folder, for as long as it lives.
class OwnerOnly {
public:
    explicit OwnerOnly(bool inherited_by_content);
    OwnerOnly(const OwnerOnly&) = delete;
    OwnerOnly& operator=(const OwnerOnly&) = delete;
    ~OwnerOnly();
    /// nullptr if the system refused to make them: then nothing may be created.
    [[nodiscard]] SECURITY_ATTRIBUTES* attributes() { return descriptor_ == nullptr ? nullptr : &attributes_; }

private:
    PSECURITY_DESCRIPTOR descriptor_ = nullptr;
    SECURITY_ATTRIBUTES attributes_{};
};

}  // namespace tablebank::platform
