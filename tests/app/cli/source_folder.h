#pragma once
// The place of README, docs and the other sources that the tests of the pages read.

#include <filesystem>

#include "source_dir.h"

namespace tablebank::testing {

inline const std::filesystem::path source{TABLEBANK_SOURCE_DIR};

}  // namespace tablebank::testing
