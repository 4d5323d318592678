#include "platform/names.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "platform/path_text.h"
#include "platform/random.h"
#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

/// What a program holds for itself at this moment is a matter of waiting, and not of rights.
bool may(const std::filesystem::path& path, DWORD access, std::error_code& why_not) {
    const Handle file = open_path(path, access, shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    why_not = error_unless(file != nullptr);
    if (why_not == std::errc::device_or_resource_busy) why_not.clear();
    return !why_not;
}

bool is_folder(const std::filesystem::path& path) {
    const DWORD attributes = ::GetFileAttributesW(for_system(path).c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

struct CloseSearch {
    using pointer = HANDLE;
    void operator()(HANDLE search) const {
        if (search != INVALID_HANDLE_VALUE) ::FindClose(search);
    }
};
using Search = std::unique_ptr<void, CloseSearch>;

}  // namespace

bool may_read(const std::filesystem::path& path, std::error_code& why_not) {
    return may(path, GENERIC_READ, why_not);
}

bool may_write(const std::filesystem::path& path, std::error_code& why_not) {
    return may(path, is_folder(path) ? DWORD{FILE_ADD_FILE} : DWORD{GENERIC_WRITE}, why_not);
}

void move_to_untaken(const std::filesystem::path& from, const std::filesystem::path& to, std::error_code& error) {
    constexpr int tries = 20;
    constexpr DWORD pause_ms = 50;
    if (!is_possible_name(to.filename().native())) {
        error = impossible_name();
        return;
    }
    for (int i = 1;; ++i) {
        error = error_unless(::MoveFileExW(for_system(from).c_str(), for_system(to).c_str(), MOVEFILE_WRITE_THROUGH) !=
                             FALSE);
        // A virus scanner may hold a new file for a moment.
        if (error != std::errc::device_or_resource_busy || i == tries) return;
        ::Sleep(pause_ms);
    }
}

/// The names in a folder are in the file system's own log; a disk that has none may refuse to flush a folder.
void flush(const std::filesystem::path& path, std::error_code& error) {
    const bool folder = is_folder(path);
    const Handle file = open_path(path, GENERIC_WRITE, shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    error = error_unless(file != nullptr && ::FlushFileBuffers(file.get()) != FALSE);
    if (folder) error.clear();
}

bool is_possible_path(const std::filesystem::path& path) {
    return std::ranges::all_of(path.relative_path(), [](const std::filesystem::path& name) {
        return name.empty() || name == L"." || name == L".." || is_possible_name(name.native());
    });
}

std::vector<std::filesystem::path> paths_in(const std::filesystem::path& folder, std::size_t most,
                                            std::error_code& error) {
    std::vector<std::filesystem::path> paths;
    WIN32_FIND_DATAW entry{};
    const Search search(::FindFirstFileExW(for_system((folder.empty() ? L"." : folder) / L"*").c_str(), FindExInfoBasic,
                                           &entry, FindExSearchNameMatch, nullptr, 0));
    error = error_unless(search.get() != INVALID_HANDLE_VALUE);
    while (!error && paths.size() < most) {
        const std::wstring_view name(entry.cFileName);
        if (name != L"." && name != L"..") paths.push_back(folder / name);
        if (::FindNextFileW(search.get(), &entry) != FALSE) continue;
        const DWORD code = ::GetLastError();
        if (code != ERROR_NO_MORE_FILES) error = error_of(code);
        break;
    }
    return paths;
}

void remove_folder(const std::filesystem::path& folder, std::error_code& error) {
    const std::vector<std::filesystem::path> paths = paths_in(folder, std::numeric_limits<std::size_t>::max(), error);
    for (const std::filesystem::path& path : paths) {
        std::error_code failed;
        const DWORD attributes = ::GetFileAttributesW(for_system(path).c_str());
        const bool is_link = (attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
        if ((attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
            failed = error_unless(::DeleteFileW(for_system(path).c_str()) != FALSE);
        else if (is_link)
            failed = error_unless(::RemoveDirectoryW(for_system(path).c_str()) != FALSE);
        else
            remove_folder(path, failed);
        if (failed && !error) error = failed;
    }
    if (::RemoveDirectoryW(for_system(folder).c_str()) == FALSE && !error) error = last_error();
}

void make_private_folder(const std::filesystem::path& path, std::error_code& error) {
    OwnerOnly owner(true);
    if (owner.attributes() == nullptr) {
        error = std::make_error_code(std::errc::operation_not_permitted);
        return;
    }
    error = error_unless(::CreateDirectoryW(for_system(path).c_str(), owner.attributes()) != FALSE);
}

std::filesystem::path make_temporary_folder(const std::filesystem::path& parent, std::error_code& error) {
    constexpr int tries = 8;
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz012345";
    std::filesystem::path folder;
    for (int i = 0; i < tries; ++i) {
        std::array<unsigned char, 12> bytes{};
        fill_random(bytes);
        std::string name = ".tablebank-";
        for (const unsigned char byte : bytes) name += letters[byte % letters.size()];
        folder = parent / path_of(name);
        make_private_folder(folder, error);
        if (error != std::errc::file_exists) break;
    }
    return folder;
}

bool is_disk_full(const std::error_code& error) {
    return error == std::errc::no_space_on_device;
}

std::error_code full_disk_of(const std::filesystem::path& folder) {
    std::array<unsigned char, 8> bytes{};
    fill_random(bytes);
    std::string name = ".tablebank-";
    for (const unsigned char byte : bytes) name += static_cast<char>('a' + byte % 26);
    // The system removes it when it is closed, even if the program is ended before.
    const Handle tried = open_path(folder / path_of(name), GENERIC_WRITE | DELETE, FILE_SHARE_DELETE, CREATE_NEW,
                                   FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE | FILE_FLAG_WRITE_THROUGH);
    std::error_code error = error_unless(tried != nullptr);
    if (!error) {
        constexpr std::array<char, 4096> block{};
        DWORD written = 0;
        error = error_unless(::WriteFile(tried.get(), block.data(), DWORD{block.size()}, &written, nullptr) != FALSE);
    }
    return is_disk_full(error) ? error : std::error_code{};
}

}  // namespace tablebank::platform
