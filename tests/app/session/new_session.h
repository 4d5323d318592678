#pragma once
// A game of two players in a folder of its own, with stamps that are the same in every run.

#include <cstdint>
#include <string>

#include "app/session/session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

[[nodiscard]] Setup two_players();

/// A clock that ticks a second a call, and ids that count.
[[nodiscard]] StampMaker counted_stamps(std::int64_t from = 0);

[[nodiscard]] Session new_session(const ScratchFolder& folder, const std::string& name = "game.tbl");

}  // namespace tablebank::testing
