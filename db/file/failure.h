#pragma once
// Translates errors of SQLite, the system and the readers of rows to FileError, which the rest of the program uses.
//
// Inside this module a reader throws Damage, NotOurs or NewerFormat without the file; every public function passes
// through `as_file_error`, which adds it.

#include <filesystem>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "db/file/file_error.h"

namespace tablebank {

/// The stored data are not what was once written.
class Damage : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The same if a later version may have written it: the data are well formed, but unknown to this version.
class OfLaterVersion : public Damage {
public:
    using Damage::Damage;
};

/// The file is of another kind than expected.
class NotOurs : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The file was written by a later version: it has a later format, or a ruling that this version does not know.
class NewerFormat : public std::runtime_error {
public:
    explicit NewerFormat(int version);
    explicit NewerFormat(const std::string& what);
};

/// FileError with a message that begins with the file's name: "evening.tbl: ...".
[[nodiscard]] FileError file_error(FileError::Kind kind, const std::filesystem::path& file, const std::string& message,
                                   FileSubject subject = FileSubject::game);

/// The FileError for an error of the system: exists, cannot_read, read_only, disk_full or disk_failed.
[[nodiscard]] FileError system_file_error(const std::filesystem::path& file, const std::error_code& error);

/// Must be called while an exception is handled: rethrows it, as a FileError if it came from SQLite or a reader.
[[noreturn]] void rethrow_as_file_error(const std::filesystem::path& file, FileSubject subject);

/// Runs `work`; no exception of SQLite leaves it.
template <class Work>
decltype(auto) as_file_error(const std::filesystem::path& file, Work&& work, FileSubject subject = FileSubject::game) {
    try {
        return std::forward<Work>(work)();
    } catch (...) {
        rethrow_as_file_error(file, subject);
    }
}

}  // namespace tablebank
