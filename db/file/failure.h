#pragma once
// From what SQLite, the system and the readers of rows report to the FileError that the rest of the program knows.
//
// Inside this room a reader throws Damage, NotOurs or NewerFormat without knowing the file; every public function of
// the room passes through `as_file_error`, which adds it.

#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "db/file/file_error.h"

namespace tablebank {

/// What is stored is not what was once written.
class Damage : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The same where a later version may well have written it so: what is stored is well made, and means nothing here.
class OfLaterVersion : public Damage {
public:
    using Damage::Damage;
};

/// The file is something else than it should be.
class NotOurs : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The file was written by a later version: its format is a later one, or it holds a ruling that is not known here.
class NewerFormat : public std::runtime_error {
public:
    explicit NewerFormat(int version);
    explicit NewerFormat(const std::string& what);
};

/// FileError with a message that begins with the file's name: "evening.tbl: ...".
[[nodiscard]] FileError file_error(FileError::Kind kind, const std::filesystem::path& file, const std::string& message,
                                   FileSubject subject = FileSubject::game);

/// What an error of the system means for a file: exists, cannot_read, read_only, disk_full or disk_failed.
[[nodiscard]] FileError system_file_error(const std::filesystem::path& file, const std::error_code& error);

/// Called while an exception is handled: throws it again, as a FileError where it came from SQLite or a reader.
[[noreturn]] void rethrow_as_file_error(const std::filesystem::path& file, FileSubject subject);

/// Runs `work` and lets nothing of SQLite out.
template <class Work>
decltype(auto) as_file_error(const std::filesystem::path& file, Work&& work, FileSubject subject = FileSubject::game) {
    try {
        return std::forward<Work>(work)();
    } catch (...) {
        rethrow_as_file_error(file, subject);
    }
}

}  // namespace tablebank
