// A banker joins a table by its line, with a hub or without one, twice, and at another laptop; and later posts go to
// the hub by themselves.

#include <doctest/doctest.h>

#include <chrono>
#include <cstdlib>
#include <thread>

#include "app/hub/served_file.h"
#include "app/hub_sync/hub_download.h"
#include "app/hub_sync/hub_registration.h"
#include "app/hub_sync/hub_sync.h"
#include "app/hub_sync/join_table.h"
#include "app/hub_sync/outgoing_game.h"
#include "tests/support/live_event.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;

/// The keys and links of one laptop, as its user has them.
class AtLaptop {
public:
    explicit AtLaptop(const ScratchFolder& folder, const std::string& name) {
        if (const char* before = std::getenv("XDG_DATA_HOME")) before_ = before;
        setenv("XDG_DATA_HOME", folder.file(name).c_str(), 1);
    }
    AtLaptop(const AtLaptop&) = delete;
    AtLaptop& operator=(const AtLaptop&) = delete;
    ~AtLaptop() { before_.empty() ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", before_.c_str(), 1); }

private:
    std::string before_;
};

TableSetup sending_to(TableSetup table, const ServedFile& hub) {
    std::string address = hub.addresses().front();
    address.pop_back();
    table.hub = address;
    return table;
}

bool comes(const std::function<bool()>& what) {
    for (int i = 0; i < 500; ++i) {
        if (what()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

TEST_CASE("a table is joined without a reachable hub, and twice it is the same game") {
    const ScratchFolder folder;
    const AtLaptop here(folder, "laptop");
    const std::string event = make_live_event(folder.file("."), "http://127.0.0.1:1");
    const TableSetup table = table_of_event(event, 1, 1);
    const auto join = [&] { return join_table(table, folder.file("games"), "en", StampMaker::system(), 500ms); };
    const auto file = join();
    CHECK(file.filename() == "round-1-table-1.tbl");
    CHECK(join() == file);
    const std::string game = read_game(file).table.game.setup->game_id;
    CHECK(game == game_of_table(table.event_id, 1, 1));
    CHECK(find_hub_registration(game) == table);
    CHECK_FALSE(find_hub_registration(std::string(32, '0')));
    // A name that another game has is not taken.
    const TableSetup other = table_of_event(event, 2, 1);
    std::filesystem::copy_file(file, folder.file("games") + "/round-2-table-1.tbl");
    CHECK(join_table(other, folder.file("games"), "en", StampMaker::system(), 500ms).filename() ==
          "round-2-table-1-2.tbl");
}

TEST_CASE("a table whose game cannot be begun is refused before its hub is asked, and nothing is left") {
    const ScratchFolder folder;
    const AtLaptop here(folder, "laptop");
    const std::string event = make_live_event(folder.file("."), "http://127.0.0.1:1");
    const TableSetup sound = table_of_event(event, 1, 1);
    const auto problem_of = [&](const auto& change) {
        TableSetup table = sound;
        change(table);
        try {
            static_cast<void>(join_table(table, folder.file("games"), "en", StampMaker::system(), 500ms));
        } catch (const TableImpossible& error) {
            return error.problem();
        }
        FAIL("it was joined");
        return SetupProblem{};
    };
    using Kind = SetupProblem::Kind;
    const SetupProblem number = problem_of([](TableSetup& table) { table.players[0].name = "2"; });
    CHECK(number.kind == Kind::names_other_seat);
    CHECK(number.detail == "2");
    CHECK(problem_of([](TableSetup& table) { table.players[0].name = "3 Anna"; }).kind == Kind::names_other_seat);
    CHECK(problem_of([](TableSetup& table) { table.players[0].name = table.players[1].name; }).kind ==
          Kind::names_alike);
    CHECK(problem_of([](TableSetup& table) { table.players.resize(1); }).kind == Kind::player_count);
    CHECK(problem_of([](TableSetup& table) { table.minutes = 0; }).kind == Kind::minutes_invalid);
    CHECK_FALSE(std::filesystem::exists(folder.file("games")));
    CHECK_FALSE(std::filesystem::exists(folder.file("laptop")));
}

TEST_CASE("a game from a hub in which a player has the number of another seat is not gone on with") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://127.0.0.1:1");
    TableSetup table = table_of_event(event, 1, 1);
    const auto is_written = [&](const std::string& name) {
        const ScratchFolder place;
        TableSetup played = table;
        played.players[0].name = name;
        const Laptop laptop(place.file("one.tbl"), played);
        OutgoingGame game(*laptop.game().game.setup);
        game.add(laptop.game());
        table.players[0].former = name;  // as a link may say of a game of version 1.0
        return write_hub_download(game.part(0, std::size_t{1} << 22U), table, place.path() / "copy.tbl").has_value();
    };
    CHECK(is_written("Former"));
    CHECK(is_written("1"));  // its own seat
    CHECK_FALSE(is_written("2"));
}

TEST_CASE("another laptop goes on with the hub's game, once the director lets it") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.file("."), "http://127.0.0.1:1");
    const ServedFile hub(event, WebPlace{.port = 0});
    const TableSetup table = sending_to(table_of_event(event, 1, 1), hub);
    const auto join = [&](const char* games) {
        return join_table(table, folder.file(games), "en", StampMaker::system(), 2000ms);
    };
    Hash head;
    {
        const AtLaptop first(folder, "first");
        Session session = Session::open(join("first-games"), StampMaker::system());
        const HubSync hub_sync(table, hub_sync_key(), session.table(), [] {});
        REQUIRE(std::holds_alternative<Posted>(session.post("roll 2 4")));
        head = session.head();
        HubSync later(table, hub_sync_key(), session.table(), [] {});
        REQUIRE(comes([&] { return later.state().sent.acknowledged == 2; }));
        CHECK(later.state().sent.state == Sent::State::current);
        const Watch posted = session.watch(
            [&](const HashedPosted& entries) { later.show(session.table(), entries.first, entries.hashes); });
        REQUIRE(std::holds_alternative<Posted>(session.post("note \"supper\"")));
        CHECK(comes([&] { return later.state().sent.acknowledged == 3; }));
        head = session.head();
    }
    const AtLaptop second(folder, "second");
    try {
        static_cast<void>(join("second-games"));
        FAIL("two laptops at one table");
    } catch (const TableTaken& taken) {
        CHECK(taken.state() == HubState::other_key);
    }
    direct(
        event,
        [](const Event& now) {
            return decide_key_withdrawal(now, {1, 1}, "it broke");
        },
        "it broke");
    CHECK(comes([&] {
        try {
            return read_game(join("second-games")).head == head;
        } catch (const TableTaken&) {
            return false;  // the hub reads the book once a second
        }
    }));
}

TEST_CASE("a table does not wait for a hub that is not there, not even when it is left") {
    const ScratchFolder folder;
    const AtLaptop here(folder, "laptop");
    const std::string event = make_live_event(folder.file("."), "http://127.0.0.1:1");
    Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    const auto begun = std::chrono::steady_clock::now();
    {
        HubSync hub_sync(laptop.table(), laptop.key(), laptop.game(), [] {});
        for (int i = 0; i < 20; ++i) {
            laptop.talk(1, "supper " + std::to_string(i));
            hub_sync.show(laptop.game(), laptop.game().history.last() + 1, {});
        }
        CHECK(comes([&] { return !hub_sync.state().sent.detail.empty(); }));
        CHECK(hub_sync.state().sent.state == Sent::State::waiting);
        CHECK(hub_sync.state().sent.acknowledged == 0);
        CHECK(hub_sync.state().last == 21);
    }
    CHECK(std::chrono::steady_clock::now() - begun < 5s);
}

}  // namespace
}  // namespace tablebank::testing
