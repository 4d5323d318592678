#pragma once
// Which program this is, and what it reads and writes: its version, the commit of its sources, and the formats of what
// it keeps (docs/reference/compatibility.md). Says nothing in words.

#include <string_view>

namespace tablebank {

struct ProgramVersion {
    std::string_view number;  ///< "1.0.0"
    /// Of the sources, 40 digits, with a "+" behind it where they were changed since; empty where nobody knows it.
    std::string_view commit;
    int game_file = 0;  ///< the newest format of each, which is the one that is written
    int record = 0;
    int event = 0;
    int rules = 0;  ///< what posting obeys
};

[[nodiscard]] ProgramVersion program_version();

}  // namespace tablebank
