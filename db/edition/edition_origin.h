#pragma once
// The origin of the box of an edition file, as the file itself states it: information for people who exchange such
// files. The program does not depend on it, and no game is decided by it.

#include <string>

#include "db/edition/edition_file.h"

namespace tablebank {

/// The table [origin] of an edition file. A text is empty if the file does not state it.
struct EditionOrigin {
    std::string like;  ///< id of the edition that it was made from: "us"
    std::string by;    ///< the person who made it, by the name that they use
    std::string made;  ///< when it was exported: "2026-11-28"
    friend bool operator==(const EditionOrigin&, const EditionOrigin&) = default;
};

/// The origin that the file states. Throws EditionError if it is not TOML.
[[nodiscard]] EditionOrigin edition_origin(const EditionText& edition);

/// The text with this origin in place of its own, and no other change; empty values are left unchanged. Throws
/// EditionError if it is not TOML.
[[nodiscard]] std::string with_origin(const EditionText& edition, const EditionOrigin& origin);

}  // namespace tablebank
