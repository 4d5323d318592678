#include "db/file/failure.h"

#include <SQLiteCpp/Exception.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <sqlite3.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace tablebank {
namespace {

using Kind = FileError::Kind;

struct Meaning {
    Kind kind;
    const char* message;
};

/// Why nothing can be made in the folder of a file: ENOSPC or EDQUOT; 0 where something can be, or for another reason.
/// The file that is tried has no name, and is gone at once.
int no_room_beside(const std::filesystem::path& file) {
    std::error_code unknown;
    const std::filesystem::path folder =
        std::filesystem::weakly_canonical(std::filesystem::absolute(file), unknown).parent_path();
    if (unknown || folder.empty()) return 0;
    const int tried = ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    const int error = tried < 0 ? errno : 0;
    if (tried >= 0) ::close(tried);
    if (error == ENOSPC || error == EDQUOT) return error;
    // Not every file system makes files without a name.
    struct statvfs disk {};
    const bool knows = error != 0 && ::statvfs(folder.c_str(), &disk) == 0;
    const bool is_full =
        knows && ((disk.f_files > 0 && disk.f_favail == 0) || (disk.f_blocks > 0 && disk.f_bavail == 0));
    return is_full ? ENOSPC : 0;
}

/// What a result code means for a file that was found, could be read, and began as a game file does.
Meaning meaning_of(int code) {
    switch (code & 0xff) {  // the primary code; the bits above only say where it happened
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {Kind::open_elsewhere, "another program holds the game open"};
        case SQLITE_FULL:
            return {Kind::disk_full, "the disk is full"};
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return {Kind::read_only, "the file cannot be written"};
        case SQLITE_CONSTRAINT:  // the sequence number or the id of an entry that is there already
            return {Kind::moved_on, "the file holds other entries than were expected"};
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN:
        case SQLITE_NOLFS:
        case SQLITE_PROTOCOL:
            return {Kind::disk_failed, "the disk failed"};
        default:
            return {Kind::damaged, "its pages cannot be read"};
    }
}

}  // namespace

NewerFormat::NewerFormat(int version) : NewerFormat(fmt::format("format {}", version)) {}

NewerFormat::NewerFormat(const std::string& what)
    : std::runtime_error(fmt::format("written by a later version of the program ({})", what)) {}

FileError file_error(Kind kind, const std::filesystem::path& file, const std::string& message) {
    return {kind, file, fmt::format("{}: {}", file.string(), message)};
}

FileError system_file_error(const std::filesystem::path& file, int error) {
    const std::string message = std::generic_category().message(error);
    switch (error) {
        case EEXIST:
            return file_error(Kind::exists, file, "a file of that name is there already");
        case ENOENT:
        case ENOTDIR:
        case EISDIR:
        case ELOOP:
        case ENAMETOOLONG:
            return file_error(Kind::cannot_read, file, message);
        case EACCES:
        case EPERM:
        case EROFS:
            return file_error(Kind::read_only, file, message);
        case ENOSPC:
        case EDQUOT:
            return file_error(Kind::disk_full, file, message);
        default:
            return file_error(Kind::disk_failed, file, message);
    }
}

void rethrow_as_file_error(const std::filesystem::path& file) {
    try {
        throw;
    } catch (const SQLite::Exception& error) {
        // A disk on which no further file can be made: SQLite says only that it could not open one.
        if ((error.getErrorCode() & 0xff) == SQLITE_CANTOPEN)
            if (const int full = no_room_beside(file); full != 0) throw system_file_error(file, full);
        const auto [kind, message] = meaning_of(error.getErrorCode());
        throw file_error(kind, file, fmt::format("{} ({})", message, error.what()));
    } catch (const OfLaterVersion& later) {
        throw file_error(Kind::newer, file, later.what());
    } catch (const Damage& damage) {
        throw file_error(Kind::damaged, file, damage.what());
    } catch (const NotOurs& stranger) {
        throw file_error(Kind::not_ours, file, stranger.what());
    } catch (const NewerFormat& newer) {
        throw file_error(Kind::newer, file, newer.what());
    }
}

}  // namespace tablebank
