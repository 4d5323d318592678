#pragma once
// A file that gets its name only when it is complete and flushed to the disk, and never replaces another.
//
// It is written in a temporary folder next to its place. Before publish() it is not visible; afterwards it exists
// even if the power fails.

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
    /// Throws FileError: bad_name; journal_name if a file next to it would treat it as its journal; exists if the name,
    /// or a name that SQLite would treat as its journal, exists; cannot_read, read_only, disk_full or disk_failed if
    /// nothing can be written there.
    explicit NewFile(const std::filesystem::path& file);

    /// The path to write to.
    [[nodiscard]] const std::filesystem::path& draft() const { return draft_; }
    /// Requires that the draft is closed. Throws FileError (exists, disk_full, disk_failed, ...).
    void publish() const;

private:
    std::filesystem::path file_;
    TemporaryFolder folder_;
    std::filesystem::path draft_;
};

/// A new file with the output of `write`, complete and flushed to the disk, or no file at all. Throws FileError
/// (exists, ...).
void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write,
                    Readers readers = Readers::usual);
/// Removes all access of other users to a file of this user. A file of another user does not change.
void close_to_others(const std::filesystem::path& file);

/// Replaces the text of an existing file: afterwards either the new text is complete and on the disk, or the old one
/// is. If the path is a symbolic link, its target is written, and keeps its permissions. Throws FileError.
void replace_file(const std::filesystem::path& file, std::string_view text);

}  // namespace tablebank
