#pragma once
// An event as large as a weekend's, for benchmarks.

#include <string>

namespace tablebank::bench {

/// Makes the file of an event of 300 players and 7 rounds: five are played, the sixth has half of its results, the last
/// one is seated. Throws std::runtime_error.
void write_large_event(const std::string& file);

}  // namespace tablebank::bench
