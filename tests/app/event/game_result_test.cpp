// The result of a table is read from its game, and compared with the seats of the event.

#include "app/event/game_result.h"

#include <doctest/doctest.h>

#include <string>

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
    const GameResult result = result_in(played(folder, "two-hours.us.txt"));
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
    const auto wish = wish_of(event, 1, 1, result, std::string(64, 'e'));
    done(event, decide_result(event, wish));
    CHECK(refusal(decide_result(event, wish)) == "nothing-changed");
    for (const SeatScore& seat : event.table(1, 1)->result()->seats) {
        const auto& line = result.lines.at(static_cast<std::size_t>(seat.player) - 1);
        CHECK(seat.total == line.total);
        CHECK(seat.place == line.place);
    }
    done(event, decide_opening_of_round(event, 2));
    CHECK(table_of_game(event, an_event, result) == std::pair{2, 1});

    GameResult others = result;
    others.lines.front().name = "Zoe";
    CHECK(!table_of_game(event, an_event, others));
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
