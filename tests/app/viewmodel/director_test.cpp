// The director's desk: an event is opened, its players come, rounds are seated and played, and what moves the standings
// is shown before it is done.

#include "app/viewmodel/director_view_model.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/event/event_session.h"
#include "app/viewmodel/intent.h"
#include "tests/app/viewmodel/directed.h"
#include "tests/support/event_in_file.h"

namespace tablebank::testing {

TEST_CASE("an event file is opened at the director's desk, by path, dropped, or from the command line") {
    Directed desk;
    CHECK(desk.screen() == Screen::event);
    CHECK(desk.shown().title == "Club evening");
    CHECK(desk.shown().players.rows.size() == 8);
    CHECK(desk.desk().title().starts_with("Club evening"));
    desk.wish(intent::Back{});
    CHECK(desk.screen() == Screen::start);
    CHECK(desk.desk().director() == nullptr);
    CHECK(desk.desk().state().start.path == desk.place);  // Enter leads back
    desk.desk().drop(desk.place);
    CHECK(desk.screen() == Screen::event);
    desk.go(Screen::start);
    desk.desk().open(desk.place);
    CHECK(desk.screen() == Screen::event);
}

TEST_CASE("a player whose name looks like another one's is asked about once, and added if it is confirmed") {
    Directed desk;
    desk.state().name = "Аnna";
    desk.act(DirectorAction::add_player);
    CHECK(desk.refused());
    CHECK(desk.said().find("looks like \"Anna\"") != std::string::npos);
    CHECK(desk.event().players.size() == 8);
    desk.state().name = "Ιvan";  // another name now: no one looks like it
    desk.act(DirectorAction::add_player);
    CHECK(desk.event().players.size() == 9);
    desk.state().name = "Аnna";
    desk.act(DirectorAction::add_player);
    CHECK(desk.refused());
    desk.act(DirectorAction::add_player);
    CHECK_FALSE(desk.refused());
    CHECK(desk.event().players.size() == 10);
    const std::string list = (desk.folder() / "names.csv").string();
    std::ofstream(list) << "Julia\nlvan\n";
    desk.state().list = list;
    desk.act(DirectorAction::add_list);
    CHECK(desk.refused());
    CHECK(desk.event().players.size() == 10);
    desk.act(DirectorAction::add_list);
    CHECK(desk.event().players.size() == 12);
}

TEST_CASE("a file that is not an event is reported, and the open event stays open") {
    Directed desk;
    const std::string none = (desk.folder() / "none.tbe").string();
    desk.desk().drop(none);
    CHECK(desk.screen() == Screen::event);
    CHECK(desk.refused());
    std::ofstream(none) << "nothing of the kind";
    desk.desk().drop(none);
    CHECK(desk.said().find("none.tbe") != std::string::npos);
    CHECK(desk.event().made.name == "Club evening");
}

TEST_CASE("a server that does not answer is reported without the password, which is in no log either") {
    PlayedWindow desk;
    const std::string address = "postgresql://vera:secret@127.0.0.1:1/club?connect_timeout=1#summer";
    desk.wish(intent::Open{address});
    CHECK(desk.screen() == Screen::start);
    CHECK(desk.desk().state().notice.refused());
    CHECK(desk.said().find("secret") == std::string::npos);
    CHECK(desk.desk().state().start.path.find("secret") == std::string::npos);
    CHECK(intent_name(intent::Open{address}).find("secret") == std::string::npos);
}

TEST_CASE("a mistyped address opens no file, and is answered with the form of an address") {
    PlayedWindow desk;
    for (const std::string typed :
         {"postgresql:vera:secret@127.0.0.1", "POSTGRESQL://vera:secret@127.0.0.1/club#summer",
          "host=127.0.0.1 password=secret", "http://127.0.0.1:8017"}) {
        desk.wish(intent::Open{typed});
        CHECK(desk.screen() == Screen::start);
        CHECK(desk.desk().state().notice.refused());
        CHECK(desk.said().find("begins with postgresql://") != std::string::npos);
        CHECK(desk.said().find("secret") == std::string::npos);
    }
}

TEST_CASE("an event takes the place of a game, and a game that of an event") {
    Directed desk;
    desk.go(Screen::start);
    desk.begin_game();
    const std::string game = desk.game().session().path().string();
    desk.desk().drop(desk.place);
    CHECK(desk.desk().game() == nullptr);
    desk.wish(intent::Open{game});
    CHECK(desk.screen() == Screen::table);
    CHECK(desk.desk().director() == nullptr);
}

TEST_CASE("a player is added with the typed data, and one who plays already is refused") {
    Directed desk;
    desk.state().name = "Ivan";
    desk.state().family = "Smith";
    desk.state().table = "2";
    desk.act(DirectorAction::add_player);
    CHECK(desk.said() == "Player 9: Ivan");
    CHECK(desk.shown().players.rows.back().family == "Smith");
    CHECK(desk.shown().players.rows.back().table == "2");
    CHECK(desk.state().name.empty());
    CHECK(desk.state().family == "Smith");  // the next one is of it too, perhaps
    desk.state().name = "anna";
    desk.act(DirectorAction::add_player);
    CHECK(desk.refused());
    CHECK(desk.said().find("plays already") != std::string::npos);
    CHECK(desk.state().name == "anna");
    desk.state().name = "Julia";
    desk.state().table = "two";
    desk.act(DirectorAction::add_player);
    CHECK(desk.said() == "\"two\" is not a number");
    CHECK(desk.event().players.size() == 9);
}

TEST_CASE("a list of players is added whole, or its line is named and no one is added") {
    Directed desk;
    desk.state().list = (desk.folder() / "names.csv").string();
    desk.act(DirectorAction::add_list);
    CHECK(desk.refused());
    std::ofstream(desk.state().list) << "name,family\nIvan,Smith\nIvan,Smith\n";
    desk.act(DirectorAction::add_list);
    CHECK(desk.said().find("line 3") != std::string::npos);
    CHECK(desk.event().players.size() == 8);
    std::ofstream(desk.state().list) << "name,family\nIvan,Smith\nJulia,\n";
    desk.act(DirectorAction::add_list);
    CHECK(desk.said() == "Player 9: Ivan, and 1 more");
    CHECK(desk.event().players.size() == 10);
}

TEST_CASE("players are checked in, hidden, leave and come back") {
    Directed desk;
    desk.act(DirectorAction::check_in, 1);
    CHECK(desk.said() == "Anna has come");
    CHECK(desk.shown().players.rows.front().here);
    CHECK(desk.shown().players.count == "Players: 8, have come: 1");
    desk.act(DirectorAction::check_in, 1);
    CHECK(desk.said() == "Anna is there already");
    desk.state().from = "2";
    desk.act(DirectorAction::leaves, 1);
    CHECK(desk.shown().players.rows.front().gone);
    CHECK(desk.shown().players.rows.front().state == "left before round 2");
    desk.state().from = "3";
    desk.act(DirectorAction::returns, 1);
    CHECK_FALSE(desk.shown().players.rows.front().gone);
    desk.act(DirectorAction::hide, 2);
    CHECK(desk.shown().players.rows.at(1).hidden);
    desk.act(DirectorAction::show, 2);
    CHECK_FALSE(desk.shown().players.rows.at(1).hidden);
}

TEST_CASE("a table that is dropped on the desk is the list of its players, and no table of deeds") {
    Directed desk;
    const auto list = desk.folder() / "names.csv";
    std::ofstream(list) << "name\nMia\n";
    desk.state().part = DirectorPart::rounds;
    desk.desk().drop(list);
    CHECK(desk.screen() == Screen::event);
    CHECK(desk.state().part == DirectorPart::players);
    CHECK(desk.state().list == list.string());
    desk.act(DirectorAction::add_list);
    CHECK(desk.event().players.rbegin()->second.name == "Mia");
}

TEST_CASE("the bell rings for all tables, and one clock counts down with the extension that all have") {
    Directed desk;
    desk.open_first_round();
    CHECK(desk.shown().clock.runs);
    CHECK(desk.shown().clock.face.starts_with("1:"));
    CHECK(desk.desk().next_tick_ms().value() <= 1000);
    CHECK(desk.table(1).state == DeskTable::State::plays);
    desk.act(DirectorAction::open_round);
    CHECK(desk.refused());
    const std::string before = desk.shown().clock.says;
    desk.state().at_table = 2;
    desk.state().minutes = "5";
    desk.act(DirectorAction::extend_table);
    CHECK(desk.shown().proposal->what == "Round 1, table 2: +5 min");
    desk.agree("a protest was heard");
    CHECK(desk.table(2).extension == "+5 min");
    CHECK(desk.shown().clock.says == before);  // table 1 has no more time
    desk.state().minutes = "10";
    desk.act(DirectorAction::extend_all);
    desk.agree("no light");
    CHECK(desk.table(2).extension == "+15 min");
    CHECK(desk.shown().clock.says != before);
    desk.state().minutes = "soon";
    desk.act(DirectorAction::extend_all);
    CHECK(desk.said() == "\"soon\" is not a number");
}

TEST_CASE("totals are typed, the result is taken, and a wrong figure names its player") {
    Directed desk;
    desk.open_first_round();
    desk.take(1, {"304.2", "much", "96", "forfeit"});
    CHECK(desk.said().find("\"much\" is not a score") != std::string::npos);
    CHECK(desk.table(1).state == DeskTable::State::plays);
    desk.take(1, {"304,2", "140", "96", "forfeit"});
    CHECK_FALSE(desk.refused());
    CHECK(desk.table(1).has_result());
    CHECK(desk.table(1).seats.at(0).score == "304.2 (1)");
    CHECK(desk.table(1).seats.at(3).score == "forfeit");
    CHECK(desk.shown().round.says == "results missing: 1 of 2");
    CHECK(desk.shown().standings.table.rows.front().rank == "1");
    desk.take(2, {"1", "2", "3", "4"});
    CHECK(desk.shown().round.says == "every result is there");
    CHECK_FALSE(desk.shown().clock.runs);
}

TEST_CASE("a correction shows ranks and points before and after, and is done with a reason or dropped") {
    Directed desk;
    desk.open_first_round();
    desk.take(1, {"304.2", "140", "96", "20"});
    const std::int64_t last = desk.event().last;
    desk.take(1, {"104.2", "140", "96", "20"});
    REQUIRE(desk.shown().proposal);
    CHECK(desk.event().last == last);
    const auto& effect = desk.shown().proposal->effect;
    REQUIRE(effect.size() == 2);
    CHECK(effect.at(0).rank_before == "2");
    CHECK(effect.at(0).rank_after == "1");
    CHECK(effect.at(0).points_before == "7");
    CHECK(effect.at(0).points_after == "11");
    CHECK(desk.shown().proposal->ranks.empty());
    desk.act(DirectorAction::drop);
    CHECK_FALSE(desk.shown().proposal);
    CHECK(desk.event().last == last);
    desk.take(1, {"104.2", "140", "96", "20"});
    desk.agree("typed wrong");
    CHECK(desk.event().last == last + 1);
    CHECK(desk.table(1).says.find("correction 1") != std::string::npos);
}

TEST_CASE("once a later round has begun, a result is corrected only after the round was unlocked") {
    Directed desk;
    desk.open_first_round();
    desk.take(1, {"1", "2", "3", "4"});
    desk.take(2, {"1", "2", "3", "4"});
    desk.state().round = 2;
    desk.desk().refresh();
    desk.act(DirectorAction::open_round);
    desk.state().round = 1;
    desk.desk().refresh();
    CHECK(desk.shown().round.locked);
    desk.take(1, {"4", "2", "3", "1"});
    CHECK(desk.refused());
    desk.act(DirectorAction::unlock);
    desk.agree("an appeal");
    CHECK_FALSE(desk.shown().round.locked);
    desk.take(1, {"4", "2", "3", "1"});
    CHECK(desk.shown().proposal);
}

TEST_CASE("a penalty is previewed with its effect, is listed, and is withdrawn") {
    Directed desk;
    desk.open_first_round();
    desk.take(1, {"4", "3", "2", "1"});
    const int leader = desk.table(1).seats.at(0).player;
    desk.state().points = "much";
    desk.act(DirectorAction::punish, leader);
    CHECK(desk.said() == "\"much\" is not a number of points");
    desk.state().points = "5";
    desk.act(DirectorAction::punish, leader);
    CHECK(desk.shown().proposal->effect.size() == 2);
    desk.agree("late");
    REQUIRE(desk.shown().standings.penalties.size() == 1);
    CHECK(desk.shown().standings.penalties.front().why == "late");
    desk.act(DirectorAction::withdraw, 1);
    desk.agree("it was the train");
    CHECK_FALSE(desk.shown().standings.penalties.front().stands);
    desk.act(DirectorAction::withdraw, 1);
    CHECK(desk.said() == "no penalty 1 is in force");
}

TEST_CASE("an act of another desk appears by itself, and the next act follows it") {
    Directed desk;
    do_elsewhere(desk.place, [](const Event& event) { return decide_check_in(event, 2); });
    desk.desk().refresh();
    CHECK(desk.shown().players.rows.at(1).here);
    CHECK(desk.said().starts_with("Others have written"));
    do_elsewhere(desk.place, [](const Event& event) { return decide_check_in(event, 3); });
    desk.desk().carry_out(intent::Direct{DirectorAction::check_in, 1});  // in the same frame
    CHECK(desk.said().starts_with("Anna has come"));
    CHECK(desk.said().find("Others have written") != std::string::npos);
    CHECK(desk.event().players.at(3).checked_in);
}

TEST_CASE("a proposal on an event that moved on is shown again, and nothing is posted before") {
    Directed desk;
    desk.open_first_round();
    desk.take(1, {"4", "3", "2", "1"});
    const int leader = desk.table(1).seats.at(0).player;
    const int second = desk.table(1).seats.at(1).player;
    desk.state().points = "1";
    desk.act(DirectorAction::punish, leader);
    CHECK(desk.shown().proposal->effect.size() == 1);
    do_elsewhere(
        desk.place,
        [&](const Event& event) {
            return decide_penalty(event, {0, leader, Share{Money{4}}}, "elsewhere");
        },
        "elsewhere");
    desk.state().why = "late";
    desk.desk().carry_out(intent::Direct{DirectorAction::agree});
    CHECK(desk.refused());
    CHECK(desk.event().penalties.size() == 1);
    REQUIRE(desk.shown().proposal);
    CHECK(std::ranges::any_of(desk.shown().proposal->effect, [&](const auto& row) { return row.player == second; }));
    desk.act(DirectorAction::agree);  // the reason is still there
    CHECK(desk.event().penalties.size() == 2);
}

TEST_CASE("papers are written next to the event under descriptive names") {
    Directed desk;
    desk.act(DirectorAction::print_names);
    CHECK(desk.said() == "round 1 was not seated yet");
    desk.act(DirectorAction::seat);
    for (const auto& [action, name] : {std::pair{DirectorAction::print_slips, "club, slips from round 1.pdf"},
                                       {DirectorAction::print_names, "club, round 1 by name.pdf"},
                                       {DirectorAction::print_tables, "club, round 1 by table.pdf"},
                                       {DirectorAction::print_sheets, "club, round 1 score sheets.pdf"},
                                       {DirectorAction::print_standings, "club, standings.pdf"}}) {
        desk.act(action);
        CHECK(std::filesystem::exists(desk.folder() / name));
        CHECK(desk.said().find(name) != std::string::npos);
    }
    desk.act(DirectorAction::print_standings);
    CHECK(std::filesystem::exists(desk.folder() / "club, standings 2.pdf"));
}

TEST_CASE("every act is in the log with its actor, time and reason, the last one first") {
    Directed desk;
    desk.act(DirectorAction::check_in, 1);
    const DeskLogRow& row = desk.shown().log.front();
    CHECK(row.entry == "#10");
    CHECK(row.who == "Elena");
    CHECK(row.what == "Anna has come");
    CHECK(row.why.empty());
    CHECK(desk.shown().log.back().entry == "#1");
}

TEST_CASE("the actor is the login name, or the name given at the desk; if there are officials that name counts") {
    Directed desk;
    desk.act(DirectorAction::check_in, 1);
    CHECK(desk.shown().log.front().who == desk.shown().usual_poster);
    desk.state().by = "Vera";
    desk.act(DirectorAction::check_in, 2);
    CHECK(desk.shown().log.front().who == "Vera");
    {
        EventSession session = EventSession::open(desk.place, StampMaker::system());
        (void)session.post(decide_official(session.event(), {.name = "Vera", .role = OfficialRole::director}), {});
    }
    desk.wish(intent::Direct{DirectorAction::read_again});
    desk.act(DirectorAction::check_in, 3);
    CHECK_FALSE(desk.refused());
    desk.state().by = "Pavel";
    desk.act(DirectorAction::check_in, 4);
    CHECK(desk.said() == "Pavel may not do this at this event; its director may");
    desk.state().by = std::string(2000, 'a');
    desk.act(DirectorAction::check_in, 4);
    CHECK(desk.refused());
}

}  // namespace tablebank::testing
