// The hall of an event at the director's desk: pages and hub, the files and keys of tables, officials, lots, the
// scheme, and the games of a folder.

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "app/event/table_setup.h"
#include "ledger/proof/key.h"
#include "tests/app/viewmodel/directed.h"

namespace tablebank::testing {

TEST_CASE("the pages of an event are switched on and off, and leaving the desk asks while they are on") {
    Directed desk;
    CHECK_FALSE(desk.shown().serving.on());
    desk.act(DirectorAction::serve);
    REQUIRE_MESSAGE(desk.shown().serving.on(), desk.shown().serving.troubles.front());
    CHECK(desk.shown().serving.code.has_value());
    CHECK(desk.shown().serving.hub_address.starts_with("http://"));
    CHECK_FALSE(desk.shown().serving.hub_address.ends_with('/'));
    desk.act(DirectorAction::check_in, 1);  // while the hub has the event open
    CHECK(desk.event().players.at(1).checked_in);
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::event);
    CHECK(desk.refused());
    desk.act(DirectorAction::read_again);  // another act: the question is open no more
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::event);
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::start);
    desk.wish(intent::Open{desk.place});
    desk.act(DirectorAction::serve);
    desk.act(DirectorAction::stop_serving);
    CHECK_FALSE(desk.shown().serving.on());
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::start);
}

namespace {

/// The outcome of a publication, once it is over.
std::string published(Directed& desk) {
    for (int look = 0; look < 400; ++look) {
        desk.desk().refresh();
        const DirectorServing& serving = desk.shown().serving;
        if (!serving.publishes && !serving.published.empty()) return serving.published;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return "nothing";
}

}  // namespace

TEST_CASE("the pages are written as files: once, and with a switch again after each change") {
    Directed desk;
    desk.act(DirectorAction::publish);
    CHECK(desk.said() == "Name a folder for the pages first.");
    const auto pages = desk.folder() / "pages";
    desk.state().pages_folder = pages.string();
    desk.act(DirectorAction::publish);
    CHECK(published(desk).starts_with(pages.string() + ": files written: "));
    CHECK_FALSE(desk.shown().serving.publish_failed);
    CHECK(std::filesystem::exists(pages / "index.html"));
    CHECK_FALSE(desk.shown().serving.publishes_always);

    const auto event_json = [&] {
        std::ifstream file(pages / "event.json");
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    CHECK(event_json().find("Zacharias") == std::string::npos);
    desk.act(DirectorAction::publish_always);
    CHECK(desk.shown().serving.publishes_always);
    desk.state().name = "Zacharias";
    desk.act(DirectorAction::add_player);
    for (int look = 0; look < 400 && event_json().find("Zacharias") == std::string::npos; ++look)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    CHECK(event_json().find("Zacharias") != std::string::npos);
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::event);  // it asks first: nothing is written after the desk is left
    desk.act(DirectorAction::publish_always);
    CHECK_FALSE(desk.shown().serving.publishes_always);
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::start);
}

TEST_CASE("pages do not go into a folder with other files, and the desk reports it") {
    Directed desk;
    desk.state().pages_folder = desk.folder().string();
    desk.act(DirectorAction::publish);
    CHECK(published(desk).find(desk.folder().string()) != std::string::npos);
    CHECK(desk.shown().serving.publish_failed);
}

TEST_CASE("an event is copied with its whole book: into a folder, or to a name, and never over a file") {
    Directed desk;
    desk.act(DirectorAction::seat);
    const auto stick = desk.folder() / "stick";
    std::filesystem::create_directories(stick);
    desk.state().copy_to = stick.string();
    desk.act(DirectorAction::copy_event);
    REQUIRE_FALSE(desk.refused());
    CHECK(read_event_state((stick / "club.tbe").string()).event.last == desk.event().last);
    CHECK(desk.state().copy_to.empty());
    desk.state().copy_to = stick.string();
    desk.act(DirectorAction::copy_event);
    CHECK(desk.refused());
    desk.state().copy_to = (stick / "second").string();
    desk.act(DirectorAction::copy_event);
    CHECK(std::filesystem::exists(stick / "second.tbe"));
    CHECK(desk.said().find("Go on in one of them alone") != std::string::npos);
}

TEST_CASE("a hub is named after a question, and each table has a code, a line in a file and a key") {
    Directed desk;
    desk.act(DirectorAction::seat);
    CHECK_FALSE(desk.shown().hall.has_hub);
    desk.state().hub = "no address";
    desk.act(DirectorAction::name_hub);
    CHECK(desk.refused());
    desk.state().hub = "http://192.168.0.7:8017";
    desk.act(DirectorAction::name_hub);
    REQUIRE(desk.shown().proposal);
    CHECK_FALSE(desk.event().hub.has_value());
    desk.act(DirectorAction::agree);
    REQUIRE(desk.event().hub.has_value());
    CHECK(desk.event().hub->secret.size() == 64);
    REQUIRE(desk.shown().hall.tables.size() == 2);
    CHECK_FALSE(desk.shown().hall.tables.front().code.empty());
    CHECK_FALSE(desk.shown().hall.event_key.empty());
    desk.state().table_folder = (desk.folder() / "stick").string();
    desk.state().phones = true;
    desk.act(DirectorAction::write_tables);
    CHECK(desk.said() == "2 files were written to " + desk.state().table_folder + ".");
    std::ifstream file(desk.folder() / "stick" / "round-1-table-2.tbj");
    std::string line;
    std::getline(file, line);
    const auto setup = read_join_line(line);
    REQUIRE(std::holds_alternative<TableSetup>(setup));
    CHECK(std::get<TableSetup>(setup).table == 2);
    CHECK(std::get<TableSetup>(setup).phones);
    desk.act(DirectorAction::write_tables);  // nothing is written over
    CHECK(desk.refused());
}

TEST_CASE("the key of a table is withdrawn with a reason") {
    Directed desk;
    desk.act(DirectorAction::seat);
    desk.act(DirectorAction::withdraw_key, 1);
    CHECK(desk.refused());
    desk.state().at_table = 1;
    desk.state().key = "no key";
    desk.act(DirectorAction::replace_key);
    CHECK(desk.said().find("is not a public key") != std::string::npos);
    desk.state().key = to_string(SecretKey::fresh().public_key());
    desk.act(DirectorAction::replace_key);
    desk.agree("a borrowed laptop");
    CHECK(desk.shown().hall.tables.front().has_key);
    desk.act(DirectorAction::withdraw_key, 1);
    REQUIRE(desk.shown().proposal);
    desk.agree("the laptop broke");
    CHECK_FALSE(desk.shown().hall.tables.front().has_key);
}

TEST_CASE("the first official is named after a question, the others at once, and a removal asks too") {
    Directed desk;
    desk.state().official = "Vera";
    desk.act(DirectorAction::name_official);
    REQUIRE(desk.shown().proposal);
    desk.act(DirectorAction::agree);
    REQUIRE(desk.shown().hall.officials.size() == 1);
    CHECK(desk.shown().hall.officials.front().text == "Vera is director");
    desk.state().by = "Vera";
    desk.state().official = "Boris";
    desk.state().role = OfficialRole::banker;
    desk.state().official_table = "x";
    desk.act(DirectorAction::name_official);
    CHECK(desk.said() == "\"x\" is not a number");
    desk.state().official_table = "3";
    desk.act(DirectorAction::name_official);
    CHECK(desk.shown().hall.officials.back().text == "Boris is banker of table 3");
    desk.state().official = "Вoris";  // with a Cyrillic letter
    desk.state().role = OfficialRole::judge;
    desk.act(DirectorAction::name_official);
    CHECK(desk.said().find("looks like \"Boris\"") != std::string::npos);
    desk.act(DirectorAction::remove_official, 0);
    CHECK(desk.refused());  // one director stays
    desk.act(DirectorAction::remove_official, 1);
    desk.act(DirectorAction::agree);
    CHECK(desk.shown().hall.officials.size() == 1);
}

TEST_CASE("the scheme is changed with a reason, and lots are entered by names as people type them") {
    Directed desk({"Élodie", "Anna", "Anton", "Boris", "Clara", "Dmitri", "Elena", "Farid"});
    desk.state().scheme = "1-2";
    desk.act(DirectorAction::change_scheme);
    CHECK(desk.refused());
    desk.state().scheme = "4-3-2-1 3-2-1 by=points";
    desk.act(DirectorAction::change_scheme);
    desk.agree("agreed before round 1");
    CHECK(to_string(desk.event().scheme).starts_with("4-3-2-1"));
    desk.state().lots = "elodie, An";
    desk.act(DirectorAction::draw_lots);
    CHECK(desk.said() == "\"An\" may be Anna and Anton");
    desk.state().lots = "elodie, nobody";
    desk.act(DirectorAction::draw_lots);
    CHECK(desk.refused());
    desk.state().lots = "boris, elodie";
    desk.act(DirectorAction::draw_lots);
    desk.act(DirectorAction::agree);
    CHECK(desk.event().lots.at(4) == 1);
    CHECK(desk.event().lots.at(1) == 2);
}

TEST_CASE("a folder is looked into, and what cannot be taken is named with its reason") {
    Directed desk;
    desk.open_first_round();
    desk.state().folder = (desk.folder() / "none").string();
    desk.act(DirectorAction::collect);
    CHECK(desk.said().find("is not a folder") != std::string::npos);
    const auto games = desk.folder() / "games";
    std::filesystem::create_directories(games / "older");
    std::ofstream(games / "broken.tbl") << "nothing";
    desk.state().folder = games.string();
    desk.act(DirectorAction::collect);
    CHECK_FALSE(desk.refused());
    REQUIRE(desk.shown().serving.collected.size() == 2);
    CHECK(desk.shown().serving.collected.front().starts_with("broken.tbl: "));
    CHECK(desk.shown().serving.collected.back() == "older: skipped: a folder within the folder is not searched");
}

}  // namespace tablebank::testing
