// A listener in place of a server may send anything, or nothing: it is reported as such, in time, in little memory and
// without the password.

#include <doctest/doctest.h>

#include <chrono>
#include <string>

#include "db/address/hidden_passwords.h"
#include "db/server/event_server.h"
#include "db/server/server_connection.h"
#include "platform/memory.h"
#include "tests/db/server/strange_server.h"
#include "tests/support/event_stores.h"

using namespace tablebank;
using namespace tablebank::testing;
using tablebank::server_test::StrangeServer;
using Habit = StrangeServer::Habit;
using Kind = FileError::Kind;

namespace {

constexpr AnswerLimits short_ones{std::chrono::milliseconds(700), std::uint64_t{48} << 20};

struct Outcome {
    Kind kind = Kind::exists;
    std::string message;
    std::uint64_t grown = 0;
    std::chrono::milliseconds took{};
};

Outcome asking(const StrangeServer& server) {
    const std::uint64_t before = platform::resident_bytes();
    const auto begun = std::chrono::steady_clock::now();
    Outcome outcome;
    try {
        ServerConnection connection(ServerAddress(server.place()), short_ones);
        connection.read([](ServerTransaction& transaction) { transaction.exec("SELECT 1"); });
        FAIL("nothing was refused");
    } catch (const FileError& error) {
        outcome.kind = error.kind();
        outcome.message = error.what();
    }
    outcome.grown = std::max(platform::resident_bytes(), before) - before;
    outcome.took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    return outcome;
}

}  // namespace

TEST_CASE("a server that keeps silent, or never stops, is hung up on in time") {
    for (const Habit habit : {Habit::silent, Habit::garbage, Habit::endless_parameters, Habit::silent_when_asked,
                              Habit::endless_rows, Habit::huge_row, Habit::endless_notices}) {
        CAPTURE(static_cast<int>(habit));
        const StrangeServer server(habit);
        const Outcome outcome = asking(server);
        CAPTURE(outcome.message);
        CHECK(outcome.kind == Kind::unreachable);
        CHECK(outcome.message.find("SECRET") == std::string::npos);
        CHECK(outcome.took < std::chrono::seconds(10));
        CHECK(outcome.grown < (std::uint64_t{128} << 20));
    }
}

TEST_CASE("rows that were not asked for are not an event") {
    for (const Habit habit : {Habit::rows_of_nothing, Habit::rows_of_other_things}) {
        CAPTURE(static_cast<int>(habit));
        const StrangeServer server(habit);
        const Kind kind = failure_of([&] { const EventServer book(server.place()); });
        CHECK((kind == Kind::damaged || kind == Kind::not_ours || kind == Kind::unreachable ||
               kind == Kind::disk_failed));
        const Kind made = failure_of([&] { EventServer::create(server.place(), an_event_id, some_entries(1, 2)); });
        CHECK((made == Kind::damaged || made == Kind::not_ours || made == Kind::unreachable ||
               made == Kind::disk_failed));
    }
}

TEST_CASE("a harmful address is refused before any server is asked") {
    const std::string begin = "postgresql://vera:SECRET@host/club?";
    for (const std::string setting :
         {"sslkey=/tmp/engine.so:key", "sslkey=pkcs11:object", "service=club", "hostaddr=127.0.0.1",
          "hostaddr=127.0.0.1&sslmode=require", "sslrootcert=/dev/zero", "sslcert=/dev/random", "sslcrl=/dev/zero"}) {
        CAPTURE(setting);
        CHECK(failure_of([&] { ServerAddress{begin + setting + "#cup"}; }) == Kind::cannot_read);
        CHECK(message_of([&] { ServerAddress{begin + setting + "#cup"}; }).find("SECRET") == std::string::npos);
    }
    for (const std::string setting : {"sslkey=/home/vera/club.key", "hostaddr=127.0.0.1&sslmode=verify-full",
                                      "sslcrl=/dev/null", "passfile=/dev/null", "options=-cstatement_timeout%3D5s",
                                      "sslrootcert=/nowhere", "target_session_attrs=read-write"})
        CHECK(ServerAddress{begin + setting + "#cup"}.shown() == "postgresql://vera@host/club#cup");
    CHECK(ServerAddress{"postgresql:///?service=club#cup"}.name() == "cup");
    CHECK(ServerAddress{begin + "client_encoding=LATIN1#cup"}.connection().find("client_encoding='UTF8'") !=
          std::string::npos);
}
