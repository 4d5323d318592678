// A table of an event is joined in the window: the questions before anything is kept or contacted; and posts go to the
// hub from every screen.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "app/event/live_place.h"
#include "app/hub/served_file.h"
#include "app/hub_sync/hub_registration.h"
#include "app/hub_sync/known_events.h"
#include "app/live/event_key.h"
#include "app/live/short_code.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/fake_hub.h"
#include "tests/support/live_event.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

/// A banker's desk whose keys and lines lie in its own folder, and the event of a director elsewhere.
class Joining {
public:
    Joining() { setenv("XDG_DATA_HOME", (desk.folder() / "data").c_str(), 1); }
    Joining(const Joining&) = delete;
    Joining& operator=(const Joining&) = delete;
    ~Joining() { unsetenv("XDG_DATA_HOME"); }

    /// The line of a table, as the director gives it, to a hub at an address.
    [[nodiscard]] std::string line(int table, const std::string& hub, int round = 1) const {
        const ReadEvent read = read_event_state(event);
        TableSetup setup = table_setup(read.event, read.id, round, table);
        setup.hub = hub;
        return join_line(read.event, setup);
    }
    /// The same as tablebank 1.0 gave it.
    [[nodiscard]] std::string old_line(int table, const std::string& hub) const {
        TableSetup setup = table_of_event(event, 1, table);
        setup.hub = hub;
        setup.key.reset();
        return kept_line(setup);
    }
    /// The line of a stranger who has no secret of this event.
    [[nodiscard]] std::string forged_line(int table, const std::string& hub) const {
        ReadEvent read = read_event_state(event);
        read.event.hub->secret = std::string(64, 'b');
        TableSetup setup = table_setup(read.event, read.id, 1, table);
        setup.hub = hub;
        return join_line(read.event, setup);
    }
    void drop(const std::string& line) {
        desk.desk().drop(line);
        desk.desk().refresh();
    }
    void answer(bool agrees) { desk.wish(intent::AnswerLine{agrees}); }
    [[nodiscard]] bool asks() { return desk.screen() == Screen::join; }
    [[nodiscard]] const LineQuestionText& question() { return desk.desk().state().join.shown; }
    [[nodiscard]] std::string value(const std::string& label) {
        for (const auto& [name, value] : question().rows)
            if (name == label) return value;
        return {};
    }
    [[nodiscard]] std::string kept_hub(int table) const {
        const auto kept = find_hub_registration(game_of_table(id(), 1, table));
        return kept ? kept->hub : std::string{};
    }
    [[nodiscard]] std::string id() const { return read_event_state(event).id; }
    [[nodiscard]] PublicKey key() const { return *table_of_event(event, 1, 1).key; }

    PlayedWindow desk;
    ScratchFolder office;
    std::string event = make_live_event(office.path().string(), "http://127.0.0.1:1");
};

FakeHub nobody_to_talk_to() {
    return FakeHub([](const FakeHub::Request&) { return http_answer("no hub", 404); });
}

TEST_CASE("before the host of a new event is contacted, its banker sees event, host and key, and may leave it") {
    Joining table;
    const FakeHub hub = nobody_to_talk_to();
    const std::string file = table.office.file("round-1-table-1.tbj");
    std::ofstream(file) << table.line(1, hub.address()) << '\n';
    table.drop(file);
    REQUIRE(table.asks());
    CHECK(table.value("Event") == "Club evening");
    CHECK(table.value("Hub") == hub.address());
    CHECK(table.value("Key of the event") == short_form(table.key()));
    CHECK_FALSE(table.question().is_warning);
    std::this_thread::sleep_for(50ms);
    CHECK(hub.visits() == 0);
    CHECK_FALSE(fs::exists(table.desk.folder() / "data"));
    table.answer(false);
    CHECK(table.desk.screen() == Screen::start);
    CHECK(hub.visits() == 0);
    CHECK_FALSE(fs::exists(table.desk.folder() / "data"));
    CHECK_FALSE(fs::exists(table.desk.folder() / "games" / "round-1-table-1.tbl"));
    table.drop(file);
    REQUIRE(table.asks());
    table.answer(true);
    CHECK(table.desk.screen() == Screen::table);
    CHECK(table.desk.said().find("round-1-table-1.tbl") != std::string::npos);
    CHECK(hub.visits() > 0);
    CHECK(known_event_key(table.id()) == table.key());
    CHECK(table.kept_hub(1) == hub.address());
}

TEST_CASE("the line of a running game once more asks nothing, and another table of a known event neither") {
    Joining table;
    const FakeHub hub = nobody_to_talk_to();
    table.drop(table.line(1, hub.address()));
    table.answer(true);
    REQUIRE(table.desk.screen() == Screen::table);
    table.drop(table.line(1, hub.address()));
    CHECK(table.desk.screen() == Screen::table);
    table.drop(table.line(2, hub.address()));
    CHECK(table.desk.screen() == Screen::table);
    CHECK(table.kept_hub(2) == hub.address());
}

TEST_CASE("a running game is not turned over to another hub without a question that shows both") {
    Joining table;
    const FakeHub hub = nobody_to_talk_to();
    const FakeHub other = nobody_to_talk_to();
    table.drop(table.line(1, hub.address()));
    table.answer(true);
    REQUIRE(table.desk.screen() == Screen::table);
    const std::string game = table.desk.game().session().path();
    for (const std::string& evil : {table.line(1, other.address()), table.old_line(1, other.address()),
                                    table.forged_line(1, other.address()), table.forged_line(1, hub.address())}) {
        table.drop(evil);
        REQUIRE(table.asks());
        CHECK(table.question().is_warning);
        if (evil.find(table.forged_line(1, hub.address())) == std::string::npos) {
            CHECK(table.value("Sent until now to") == hub.address());
            CHECK(table.value("From now on to") == other.address());
        }
        table.answer(false);
        CHECK(table.desk.screen() == Screen::table);
        CHECK(table.desk.game().session().path() == game);
        CHECK(table.kept_hub(1) == hub.address());
        CHECK(known_event_key(table.id()) == table.key());
    }
    CHECK(other.visits() == 0);
    table.drop(table.line(1, other.address()));
    table.answer(true);
    CHECK(table.desk.screen() == Screen::table);
    CHECK(table.kept_hub(1) == other.address());
    for (int i = 0; i < 200 && other.visits() == 0; ++i) std::this_thread::sleep_for(10ms);
    CHECK(other.visits() > 0);  // the game that is open goes there from now on
}

TEST_CASE("a known event with another key, or with a line that proves nothing, is a warning with both keys") {
    Joining table;
    const FakeHub hub = nobody_to_talk_to();
    table.drop(table.line(1, hub.address()));
    table.answer(true);
    table.drop(table.forged_line(2, hub.address()));
    REQUIRE(table.asks());
    CHECK(table.question().is_warning);
    CHECK(table.value("Key of the event as you know it") == short_form(table.key()));
    CHECK(table.value("Key of this line").size() == 19);
    table.answer(false);
    table.drop(table.old_line(2, hub.address()));
    REQUIRE(table.asks());
    CHECK(table.question().is_warning);
    CHECK(table.value("Key of this line").find("nothing proves") != std::string::npos);
    table.answer(false);
    CHECK(table.kept_hub(2).empty());
}

TEST_CASE("a line of tablebank 1.0 is asked about and read, and a game that it sent before goes on") {
    Joining table;
    const FakeHub hub = nobody_to_talk_to();
    table.drop(table.old_line(1, hub.address()));
    REQUIRE(table.asks());
    CHECK_FALSE(table.question().is_warning);
    CHECK(hub.visits() == 0);
    table.answer(true);
    CHECK(table.desk.screen() == Screen::table);
    CHECK_FALSE(known_event_key(table.id()));
    table.drop(table.old_line(1, hub.address()));
    CHECK(table.desk.screen() == Screen::table);
}

TEST_CASE("a short code asks before its host is contacted, and again once it is known whose event it is") {
    Joining table;
    const ServedFile hub(table.event, WebPlace{.port = 0});
    std::string address = hub.addresses().front();
    address.pop_back();
    const std::string code = short_code(table_of_event(table.event, 1, 1).code);
    table.drop(code + '@' + address);
    REQUIRE(table.asks());
    CHECK(table.value("Hub") == address);
    CHECK(table.value("Event").empty());
    table.answer(true);
    REQUIRE(table.asks());
    CHECK(table.value("Event") == "Club evening");
    CHECK(table.value("Key of the event") == short_form(table.key()));
    table.answer(true);
    CHECK(table.desk.screen() == Screen::table);
    CHECK(table.kept_hub(1) == address);
    table.desk.wish(intent::Leave{});
    table.drop(short_code(table_of_event(table.event, 1, 2).code) + '@' + address);
    CHECK(table.desk.screen() == Screen::table);  // host and event are known
}

TEST_CASE("a hub that is asked by a code and gives another table's line, or one changed on its way, is refused") {
    Joining table;
    std::string given;
    const std::string code = short_code(table_of_event(table.event, 1, 1).code);
    const FakeHub hub([&](const FakeHub::Request&) { return http_answer(sealed_line(code, given)); });
    for (const std::string& line :
         {table.line(2, hub.address()), table.old_line(2, hub.address()), std::string("nonsense")}) {
        given = line;
        table.drop(code + '@' + hub.address());
        REQUIRE(table.asks());
        table.answer(true);
        CHECK_FALSE(table.asks());
        CHECK(table.desk.desk().game() == nullptr);
        CHECK_FALSE(table.desk.said().empty());
    }
}

TEST_CASE("everything that is posted on the settlement's screen is at the hub when the program closes there") {
    Joining table;
    std::optional<ServedFile> hub(std::in_place, table.event, WebPlace{.port = 0});
    std::string address = hub->addresses().front();
    address.pop_back();
    table.drop(table.line(1, address));
    table.answer(true);
    REQUIRE(table.desk.screen() == Screen::table);
    for (const char* line : {"clock start", "clock call \"the hall closes\"", "closing"})
        table.desk.wish(intent::Post{line});
    table.desk.go(Screen::settlement);
    REQUIRE(table.desk.screen() == Screen::settlement);
    const std::string first = table.desk.game().session().setup().players.front().name;
    for (const std::string& line : {std::string("keep"), std::string("walk"), '"' + first + "\" count 1500",
                                    std::string("finish"), std::string("certify despite \"a test\" \"Vera\"")})
        table.desk.desk().carry_out(intent::Post{.line = line, .by_judge = true});
    const Table& game = table.desk.game().session().table();
    REQUIRE(game.game.phase() == Phase::finished);
    const std::int64_t last = game.game.last;
    REQUIRE(last >= 8);
    const std::string id = game.game.setup->game_id;
    table.desk.wish(intent::Close{});
    CHECK(table.desk.desk().wants_to_close());
    table.desk.restart();  // the program ends, and begins again without a game
    hub.reset();
    std::int64_t kept = 0;
    open_live_store(table.event, table.id())->each_entry(id, 0, [&](LiveEntry&& entry) { kept = entry.number; });
    CHECK(kept == last);
}

TEST_CASE("a table plays by the bell of its round, and more time that the director gives it reaches its clock") {
    Joining table;
    std::optional<ServedFile> hub(std::in_place, table.event, WebPlace{.port = 0});
    std::string address = hub->addresses().front();
    address.pop_back();
    table.drop(table.line(1, address));
    table.answer(true);
    REQUIRE(table.desk.screen() == Screen::table);
    const auto minutes_left = [&]() -> std::int64_t {
        const Session& session = table.desk.game().session();
        const ClockReading clock = read_clock(session.game(), session.now_ms());
        return clock.running ? (clock.limit_ms - clock.used_ms + 30'000) / 60'000 : -1;
    };
    const auto comes_to = [&](std::int64_t minutes) {
        for (int i = 0; i < 1'000 && minutes_left() != minutes; ++i) {
            table.desk.desk().refresh();
            std::this_thread::sleep_for(10ms);
        }
        return minutes_left() == minutes;
    };
    const int of_event = read_event_state(table.event).event.made.minutes;
    CHECK(comes_to(of_event));
    const auto more = [&](int at_table) {
        direct(
            table.event,
            [&](const Event& now) {
                return decide_extension(now, {.round = 1, .table = at_table, .minutes = 10}, "a protest");
            },
            "a protest");
        table.desk.wish(intent::Post{"note \"supper\""});  // whose answer has the time
    };
    more(1);
    CHECK(comes_to(of_event + 10));
    more(2);  // of the other table alone
    more(0);  // of all
    CHECK(comes_to(of_event + 20));
    // The table's own clock is the event's: more time for one table is the director's to give.
    table.desk.wish(intent::Post{"clock stop"});
    table.desk.wish(intent::Post{"note \"supper\""});
    CHECK(comes_to(of_event + 20));
}

TEST_CASE("from every screen a post is sent at once") {
    Joining table;
    std::optional<ServedFile> hub(std::in_place, table.event, WebPlace{.port = 0});
    std::string address = hub->addresses().front();
    address.pop_back();
    table.drop(table.line(1, address));
    table.answer(true);
    const auto arrives = [&] {
        for (int i = 0; i < 500 && table.desk.game().hub.is_behind(); ++i) std::this_thread::sleep_for(10ms);
        return !table.desk.game().hub.is_behind();
    };
    REQUIRE(arrives());
    for (const Screen screen : {Screen::settlement, Screen::charts, Screen::review, Screen::phones, Screen::proof,
                                Screen::calculator, Screen::editions, Screen::settings, Screen::table}) {
        table.desk.desk().carry_out(intent::Go{screen});
        table.desk.desk().carry_out(intent::Post{"note \"supper\""});  // nothing is drawn
        CAPTURE(static_cast<int>(screen));
        CHECK(arrives());
    }
}

}  // namespace
}  // namespace tablebank::testing
