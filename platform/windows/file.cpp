#include "platform/file.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "platform/windows/system.h"

namespace tablebank::platform {
namespace {

constexpr std::size_t step = std::size_t{64} * 1024;

/// Windows counts 100 nanoseconds since 1601.
FileTime time_of(std::int64_t ticks) {
    constexpr std::int64_t ticks_of_a_second = 10'000'000;
    constexpr std::int64_t seconds_to_1970 = 11'644'473'600;
    return {ticks / ticks_of_a_second - seconds_to_1970, ticks % ticks_of_a_second * 100};
}

constexpr std::uint64_t joined(std::uint32_t high, std::uint32_t low) {
    return (std::uint64_t{high} << 32U) | low;
}

/// A folder that another program must not see as a file; a link, unless it was opened through.
FileInfo::Kind kind_of(HANDLE file, DWORD attributes) {
    FILE_ATTRIBUTE_TAG_INFO tag{};
    if ((attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
        ::GetFileInformationByHandleEx(file, FileAttributeTagInfo, &tag, sizeof tag) != FALSE &&
        (tag.ReparseTag == IO_REPARSE_TAG_SYMLINK || tag.ReparseTag == IO_REPARSE_TAG_MOUNT_POINT))
        return FileInfo::Kind::other;
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileInfo::Kind::folder : FileInfo::Kind::file;
}

/// The file system's number of a file, which may have 128 bits.
void identify(HANDLE file, FileInfo& info) {
    FILE_ID_INFO id{};
    if (::GetFileInformationByHandleEx(file, FileIdInfo, &id, sizeof id) == FALSE) return;
    info.disk = id.VolumeSerialNumber;
    std::uint64_t halves[2] = {};
    static_assert(sizeof halves == sizeof id.FileId);
    std::copy_n(id.FileId.Identifier, sizeof halves, reinterpret_cast<unsigned char*>(halves));
    info.number = halves[0] ^ halves[1];
}

}  // namespace

FileInfo info_of(HANDLE file, std::error_code& error) {
    FileInfo info;
    error.clear();
    if (::GetFileType(file) != FILE_TYPE_DISK) return info;
    BY_HANDLE_FILE_INFORMATION found{};
    FILE_BASIC_INFO times{};
    error = error_unless(::GetFileInformationByHandle(file, &found) != FALSE);
    if (!error)
        error = error_unless(::GetFileInformationByHandleEx(file, FileBasicInfo, &times, sizeof times) != FALSE);
    if (error) return {};
    info.kind = kind_of(file, found.dwFileAttributes);
    info.disk = found.dwVolumeSerialNumber;
    info.number = joined(found.nFileIndexHigh, found.nFileIndexLow);
    identify(file, info);
    info.names = found.nNumberOfLinks;
    info.size = static_cast<std::int64_t>(joined(found.nFileSizeHigh, found.nFileSizeLow));
    info.written = time_of(times.LastWriteTime.QuadPart);
    info.changed = time_of(times.ChangeTime.QuadPart);
    return info;
}

FileInfo look_at(const std::filesystem::path& path, Links links, std::error_code& error) {
    const DWORD flags = FILE_FLAG_BACKUP_SEMANTICS | (links == Links::followed ? 0 : FILE_FLAG_OPEN_REPARSE_POINT);
    const Handle file = open_path(path, FILE_READ_ATTRIBUTES, shared_by_all, OPEN_EXISTING, flags);
    error = error_unless(file != nullptr);
    return error ? FileInfo{} : info_of(file.get(), error);
}

Access access_to(const std::filesystem::path& path, std::error_code& error) {
    const Handle file = open_path(path, READ_CONTROL, shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
    error = error_unless(file != nullptr);
    return error ? Access{} : access_of(file.get(), error);
}

OpenFile OpenFile::to_read(const std::filesystem::path& path, std::error_code& error) {
    HANDLE opened = nullptr;
    if (is_handed_over(path)) {
        const HANDLE own = ::GetCurrentProcess();
        error = error_unless(::DuplicateHandle(own, ::GetStdHandle(STD_INPUT_HANDLE), own, &opened, 0, FALSE,
                                               DUPLICATE_SAME_ACCESS) != FALSE);
    } else {
        opened = open_path(path, GENERIC_READ, shared_by_all, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS).release();
        error = error_unless(opened != nullptr);
    }
    return error ? OpenFile() : OpenFile(reinterpret_cast<std::intptr_t>(opened));
}

OpenFile OpenFile::made(const std::filesystem::path& path, Readers readers, std::error_code& error) {
    OwnerOnly owner(false);
    SECURITY_ATTRIBUTES* const security = readers == Readers::owner ? owner.attributes() : nullptr;
    if (readers == Readers::owner && security == nullptr) {
        error = std::make_error_code(std::errc::operation_not_permitted);
        return {};
    }
    Handle file = open_path(path, GENERIC_WRITE, FILE_SHARE_READ, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, security);
    error = error_unless(file != nullptr);
    return error ? OpenFile() : OpenFile(reinterpret_cast<std::intptr_t>(file.release()));
}

OpenFile::OpenFile(OpenFile&& other) noexcept : handle_(std::exchange(other.handle_, closed)) {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
}

OpenFile::~OpenFile() {
    if (is_open()) ::CloseHandle(handle_of(handle_));
}

FileInfo OpenFile::info(std::error_code& error) const {
    return info_of(handle_of(handle_), error);
}

Access OpenFile::access(std::error_code& error) const {
    return access_of(handle_of(handle_), error);
}

/// Reading a pipe waits for its writer here from the beginning.
void OpenFile::wait_for_writer(std::error_code& error) const {
    error.clear();
}

std::size_t OpenFile::read(std::span<char> into, std::error_code& error) const {
    DWORD count = 0;
    const auto most = static_cast<DWORD>(std::min<std::size_t>(into.size(), std::numeric_limits<int>::max()));
    const bool done = ::ReadFile(handle_of(handle_), into.data(), most, &count, nullptr) != FALSE;
    const DWORD code = done ? DWORD{ERROR_SUCCESS} : ::GetLastError();
    error = code == ERROR_BROKEN_PIPE || code == ERROR_HANDLE_EOF ? std::error_code(0, std::generic_category())
                                                                  : error_of(code);
    // A folder can be opened, and not read.
    if (code == ERROR_INVALID_FUNCTION) error = std::make_error_code(std::errc::is_a_directory);
    return done ? count : 0;
}

std::string OpenFile::read_at_most(std::size_t most, std::error_code& error) const {
    error.clear();
    std::string text;
    while (text.size() < most) {
        const std::size_t before = text.size();
        text.resize(std::min(before + step, most));
        const std::size_t count = read(std::span(text).subspan(before), error);
        text.resize(before + count);
        if (error || count == 0) break;
    }
    return text;
}

void OpenFile::rewind(std::error_code& error) const {
    error = error_unless(::SetFilePointerEx(handle_of(handle_), {}, nullptr, FILE_BEGIN) != FALSE);
}

void OpenFile::write(std::string_view text, std::error_code& error) const {
    error.clear();
    while (!error && !text.empty()) {
        DWORD written = 0;
        const auto some = static_cast<DWORD>(std::min<std::size_t>(text.size(), std::numeric_limits<int>::max()));
        error = error_unless(::WriteFile(handle_of(handle_), text.data(), some, &written, nullptr) != FALSE);
        text.remove_prefix(written);
    }
}

/// Of the permissions of a file Windows has the one to write as an attribute; the others are inherited from its folder.
void OpenFile::permit(std::filesystem::perms permissions) const {
    using enum std::filesystem::perms;
    FILE_BASIC_INFO basic{};
    if ((permissions & (owner_write | group_write | others_write)) != none) return;
    if (::GetFileInformationByHandleEx(handle_of(handle_), FileBasicInfo, &basic, sizeof basic) == FALSE) return;
    basic.FileAttributes |= FILE_ATTRIBUTE_READONLY;
    ::SetFileInformationByHandle(handle_of(handle_), FileBasicInfo, &basic, sizeof basic);
}

void OpenFile::flush(std::error_code& error) const {
    error = error_unless(::FlushFileBuffers(handle_of(handle_)) != FALSE);
}

void OpenFile::close(std::error_code& error) {
    error = error_unless(::CloseHandle(handle_of(std::exchange(handle_, closed))) != FALSE);
}

/// By the name that standard input has on other systems, so that scripts are the same.
bool is_handed_over(const std::filesystem::path& path) {
    return path.generic_u8string() == u8"/dev/stdin";
}

std::filesystem::path standard_input_path() {
    return u8"/dev/stdin";
}

}  // namespace tablebank::platform
