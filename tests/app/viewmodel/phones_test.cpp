// The game on the players' phones: nothing listens before it is asked for, and nothing after the game was left.

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>

#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/played_table.h"
#include "tests/support/web_client.h"

namespace tablebank::testing {

TEST_CASE("phones are switched on and off by the banker alone, and end with the game") {
    PlayedWindow table;
    table.go(Screen::phones);
    CHECK(table.screen() == Screen::start);  // without a game to show
    table.begin_game();
    table.go(Screen::phones);
    REQUIRE(table.screen() == Screen::phones);
    CHECK(!table.game().phones.shown().on());
    table.wish(intent::Phones{PhonesAction::show});
    const PhonesSnapshot& shown = table.game().phones.shown();
    // A machine in no network at all states that instead.
    CHECK(shown.on() == shown.trouble.empty());
    CHECK(shown.on() == shown.code.has_value());
    for (const std::string& address : shown.addresses) CHECK(address.find("127.") == std::string::npos);
    table.go(Screen::table);
    table.type("anna pay 5 \"parking\"");  // play goes on meanwhile
    CHECK(table.game().session().game().last > 0);
    table.go(Screen::phones);
    table.wish(intent::Phones{PhonesAction::off});
    CHECK(!table.game().phones.shown().on());
    table.wish(intent::Phones{PhonesAction::show});
    table.wish(intent::Leave{});
    CHECK(table.screen() == Screen::start);
}

namespace {

/// A phone on a thread of its own, while the window goes on.
struct WindowPhone {
    explicit WindowPhone(PlayedWindow& window) : table(window) {
        const PhoneSeatRow& seat = table.game().phones.shown().seats.front();
        const std::size_t at = seat.link.find("seat.html#");
        secret = seat.link.substr(at + 10);
        const std::string& address = table.game().phones.shown().addresses.front();
        const std::size_t host = address.find("//") + 2;
        place = address.substr(host, address.find('/', host) - host);
    }
    nlohmann::json ask(const std::string& what, const nlohmann::json& body) {
        std::atomic<bool> is_done = false;
        HeardAnswer heard;
        std::thread phone([&] {
            const std::size_t colon = place.rfind(':');
            WebClient client(static_cast<std::uint16_t>(std::stoi(place.substr(colon + 1))));
            const std::string text = body.dump();
            client.send("POST /seat/" + what + " HTTP/1.1\r\nHost: " + place + "\r\nOrigin: http://" + place +
                        "\r\nSeat-Secret: " + secret + "\r\nContent-Type: application/json\r\nContent-Length: " +
                        std::to_string(text.size()) + "\r\n\r\n" + text);
            heard = client.answer();
            is_done = true;
        });
        while (!is_done) {
            table.desk().serve_phones();
            std::this_thread::sleep_for(std::chrono::milliseconds{2});
        }
        phone.join();
        table.desk().refresh();
        return nlohmann::json::parse(heard.body);
    }
    nlohmann::json tap(const std::string& text, char id) {
        const nlohmann::json shown = ask("try", {{"text", text}});
        if (shown.at("status") != "shown") return shown;
        return ask("act",
                   {{"id", std::string(32, id)}, {"text", text}, {"meaning", shown.at("preview").at("meaning")}});
    }

    PlayedWindow& table;
    std::string secret;
    std::string place;
};

/// A game whose phones act; false on a machine in no network at all.
bool let_players_act(PlayedWindow& table) {
    setenv("XDG_DATA_HOME", (table.folder() / "data").c_str(), 1);
    table.begin_game();
    table.go(Screen::phones);
    table.wish(intent::Phones{PhonesAction::play});
    const PhonesSnapshot& shown = table.game().phones.shown();
    CHECK(shown.on() == shown.trouble.empty());
    return shown.on();
}

}  // namespace

TEST_CASE("in the window a phone acts for its seat, the banker sees it with its mark and undoes it with one key") {
    PlayedWindow table;
    if (!let_players_act(table)) return;
    const PhonesSnapshot& shown = table.game().phones.shown();
    CHECK(shown.plays);
    REQUIRE(shown.seats.size() == 3);  // and the page of the banker
    CHECK(shown.seats.front().chosen);
    CHECK(shown.code_of == shown.seats.front().link);
    CHECK(shown.code);
    CHECK(table.log().find(shown.seats.front().link.substr(shown.seats.front().link.find('#') + 1)) ==
          std::string::npos);
    WindowPhone anna(table);
    const std::int64_t before = table.last();
    CHECK(anna.tap("24", 'a').at("status") == "posted");
    CHECK(table.last() == before + 1);
    CHECK(table.game().session().table().history.at(table.last()).stamp.poster == "phone:1");
    CHECK(table.game().table.line.notice.starts_with("From the phone of Anna: "));
    REQUIRE(table.game().phones.shown().latest.size() == 1);
    CHECK(table.game().phones.shown().latest.front().find("phone of Anna") != std::string::npos);
    table.choose(KeyAction::undo);
    CHECK(table.game().session().table().history.at(table.last()).reverses == before + 1);
}

TEST_CASE("in the window an act waits until the banker confirms or declines it") {
    PlayedWindow table;
    if (!let_players_act(table)) return;
    table.wish(intent::Phones{PhonesAction::set_mode, static_cast<int>(PhoneMode::confirm)});
    CHECK(table.game().phones.shown().mode == PhoneMode::confirm);
    WindowPhone anna(table);
    const std::int64_t before = table.last();
    table.choose(KeyAction::confirm_phone);
    CHECK(table.said() == "No act waits.");
    CHECK(anna.tap("24", 'a').at("status") == "waits");
    REQUIRE(table.game().phones.shown().waiting.size() == 1);
    CHECK(table.game().phones.shown().waiting.front().starts_with("Anna waits for you: "));
    CHECK(table.game().table.line.notice.starts_with("Anna waits for you: "));
    // As long as it waits the table's own screen shows it, whatever is posted meanwhile.
    table.go(Screen::table);
    CHECK(table.game().shown().phones == PhonesFace{"1 act waits", true});
    table.type("note \"tea\"");
    CHECK(table.game().table.line.notice.find("Anna waits") == std::string::npos);
    CHECK(table.game().shown().phones == PhonesFace{"1 act waits", true});
    table.choose(KeyAction::undo);
    table.choose(KeyAction::decline_phone);
    CHECK(table.game().shown().phones == PhonesFace{});
    CHECK(table.last() == before + 2);
    CHECK(anna.tap("24", 'b').at("status") == "waits");
    table.choose(KeyAction::confirm_phone);
    CHECK(table.last() == before + 3);
    CHECK(table.game().session().table().history.at(table.last()).stamp.poster == "phone:1");
}

TEST_CASE("in the window one key stops all phones, and a link that is replaced or withdrawn opens nothing") {
    PlayedWindow table;
    if (!let_players_act(table)) return;
    WindowPhone anna(table);
    table.choose(KeyAction::stop_phones);
    CHECK(table.game().phones.shown().stopped);
    table.go(Screen::table);
    CHECK(table.game().shown().phones == PhonesFace{"Phones stopped", false});
    table.go(Screen::phones);
    CHECK(anna.tap("24", 'a').at("code") == "stopped");
    table.choose(KeyAction::stop_phones);
    CHECK(anna.ask("try", {{"text", "24"}}).at("status") == "shown");
    const std::string old = table.game().phones.shown().seats.front().link;
    table.wish(intent::Phones{PhonesAction::renew, 1});
    CHECK_FALSE(table.game().phones.shown().asks.empty());  // no undo restores it
    table.wish(intent::Phones{PhonesAction::keep});
    CHECK(table.game().phones.shown().seats.front().link == old);
    table.wish(intent::Phones{PhonesAction::renew, 1});
    table.wish(intent::Phones{PhonesAction::agree});
    CHECK(table.game().phones.shown().seats.front().link != old);
    CHECK(table.game().phones.shown().asks.empty());
    CHECK(anna.ask("try", {{"text", "24"}}).at("code") == "unknown-link");
    table.wish(intent::Phones{PhonesAction::withdraw, 1});
    table.wish(intent::Phones{PhonesAction::agree});
    CHECK(table.game().phones.shown().seats.front().link.empty());
    CHECK_FALSE(table.game().phones.shown().code);
}

TEST_CASE("what the banker types is on the phones, and while an entry is corrected they wait") {
    PlayedWindow table;
    if (!let_players_act(table)) return;
    WindowPhone anna(table);
    const nlohmann::json first = anna.ask("state", nlohmann::json::object());
    table.go(Screen::table);
    table.type("anna roll 2 4");
    const nlohmann::json second = anna.ask("state", nlohmann::json::object());
    CHECK(first.at("state") != second.at("state"));
    CHECK(second.at("play").at("offers").at(0).at("id") == "buy");
    table.type("anna buy");
    table.type("amend #2 anna roll 3 5");
    if (table.game().dialogs.state().open != Dialog::repair) return;
    CHECK(anna.ask("try", {{"text", "next"}}).at("code") == "repairing");
    table.wish(intent::Show{Dialog::none});
}

}  // namespace tablebank::testing
