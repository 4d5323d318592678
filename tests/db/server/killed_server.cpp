#include "tests/db/server/killed_server.h"

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "tests/support/event_stores.h"

namespace tablebank::server_test {
namespace {

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
    const char* text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace

void kill_server() {
    REQUIRE(std::system("pg_ctlcluster --mode immediate 15 regress stop >/dev/null 2>&1") == 0);
}

/// The program that starts it takes its time to say so.
void start_server() {
    REQUIRE(std::system("pg_ctlcluster 15 regress start >/dev/null 2>&1 &") == 0);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (true) {
        try {
            testing::on_server("SELECT 1");
            return;
        } catch (const std::exception&) {
            REQUIRE(std::chrono::steady_clock::now() < end);
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
}

std::uint64_t kills_asked_for() {
    return number_from("TABLEBANK_HUB_FAULTS", 2);
}

std::uint64_t seed_asked_for() {
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    return number_from("TABLEBANK_SEED", static_cast<std::uint64_t>(now) % 1'000'000'007);
}

}  // namespace tablebank::server_test
