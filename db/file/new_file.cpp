#include "db/file/new_file.h"

#include <fcntl.h>
#include <stdio.h>  // renameat2
#include <unistd.h>

#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

#include "db/file/failure.h"
#include "db/file/folder.h"

namespace tablebank {
namespace {

bool is_there(const std::filesystem::path& name) {
    std::error_code unreachable;  // then nothing can be written there either, which is told below
    return std::filesystem::exists(std::filesystem::symlink_status(name, unreachable));
}

/// The absolute name of a file that is not there yet. A journal left by an earlier file of that name would be played
/// back into the new one, and may hold somebody's last entries: it is not ours to remove. Nor may a new file be taken
/// for the journal of one that is there.
std::filesystem::path untaken(const std::filesystem::path& file) {
    std::filesystem::path absolute = std::filesystem::absolute(file);
    for (const char* ending : {"", "-wal", "-journal"}) {
        const std::filesystem::path name = absolute.string() + ending;
        if (is_there(name)) throw system_file_error(name, EEXIST);
    }
    const std::string name = absolute.string();
    for (const std::string_view ending : {"-wal", "-journal", "-shm"}) {
        if (name.ends_with(ending) && is_there(name.substr(0, name.size() - ending.size()))) {
            throw file_error(FileError::Kind::journal_name, file, "it would be taken for a journal");
        }
    }
    return absolute;
}

/// 0, or the errno that says why a file or a folder is not safely on the disk.
int synchronize(const std::filesystem::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return errno;
    const int error = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    return error;
}

/// Moves without replacing. File systems that cannot do that in one step (NFS) can make a second name for the file,
/// and take the first one away.
int move_to_untaken(const std::filesystem::path& from, const std::filesystem::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    if (::link(from.c_str(), to.c_str()) != 0) return errno;
    return ::unlink(from.c_str()) == 0 ? 0 : errno;  // a game with two names takes no line
}

}  // namespace

NewFile::NewFile(const std::filesystem::path& file)
    : file_(untaken(file)), folder_(file_.parent_path()), draft_(folder_.path() / file_.filename()) {}

void NewFile::publish() const {
    int error = synchronize(draft_);
    if (error == 0) error = move_to_untaken(draft_, file_);
    if (error == 0) error = synchronize(file_.parent_path());
    if (error != 0) throw system_file_error(file_, error);
}

void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write,
                    Readers readers) {
    static_cast<void>(untaken(file));
    Folder::opened(file.parent_path()).add(file.filename().string(), write, readers);
}

void close_to_others(const std::filesystem::path& file) {
    namespace fs = std::filesystem;
    std::error_code trouble;
    const fs::perms now = fs::status(file, trouble).permissions();
    const fs::perms others = fs::perms::group_all | fs::perms::others_all;
    if (!trouble && (now & others) != fs::perms::none) fs::permissions(file, now & ~others, trouble);
}

void replace_file(const std::filesystem::path& file, std::string_view text) {
    std::error_code trouble;
    const std::filesystem::path there = std::filesystem::canonical(file, trouble);
    if (trouble) throw system_file_error(file, trouble.value());
    if (::access(there.c_str(), W_OK) != 0) throw system_file_error(file, errno);
    const auto permissions = std::filesystem::status(there, trouble).permissions();
    if (trouble) throw system_file_error(file, trouble.value());
    Folder::opened(there.parent_path()).replace_for_good(there.filename().string(), text, Readers::usual, permissions);
}

}  // namespace tablebank
