#pragma once
// Where the box of an edition file comes from, as the file says itself: what one person hands to another. Nothing in
// the program rests on it, and no game is decided by it.

#include <string>

#include "db/edition/edition_file.h"

namespace tablebank {

/// The table [origin] of an edition file. Each is empty if the file does not say it.
struct EditionOrigin {
    std::string like;  ///< id of the edition that it was made from: "us"
    std::string by;    ///< who made it, as they call themselves
    std::string made;  ///< when it was exported: "2026-11-28"
    friend bool operator==(const EditionOrigin&, const EditionOrigin&) = default;
};

/// What the file says. Throws EditionError if it is not TOML.
[[nodiscard]] EditionOrigin edition_origin(const EditionText& edition);

/// The text with this origin in place of its own, and no other change; what is empty is left as it was. Throws
/// EditionError if it is not TOML.
[[nodiscard]] std::string with_origin(const EditionText& edition, const EditionOrigin& origin);

}  // namespace tablebank
