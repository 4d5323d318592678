#pragma once
// The name of an edition among others, and whether its figures must be compared with the box.

#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

/// The name of one of several editions; others with the same name are distinguished by language or file.
[[nodiscard]] std::string edition_name(const std::vector<LoadedEdition>& editions, const LoadedEdition& loaded);

/// Whether some of the figures of an edition are only a template.
[[nodiscard]] bool is_template(const Edition& edition);

}  // namespace tablebank
