#include "tests/db/server/killed_server.h"

#include <doctest/doctest.h>
#include <signal.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <pqxx/connection>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <string>
#include <thread>

#include "tests/support/event_stores.h"

namespace tablebank::server_test {
namespace {

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
    const char* text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// The connection of a client that connects as the program does. Returns when the server has noticed, and has therefore
/// ended the others too, of which one is kept here.
void kill_some_process() {
    pqxx::connection held("");
    pqxx::nontransaction asking(held);
    const auto process = asking.exec1(
        "SELECT coalesce((SELECT max(pid) FROM pg_stat_activity WHERE application_name = 'tablebank'), (SELECT pid "
        "FROM "
        "pg_stat_activity WHERE backend_type = 'walwriter'))");
    ::kill(process[0].as<pid_t>(), SIGKILL);
    try {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        while (std::chrono::steady_clock::now() < end) {
            asking.exec("SELECT 1");
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    } catch (const pqxx::failure&) {
        return;
    }
    FAIL("the server did not notice");
}

bool is_there(pid_t process) {
    return ::kill(process, 0) == 0;
}

}  // namespace

void kill_server(Kill kill) {
    if (kill == Kill::stop) {
        REQUIRE(std::system("pg_ctlcluster --mode immediate 15 regress stop >/dev/null 2>&1") == 0);
        return;
    }
    const auto server =
        static_cast<pid_t>(std::stol(testing::asked_of_server("SELECT pg_read_file('postmaster.pid')")));
    if (kill == Kill::process) {
        kill_some_process();
        return;
    }
    ::kill(server, SIGKILL);
    // Its children notice that they are alone; until they are gone no other server takes its place.
    for (int i = 0; i < 500 && is_there(server); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

Kill some_kill(random_play::Rng& chance) {
    constexpr std::array kinds{Kill::stop, Kill::process, Kill::whole};
    return kinds.at(static_cast<std::size_t>(chance.below(3)));
}

/// The program that starts it reports with a delay, and a server that restarts by itself needs none.
void start_server() {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    for (int turn = 0;; ++turn) {
        try {
            testing::on_server("SELECT 1");
            return;
        } catch (const std::exception&) {
            REQUIRE(std::chrono::steady_clock::now() < end);
        }
        if (turn % 1000 == 0) REQUIRE(std::system("pg_ctlcluster 15 regress start >/dev/null 2>&1 &") == 0);
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
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
