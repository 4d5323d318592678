#include "platform/names.h"

#include <fcntl.h>
#include <stdio.h>  // renameat2
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "platform/path_text.h"
#include "platform/posix/descriptor.h"
#include "platform/posix/last_error.h"

namespace tablebank::platform {
namespace {

constexpr mode_t entered_by_the_owner = 0700;

}  // namespace

bool may_read(const std::filesystem::path& path, std::error_code& why_not) {
    why_not = error_of(::access(path.c_str(), R_OK));
    return !why_not;
}

bool may_write(const std::filesystem::path& path, std::error_code& why_not) {
    why_not = error_of(::access(path.c_str(), W_OK));
    return !why_not;
}

/// On file systems that cannot do this in one step (NFS): makes a second name for the file, and removes the first.
std::error_code move_to_untaken(int folder, const char* from, const char* to) {
    if (::renameat2(folder, from, folder, to, RENAME_NOREPLACE) == 0) return {};
    if (errno != EINVAL && errno != ENOSYS) return last_error();
    if (::linkat(folder, from, folder, to, 0) != 0) return last_error();
    return error_of(::unlinkat(folder, from, 0));  // lines cannot be posted to a game with two names
}

void move_to_untaken(const std::filesystem::path& from, const std::filesystem::path& to, std::error_code& error) {
    error = move_to_untaken(AT_FDCWD, from.c_str(), to.c_str());
}

void flush(const std::filesystem::path& path, std::error_code& error) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    error = error_of(descriptor < 0 ? -1 : ::fsync(descriptor));
    if (descriptor >= 0) ::close(descriptor);
}

bool is_possible_path(const std::filesystem::path& /*path*/) {
    return true;
}

std::vector<std::filesystem::path> paths_in(const std::filesystem::path& folder, std::size_t most,
                                            std::error_code& error) {
    std::vector<std::filesystem::path> paths;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end && paths.size() < most;
         entry.increment(error))
        paths.push_back(entry->path());
    return paths;
}

void remove_folder(const std::filesystem::path& folder, std::error_code& error) {
    std::filesystem::remove_all(folder, error);
}

void make_private_folder(const std::filesystem::path& path, std::error_code& error) {
    error = error_of(::mkdir(path.c_str(), entered_by_the_owner));
}

std::filesystem::path make_temporary_folder(const std::filesystem::path& parent, std::error_code& error) {
    std::string name = text_of(parent / ".tablebank-XXXXXX");
    error = error_of(::mkdtemp(name.data()) == nullptr ? -1 : 0);
    return path_of(name);
}

bool is_disk_full(const std::error_code& error) {
    return error == std::errc::no_space_on_device || error.value() == EDQUOT;
}

/// The test file has no name, and is removed at once.
std::error_code full_disk_of(const std::filesystem::path& folder) {
    const int tried = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    const std::error_code error = error_of(tried < 0 ? -1 : 0);
    if (tried >= 0) ::close(tried);
    if (!error || is_disk_full(error)) return error;
    // Not every file system can create files without a name.
    struct statvfs disk {};
    const bool knows = ::statvfs(folder.c_str(), &disk) == 0;
    const bool is_full =
        knows && ((disk.f_files > 0 && disk.f_favail == 0) || (disk.f_blocks > 0 && disk.f_bavail == 0));
    return is_full ? std::make_error_code(std::errc::no_space_on_device) : std::error_code{};
}

}  // namespace tablebank::platform
