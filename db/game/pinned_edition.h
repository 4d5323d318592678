#pragma once
// The edition that a game stores as text: used for a file's row and for a record's lines.

#include <filesystem>
#include <memory>
#include <string>

#include "calculators/edition.h"

namespace tablebank {

/// Throws Damage, or OfLaterVersion for one that only a later version could read. `file` is only its name in messages.
[[nodiscard]] std::shared_ptr<const Edition> pinned_edition(const std::filesystem::path& file, const std::string& text);

}  // namespace tablebank
