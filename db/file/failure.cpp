#include "db/file/failure.h"

#include <SQLiteCpp/Exception.h>
#include <fmt/core.h>
#include <sqlite3.h>

#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;

struct Meaning {
    Kind kind;
    const char* message;
};

/// The error of a full disk if nothing can be created in the folder of a file for that reason; otherwise none.
std::error_code full_disk_beside(const std::filesystem::path& file) {
    std::error_code unknown;
    const std::filesystem::path folder =
        std::filesystem::weakly_canonical(std::filesystem::absolute(file), unknown).parent_path();
    return unknown || folder.empty() ? std::error_code{} : platform::full_disk_of(folder);
}

Kind kind_of(const std::error_code& error) {
    if (platform::is_disk_full(error)) return Kind::disk_full;
    if (error == std::errc::illegal_byte_sequence) return Kind::bad_name;
    for (const std::errc missing :
         {std::errc::no_such_file_or_directory, std::errc::not_a_directory, std::errc::is_a_directory,
          std::errc::too_many_symbolic_link_levels, std::errc::filename_too_long})
        if (error == missing) return Kind::cannot_read;
    for (const std::errc forbidden :
         {std::errc::permission_denied, std::errc::operation_not_permitted, std::errc::read_only_file_system})
        if (error == forbidden) return Kind::read_only;
    return Kind::disk_failed;
}

/// The meaning of a result code for a file that exists, could be read, and began like a game file.
Meaning meaning_of(int code) {
    switch (code & 0xff) {  // the primary code; the higher bits only specify the place
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return {Kind::open_elsewhere, "another program holds the game open"};
        case SQLITE_FULL:
            return {Kind::disk_full, "the disk is full"};
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return {Kind::read_only, "the file cannot be written"};
        case SQLITE_CONSTRAINT:  // the sequence number or the id of an entry that already exists
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

FileError file_error(Kind kind, const std::filesystem::path& file, const std::string& message, FileSubject subject) {
    return {kind, file, fmt::format("{}: {}", platform::text_of(file), message), subject};
}

FileError system_file_error(const std::filesystem::path& file, const std::error_code& error) {
    if (error == std::errc::file_exists) return file_error(Kind::exists, file, "a file of that name is there already");
    return file_error(kind_of(error), file, error.message());
}

void rethrow_as_file_error(const std::filesystem::path& file, FileSubject subject) {
    try {
        throw;
    } catch (const SQLite::Exception& error) {
        // A disk on which no further file can be created: SQLite only reports that it could not open one.
        if ((error.getErrorCode() & 0xff) == SQLITE_CANTOPEN)
            if (const std::error_code full = full_disk_beside(file)) throw system_file_error(file, full);
        const auto [kind, message] = meaning_of(error.getErrorCode());
        throw file_error(kind, file, fmt::format("{} ({})", message, error.what()), subject);
    } catch (const OfLaterVersion& later) {
        throw file_error(Kind::newer, file, later.what(), subject);
    } catch (const Damage& damage) {
        throw file_error(Kind::damaged, file, damage.what(), subject);
    } catch (const NotOurs& stranger) {
        throw file_error(Kind::not_ours, file, stranger.what(), subject);
    } catch (const NewerFormat& newer) {
        throw file_error(Kind::newer, file, newer.what(), subject);
    }
}

}  // namespace tablebank
