#include "platform/open_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>  // renameat
#include <sys/stat.h>
#include <unistd.h>

#include <memory>
#include <string_view>
#include <utility>

#include "platform/posix/descriptor.h"
#include "platform/posix/last_error.h"

namespace tablebank::platform {
namespace {

constexpr mode_t folder_of_the_user = 0777;  // minus the user's umask
constexpr int on_the_way = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

}  // namespace

OpenFolder OpenFolder::opened(const std::filesystem::path& path, std::error_code& error) {
    OpenFolder folder(::open(path.empty() ? "." : path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    error = error_of(folder.handle_ < 0 ? -1 : 0);
    return folder;
}

OpenFolder::OpenFolder(OpenFolder&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}

OpenFolder::~OpenFolder() {
    if (handle_ >= 0) ::close(descriptor_of(handle_));
}

std::optional<FileInfo> OpenFolder::find(const std::string& name, std::error_code& error) const {
    struct stat found {};
    error = error_of(::fstatat(descriptor_of(handle_), name.c_str(), &found, AT_SYMLINK_NOFOLLOW));
    if (!error) return info_of(found);
    if (error == std::errc::no_such_file_or_directory) error.clear();
    return std::nullopt;
}

bool OpenFolder::is_empty(std::error_code& error) const {
    const int again = ::openat(descriptor_of(handle_), ".", on_the_way);
    error = error_of(again < 0 ? -1 : 0);
    if (error) return false;
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::fdopendir(again), ::closedir);
    if (!entries) {
        ::close(again);
        error = std::make_error_code(std::errc::not_enough_memory);
        return false;
    }
    while (const dirent* entry = ::readdir(entries.get())) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") return false;
    }
    return true;
}

OpenFolder OpenFolder::below(const std::string& name, std::error_code& error) const {
    OpenFolder folder(::openat(descriptor_of(handle_), name.c_str(), on_the_way));
    error = error_of(folder.handle_ < 0 ? -1 : 0);
    // Some systems return this error for a link.
    if (error == std::errc::too_many_symbolic_link_levels) error = std::make_error_code(std::errc::not_a_directory);
    return folder;
}

void OpenFolder::make_folder(const std::string& name, std::error_code& error) const {
    error = error_of(::mkdirat(descriptor_of(handle_), name.c_str(), folder_of_the_user));
}

OpenFile OpenFolder::open_to_read(const std::string& name, std::error_code& error) const {
    OpenFile file(::openat(descriptor_of(handle_), name.c_str(), reading_without_waiting | O_NOFOLLOW));
    error = error_of(file.is_open() ? 0 : -1);
    return file;
}

OpenFile OpenFolder::make_file(const std::string& name, Readers readers, std::error_code& error) const {
    OpenFile file(::openat(descriptor_of(handle_), name.c_str(), making_a_file, mode_for(readers)));
    error = error_of(file.is_open() ? 0 : -1);
    return file;
}

void OpenFolder::rename(const std::string& from, const std::string& to, std::error_code& error) const {
    const int folder = descriptor_of(handle_);
    error = error_of(::renameat(folder, from.c_str(), folder, to.c_str()));
}

void OpenFolder::rename_to_untaken(const std::string& from, const std::string& to, std::error_code& error) const {
    error = move_to_untaken(descriptor_of(handle_), from.c_str(), to.c_str());
}

void OpenFolder::remove_file(const std::string& name, std::error_code& error) const {
    error = error_of(::unlinkat(descriptor_of(handle_), name.c_str(), 0));
}

void OpenFolder::flush(std::error_code& error) const {
    error = error_of(::fsync(descriptor_of(handle_)));
}

}  // namespace tablebank::platform
