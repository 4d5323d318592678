// Six phones and a wall at a server of several threads, whose session is on this one: every act is posted once, for its
// own seat, and nothing is lost when phones break off or the server ends. The thread sanitizer runs this test, too.

#include "app/hub/served_table.h"

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "db/edition/edition_file.h"
#include "ledger/books/phone_poster.h"
#include "source_dir.h"
#include "tests/support/scratch_folder.h"
#include "tests/support/web_client.h"

namespace tablebank::testing {
namespace {

using std::chrono::milliseconds;
using Served = nlohmann::json;

constexpr int seats = 6;

Session six_players(const ScratchFolder& folder) {
    LoadedEdition loaded = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    Setup setup;
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.edition_text = std::move(loaded.text.text);
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri", "Elena", "Felix"})
        setup.players.push_back({name, setup.players.size() % 2 == 0 ? Role::monopolist : Role::competitor});
    setup.rulings = setup.edition->rulings;
    setup.language = "en";
    return Session::create(folder.file("game.tbl"), std::move(setup), nullptr, StampMaker::system());
}

/// A game on the network; `serve` is called on the thread that made it.
struct ServedGame {
    explicit ServedGame(milliseconds patience = milliseconds{20'000})
        : session(six_players(scratch)),
          desk(session, links(), Language::english(), {PhoneMode::at_once, [this] { return now_ms += 1000; }}) {
        for (int seat = 1; seat <= seats; ++seat)
            secrets.push_back(desk.links().secret_of(Seat{seat}, session.setup()).value());
        WebLimits limits;
        limits.requests_per_second = limits.requests_at_once = 1'000'000;
        table = std::make_unique<ServedTable>(
            desk, WebPlace{},
            ServedTable::Options{.limits = limits, .wake = [this] { ++woken; }, .patience = patience});
        const std::string address = table->addresses().front();
        port = static_cast<std::uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
    }
    SeatLinks links() {
        SeatLinks made(scratch.path() / "phones", session.setup().game_id, StampMaker::system().new_id);
        made.make_missing(session.setup());
        return made;
    }
    [[nodiscard]] std::string request(int seat, const std::string& what, const Served& body) const {
        return web_request(
            "POST", "/seat/" + what,
            "Origin: http://localhost\r\nSeat-Secret: " + secrets.at(static_cast<std::size_t>(seat) - 1) +
                "\r\nContent-Type: application/json\r\nConnection: close\r\n",
            body.dump());
    }
    /// From any thread.
    [[nodiscard]] Served ask(int seat, const std::string& what, const Served& body) const {
        return Served::parse(testing::asked(port, request(seat, what, body)).body);
    }

    ScratchFolder scratch;
    Session session;
    std::int64_t now_ms = 0;
    PhoneDesk desk;
    std::vector<std::string> secrets;
    std::atomic<int> woken = 0;
    std::unique_ptr<ServedTable> table;
    std::uint16_t port = 0;
};

/// The text of an act that the page offers; empty if there is none.
std::string text_of_act(const Served& play) {
    const Served& dice = play.at("dice");
    if (dice.at("count") == 2) return dice.at("prefix").get<std::string>() + "1 2";
    for (const Served& offer : play.at("offers"))
        if (offer.contains("meaning")) return offer.at("line");
    return {};
}

/// Looks at its page and acts, each act sent twice; the entries of the answers.
std::vector<std::int64_t> play_by_phone(const ServedGame& game, int seat, int rounds) {
    std::vector<std::int64_t> entries;
    for (int round = 0; round < rounds; ++round) {
        const Served page = game.ask(seat, "state", Served::object());
        const std::string text = text_of_act(page.at("play"));
        const Served shown = game.ask(seat, "try", {{"text", text}});
        if (shown.at("status") != "shown") continue;
        const Served act{{"id", StampMaker::system().new_id()},
                         {"text", text},
                         {"meaning", shown.at("preview").at("meaning")},
                         {"upon", shown.at("last")}};
        const Served posted = game.ask(seat, "act", act);
        const Served repeated = game.ask(seat, "act", act);
        if (posted.at("status") != "posted") continue;
        CHECK(repeated.at("entry") == posted.at("entry"));
        entries.push_back(posted.at("entry"));
    }
    return entries;
}

/// An entry in the answer to a phone.
struct AnsweredEntry {
    int seat = 0;
    std::int64_t entry = 0;
};

TEST_CASE("acts of six phones on threads of their own are posted once and for their seats, while a wall follows") {
    ServedGame game;
    constexpr int rounds = 12;
    std::atomic<int> playing = seats;
    std::atomic<bool> is_over = false;
    std::mutex guard;
    std::vector<AnsweredEntry> posted;
    std::vector<std::thread> threads;
    for (int seat = 1; seat <= seats; ++seat)
        threads.emplace_back([&, seat] {
            const auto entries = play_by_phone(game, seat, rounds);
            const std::lock_guard lock(guard);
            for (const std::int64_t entry : entries) posted.push_back({seat, entry});
            --playing;
        });
    threads.emplace_back([&] {
        while (!is_over) {
            CHECK(testing::asked(game.port, web_request("GET", "/", "Connection: close\r\n")).status == 200);
            WebClient stream(game.port);
            stream.send(web_request("GET", "/stream/play"));
            static_cast<void>(stream.until("data:"));
            WebClient rude(game.port);  // sends an act and does not wait for the answer
            rude.send(game.request(1, "try", {{"text", "24"}}));
            rude.break_off();
        }
    });
    while (playing > 0) {
        game.table->wait(milliseconds{5});
        game.table->serve();
    }
    is_over = true;
    for (std::thread& each : threads) each.join();
    game.table->serve();
    std::set<std::int64_t> entries;
    for (const AnsweredEntry& each : posted) {
        CHECK_MESSAGE(entries.insert(each.entry).second, each.entry);
        CHECK(phone_of_poster(game.session.table().history.at(each.entry).stamp.poster) == Seat{each.seat});
    }
    CHECK(game.session.table().game.last >= 1 + static_cast<std::int64_t>(entries.size()));
    CHECK(entries.size() >= static_cast<std::size_t>(seats));
    CHECK(game.woken > 0);
}

TEST_CASE("a server that ends answers the phones that wait, and posts nothing any more") {
    ServedGame game;
    std::vector<std::thread> phones;
    std::atomic<int> answered = 0;
    for (int seat = 1; seat <= seats; ++seat)
        phones.emplace_back([&, seat] {
            const HeardAnswer answer = testing::asked(game.port, game.request(seat, "try", {{"text", "24"}}));
            if (answer.status == 0 || answer.status == 503) ++answered;  // the connection ended, or not in time
        });
    while (game.woken < seats) std::this_thread::sleep_for(milliseconds{2});
    game.table.reset();
    for (std::thread& phone : phones) phone.join();
    CHECK(answered == seats);
    CHECK(game.session.table().game.last == 1);
}

TEST_CASE("phones that no one serves are answered in time, and their acts are not posted later") {
    ServedGame game(milliseconds{50});
    const Served late = game.ask(1, "try", {{"text", "24"}});
    CHECK(late.at("code") == "not-in-time");
    CHECK_FALSE(game.table->serve());
    CHECK(game.session.table().game.last == 1);
}

}  // namespace
}  // namespace tablebank::testing
