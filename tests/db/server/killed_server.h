#pragma once
// The server of the test, killed and started again; how often, and by which dice.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "db/file/file_error.h"
#include "tests/support/chance.h"

namespace tablebank::server_test {

enum class Kill {
    stop,     ///< stopped at once, as by its administrator
    process,  ///< the process of one who is connected dies, and the server begins again by itself
    whole     ///< all of its processes die, as when the machine loses its power
};
/// Whatever the way, it is down for a moment.
void kill_server(Kill kill);
/// One of them, by lot.
[[nodiscard]] Kill some_kill(random_play::Rng& chance);
/// Until a client is let in.
void start_server();

/// Again and again, because a busy machine is slow to let clients in.
template <class Work>
auto patiently(const Work& work) {
    for (int attempt = 1;; ++attempt) {
        try {
            return work();
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::unreachable || attempt == 10) throw;
        }
    }
}

/// An event, or its games.
template <class Store>
std::unique_ptr<Store> opened_patiently(const std::string& place) {
    return patiently([&] { return std::make_unique<Store>(place, std::chrono::seconds(30)); });
}

[[nodiscard]] std::uint64_t kills_asked_for();  ///< TABLEBANK_HUB_FAULTS, or 2
[[nodiscard]] std::uint64_t seed_asked_for();   ///< TABLEBANK_SEED, or another one each time

}  // namespace tablebank::server_test
