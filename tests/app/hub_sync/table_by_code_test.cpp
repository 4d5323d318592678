// A banker types the short code of their table: its line comes from the hub, and no one else can read it.

#include "app/hub_sync/table_by_code.h"

#include <doctest/doctest.h>

#include <optional>

#include "app/hub/served_file.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;

std::optional<CodeRefused::Kind> refused(const ShortJoin& join) {
    try {
        static_cast<void>(table_by_code(join, 5000ms));
    } catch (const CodeRefused& no) {
        return no.kind();
    }
    return std::nullopt;
}

std::string address_of(const ServedFile& hub) {
    std::string address = hub.addresses().front();
    address.pop_back();
    return address;
}

TEST_CASE("the hub gives a table's line for its code, and the entries go to the address that was asked") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const ServedFile hub(event, WebPlace{.port = 0});
    for (const auto& [round, table] : {std::pair{1, 1}, {1, 2}, {2, 1}}) {
        TableSetup wanted = table_of_event(event, round, table);
        const auto join = read_short_join(short_join_of(wanted));
        REQUIRE(join);
        CHECK(join->hub == "http://127.0.0.1:1");
        wanted.hub = address_of(hub);
        CHECK(table_by_code({join->code, wanted.hub}, 5000ms) == wanted);
    }
}

TEST_CASE("a code of no table, of a table that has its result, or of another event is unknown") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    std::optional<ServedFile> hub(std::in_place, event, WebPlace{.port = 0});
    const std::string first = read_short_join(short_join_of(table_of_event(event, 1, 1)))->code;
    CHECK(refused({"000000000000", address_of(*hub)}) == CodeRefused::Kind::unknown);
    CHECK_FALSE(refused({first, address_of(*hub)}));

    const std::string before = read_short_join(short_join_of(table_of_event(event, 1, 2)))->code;
    hub.reset();
    direct(event, [](const Event& now) {
        act::ResultTaken result{.round = 1, .table = 2, .seats = {}, .source = {}};
        for (const SeatedPlayer& seat : now.table(1, 2)->seating.seats)
            result.seats.push_back({.player = seat.player, .total = Share(Money{seat.player})});
        return decide_result(now, result);
    });
    hub.emplace(event, WebPlace{.port = 0});
    CHECK(refused({before, address_of(*hub)}) == CodeRefused::Kind::unknown);
    CHECK_FALSE(refused({first, address_of(*hub)}));
}

TEST_CASE("a code is not unknown if no hub answers: the answer states that") {
    CHECK(refused({"000000000000", "http://127.0.0.1:1"}) == CodeRefused::Kind::no_answer);
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const std::string game = folder.file("one.tbl");
    const Laptop laptop(game, table_of_event(event, 1, 1));
    const ServedFile pages(game, WebPlace{.port = 0});  // of a game, and no hub
    CHECK(refused({"000000000000", address_of(pages)}) == CodeRefused::Kind::no_answer);
}

}  // namespace
}  // namespace tablebank::testing
