#pragma once
// The exit codes of the program. The numbers are a public contract (docs/reference/cli.md).

#include "app/session/key_store.h"
#include "db/file/file_error.h"

namespace tablebank {

enum class ExitCode {
    done = 0,
    refused = 1,         ///< by the rules of the game
    usage = 2,           ///< a bad option, an unknown word or name, a file that exists
    bad_file = 3,        ///< unreadable, damaged, not a file of this program, newer; an impossible position or edition
    disk = 4,            ///< the disk refused
    open_elsewhere = 5,  ///< the game is open in another program
};

[[nodiscard]] ExitCode exit_code_of(FileError::Kind kind);
[[nodiscard]] ExitCode exit_code_of(KeyError::Kind kind);

}  // namespace tablebank
