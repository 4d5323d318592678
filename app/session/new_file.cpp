#include "app/session/new_file.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "db/file_error.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

FileError taken(const fs::path& file) {
    return {FileError::Kind::exists, file, "a file of that name is there already"};
}

FileError failed(const fs::path& file, int error) {
    return {error == ENOSPC ? FileError::Kind::disk_full : FileError::Kind::disk_failed, file,
            std::generic_category().message(error)};
}

/// Moves without replacing. Not every file system knows how to; those that do not are asked for a second link instead.
int move_to_free_place(const fs::path& from, const fs::path& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    if (link(from.c_str(), to.c_str()) != 0) return errno;
    return unlink(from.c_str()) == 0 ? 0 : errno;
}

/// A name in a folder survives a power cut only once the folder itself is on the disk.
int make_durable(const fs::path& folder) {
    const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return errno;
    // Some file systems cannot do this for a folder, and say so with EINVAL; then there is nothing more to be done.
    const int error = fsync(handle) == 0 || errno == EINVAL ? 0 : errno;
    close(handle);
    return error;
}

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

}  // namespace

NewFile::NewFile(fs::path target, const std::string& id)
    : target_(std::move(target)), draft_(folder_of(target_) / ("." + target_.filename().string() + "." + id)) {
    std::error_code unknown;
    if (fs::symlink_status(target_, unknown).type() != fs::file_type::not_found) throw taken(target_);
}

NewFile::~NewFile() {
    std::error_code ignored;
    for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(fs::path(draft_) += suffix, ignored);
}

void NewFile::place() {
    if (const int error = move_to_free_place(draft_, target_); error != 0)
        throw error == EEXIST ? taken(target_) : failed(target_, error);
    if (const int error = make_durable(folder_of(target_)); error != 0) throw failed(target_, error);
}

}  // namespace tablebank
