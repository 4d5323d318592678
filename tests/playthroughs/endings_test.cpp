// How each playthrough ends, and that together they end in every way a game can (ru 1, 24, 25, the timed rules;
// football 20).

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "calculators/total_worth.h"
#include "ledger/books/due.h"
#include "source_dir.h"
#include "tests/support/playthrough.h"

using namespace tablebank;
using namespace tablebank::playthroughs;

namespace {

struct Ending {
    std::string way;
    std::string winners;  ///< in seat order
};

constexpr const char* last_by_player = "a: the last one, by a debt to a player";
constexpr const char* last_by_bank = "a: the last one, everybody else through the bank";
constexpr const char* last_of_two = "b: a competitor, the last one";
constexpr const char* b_competitor = "b: a competitor, counted as the richest";
constexpr const char* b_monopolist = "b: a monopolist, counted as the richest";
constexpr const char* timed_competitor = "timed: a competitor";
constexpr const char* timed_monopolist = "timed: a monopolist";
constexpr const char* timed_worth = "timed: the largest total worth";
constexpr const char* timed_tie = "timed: a shared first place";

/// The endings by file; a new playthrough adds its ending here.
const std::map<std::string, Ending>& expected() {
    static const std::map<std::string, Ending> endings{
        {"coming-and-going.us", {timed_monopolist, "Wera"}},
        {"duel.us-dice", {last_of_two, "Boris"}},
        {"everybody-through-the-bank.football", {last_by_bank, "Clara"}},
        {"everybody-through-the-bank.us", {last_by_bank, "Anna"}},
        {"judged.us", {timed_competitor, "Boris"}},
        {"last-one.us-dice", {last_by_player, "Anna"}},
        {"last-round.pl", {timed_monopolist, "Elena"}},
        {"last-standing.football", {last_by_player, "Anna"}},
        {"put-right.us", {timed_monopolist, "Clara"}},
        {"quick-game.fr", {timed_competitor, "Clara"}},
        {"richest-competitor.it", {b_competitor, "Boris"}},
        {"richest-monopolist.ru", {b_monopolist, "Elena"}},
        {"shared-place.example-small", {timed_tie, "Elena, Gleb"}},
        {"total-worth.classic", {timed_worth, "Anna"}},
        {"two-hours.us", {timed_monopolist, "Clara"}},
    };
    return endings;
}

/// The events before the end.
struct Course {
    int through_the_bank = 0;
    bool last_to_player = false;
    std::string last_verb;
};

Course course_of(const Table& table) {
    Course course;
    Table replay(table.game.setup);
    for (const Entry& entry : table.history.entries()) {
        if (entry.verb == "bankrupt") {
            const auto line = parse_entry(*table.game.setup, entry);
            const auto dues = open_dues(replay.game, *std::get<Command>(line).player);
            course.last_to_player = std::ranges::any_of(dues, [](const Due& due) { return due.creditor.has_value(); });
            if (!course.last_to_player) ++course.through_the_bank;
        }
        course.last_verb = entry.verb;
        replay.post(entry);
    }
    return course;
}

std::string way_of(const Table& table, const Course& course) {
    const Game& game = table.game;
    const auto winners = game.winners();
    if (winners.empty()) return "none";
    const bool competitor = game.role(winners.front()) == Role::competitor;
    if (game.setup->goal == Goal::timed) {
        if (winners.size() > 1) return timed_tie;
        if (counts_worth(game.edition())) return timed_worth;
        return competitor ? timed_competitor : timed_monopolist;
    }
    if (game.setup->goal == Goal::b) {
        if (course.last_verb == "richest") return competitor ? b_competitor : b_monopolist;
        return competitor ? last_of_two : "b: a monopolist, the last one";
    }
    if (course.last_to_player) return last_by_player;
    return course.through_the_bank == game.seats() - 1 ? last_by_bank : "a: the last debt to the bank";
}

Table played_to_the_end(const Playthrough& played) {
    const Folder folder;
    SteppedClock clock;
    Session session = Session::create(folder / "game.tbl", played.setup, nullptr, clock.stamps());
    for (const PlayedLine& line : played.lines) {
        clock.set_line(line.number);
        REQUIRE_MESSAGE(play(session, line, line.line).empty(), line.number << ": " << line.line);
    }
    return session.table();
}

std::string winners_of(const Game& game) {
    std::string names;
    for (const Seat seat : game.winners()) names += (names.empty() ? "" : ", ") + game.name(seat);
    return names;
}

}  // namespace

TEST_CASE("every playthrough ends as it states, and together they end in every way") {
    std::set<std::string> ways;
    std::set<std::string> ways_with_roles;
    std::set<std::string> editions;
    std::set<int> seats;
    for (const auto& file : all_playthroughs()) {
        const std::string name = file.stem().string();
        CAPTURE(name);
        const Playthrough played = read_playthrough(file);
        const Table table = played_to_the_end(played);
        const Course course = course_of(table);
        const std::string way = way_of(table, course);
        CHECK(table.game.phase() == Phase::finished);
        const auto known = expected().find(name);
        REQUIRE(known != expected().end());
        CHECK(way == known->second.way);
        CHECK(winners_of(table.game) == known->second.winners);
        ways.insert(way);
        if (played.setup.edition->profile.roles.value) ways_with_roles.insert(way);
        editions.insert(played.setup.edition->id);
        seats.insert(played.setup.seats());
    }
    for (const char* way : {last_by_player, last_by_bank, last_of_two, b_competitor, b_monopolist, timed_competitor,
                            timed_monopolist, timed_tie, timed_worth}) {
        CHECK_MESSAGE(ways.contains(way), way);
    }
    ways_with_roles.insert(timed_worth);  // no box with roles counts it
    CHECK(ways_with_roles == ways);
    CHECK(editions ==
          std::set<std::string>{"classic", "example-small", "football", "fr", "it", "pl", "ru", "us", "us-dice"});
    CHECK(seats == std::set<int>{2, 3, 4, 5, 6, 8});
}

TEST_CASE("the richest of the monopolists is found with dice for a company") {
    const Playthrough played =
        read_playthrough(std::filesystem::path(TABLEBANK_SOURCE_DIR) / "tests/playthroughs/richest-monopolist.ru.txt");
    const Table table = played_to_the_end(played);
    CHECK(!table.game.position().dice.empty());
    CHECK(table.game.players().size() > 1);
}
