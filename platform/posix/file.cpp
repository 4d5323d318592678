#include "platform/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "platform/posix/descriptor.h"
#include "platform/posix/last_error.h"

namespace tablebank::platform {
namespace {

constexpr std::size_t step = std::size_t{64} * 1024;
constexpr mode_t of_the_user = 0666;  // minus the user's umask
constexpr mode_t of_the_owner = 0600;
constexpr mode_t of_others = 0077;

Access access_of(const struct stat& found) {
    return {.is_own = found.st_uid == ::geteuid(),
            .open_to_others = (found.st_mode & of_others) != 0,
            .open_to_all = (found.st_mode & S_IRWXO) != 0,
            .writable_by_all = (found.st_mode & S_IWOTH) != 0};
}

}  // namespace

mode_t mode_for(Readers readers) {
    return readers == Readers::owner ? of_the_owner : of_the_user;
}

FileInfo info_of(const struct stat& found) {
    FileInfo info;
    if (S_ISREG(found.st_mode)) info.kind = FileInfo::Kind::file;
    if (S_ISDIR(found.st_mode)) info.kind = FileInfo::Kind::folder;
    info.disk = found.st_dev;
    info.number = found.st_ino;
    info.names = found.st_nlink;
    info.size = found.st_size;
    info.written = {found.st_mtim.tv_sec, found.st_mtim.tv_nsec};
    info.changed = {found.st_ctim.tv_sec, found.st_ctim.tv_nsec};
    return info;
}

FileInfo look_at(const std::filesystem::path& path, Links links, std::error_code& error) {
    struct stat found {};
    error = error_of(links == Links::followed ? ::stat(path.c_str(), &found) : ::lstat(path.c_str(), &found));
    return error ? FileInfo{} : info_of(found);
}

Access access_to(const std::filesystem::path& path, std::error_code& error) {
    struct stat found {};
    error = error_of(::stat(path.c_str(), &found));
    return error ? Access{} : access_of(found);
}

void close_to_others(const std::filesystem::path& path, std::error_code& error) {
    struct stat found {};
    error = error_of(::stat(path.c_str(), &found));
    const mode_t closed = found.st_mode & ~(of_others | S_IFMT);
    if (!error && (found.st_mode & of_others) != 0) error = error_of(::chmod(path.c_str(), closed));
}

OpenFile OpenFile::to_read(const std::filesystem::path& path, std::error_code& error) {
    OpenFile file(::open(path.c_str(), reading_without_waiting));
    error = error_of(file.is_open() ? 0 : -1);
    return file;
}

OpenFile OpenFile::made(const std::filesystem::path& path, Readers readers, std::error_code& error) {
    OpenFile file(::open(path.c_str(), making_a_file, mode_for(readers)));
    error = error_of(file.is_open() ? 0 : -1);
    return file;
}

OpenFile::OpenFile(OpenFile&& other) noexcept : handle_(std::exchange(other.handle_, closed)) {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
}

OpenFile::~OpenFile() {
    if (is_open()) ::close(descriptor_of(handle_));
}

FileInfo OpenFile::info(std::error_code& error) const {
    struct stat found {};
    error = error_of(::fstat(descriptor_of(handle_), &found));
    return error ? FileInfo{} : info_of(found);
}

Access OpenFile::access(std::error_code& error) const {
    struct stat found {};
    error = error_of(::fstat(descriptor_of(handle_), &found));
    return error ? Access{} : access_of(found);
}

void OpenFile::wait_for_writer(std::error_code& error) const {
    error = error_of(::fcntl(descriptor_of(handle_), F_SETFL, O_RDONLY) == -1 ? -1 : 0);
}

std::size_t OpenFile::read(std::span<char> into, std::error_code& error) const {
    ssize_t count = -1;
    do {
        count = ::read(descriptor_of(handle_), into.data(), into.size());
    } while (count < 0 && errno == EINTR);
    error = error_of(count < 0 ? -1 : 0);
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
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
    error = error_of(::lseek(descriptor_of(handle_), 0, SEEK_SET) < 0 ? -1 : 0);
}

void OpenFile::write(std::string_view text, std::error_code& error) const {
    error.clear();
    while (!error && !text.empty()) {
        const ssize_t written = ::write(descriptor_of(handle_), text.data(), text.size());
        if (written < 0 && errno != EINTR) error = last_error();
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void OpenFile::permit(std::filesystem::perms permissions) const {
    static_cast<void>(
        ::fchmod(descriptor_of(handle_), static_cast<mode_t>(permissions & std::filesystem::perms::mask)));
}

void OpenFile::flush(std::error_code& error) const {
    error = error_of(::fsync(descriptor_of(handle_)));
}

void OpenFile::close(std::error_code& error) {
    error = error_of(::close(descriptor_of(std::exchange(handle_, closed))));
}

bool is_handed_over(const std::filesystem::path& path) {
    const std::filesystem::path name = path.lexically_normal();
    return name == "/dev/stdin" || name.parent_path() == "/dev/fd" || name.parent_path() == "/proc/self/fd";
}

std::filesystem::path standard_input_path() {
    return "/dev/stdin";
}

}  // namespace tablebank::platform
