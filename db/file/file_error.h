#pragma once
// Errors of a file or the disk. They are exceptions; refusals by the rules are values.

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace tablebank {

/// The expected kind of a file.
enum class FileSubject : std::uint8_t {
    game,
    event,
    hub_games,  ///< the games of a hub's tables
    record,     ///< of a game
};

class FileError : public std::runtime_error {
public:
    enum class Kind {
        exists,          ///< a file of that name exists, and is not changed
        cannot_read,     ///< missing, a folder, no permission
        not_ours,        ///< of another kind than expected
        newer,           ///< written by a later version
        damaged,         ///< truncated, altered, or its hashes do not match
        in_the_way,      ///< a link, a folder or a device instead of a file of this program: it is not followed
        unsafe_beside,   ///< a file next to a game with the name of its journal could harm other files; `file` is that
                         ///< one
        second_name,     ///< the file has another name too: entries posted under one would be missing under the other
        journal_name,    ///< a new file would have the name of a journal of an existing game
        bad_name,        ///< the system permits no new file of that name
        read_only,       ///< cannot be written
        open_elsewhere,  ///< another program has it open
        disk_full,
        too_long,      ///< the game would become larger than can be opened again
        disk_failed,   ///< any other error of reading or writing
        moved_on,      ///< the file has other entries than the caller knows
        moved_away,    ///< moved, replaced or deleted while it was open: nothing more is posted to it
        untrusted,     ///< tables on a server that an attacker may have prepared: none of their data were used
        unreachable,   ///< the server does not answer, or the connection broke: nothing was posted
        not_admitted,  ///< the server refuses this user
        no_module,     ///< the module for server addresses is not installed, or belongs to another version
        in_doubt,      ///< the connection broke during the answer: it is unknown whether it was posted
    };
    FileError(Kind kind, std::filesystem::path file, const std::string& message,
              FileSubject subject = FileSubject::game)
        : std::runtime_error(message), kind_(kind), file_(std::move(file)), subject_(subject) {}

    [[nodiscard]] Kind kind() const { return kind_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] FileSubject subject() const { return subject_; }

private:
    Kind kind_;
    std::filesystem::path file_;
    FileSubject subject_;
};

}  // namespace tablebank
