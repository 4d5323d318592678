#pragma once
// The start of every campaign of this folder: a finished game, the number of changes and their seed.

#include <cstdint>

#include "tests/support/scratch_folder.h"
#include "tests/tamper/mutant.h"

namespace tablebank::testing {

[[nodiscard]] std::uint64_t from_environment(const char* name, std::uint64_t otherwise);

/// The kept game, and the same with what two lines more posted in its -wal only.
[[nodiscard]] tampering::Sound sound_game(const ScratchFolder& folder);

}  // namespace tablebank::testing
