#include "platform/open_folder.h"

#include <winternl.h>

#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "platform/path_text.h"
#include "platform/windows/system.h"

// The system's own calls take a folder's handle with a name below it; Windows' usual ones only whole paths.

namespace tablebank::platform {
namespace {

constexpr ULONG never_through_links = FILE_OPEN_REPARSE_POINT | FILE_SYNCHRONOUS_IO_NONALERT;
constexpr FILE_INFORMATION_CLASS rename_class = static_cast<FILE_INFORMATION_CLASS>(10);  // FileRenameInformation

std::error_code error_of_status(NTSTATUS status) {
    return status >= 0 ? error_of(ERROR_SUCCESS) : error_of(::RtlNtStatusToDosError(status));
}

struct Opening {
    ACCESS_MASK access;
    ULONG sharing;
    ULONG disposition;  ///< FILE_OPEN, FILE_CREATE
    ULONG options;
    PSECURITY_DESCRIPTOR security = nullptr;
};
Handle open_in(std::intptr_t folder, const std::string& name, const Opening& opening, std::error_code& error) {
    std::wstring text = wide(name);
    // These calls would create a file that no other program can open; a name with a separator leads out of the folder.
    if (!is_possible_name(text)) {
        error = impossible_name();
        return nullptr;
    }
    UNICODE_STRING string{static_cast<USHORT>(text.size() * sizeof(wchar_t)),
                          static_cast<USHORT>(text.size() * sizeof(wchar_t)), text.data()};
    OBJECT_ATTRIBUTES attributes{};
    attributes.Length = sizeof attributes;
    attributes.RootDirectory = handle_of(folder);
    attributes.ObjectName = &string;
    attributes.Attributes = OBJ_CASE_INSENSITIVE;
    attributes.SecurityDescriptor = opening.security;
    HANDLE opened = nullptr;
    IO_STATUS_BLOCK result{};
    error = error_of_status(::NtCreateFile(&opened, opening.access | SYNCHRONIZE, &attributes, &result, nullptr,
                                           FILE_ATTRIBUTE_NORMAL, opening.sharing, opening.disposition,
                                           opening.options | never_through_links, nullptr, 0));
    return error ? nullptr : Handle(opened);
}

/// FILE_RENAME_INFORMATION, with room for a name.
struct Renaming {
    BOOLEAN replace;
    HANDLE folder;
    ULONG bytes;
    std::array<wchar_t, 256> name;
};

}  // namespace

OpenFolder OpenFolder::opened(const std::filesystem::path& path, std::error_code& error) {
    Handle folder =
        open_path(path.empty() ? std::filesystem::path(L".") : path, FILE_LIST_DIRECTORY | FILE_TRAVERSE | SYNCHRONIZE,
                  shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    error = error_unless(folder != nullptr);
    if (!error && info_of(folder.get(), error).kind != FileInfo::Kind::folder && !error) {
        error = std::make_error_code(std::errc::not_a_directory);
        folder.reset();
    }
    return OpenFolder(folder ? reinterpret_cast<std::intptr_t>(folder.release()) : -1);
}

OpenFolder::OpenFolder(OpenFolder&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}

OpenFolder::~OpenFolder() {
    if (handle_ != -1) ::CloseHandle(handle_of(handle_));
}

std::optional<FileInfo> OpenFolder::find(const std::string& name, std::error_code& error) const {
    const Handle file = open_in(handle_, name, {FILE_READ_ATTRIBUTES, shared_by_all, FILE_OPEN, 0}, error);
    if (error == std::errc::no_such_file_or_directory) error.clear();
    if (!file) return std::nullopt;
    return info_of(file.get(), error);
}

bool OpenFolder::is_empty(std::error_code& error) const {
    alignas(FILE_FULL_DIR_INFO) std::array<std::byte, 4096> entries{};
    FILE_INFO_BY_HANDLE_CLASS which = FileFullDirectoryRestartInfo;
    for (;;) {
        if (::GetFileInformationByHandleEx(handle_of(handle_), which, entries.data(), DWORD{entries.size()}) == FALSE) {
            const DWORD code = ::GetLastError();
            error = code == ERROR_NO_MORE_FILES ? error_of(ERROR_SUCCESS) : error_of(code);
            return !error;
        }
        which = FileFullDirectoryInfo;
        for (std::size_t at = 0;;) {
            const auto* const entry = reinterpret_cast<const FILE_FULL_DIR_INFO*>(entries.data() + at);
            const std::wstring_view name(entry->FileName, entry->FileNameLength / sizeof(wchar_t));
            if (name != L"." && name != L"..") {
                error.clear();
                return false;
            }
            if (entry->NextEntryOffset == 0) break;
            at += entry->NextEntryOffset;
        }
    }
}

OpenFolder OpenFolder::below(const std::string& name, std::error_code& error) const {
    Handle folder =
        open_in(handle_, name,
                {FILE_LIST_DIRECTORY | FILE_TRAVERSE | FILE_READ_ATTRIBUTES, shared_by_all, FILE_OPEN, 0}, error);
    if (!error && info_of(folder.get(), error).kind != FileInfo::Kind::folder && !error) {
        error = std::make_error_code(std::errc::not_a_directory);
        folder.reset();
    }
    return OpenFolder(folder ? reinterpret_cast<std::intptr_t>(folder.release()) : -1);
}

void OpenFolder::make_folder(const std::string& name, std::error_code& error) const {
    static_cast<void>(
        open_in(handle_, name, {FILE_LIST_DIRECTORY, shared_by_all, FILE_CREATE, FILE_DIRECTORY_FILE}, error));
}

OpenFile OpenFolder::open_to_read(const std::string& name, std::error_code& error) const {
    Handle file = open_in(handle_, name, {GENERIC_READ, shared_by_all, FILE_OPEN, 0}, error);
    if (!error && info_of(file.get(), error).kind == FileInfo::Kind::other &&
        ::GetFileType(file.get()) == FILE_TYPE_DISK) {
        error = std::make_error_code(std::errc::too_many_symbolic_link_levels);
        file.reset();
    }
    return file ? OpenFile(reinterpret_cast<std::intptr_t>(file.release())) : OpenFile();
}

OpenFile OpenFolder::make_file(const std::string& name, Readers readers, std::error_code& error) const {
    OwnerOnly owner(false);
    Opening opening{GENERIC_WRITE, FILE_SHARE_READ, FILE_CREATE, FILE_NON_DIRECTORY_FILE};
    if (readers == Readers::owner) {
        if (owner.attributes() == nullptr) {
            error = std::make_error_code(std::errc::operation_not_permitted);
            return {};
        }
        opening.security = owner.attributes()->lpSecurityDescriptor;
    }
    Handle file = open_in(handle_, name, opening, error);
    return file ? OpenFile(reinterpret_cast<std::intptr_t>(file.release())) : OpenFile();
}

namespace {

void rename_in(std::intptr_t folder, const std::string& from, const std::string& to, bool replace,
               std::error_code& error) {
    const Handle file = open_in(folder, from, {DELETE, shared_by_all, FILE_OPEN, 0}, error);
    if (error) return;
    const std::wstring name = wide(to);
    Renaming renaming{
        static_cast<BOOLEAN>(replace), handle_of(folder), static_cast<ULONG>(name.size() * sizeof(wchar_t)), {}};
    if (!is_possible_name(name)) {
        error = impossible_name();
        return;
    }
    if (name.size() > renaming.name.size()) {
        error = std::make_error_code(std::errc::filename_too_long);
        return;
    }
    std::memcpy(renaming.name.data(), name.data(), renaming.bytes);
    IO_STATUS_BLOCK result{};
    error =
        error_of_status(::NtSetInformationFile(file.get(), &result, &renaming, ULONG{sizeof renaming}, rename_class));
}

}  // namespace

void OpenFolder::rename(const std::string& from, const std::string& to, std::error_code& error) const {
    if (const auto there = find(to, error); there && there->kind == FileInfo::Kind::folder) {
        error = std::make_error_code(std::errc::is_a_directory);
        return;
    }
    rename_in(handle_, from, to, true, error);
}

void OpenFolder::rename_to_untaken(const std::string& from, const std::string& to, std::error_code& error) const {
    rename_in(handle_, from, to, false, error);
}

void OpenFolder::remove_file(const std::string& name, std::error_code& error) const {
    const Handle file = open_in(handle_, name, {DELETE, shared_by_all, FILE_OPEN, FILE_NON_DIRECTORY_FILE}, error);
    if (error) return;
    FILE_DISPOSITION_INFO removed{TRUE};
    error =
        error_unless(::SetFileInformationByHandle(file.get(), FileDispositionInfo, &removed, sizeof removed) != FALSE);
}

/// The names in a folder are in the file system's own log.
void OpenFolder::flush(std::error_code& error) const {
    error.clear();
}

}  // namespace tablebank::platform
