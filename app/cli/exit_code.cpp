#include "app/cli/exit_code.h"

namespace tablebank {

ExitCode exit_code_of(FileError::Kind kind) {
    switch (kind) {
        case FileError::Kind::exists:
        case FileError::Kind::journal_name:
        case FileError::Kind::bad_name:
            return ExitCode::usage;
        case FileError::Kind::cannot_read:
        case FileError::Kind::not_ours:
        case FileError::Kind::newer:
        case FileError::Kind::damaged:
        case FileError::Kind::in_the_way:
        case FileError::Kind::unsafe_beside:
        case FileError::Kind::untrusted:
            return ExitCode::bad_file;
        case FileError::Kind::second_name:
        case FileError::Kind::read_only:
        case FileError::Kind::disk_full:
        case FileError::Kind::too_long:
        case FileError::Kind::disk_failed:
        case FileError::Kind::moved_away:
        case FileError::Kind::unreachable:
        case FileError::Kind::not_admitted:
        case FileError::Kind::no_module:
        case FileError::Kind::in_doubt:
            return ExitCode::disk;
        case FileError::Kind::open_elsewhere:
        case FileError::Kind::moved_on:
            return ExitCode::open_elsewhere;
    }
    return ExitCode::disk;
}

ExitCode exit_code_of(KeyError::Kind kind) {
    switch (kind) {
        case KeyError::Kind::bad_name:
        case KeyError::Kind::unknown:
            return ExitCode::usage;
        case KeyError::Kind::open_to_others:
        case KeyError::Kind::of_another:
        case KeyError::Kind::shared_folder:
            return ExitCode::bad_file;
        case KeyError::Kind::no_home:
            return ExitCode::disk;
    }
    return ExitCode::disk;
}

}  // namespace tablebank
