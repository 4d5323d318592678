#pragma once
// The version of this program and of the formats that it reads and writes: the version number, the commit of its
// sources, and the formats of its files (docs/reference/compatibility.md). Data only.

#include <string_view>

namespace tablebank {

struct ProgramVersion {
    std::string_view number;  ///< "1.0.0"
    /// 40 hexadecimal digits, with a "+" appended if the sources were changed since; empty if it is not known.
    std::string_view commit;
    int game_file = 0;  ///< the newest version of each format, which is the one that is written
    int record = 0;
    int event = 0;
    int rules = 0;  ///< the rules that posting follows
};

[[nodiscard]] ProgramVersion program_version();

}  // namespace tablebank
