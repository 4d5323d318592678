#pragma once
// A file that gets its name only once it is whole and on the disk, and never takes the name of another.
//
// It is written in a temporary folder beside its place. Before publish() nothing of it can be seen; afterwards it is
// there even if the power fails. Knows nothing of what is in it.

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <string_view>

#include "db/file/temporary_folder.h"
#include "platform/readers.h"

namespace tablebank {

using platform::Readers;

class NewFile {
public:
    /// Throws FileError: journal_name where a file beside it would take it for its journal; exists where the name, or
    /// what SQLite would take for the journal of a file of that name, is taken; cannot_read, read_only, disk_full or
    /// disk_failed where nothing can be written there.
    explicit NewFile(const std::filesystem::path& file);

    /// Where to write it.
    [[nodiscard]] const std::filesystem::path& draft() const { return draft_; }
    /// Expects the draft to be closed. Throws FileError (exists, disk_full, disk_failed, ...).
    void publish() const;

private:
    std::filesystem::path file_;
    TemporaryFolder folder_;
    std::filesystem::path draft_;
};

/// A new file with what `write` writes, whole and on the disk, or no file at all. Throws FileError (exists, ...).
void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write,
                    Readers readers = Readers::usual);
/// Takes every right to a file of this user from everybody else. What belongs to somebody else stays as it is.
void close_to_others(const std::filesystem::path& file);

/// Another text for a file that is there: whole and on the disk, or the old one is. The file behind a symbolic link is
/// written, and keeps its permissions. Throws FileError.
void replace_file(const std::filesystem::path& file, std::string_view text);

}  // namespace tablebank
