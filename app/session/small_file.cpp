#include "app/session/small_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include "db/file/bounded_file.h"
#include "db/file/file_error.h"

namespace tablebank {

namespace {

constexpr std::size_t largest = std::size_t{1024} * 1024;
constexpr mode_t as_the_user_has_it = 0666;
constexpr mode_t for_owner_alone = 0600;

bool write_whole(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR) return false;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file, on the disk itself.
bool write_synced(const std::filesystem::path& file, std::string_view text, mode_t mode) {
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor < 0) return false;
    const bool written = write_whole(descriptor, text) && ::fsync(descriptor) == 0;
    return ::close(descriptor) == 0 && written;
}

/// Makes the names in a folder last.
bool sync_folder(const std::filesystem::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool synced = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return synced;
}

}  // namespace

std::optional<std::string> read_small_file(const std::filesystem::path& file) {
    if (file.is_relative()) return std::nullopt;  // of a folder that is not known
    try {
        std::string text = read_bounded(file, largest);
        return text.size() > largest ? std::nullopt : std::optional(std::move(text));
    } catch (const FileError&) {
        return std::nullopt;
    }
}

bool replace_small_file(const std::filesystem::path& file, std::string_view text, Readers readers) {
    if (file.is_relative()) return false;
    std::error_code trouble;
    std::filesystem::create_directories(file.parent_path(), trouble);
    if (readers == Readers::owner)
        std::filesystem::permissions(file.parent_path(), std::filesystem::perms::owner_all, trouble);
    auto fresh = file;
    fresh += ".new";
    ::unlink(fresh.c_str());  // left by a crash; never written through, whatever it is
    const mode_t mode = readers == Readers::owner ? for_owner_alone : as_the_user_has_it;
    if (write_synced(fresh, text, mode) && ::rename(fresh.c_str(), file.c_str()) == 0) {
        return sync_folder(file.parent_path());
    }
    ::unlink(fresh.c_str());
    return false;
}

std::filesystem::path set_aside(const std::filesystem::path& file) {
    auto aside = file;
    aside += ".damaged";
    std::error_code trouble;
    const auto first = aside;
    for (int number = 2; std::filesystem::exists(aside, trouble); ++number) {
        aside = first;
        aside += '.' + std::to_string(number);
    }
    std::filesystem::rename(file, aside, trouble);
    return trouble ? std::filesystem::path{} : aside;
}

}  // namespace tablebank
