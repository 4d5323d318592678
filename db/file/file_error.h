#pragma once
// What can go wrong with a file or the disk. Thrown, never returned: a refusal by the rules is something else.

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace tablebank {

/// What a file should be.
enum class FileSubject : std::uint8_t {
    game,
    event,
    hub_games,  ///< the games of a hub's tables
    record,     ///< of a game
};

class FileError : public std::runtime_error {
public:
    enum class Kind {
        exists,          ///< a file of that name is there already, and is not touched
        cannot_read,     ///< missing, a folder, no permission
        not_ours,        ///< it is something else than it should be
        newer,           ///< written by a later version
        damaged,         ///< truncated, altered, or not what its hashes say
        in_the_way,      ///< a link, a folder or a device where a file of ours should be: nothing goes through it
        unsafe_beside,   ///< what lies beside a game under a journal's name could harm other files; that is its file
        second_name,     ///< the file has another name too: what is posted under one would be missing under the other
        journal_name,    ///< a new file would be called as a journal of a game that is there
        read_only,       ///< cannot be written
        open_elsewhere,  ///< another program holds it
        disk_full,
        too_long,      ///< the game would become larger than can be opened again
        disk_failed,   ///< any other error of reading or writing
        moved_on,      ///< the file holds other entries than the caller knew of
        moved_away,    ///< moved, replaced or deleted while it was open: nothing more is posted to it
        untrusted,     ///< tables on a server that somebody else may have prepared: nothing of them was used
        unreachable,   ///< the server does not answer, or broke off: nothing was posted
        not_admitted,  ///< the server is there, and does not let this user in
        no_module,     ///< what opens addresses of servers is not installed, or is of another version
        in_doubt,      ///< the server broke off while it answered: whether it was posted is not known
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
