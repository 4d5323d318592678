// A table's game as the director's desk takes its result: once, from the table at which its players sit; another
// history of it is kept and reported.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "app/event/table_setup.h"
#include "app/session/incremental_game.h"
#include "app/viewmodel/director_view_model.h"
#include "ledger/proof/result_code.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/event_in_file.h"
#include "tests/support/forged_record.h"
#include "tests/support/playthrough.h"

namespace tablebank::testing {
namespace {

/// Plays the recorded two hours into a file; `more` is noted before the end, which makes another history of it.
std::string two_hours(const std::filesystem::path& folder, const std::string& name, bool more) {
    for (const auto& file : playthroughs::all_playthroughs()) {
        if (file.filename() != "two-hours.us.txt") continue;
        const auto game = playthroughs::read_playthrough(file);
        const std::string to = (folder / name).string();
        Session session = Session::create(to, game.setup, nullptr, counting_stamps());
        for (const auto& line : game.lines) {
            if (more && &line == &game.lines.front()) static_cast<void>(session.post("note \"another evening\""));
            if (!line.refused) static_cast<void>(session.post(line.line));
        }
        return to;
    }
    FAIL("no such playthrough");
    return {};
}

/// The five of that game are seated at one table, and the bell has rung.
void open_table_of_five(PlayedWindow& desk) {
    const std::string place = (desk.folder() / "club.tbe").string();
    make_event_file(place, 1, {"Anna", "Boris", "Clara", "Dmitri", "Elena"});
    desk.wish(intent::Open{place});
    desk.wish(intent::Direct{DirectorAction::seat});
    desk.wish(intent::Direct{DirectorAction::open_round});
    REQUIRE(desk.desk().director()->shown().round.opened);
}

void take(PlayedWindow& desk, const std::string& game) {
    desk.desk().director()->state.game = game;
    desk.wish(intent::Direct{DirectorAction::import_result});
}

}  // namespace

TEST_CASE("a result is taken from its game, with its remarks, and once") {
    PlayedWindow desk;
    open_table_of_five(desk);
    take(desk, (desk.folder() / "none.tbl").string());
    CHECK(desk.desk().state().notice.refused());
    const std::string game = two_hours(desk.folder(), "table-1.tbl", false);
    take(desk, game);
    CHECK_FALSE(desk.desk().state().notice.refused());
    CHECK(desk.said().find("no judge certified this sheet") != std::string::npos);
    const DirectorSnapshot& shown = desk.desk().director()->shown();
    CHECK(shown.round.tables.front().state == DeskTable::State::taken);
    CHECK(shown.round.tables.front().says.starts_with("result of its game"));
    take(desk, game);
    CHECK(desk.said() == "that is already the case; nothing was written");
}

TEST_CASE("the code of a sheet is taken as it was pasted, its line ends lost in the field") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const ReadEvent read = read_event_state((desk.folder() / "club.tbe").string());
    ResultCode code{game_of_table(read.id, 1, 1), 221, std::string(64, 'a')};
    for (int place = 1; place <= 5; ++place) code.scores.push_back({Share(Money{100 - place}), place});
    std::string text = result_code_text(code);
    std::erase(text, '\n');
    take(desk, text.substr(0, text.size() - 4));
    CHECK(desk.said() == "a part of this code is missing; scan it once more");
    take(desk, text);
    CHECK(desk.said().find("the game itself was not seen") != std::string::npos);
    const DirectorViewModel& director = *desk.desk().director();
    CHECK(director.shown().round.tables.front().state == DeskTable::State::taken);
    const EventTable& table = *director.event().table(1, 1);
    CHECK(table.result()->seats.at(3).player == table.seating.seats.at(3).player);
    CHECK(table.result()->seats.at(3).total == Share(Money{96}));
}

TEST_CASE("a seat counts for the player who played on, and the director states for whom an added one counts") {
    PlayedWindow desk;
    open_table_of_five(desk);
    DirectorViewModel& director = *desk.desk().director();
    director.state.name = "Vera";
    director.state.substitute = true;
    desk.wish(intent::Direct{DirectorAction::add_player});
    const int vera = director.event().player("Vera")->number;
    const ReadEvent read = read_event_state((desk.folder() / "club.tbe").string());
    ResultCode code{game_of_table(read.id, 1, 1), 221, std::string(64, 'a')};
    for (int place = 1; place <= 6; ++place) code.scores.push_back({Share(Money{100 - place}), place});
    code.people = {1, 6};
    take(desk, result_code_text(code));  // no one at the event is known to have joined: the seat counts for no one
    REQUIRE(director.shown().proposal);
    CHECK(director.event().table(1, 1)->result() == nullptr);
    director.state.why = "a guest";
    desk.wish(intent::Direct{DirectorAction::agree});
    REQUIRE(director.event().table(1, 1)->result() != nullptr);
    CHECK(director.event().table(1, 1)->result()->seats.size() == 5);
    CHECK(director.shown().round.tables.front().says.find("with a remark") != std::string::npos);

    const SeatedPlayer first = director.event().table(1, 1)->seating.seats.front();
    director.state.at_table = 1;
    for (const SeatedPlayer& seat : director.event().table(1, 1)->seating.seats)
        director.state.totals[seat.player] = std::to_string(100 - seat.player);
    director.state.credit = "Vera";
    desk.wish(intent::Direct{DirectorAction::take_result});
    CHECK(desk.desk().state().notice.refused());
    director.state.credit = director.event().players.at(first.player).name + "=Vera";
    desk.wish(intent::Direct{DirectorAction::take_result});
    REQUIRE(director.shown().proposal);
    director.state.why = "Vera played on";
    desk.wish(intent::Direct{DirectorAction::agree});
    CHECK(director.event().table(1, 1)->result()->seats.front().player == vera);
    CHECK(director.state.credit.empty());
    CHECK(director.shown().round.tables.front().seats.front().score.find("for Vera") != std::string::npos);
}

TEST_CASE("another history of a game is kept, reported at its table, and decided by a correction") {
    PlayedWindow desk;
    open_table_of_five(desk);
    take(desk, two_hours(desk.folder(), "table-1.tbl", false));
    const std::string other = two_hours(desk.folder(), "other.tbl", true);
    take(desk, other);
    CHECK(desk.desk().state().notice.refused());
    CHECK(desk.said().find("another history") != std::string::npos);
    const DirectorViewModel& director = *desk.desk().director();
    CHECK(director.shown().round.tables.front().state == DeskTable::State::fork);
    const std::int64_t last = director.event().last;
    take(desk, other);  // it is kept already
    CHECK(director.event().last == last);
    DirectorState& state = desk.desk().director()->state;
    state.at_table = 1;
    for (const SeatedPlayer& seat : director.event().table(1, 1)->seating.seats)
        state.totals[seat.player] = std::to_string(seat.player);
    desk.wish(intent::Direct{DirectorAction::take_result});
    REQUIRE(director.shown().proposal);
    desk.desk().director()->state.why = "the director was there";
    desk.wish(intent::Direct{DirectorAction::agree});
    CHECK(director.shown().round.tables.front().state == DeskTable::State::taken);
}

TEST_CASE("a game that verify does not accept is shown with its finding, and taken with a reason") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const ReadGame honest = read_game(two_hours(desk.folder(), "table-1.tbl", false));
    const std::string forged = (desk.folder() / "forged.tbr").string();
    write_text(forged, forged_record(honest.table, cash_from_nowhere(3, 1, 9'000)));
    take(desk, forged);
    DirectorViewModel& director = *desk.desk().director();
    REQUIRE(director.shown().proposal);
    REQUIRE(director.shown().proposal->says.size() == 3);  // the consequences of that cash, and the forced entries, too
    CHECK(director.shown().proposal->says.front().starts_with("#3 "));
    CHECK(director.event().table(1, 1)->result() == nullptr);
    desk.wish(intent::Direct{DirectorAction::agree});  // without a reason
    CHECK(desk.desk().state().notice.refused());
    desk.wish(intent::Direct{DirectorAction::drop});
    CHECK(director.event().table(1, 1)->result() == nullptr);
    take(desk, forged);
    director.state.why = "the banker told how";
    desk.wish(intent::Direct{DirectorAction::agree});
    REQUIRE(director.event().table(1, 1)->result() != nullptr);
    CHECK(director.event().table(1, 1)->results.back().stamp.why ==
          "the banker told how (verify: deviations #3 #185 #421, forced #136, setup, extended #241 5 > 0, agreed #124 "
          "#125 #126 +1, clock #420 6 of 125, review #177 #196, dealt #287 seat 1 -350, left #421 seat 1)");
    CHECK(director.shown().round.tables.front().says.find("which verify does not accept") != std::string::npos);
    take(desk, forged);
    CHECK(desk.said() == "that is already the case; nothing was written");
    // The honest one is another history by now.
    take(desk, (desk.folder() / "table-1.tbl").string());
    CHECK(director.shown().round.tables.front().state == DeskTable::State::fork);
}

TEST_CASE("a game that a hub set aside is taken at the desk from the stored copy") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const ReadGame honest = read_game(two_hours(desk.folder(), "table-1.tbl", false));
    const std::string record = forged_record(honest.table, cash_from_nowhere(3, 1, 9'000));
    const std::string place = (desk.folder() / "club.tbe").string();
    {
        EventSession session = EventSession::open(place, counting_stamps(5'000));
        const act::ForkKept aside{1,
                                  1,
                                  {honest.table.game.setup->game_id, honest.table.history.last(),
                                   to_hex(game_of_record(record).head), to_hex(sha256(record))}};
        REQUIRE(std::holds_alternative<ActStamp>(
            session.post(decide_fork(session.event(), aside), "verify: deviations #3", {record})));
    }
    desk.wish(intent::Direct{DirectorAction::read_again});
    DirectorViewModel& director = *desk.desk().director();
    REQUIRE(director.shown().round.tables.front().aside);
    CHECK_FALSE(director.shown().round.tables.front().has_result());
    CHECK(director.shown().round.tables.front().says.find("set aside") != std::string::npos);
    director.state.at_table = 1;
    desk.wish(intent::Direct{DirectorAction::take_aside});
    REQUIRE(director.shown().proposal);
    CHECK(director.shown().proposal->says.front().starts_with("#3 "));
    director.state.why = "agreed by all";
    desk.wish(intent::Direct{DirectorAction::agree});
    CHECK(director.event().table(1, 1)->result() != nullptr);
    CHECK(director.event().table(1, 1)->forks.empty());
}

TEST_CASE("a game of others, or one that is not over, is refused with the reason") {
    PlayedWindow desk;
    const std::string place = (desk.folder() / "club.tbe").string();
    make_event_file(place);
    desk.wish(intent::Open{place});
    desk.wish(intent::Direct{DirectorAction::seat});
    desk.wish(intent::Direct{DirectorAction::open_round});
    take(desk, two_hours(desk.folder(), "table-1.tbl", false));
    CHECK(desk.said().find("sit together at no table") != std::string::npos);
}

TEST_CASE("the desk posts no result next to a hub's file that is not the event's, and names that file") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const std::string game = two_hours(desk.folder(), "table-1.tbl", false);
    write_text((desk.folder() / "club.tbt").string(), "");
    const std::int64_t last = desk.desk().director()->event().last;
    take(desk, game);
    CHECK(desk.desk().state().notice.refused());
    CHECK(desk.said().find("club.tbt does not have the games of this event's hub: it is empty") != std::string::npos);
    CHECK(desk.desk().director()->event().last == last);
    std::filesystem::remove(desk.folder() / "club.tbt");
    take(desk, game);
    CHECK(desk.desk().director()->shown().round.tables.front().state == DeskTable::State::taken);
}

TEST_CASE("at the desk the bell of another round than the next one is proposed, and rings with a reason") {
    PlayedWindow desk;
    const std::string place = (desk.folder() / "club.tbe").string();
    make_event_file(place);
    desk.wish(intent::Open{place});
    desk.wish(intent::Direct{DirectorAction::seat});
    DirectorViewModel& director = *desk.desk().director();
    director.state.round = 2;
    desk.wish(intent::Direct{DirectorAction::open_round});
    REQUIRE(director.shown().proposal);
    CHECK_FALSE(director.event().rounds.at(2).opened_at);
    director.state.why = "round 1 is played at home";
    desk.wish(intent::Direct{DirectorAction::agree});
    CHECK(director.event().rounds.at(2).opened_at);
}

TEST_CASE("the games of a folder are taken once each, and another history is kept") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const auto games = desk.folder() / "games";
    std::filesystem::create_directories(games);
    static_cast<void>(two_hours(games, "table-1.tbl", false));
    DirectorViewModel& director = *desk.desk().director();
    director.state.folder = games.string();
    desk.wish(intent::Direct{DirectorAction::watch_folder});
    CHECK(director.state.watches);
    CHECK(director.shown().round.tables.front().state == DeskTable::State::taken);
    CHECK(director.shown().serving.collected.back().starts_with("table-1.tbl: Result of round 1, table 1"));
    const std::int64_t last = director.event().last;
    desk.wish(intent::Direct{DirectorAction::collect});
    CHECK(director.event().last == last);  // it counts already
    CHECK(director.shown().serving.collected == std::vector<std::string>{"Nothing new was found in this folder."});
    static_cast<void>(two_hours(games, "other.tbl", true));
    desk.wish(intent::Direct{DirectorAction::collect});
    CHECK(director.event().last == last + 1);
    CHECK(director.shown().round.tables.front().state == DeskTable::State::fork);
    desk.wish(intent::Direct{DirectorAction::watch_folder});
    CHECK_FALSE(director.state.watches);
}

TEST_CASE("a folder that the desk goes on looking into gives a result as soon as its game is there, and not later") {
    PlayedWindow desk;
    open_table_of_five(desk);
    const auto games = desk.folder() / "games";
    std::filesystem::create_directories(games);
    DirectorViewModel& director = *desk.desk().director();
    director.state.folder = games.string();
    desk.wish(intent::Direct{DirectorAction::watch_folder});
    CHECK(director.shown().serving.collected == std::vector<std::string>{"Nothing new was found in this folder."});
    static_cast<void>(two_hours(games, "table-1.tbl", false));
    desk.desk().refresh();
    CHECK(director.event().table(1, 1)->result() == nullptr);  // it looks every two seconds
    desk.later_ms += 2'000;
    desk.desk().refresh();
    REQUIRE(director.event().table(1, 1)->result() != nullptr);
    CHECK(director.shown().round.tables.front().says.starts_with("result of its game"));

    // No longer after it was switched off, nor in another folder that is only typed.
    desk.wish(intent::Direct{DirectorAction::watch_folder});
    static_cast<void>(two_hours(games, "other.tbl", true));
    desk.later_ms += 10'000;
    desk.desk().refresh();
    CHECK(director.shown().round.tables.front().state == DeskTable::State::taken);
    desk.wish(intent::Direct{DirectorAction::watch_folder});
    director.state.folder = (desk.folder() / "elsewhere").string();
    desk.desk().refresh();
    CHECK_FALSE(director.state.watches);
}

TEST_CASE("the record of a history that waits is written next to the event, and it is that game") {
    PlayedWindow desk;
    open_table_of_five(desk);
    take(desk, two_hours(desk.folder(), "table-1.tbl", false));
    const std::string other = two_hours(desk.folder(), "other.tbl", true);
    take(desk, other);
    const DirectorViewModel& director = *desk.desk().director();
    REQUIRE(director.shown().round.tables.front().histories.size() == 1);
    const auto entry = director.shown().round.tables.front().histories.front().entry;
    desk.wish(intent::Direct{DirectorAction::export_history, static_cast<int>(entry)});
    CHECK_FALSE(desk.desk().state().notice.refused());
    const auto record = desk.folder() / ("club, history " + std::to_string(entry) + ".tbr");
    CHECK(read_game(record).table.history.last() == read_game(other).table.history.last());
}

}  // namespace tablebank::testing
