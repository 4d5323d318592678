#pragma once
// The edition that a game holds as a text: a file's row and a record's lines are read by the same function.

#include <filesystem>
#include <memory>
#include <string>

#include "calculators/edition.h"

namespace tablebank {

/// Throws Damage, or OfLaterVersion for one that only a later version could read. `file` is only what messages call it.
[[nodiscard]] std::shared_ptr<const Edition> pinned_edition(const std::filesystem::path& file, const std::string& text);

}  // namespace tablebank
