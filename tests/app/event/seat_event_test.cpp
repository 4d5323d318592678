// The seating of an event follows who is there and who must not meet, and leaves played rounds alone.

#include "app/event/seat_event.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "app/event/seating_list.h"
#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr SeatingRoles with_roles{.played = true, .difference = 1};

EventSeating seated(const EventSeatingAnswer& answer) {
    REQUIRE(std::holds_alternative<EventSeating>(answer));
    return std::get<EventSeating>(answer);
}

Event eight_friends(const std::string& family = "") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = name < "Clara" ? family : ""}));
    return event;
}

bool meet(const RoundSeating& round, int one, int other) {
    return std::ranges::any_of(round.tables, [&](const SeatedTable& table) {
        const auto sits = [&](int player) {
            return std::ranges::find(table.seats, player, &SeatedPlayer::player) != table.seats.end();
        };
        return sits(one) && sits(other);
    });
}

std::set<int> players_in(const RoundSeating& round) {
    std::set<int> players(round.byes.begin(), round.byes.end());
    for (const SeatedTable& table : round.tables)
        for (const SeatedPlayer& seat : table.seats) players.insert(seat.player);
    return players;
}

}  // namespace

TEST_CASE("every round of an event is seated, as its rules for a seating want it") {
    Event event = eight_friends();
    const EventSeating seating = seated(seat_event(event, with_roles, {}));
    REQUIRE(seating.rounds.size() == 3);
    for (const RoundSeating& round : seating.rounds) CHECK(players_in(round) == std::set{1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(refusal(decide_seating(event, {seating.rounds}, 1, "")) == "done");
    CHECK(seated(seat_event(event, with_roles, {.rounds = 1})).rounds.size() == 1);
}

TEST_CASE("members of one family do not meet") {
    const Event event = eight_friends("Ivanov");
    for (const RoundSeating& round : seated(seat_event(event, with_roles, {})).rounds) CHECK(!meet(round, 1, 2));
    EventSeatingWish wish;
    wish.apart = {{3, 4}};
    wish.together = {{5, 6, 2}};
    const EventSeating seating = seated(seat_event(event, with_roles, wish));
    for (const RoundSeating& round : seating.rounds) CHECK(!meet(round, 3, 4));
    CHECK(meet(seating.rounds.at(1), 5, 6));
}

TEST_CASE("two who should meet in a round do so unless a must is against it") {
    const Event event = eight_friends("Ivanov");
    EventSeatingWish wish;
    // Of a family; not; two who must, and three more who should, at one table of four.
    wish.together = {{1, 2, 1, false}, {1, 3, 2, false}, {1, 3, 3},
                     {1, 4, 3, false}, {1, 5, 3, false}, {1, 6, 3, false}};
    const EventSeating seating = seated(seat_event(event, with_roles, wish));
    for (const RoundSeating& round : seating.rounds) CHECK(!meet(round, 1, 2));
    CHECK(meet(seating.rounds.at(1), 1, 3));
    const RoundSeating& last = seating.rounds.at(2);
    CHECK(meet(last, 1, 3));
    CHECK(meet(last, 1, 4));
    CHECK(meet(last, 1, 5));
    CHECK(!meet(last, 1, 6));

    // A must that cannot be met is named by its own place, whatever the order of the tries.
    wish.together = {{5, 6, 1, false}, {1, 2, 1}};
    const EventSeatingAnswer none = seat_event(event, with_roles, wish);
    REQUIRE(std::holds_alternative<SeatingProblem>(none));
    const SeatingProblem& problem = std::get<SeatingProblem>(none);
    const bool named =
        problem.wish == WishRef{WishRef::List::together, 1} || problem.other == WishRef{WishRef::List::together, 1};
    CHECK(named);
    wish.together = {{5, 5, 1, false}};
    CHECK(std::holds_alternative<SeatingProblem>(seat_event(event, with_roles, wish)));
}

TEST_CASE("a drop-out, a late player and a substitute change only rounds that were not played") {
    Event event = eight_friends();
    done(event, decide_seating(event, {seated(seat_event(event, with_roles, {})).rounds}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    const EventRound played = event.rounds.at(1);
    done(event, decide_leaving(event, 8, 2));
    done(event, decide_player(event, {.number = 0, .name = "Ivan", .family = {}}));
    done(event, decide_player(event, {.number = 0, .name = "Julia", .family = {}, .substitute = true}));
    done(event, decide_leaving(event, 9, 3));
    const EventSeating seating = seated(seat_event(event, with_roles, {.from = 2, .effort = SeatingEffort::quick}));
    REQUIRE(seating.rounds.size() == 2);
    CHECK(seating.rounds.at(0).round == 2);
    CHECK(players_in(seating.rounds.at(0)) == std::set{1, 2, 3, 4, 5, 6, 7, 9});
    CHECK(players_in(seating.rounds.at(1)) == std::set{1, 2, 3, 4, 5, 6, 7});
    done(event, decide_seating(event, {seating.rounds}, 1, "Henri left"));
    CHECK(event.rounds.at(1).tables.size() == played.tables.size());
    CHECK(event.rounds.at(1).tables.at(0).seating == played.tables.at(0).seating);
}

TEST_CASE("a final table seats the leaders alone") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_opening_of_round(event, 2));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_result(event, result_of(1, 2, {{5, 500}, {6, 300}, {7, 200}, {8, 100}})));
    done(event, decide_result(event, result_of(2, 1, {{1, 400}, {5, 300}, {2, 200}, {6, 100}})));
    done(event, decide_result(event, result_of(2, 2, {{3, 500}, {7, 300}, {4, 200}, {8, 100}})));
    const EventSeating seating = seated(seat_event_by_standing(event, with_roles, {.from = 3}, 4));
    REQUIRE(seating.rounds.size() == 1);
    REQUIRE(seating.rounds[0].tables.size() == 1);
    CHECK(players_in(seating.rounds[0]) ==
          std::set{1, 2, 3, 5});  // 22, 11, 15 and 18 points; 7 has 11 too, of a smaller share of their tables
    CHECK(refusal(decide_seating(event, {seating.rounds}, 1, "")) == "done");

    const EventSeating all = seated(seat_event_by_standing(event, with_roles, {.from = 3}, 0));
    REQUIRE(all.rounds[0].tables.size() == 2);
    CHECK(meet(all.rounds[0], 1, 5));
    CHECK(players_in(all.rounds[0]).size() == 8);
}

TEST_CASE("a player who is exchanged with themselves changes nothing") {
    const Event event = seated_evening();
    CHECK(swapped_seats(event, 1, 1, 5).rounds.size() == 1);
    CHECK(swapped_seats(event, 1, 1, 1).rounds.empty());
}

TEST_CASE("tables are as many, as full or as large as the director says") {
    const Event event = eight_friends();
    const auto sizes = [&](const EventTables& tables) {
        std::vector<std::size_t> found;
        const auto seating = seated(seat_event(event, with_roles, {.rounds = 1, .tables = tables}));
        for (const SeatedTable& table : seating.rounds.at(0).tables) found.push_back(table.seats.size());
        return found;
    };
    using Sizes = std::vector<std::size_t>;
    CHECK(sizes({}) == Sizes{4, 4});
    CHECK(sizes({.tables = 1}) == Sizes{6});
    CHECK(sizes({.sizes = {3, 5}}) == Sizes{5, 3});
    CHECK(sizes({.sizes = {4}}) == Sizes{4});
}

TEST_CASE("a club of any size prevents no seating, and a family that does may be tried") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}, .club = "SC Nord"}));
    CHECK(seated(seat_event(event, with_roles, {})).rounds.size() == 3);
    const Event family = [] {
        Event large;
        done(large, decide_creation(club_evening()));
        for (const std::string& name : friends)
            done(large, decide_player(large, {.number = 0, .name = name, .family = name < "D" ? "Ivanov" : ""}));
        return large;
    }();
    const auto no = std::get<SeatingProblem>(seat_event(family, with_roles, {}));
    CHECK(no.people == std::vector{0, 1, 2});
    CHECK(no.tables == 2);
    CHECK(seated(seat_event(family, with_roles, {.families = FamilyWish::try_to})).rounds.size() == 3);
}

TEST_CASE("a seating that people made is read by round, table and names") {
    const Event event = eight_friends();
    const auto read = [&](const std::string& text) { return read_seating_list(event, with_roles, text); };
    const std::string whole =
        "Round;Table;Names;;;\n1;1;Anna;boris;Clara;Dmitri\n1;2;Elena;Farid;;\n1;2;Galina;;;\n1;bye;Henri\n";
    const auto seating = std::get<act::Seated>(read(whole));
    REQUIRE(seating.rounds.size() == 1);
    CHECK(seating.rounds[0].byes == std::vector{8});
    CHECK(players_in(seating.rounds[0]) == std::set{1, 2, 3, 4, 5, 6, 7, 8});
    CHECK(seating.rounds[0].tables.at(0).seats.at(1).player == 2);
    CHECK(refusal(decide_seating(event, seating, 1, "")) == "done");
    const auto typed =
        read_typed_seating(event, with_roles, 1, {"1=Anna, boris,Clara,Dmitri", "2=Elena,Farid,Galina", "bye=Henri"});
    CHECK(std::get<act::Seated>(typed).rounds == seating.rounds);

    using Kind = SeatingListProblem::Kind;
    const auto problem = [&](const std::string& text) { return std::get<SeatingListProblem>(read(text)); };
    CHECK(problem("") == SeatingListProblem{Kind::empty, 1});
    CHECK(problem("1;1;Anna\nx;1;Boris\n") == SeatingListProblem{Kind::round_invalid, 2, "x"});
    CHECK(problem("1;1;Anna\n1;x;Boris\n") == SeatingListProblem{Kind::table_invalid, 2, "x"});
    CHECK(problem("1;1;Anna\n1;1;Zoe\n") == SeatingListProblem{Kind::unknown_name, 2, "Zoe"});
    const auto missing = std::get<act::Seated>(read("1;1;Anna;Boris;Clara;Dmitri\n"));
    CHECK(refusal(decide_seating(event, missing, 1, "")) == "not-all-seated");
    const auto twice = std::get<act::Seated>(read("1;1;Anna;Anna;Clara;Dmitri\n"));
    CHECK(refusal(decide_seating(event, twice, 1, "")) == "seated-twice");
}

TEST_CASE("the standings after a round know nothing of later ones") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_result(event, result_of(1, 2, {{5, 500}, {6, 300}, {7, 200}, {8, 100}})));
    done(event, decide_penalty(event, {0, 4, Share{Money{1}}}, "late"), "late");
    const auto points = [](const Event& now, int player) {
        for (const Ranking& row : standings_of(now))
            if (row.player == player) return row.values.at(0)->to_string();
        return std::string{};
    };
    const std::string before = points(event, 1);
    done(event, decide_opening_of_round(event, 2));
    done(event, decide_result(event, result_of(2, 1, {{1, 400}, {5, 300}, {2, 200}, {6, 100}})));
    done(event, decide_penalty(event, {0, 1, Share{Money{-2}}}, "the best trade"), "the best trade");
    CHECK(points(event, 1) == "24");
    CHECK(points(after_round(event, 1), 1) == before);
    CHECK(points(after_round(event, 1), 4) == "1");
    CHECK(points(after_round(event, 2), 1) == "24");
}

TEST_CASE("points of rounds that were asked for or missed go to those who come back or come late") {
    Event event = eight_friends();
    done(event, decide_leaving(event, 8, 1));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_player(event, {.number = 0, .name = "Late", .family = {}}));
    done(event, decide_leaving(event, 7, 2));
    done(event, decide_return(event, 7, 3));
    done(event, decide_seating(event, {{round_of(2, {{1, 2, 3, 4}, {5, 6, 9}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 2, "time"));
    CHECK(scores_of(event).byes.empty());  // nothing, unless the scheme gives points
    event.scheme = std::get<Scheme>(parse_scheme("11-7-4-2 10-6-2 requested=3 missed=1"));
    const auto byes = scores_of(event).byes;
    REQUIRE(byes.size() == 2);
    CHECK(byes[0].player == 9);
    CHECK(byes[0].kind == ByeKind::missed);
    CHECK(byes[1].player == 7);
    CHECK(byes[1].kind == ByeKind::requested);
}
