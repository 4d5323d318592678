#pragma once
// The server of the test, killed and started again; how often, and by which dice.

#include <cstdint>

namespace tablebank::server_test {

void kill_server();
/// Until somebody is let in.
void start_server();

[[nodiscard]] std::uint64_t kills_asked_for();  ///< TABLEBANK_HUB_FAULTS, or 2
[[nodiscard]] std::uint64_t seed_asked_for();   ///< TABLEBANK_SEED, or another one each time

}  // namespace tablebank::server_test
