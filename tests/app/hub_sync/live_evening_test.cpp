// An evening on many threads: tables send, two directors post at once, people follow pages, others flood them, two hubs
// take the same games, and clocks run backwards. Nothing is lost, nothing is there twice, and the final pages show the
// newest state.

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <map>
#include <thread>

#include "app/event/live_place.h"
#include "app/hub/served_file.h"
#include "app/hub_sync/sender.h"
#include "app/session/incremental_game.h"
#include "db/file/file_error.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"
#include "tests/app/hub_sync/hub_evening.h"
#include "tests/support/web_client.h"

namespace tablebank::testing {
namespace {

using std::chrono::milliseconds;

std::uint16_t port_served(const ServedFile& served) {
    const std::string address = served.addresses().front();
    return static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
}

/// One step after another until the hub has all of the game, or takes no more of it. A slow machine's hub is busy with
/// each part for long, and then lets the table wait four times as long.
Sent send_game(const Laptop& laptop, const Table& game, std::uint16_t port) {
    TableSetup table = laptop.table();
    table.hub = "http://127.0.0.1:" + std::to_string(port);
    Sender sender(table, laptop.key());
    OutgoingGame outgoing_game(*game.game.setup);
    outgoing_game.add(game);
    int steps = 0;
    for (int waits = 0; waits < 60'000 && steps < 6'000;) {
        Sent sent = sender.step(outgoing_game);
        ++(sent.state == Sent::State::waiting ? waits : steps);
        if (sent.state == Sent::State::current || sent.state == Sent::State::stopped) return sent;
        if (sent.state == Sent::State::waiting) std::this_thread::sleep_for(milliseconds{20});
    }
    FAIL("it is not all at the hub");
    return {};
}

void send_all(const Laptop& laptop, std::uint16_t port) {
    CHECK(send_game(laptop, laptop.game(), port).state == Sent::State::current);
}

/// The game of a laptop that has one note, with this many further long ones, and one that is its own.
Table long_game(const Laptop& laptop, int notes, const std::string& own) {
    std::string text = record_headers(*laptop.game().game.setup);
    const Entry opening = laptop.game().history.at(1);
    Hash hash = chained(genesis(*laptop.game().game.setup), opening);
    text += record_of(opening, hash);
    Entry entry = laptop.game().history.at(2);
    for (int note = 1; note <= notes + 1; ++note) {
        ++entry.sequence;
        if (note == 1) entry.sequence = 2;
        entry.stamp.id = std::string(32, 'a').replace(0, 8, std::to_string(10'000'000 + note));
        entry.why = (note > notes ? own : "note") + std::string(400, 'w');
        entry.typed = entry.line = "note \"" + entry.why + "\"";
        hash = chained(hash, entry);
        text += record_of(entry, hash);
    }
    return game_of_record(text + record_end(entry.sequence, hash)).table;
}

/// A director who posts this many acts, each as often as it takes.
void post_players(const std::string& event, const std::string& director, int count) {
    for (int number = 0; number < count; ++number) {
        const std::string name = director + " " + std::to_string(number);
        for (bool done = false; !done;) {
            StampMaker stamps = StampMaker::system();
            stamps.poster = director;
            try {
                EventSession session = EventSession::open(event, std::move(stamps));
                const auto posted =
                    session.post(decide_player(session.event(), {.number = 0, .name = name, .family = {}}), {});
                CHECK(std::holds_alternative<ActStamp>(posted));
                done = true;
            } catch (const FileError& error) {
                CHECK(error.kind() == FileError::Kind::open_elsewhere);
            }
        }
    }
}

/// The id of the last state that a page's follower was shown until it shows some text.
void follow_until(std::uint16_t port, const std::string& page, const std::string& text) {
    WebClient client(port, "127.0.4.1");
    client.send(web_request("GET", "/stream/" + page));
    CHECK(client.until(text).ends_with(text));
}

/// The entries of a table's game in the store are those of its laptop, each once.
void check_kept(const std::string& event, const Laptop& laptop) {
    const auto store = open_live_store(event, read_event_state(event).id);
    OutgoingGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    std::int64_t last = 0;
    store->each_entry(laptop.game().game.setup->game_id, 0, [&](LiveEntry&& entry) {
        CHECK(entry.number == ++last);
        CHECK(entry.hash == game.hash_of(last));
    });
    CHECK(last == game.end().entry);
}

/// Stamps of a clock that runs backwards, an hour with each entry, from long before the evening.
StampMaker ever_earlier(const std::string& poster) {
    StampMaker stamps = StampMaker::system();
    stamps.poster = poster;
    stamps.now_ms = [hours = std::int64_t{0}]() mutable {
        constexpr std::int64_t hour = 3'600'000;
        return std::int64_t{1'600'000'000'000} - hour * ++hours;
    };
    return stamps;
}

/// How often each player is in the book.
std::map<std::string, int> players_of(const std::string& event) {
    std::map<std::string, int> count;
    for (const auto& [number, player] : read_event_state(event).event.players) ++count[player.name];
    return count;
}

TEST_CASE("two directors post at once while tables send and people read: nothing is lost or doubled") {
    constexpr int posts = 12;
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop one(folder.file("one.tbl"), table_of_event(event, 1, 1));
    Laptop two(folder.file("two.tbl"), table_of_event(event, 1, 2));
    {
        const ServedFile served(event, WebPlace{});
        const std::uint16_t port = port_served(served);
        std::atomic<bool> is_over{false};
        std::vector<std::thread> readers;
        for (int reader = 0; reader < 2; ++reader)
            readers.emplace_back([&, reader] {
                while (!is_over) {
                    WebClient client(port, "127.0.4." + std::to_string(10 + reader));
                    for (const char* path : {"/data/fr/index.json", "/nosuch", "/event.json", "/data/en/table-1.json"})
                        client.send(web_request("GET", path));
                    for (int answers = 0; answers < 4; ++answers) static_cast<void>(client.answer());
                }
            });
        std::vector<std::thread> people;
        people.emplace_back([&] { post_players(event, "Vera", posts); });
        people.emplace_back([&] { post_players(event, "Olga", posts); });
        for (Laptop* laptop : {&one, &two})
            people.emplace_back([&, laptop] {
                for (int times = 0; times < 6; ++times) {
                    laptop->talk(4, "supper " + std::to_string(times));
                    send_all(*laptop, port);
                }
            });
        people.emplace_back([&] { follow_until(port, "en/seating", "\n\n"); });
        for (std::thread& person : people) person.join();
        follow_until(port, "en/standings", "Olga " + std::to_string(posts - 1));
        follow_until(port, "it/standings", "Vera " + std::to_string(posts - 1));
        is_over = true;
        for (std::thread& reader : readers) reader.join();
    }
    const auto players = players_of(event);
    CHECK(players.size() == 8 + 2 * posts);
    for (const auto& player : players) CHECK_MESSAGE(player.second == 1, player.first);
    check_kept(event, one);
    check_kept(event, two);
}

TEST_CASE("a second hub of a file is notified of the first, which goes on") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    const ServedFile first(event, WebPlace{});
    laptop.talk(3, "supper");
    send_all(laptop, port_served(first));
    try {
        const ServedFile second(event, WebPlace{});
        FAIL("two hubs of one file");
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::open_elsewhere);
    }
    laptop.talk(3, "tea");
    send_all(laptop, port_served(first));
}

TEST_CASE("if the clocks of a table and of its director run backwards, nothing is lost and all of it is shown") {
    Evening evening;
    Laptop& laptop = evening.laptop;
    REQUIRE(evening.hub.answer(enrolment(laptop)).state == HubState::kept);
    laptop.back_up(evening.folder.file("back.tbl"));
    Session backwards = Session::open(evening.folder.file("back.tbl"), ever_earlier("Anna"));
    OutgoingGame game(*backwards.table().game.setup);
    const SecretKey key = laptop.key();
    const auto send = [&] {
        game.add(backwards.table());
        return evening.hub.answer(signed_message(key, {.kind = MessageKind::entries,
                                                       .place = place_of(laptop.table()),
                                                       .key = key.public_key(),
                                                       .part = game.part(0, usual_part)}));
    };
    for (const char* line : {"roll 2 4", "ok", "next", "note \"earlier\"", "note \"earlier still\""}) {
        REQUIRE(std::holds_alternative<Posted>(backwards.post(line)));
        const HubAnswer answer = send();
        CHECK(answer.state == HubState::kept);
        CHECK(answer.entry == backwards.table().history.last());
    }
    for (const char* name : {"Igor", "Julia"}) {
        EventSession session = EventSession::open(evening.event, ever_earlier("Vera"));
        CHECK(std::holds_alternative<ActStamp>(
            session.post(decide_player(session.event(), {.number = 0, .name = name, .family = {}}), {})));
    }
    CHECK(players_of(evening.event).contains("Julia"));
    evening.hub.open();
    CHECK(send().state == HubState::kept);
    CHECK(send().head == backwards.head());
    CHECK(page_of(evening.hub, evening.event, "table-1").find("1,400") != std::string::npos);
    CHECK(page_of(evening.hub, evening.event, "seating").find("Henri") != std::string::npos);
}

TEST_CASE("a fork far beyond the length of one message is found, with its place") {
    constexpr int notes = 5'000;
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    laptop.talk(1, "supper");
    const Table first = long_game(laptop, notes, "here");
    const Table other = long_game(laptop, notes, "there");
    OutgoingGame sent(*other.game.setup);
    sent.add(other);
    REQUIRE(sent.last_in_part(sent.last_in_part(0, longest_message / 2), longest_message / 2) < notes);
    const ServedFile served(event, WebPlace{});
    CHECK(send_game(laptop, first, port_served(served)).state == Sent::State::current);
    const Sent said = send_game(laptop, other, port_served(served));
    CHECK(said.state == Sent::State::stopped);
    CHECK(said.refused == HubState::fork);
    const Event now = read_event_state(event).event;
    REQUIRE(now.table(1, 1)->forks.size() == 1);
    CHECK(now.table(1, 1)->forks.front().source.head == to_hex(sent.end().hash));
    CHECK(now.table(1, 1)->forks.front().source.entries == notes + 2);
    CHECK(send_game(laptop, other, port_served(served)).refused == HubState::fork);
    CHECK(read_event_state(event).event.last == now.last);
}

}  // namespace
}  // namespace tablebank::testing
