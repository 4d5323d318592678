// The result of a table is read from its game, and compared with the seats of the event.

#include "app/event/game_result.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/table_setup.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/playthrough.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

/// Plays a recorded game, or its first lines, into a file.
ReadGame played(const ScratchFolder& folder, const std::string& name, std::size_t lines = 100'000) {
    for (const auto& file : playthroughs::all_playthroughs()) {
        if (file.filename() != name) continue;
        const auto game = playthroughs::read_playthrough(file);
        const std::string to = folder.file(name + std::to_string(lines) + ".tbl");
        {
            Session session = Session::create(to, game.setup, nullptr, counting_stamps());
            for (std::size_t i = 0; i < game.lines.size() && i < lines; ++i)
                if (!game.lines[i].refused) (void)session.post(game.lines[i].line);
        }
        return read_game(to);
    }
    FAIL("no such playthrough");
    throw std::logic_error(name);
}

GameResult result_in(const ReadGame& game) {
    const auto result = game_result(game);
    REQUIRE(std::holds_alternative<GameResult>(result));
    return std::get<GameResult>(result);
}

}  // namespace

const std::string an_event(32, 'a');

TEST_CASE("a finished game gives totals, places, its head, and who signed") {
    const ScratchFolder folder;
    const ReadGame game = played(folder, "judged.us.txt");
    const GameResult result = result_in(game);
    CHECK(result.edition == "us");
    CHECK(result.source.game == game.table.game.setup->game_id);
    CHECK(result.source.head == to_hex(game.head));
    CHECK(result.lines.size() == game.table.game.setup->players.size());
    int best = 0;
    for (const GameResult::Line& line : result.lines) {
        CHECK(line.place > 0);
        best += line.place == 1 ? 1 : 0;
    }
    CHECK(best >= 1);
}

TEST_CASE("a game that is not over, or not played for a score, has no result") {
    const ScratchFolder folder;
    CHECK(std::get<NoGameResult>(game_result(played(folder, "two-hours.us.txt", 5))) == NoGameResult::not_finished);
    CHECK(std::get<NoGameResult>(game_result(played(folder, "last-one.us-dice.txt"))) == NoGameResult::not_timed);
}

TEST_CASE("a game that nothing can be worked out from has no result, and nothing is thrown") {
    const ScratchFolder folder;
    ReadGame game = played(folder, "judged.us.txt");
    for (const Seat seat : game.table.game.players()) game.table.game.facts.set({FactName::kept, seat.number}, "much");
    CHECK(std::get<NoGameResult>(game_result(game)) == NoGameResult::unsettled);
}

TEST_CASE("a game finds the table at which its players sit, the one without a result first") {
    const ScratchFolder folder;
    GameResult result = result_in(played(folder, "two-hours.us.txt"));
    result.played_from.reset();
    Event event;
    auto evening = club_evening();
    evening.rounds = 2;
    done(event, decide_creation(evening));
    std::vector<int> numbers;
    for (const GameResult::Line& line : result.lines) {
        done(event, decide_player(event, {.number = 0, .name = line.name, .family = {}}));
        numbers.push_back(static_cast<int>(event.players.size()));
    }
    CHECK(!table_of_game(event, an_event, result));
    done(event, decide_seating(event, {{round_of(1, {numbers}), round_of(2, {numbers})}}, 1, ""));
    CHECK(!table_of_game(event, an_event, result));  // no round has begun
    done(event, decide_opening_of_round(event, 1));
    CHECK(table_of_game(event, an_event, result) == std::pair{1, 1});
    {
        Event both = event;
        done(both, decide_opening_of_round(both, 2));
        GameResult of_second = result;  // begun with the line of round 2, while round 1 has no result yet
        of_second.source.game = game_of_table(an_event, 2, 1);
        CHECK(table_of_game(both, an_event, of_second) == std::pair{2, 1});
    }
    const auto wish = wish_of(event, an_event, 1, 1, result, std::string(64, 'e'));
    done(event, decide_result(event, wish));
    CHECK(refusal(decide_result(event, wish)) == "nothing-changed");
    for (const SeatScore& seat : event.table(1, 1)->result()->seats) {
        const auto& line = result.lines.at(static_cast<std::size_t>(seat.player) - 1);
        CHECK(seat.total == line.total);
        CHECK(seat.place == line.place);
    }
    done(event, decide_opening_of_round(event, 2));
    const std::int64_t bell = *event.rounds.at(2).opened_at;
    CHECK(table_of_game(event, an_event, result) == std::pair{1, 1});  // it is known there
    GameResult second = result;
    second.source.game = std::string(32, 'b');
    CHECK(table_of_game(event, an_event, second) == std::pair{2, 1});
    second.played_from = bell;
    CHECK(table_of_game(event, an_event, second) == std::pair{2, 1});
    CHECK(!table_rung_later(event, an_event, second));
    second.played_from = bell - 1;  // played in round 1, of which another result counts
    CHECK(table_of_game(event, an_event, second) == std::pair{1, 1});
    CHECK(table_rung_later(event, an_event, second) == std::pair{2, 1});

    GameResult others = result;
    others.source.game = std::string(32, 'c');
    others.lines.front().name = "Zoe";
    CHECK(!table_of_game(event, an_event, others));
}

TEST_CASE("of two open rounds of the same players, a game goes to the one whose seats are in its order") {
    GameResult result{
        .edition = "us", .lines = {}, .source = {std::string(32, 'b'), 9, std::string(64, 'a'), {}}, .unsigned_by = {}};
    Event event;
    auto evening = club_evening();
    evening.rounds = 2;
    done(event, decide_creation(evening));
    for (const char* name : {"Anna", "Boris", "Clara"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3}}), round_of(2, {{2, 3, 1}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_opening_of_round(event, 2, "at once"), "at once");
    const auto begun_by = [&](const std::vector<std::string>& names) {
        result.lines.clear();
        for (const std::string& name : names) result.lines.push_back({name, {}, 0});
        return table_of_game(event, an_event, result);
    };
    CHECK(begun_by({"Anna", "Boris", "Clara"}) == std::pair{1, 1});
    CHECK(begun_by({"Boris", "Clara", "Anna"}) == std::pair{2, 1});
    CHECK(begun_by({"Clara", "Boris", "Anna"}) == std::pair{1, 1});
}

TEST_CASE("a game that counts, waits or was decided at a table is not known as that of another one") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    auto first = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
    first.source = GameSource{std::string(32, 'b'), 9, std::string(64, 'a'), std::string(64, 'a')};
    const std::string game = first.source->game;
    CHECK(places_of_game(event, game).empty());
    CHECK(!known_elsewhere(event, game, {1, 2}));
    done(event, decide_fork(event, {1, 1, *first.source}), "verify: setup");
    CHECK(known_elsewhere(event, game, {1, 2}) == std::pair{1, 1});
    CHECK(!known_elsewhere(event, game, {1, 1}));
    done(event, decide_dismissal(event, event.last, "of another evening"), "of another evening");
    CHECK(known_elsewhere(event, game, {2, 1}) == std::pair{1, 1});
    done(event, decide_result(event, first));
    done(event, decide_undoing(event, event.last, "wrong one"), "wrong one");
    CHECK(known_elsewhere(event, game, {2, 1}) == std::pair{1, 1});
}

TEST_CASE("a game that went on continues its earlier head, another history does not") {
    const ScratchFolder folder;
    const ReadGame early = played(folder, "judged.us.txt", 20);
    const ReadGame late = played(folder, "judged.us.txt");
    const GameSource before{early.table.game.setup->game_id, early.table.game.last, to_hex(early.head), {}};
    CHECK(continues(late, before));
    CHECK(!continues(early, {late.table.game.setup->game_id, late.table.game.last, to_hex(late.head), {}}));
    GameSource forged = before;
    forged.head = std::string(64, 'f');
    CHECK(!continues(late, forged));
    forged = before;
    forged.game = std::string(32, 'f');
    CHECK(!continues(late, forged));
}

TEST_CASE("a practice game has no result for an event, however it ended") {
    const ScratchFolder folder;
    ReadGame game = played(folder, "judged.us.txt");
    Setup setup = *game.table.game.setup;
    setup.game_id = practice_id(setup.game_id);
    game.table.game.setup = std::make_shared<const Setup>(setup);
    const auto result = game_result(game);
    REQUIRE(std::holds_alternative<NoGameResult>(result));
    CHECK(std::get<NoGameResult>(result) == NoGameResult::practice);
}
