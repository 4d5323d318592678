#include "platform/trash.h"
#include "platform/path_text.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>
#include <system_error>

#include "platform/clock.h"
#include "platform/user.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;

constexpr mode_t for_the_owner = 0700;
constexpr mode_t note_mode = 0600;
constexpr int most_thrown_of_one_name = 1000;

bool make_folder(const fs::path& folder) {
    return ::mkdir(folder.c_str(), for_the_owner) == 0 || fs::is_directory(fs::symlink_status(folder));
}

bool make_folders(const fs::path& trash) {
    std::error_code trouble;
    fs::create_directories(trash.parent_path(), trouble);
    return make_folder(trash) && make_folder(trash / "files") && make_folder(trash / "info");
}

/// A free name in a trash, reserved by writing its info file; nullopt if the disk refuses.
std::optional<std::string> take_name(const fs::path& trash, const fs::path& name, const std::string& note) {
    for (int number = 1; number < most_thrown_of_one_name; ++number) {
        const std::string wanted =
            number == 1 ? text_of(name)
                        : text_of(name.stem()) + '.' + std::to_string(number) + text_of(name.extension());
        const fs::path info = trash / "info" / path_of((wanted + ".trashinfo"));
        const int file = ::open(info.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, note_mode);
        if (file < 0) {
            if (fs::exists(fs::symlink_status(info))) continue;
            return std::nullopt;
        }
        const bool written = ::write(file, note.data(), note.size()) == static_cast<ssize_t>(note.size());
        const bool kept = ::close(file) == 0 && written;
        if (kept && !fs::exists(fs::symlink_status(trash / "files" / path_of(wanted)))) return wanted;
        ::unlink(info.c_str());
        if (!kept) return std::nullopt;
    }
    return std::nullopt;
}

/// `shown` is the path for the info file.
fs::path move_into(const fs::path& trash, const fs::path& file, std::string_view shown, std::int64_t now_ms) {
    if (!make_folders(trash)) return {};
    const std::string note = "[Trash Info]\nPath=" + percent_encoded(shown) +
                             "\nDeletionDate=" + local_text(now_ms, "%Y-%m-%dT%H:%M:%S") + '\n';
    const auto name = take_name(trash, file.filename(), note);
    if (!name) return {};
    fs::path there = trash / "files" / path_of(*name);
    if (::rename(file.c_str(), there.c_str()) == 0) return there;
    ::unlink((trash / "info" / path_of((*name + ".trashinfo"))).c_str());
    return {};
}

/// The folder at which the file's disk is mounted.
fs::path top_of_disk(const fs::path& file) {
    struct stat own {};
    if (::stat(file.parent_path().c_str(), &own) != 0) return {};
    fs::path top = file.parent_path();
    while (top.has_relative_path()) {
        struct stat above {};
        if (::stat(top.parent_path().c_str(), &above) != 0 || above.st_dev != own.st_dev) break;
        top = top.parent_path();
    }
    return top;
}

/// Whether a file could be moved to the place of an existing or future folder.
bool is_of_one_disk(const fs::path& file, fs::path folder) {
    struct stat own {};
    struct stat there {};
    while (::stat(folder.c_str(), &there) != 0 && folder.has_relative_path()) folder = folder.parent_path();
    return ::stat(file.parent_path().c_str(), &own) == 0 && own.st_dev == there.st_dev;
}

/// A trash shared by all users counts only if no user can take another's files out of it.
bool is_shared_trash(const fs::path& folder) {
    struct stat found {};
    return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && (found.st_mode & S_ISVTX) != 0;
}

}  // namespace

fs::path trash_of_home() {
    const fs::path data = data_root();
    return data.empty() ? data : data / "Trash";
}

fs::path move_to_trash(const fs::path& file, const fs::path& home_trash, std::int64_t now_ms) {
    std::error_code trouble;
    const fs::path whole = fs::absolute(file, trouble).lexically_normal();
    if (!fs::exists(fs::symlink_status(whole, trouble))) return {};
    if (!home_trash.empty() && is_of_one_disk(whole, home_trash))
        if (fs::path there = move_into(home_trash, whole, text_of(whole), now_ms); !there.empty()) return there;
    const fs::path top = top_of_disk(whole);
    if (top.empty()) return {};
    const std::string shown = text_of(whole.lexically_relative(top));
    const std::string user = std::to_string(::getuid());
    if (const fs::path shared = top / ".Trash"; is_shared_trash(shared))
        if (fs::path there = move_into(shared / path_of(user), whole, shown, now_ms); !there.empty()) return there;
    return move_into(top / path_of((".Trash-" + user)), whole, shown, now_ms);
}

}  // namespace tablebank::platform
