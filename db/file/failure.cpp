#include "db/file/failure.h"

#include <SQLiteCpp/Exception.h>
#include <fmt/core.h>
#include <sqlite3.h>

#include <cerrno>
#include <system_error>

namespace tablebank {
namespace {

using Kind = FileError::Kind;

struct Meaning {
    Kind kind;
    const char* message;
};

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
