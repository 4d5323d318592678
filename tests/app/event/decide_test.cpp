// The acts that a director may post, and the reasons for refusing one.

#include <doctest/doctest.h>

#include <string>

#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

act::PlayerAdded called(const std::string& name) {
    return {.number = 0, .name = name, .family = {}};
}

act::ResultTaken from_game(act::ResultTaken result, char game, std::int64_t entries, char head) {
    result.source = GameSource{std::string(32, game), entries, std::string(64, head), std::string(64, head)};
    return result;
}

Event with_first_results() {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_result(event, result_of(1, 2, {{5, 400}, {6, 300}, {7, 200}, {8, 100}})));
    return event;
}

std::string ranks(const Event& event) {
    std::string text;
    for (const Ranking& row : standings_of(event))
        text += std::to_string(row.rank) + ":" + event.player(row.player)->name + " ";
    return text;
}

}  // namespace

TEST_CASE("an event with an edition whose games its tables could not begin is refused, and an existing one is not") {
    Edition edition;
    edition.id = "us";
    edition.profile.goals = {{Goal::a, Goal::timed}, "us 1"};
    edition.profile.fewest_players = {4, "us 4"};
    edition.profile.most_players = {5, "us 4"};
    auto wish = club_evening();
    CHECK_FALSE(refuse_edition(wish, edition));
    for (const int size : {3, 6}) {
        wish.table_size = size;
        const auto no = refuse_edition(wish, edition);
        REQUIRE(no);
        CHECK(to_string(no->code) == "not-in-this-edition");
        CHECK(no->number == size);
        CHECK(no->other == "us 4");
    }
    wish = club_evening();
    wish.minutes = 0;
    CHECK(to_string(refuse_edition(wish, edition)->code) == "minutes-range");
    CHECK(refusal(decide_creation(wish)) == "done");
    edition.profile.goals.value = {Goal::a};
    CHECK(to_string(refuse_edition(wish, edition)->code) == "not-in-this-edition");
}

TEST_CASE("an event is created only with valid rules") {
    auto wish = club_evening();
    CHECK(refusal(decide_creation(wish)) == "done");
    wish.rounds = 0;
    CHECK(refusal(decide_creation(wish)) == "rounds-range");
    wish = club_evening();
    wish.minutes = -1;
    CHECK(refusal(decide_creation(wish)) == "minutes-range");
    wish = club_evening();
    wish.table_size = 7;
    CHECK(refusal(decide_creation(wish)) == "size-without-points");
    wish = club_evening();
    wish.name = "";
    CHECK(refusal(decide_creation(wish)) == "name-invalid");
}

TEST_CASE("names are data, with any content, and belong to one player each") {
    Event event = seated_evening();
    for (const std::string name : {"<script>alert(1)</script>", "=1+1", "العربية", "Anna Maria O'Hara-Łęcka"}) {
        CAPTURE(name);
        done(event, decide_player(event, called(name)));
        CHECK(event.player(name) != nullptr);
    }
    CHECK(refusal(decide_player(event, called("ANNA"))) == "player-twice");
    CHECK(refusal(decide_player(event, called(std::string(200, 'a')))) == "done");
    for (const std::string& name : std::vector<std::string>{"", " Anna", "two\nlines", std::string(201, 'a'), "\xff"}) {
        CAPTURE(name);
        CHECK(refusal(decide_player(event, called(name))) == "name-invalid");
    }
}

TEST_CASE("a name that is given now has no invisible character; one that was written before is read unchanged") {
    Event event = seated_evening();
    const std::string many_marks = "A\u0301\u0302\u0303\u0304\u0306nna";
    for (const std::string& name : std::vector<std::string>{"Anna\u00a0", "\u2003Anna", "Anna\u2800", "Anna\u3164",
                                                            "\ufeffAnna", "Anna\u202e", "\u2066Anna", many_marks}) {
        CAPTURE(name);
        CHECK(refusal(decide_player(event, called(name))) == "name-invalid");
        act::PlayerAdded of_family = called("Ivan");
        of_family.family = name;
        CHECK(refusal(decide_player(event, of_family)) == "name-invalid");
        act::Created made = club_evening();
        made.name = name;
        CHECK(refusal(decide_creation(made)) == "name-invalid");
        CHECK(refusal(decide_official(event, {.name = name})) == "name-invalid");
    }
    apply(event, act::PlayerAdded{.number = 9, .name = many_marks, .family = {}},
          {.entry = event.last + 1, .at = 1, .who = "Vera", .why = {}});
    CHECK(event.player(many_marks) != nullptr);
}

TEST_CASE("a round seats everyone who is there, once, at tables that can be scored") {
    const Event event = seated_evening();
    const auto seat = [&](RoundSeating round, const std::string& why = "late") {
        return refusal(decide_seating(event, {{std::move(round)}}, 1, why));
    };
    CHECK(seat(round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 4}})) == "done");
    CHECK(seat(round_of(4, {{1, 6, 3, 8}, {5, 2, 7, 4}})) == "no-such-round");
    CHECK(seat(round_of(3, {{1, 6, 3, 8}, {5, 2, 7}})) == "not-all-seated");
    CHECK(seat(round_of(3, {{1, 6, 3, 8}, {5, 2, 7}}, {4})) == "done");
    CHECK(seat(round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 4}}, {4})) == "seated-twice");
    CHECK(seat(round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 9}})) == "seat-of-absent");
    CHECK(seat(round_of(3, {{1, 6, 3, 8, 5, 2}, {7, 4}})) == "size-without-points");
    CHECK(seat(round_of(2, {{1, 6, 3, 8}, {5, 2, 7, 4}}), "") == "why-missing");
    auto unbalanced = round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 4}});
    for (SeatedPlayer& one : unbalanced.tables[1].seats) one.role = Role::competitor;
    CHECK(seat(unbalanced) == "roles-unbalanced");
    CHECK(refusal(decide_seating(event, {{round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 4}})}}, std::nullopt, "")) ==
          "roles-unbalanced");  // an edition without roles
    auto twice = round_of(3, {{1, 6, 3, 8}, {5, 2, 7, 4}});
    twice.tables[1].number = 1;
    CHECK(seat(twice) == "table-range");
}

TEST_CASE("a player who leaves is seated no longer, and comes back from a round that has not begun") {
    Event event = with_first_results();
    CHECK(refusal(decide_leaving(event, 8, 1)) == "round-has-begun");
    done(event, decide_leaving(event, 8, 2));
    CHECK(refusal(decide_leaving(event, 8, 3)) == "player-has-left");
    CHECK(refusal(decide_seating(event, {{round_of(2, {{1, 5, 2, 6}, {3, 7, 4, 8}})}}, 1, "again")) ==
          "seat-of-absent");
    done(event, decide_seating(event, {{round_of(2, {{1, 5, 2, 6}, {3, 7, 4}})}}, 1, "Henri left"));
    CHECK(refusal(decide_return(event, 1, 3)) == "player-is-there");
    CHECK(refusal(decide_return(event, 8, 1)) == "no-such-round");
    done(event, decide_return(event, 8, 3));
    CHECK(event.player(8)->is_there(1));
    CHECK(!event.player(8)->is_there(2));
    CHECK(event.player(8)->is_there(3));
    CHECK(standings_of(event).size() == 8);  // the player keeps the points earned
}

TEST_CASE("a round that has begun is not seated again") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    CHECK(refusal(decide_seating(event, {{round_of(1, {{1, 2, 3, 5}, {4, 6, 7, 8}})}}, 1, "late")) ==
          "round-has-begun");
    CHECK(refusal(decide_opening_of_round(event, 1)) == "round-has-begun");
    CHECK(refusal(decide_opening_of_round(event, 3)) == "round-not-seated");
}

TEST_CASE("no bell rings for a seating with a player who left, or that leaves a player out") {
    Event event = seated_evening();
    done(event, decide_leaving(event, 8, 1));
    CHECK(refusal(decide_opening_of_round(event, 1)) == "seat-of-absent");
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7}})}}, 1, "Henri left"));
    done(event, decide_player(event, called("Ivan")));
    CHECK(refusal(decide_opening_of_round(event, 1)) == "not-all-seated");
    done(event, decide_player(event, {.number = 0, .name = "Julia", .family = {}, .substitute = true}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 9}})}}, 1, "Ivan came"));
    done(event, decide_opening_of_round(event, 1));
}

TEST_CASE("a result names those who sat there, and its places follow from the totals") {
    Event event = seated_evening();
    const auto take = [&](const act::ResultTaken& result) { return refusal(decide_result(event, result)); };
    CHECK(take(result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {5, 100}})) == "seats-differ");
    CHECK(take(result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}})) == "seats-differ");
    CHECK(take(result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {3, 200}, {4, 100}})) == "seats-differ");
    CHECK(take(result_of(1, 3, {{1, 400}})) == "no-such-table");
    CHECK(take(result_of(3, 1, {{1, 400}})) == "round-not-seated");
    auto odd = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
    odd.seats[0].total = Share{1, 3};
    CHECK(take(odd) == "total-invalid");
    odd.seats[0].total = Share{Money{-1}};
    CHECK(take(odd) == "total-invalid");

    const auto placed = std::get<Act>(decide_result(event, result_of(1, 1, {{4, 300}, {3, 100}, {1, 300}, {2, 400}})));
    const auto& seats = std::get<act::ResultTaken>(placed).seats;
    CHECK(seats.at(0) == SeatScore{1, Share{Money{300}}, 2});  // in order of play
    CHECK(seats.at(1) == SeatScore{2, Share{Money{400}}, 1});
    CHECK(seats.at(2) == SeatScore{3, Share{Money{100}}, 4});
    CHECK(seats.at(3) == SeatScore{4, Share{Money{300}}, 2});
}

TEST_CASE("typed places agree with the totals, and a player who forfeits is last") {
    const Event event = seated_evening();
    auto result = result_of(1, 1, {{1, 300}, {2, 300}, {3, 200}, {4, 0}});
    const auto with_places = [&](std::vector<int> places) {
        for (std::size_t i = 0; i < places.size(); ++i) result.seats[i].place = places[i];
        return refusal(decide_result(event, result));
    };
    CHECK(with_places({1, 1, 3, 4}) == "done");
    CHECK(with_places({1, 2, 3, 4}) == "done");  // the ruling on ties may part them
    CHECK(with_places({1, 2, 2, 4}) == "places-invalid");
    CHECK(with_places({2, 3, 1, 4}) == "places-invalid");
    CHECK(with_places({1, 3, 3, 4}) == "places-invalid");
    CHECK(with_places({1, 2, 3, 0}) == "places-invalid");
    result.seats[0].forfeit = true;
    CHECK(with_places({1, 2, 3, 4}) == "places-invalid");
    CHECK(with_places({4, 1, 2, 3}) == "done");
    CHECK(with_places({0, 0, 0, 0}) == "done");
}

TEST_CASE("a result is taken once; the same again changes nothing, another is a correction or a fork") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    const auto first = from_game(result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}}), 'a', 200, '1');
    done(event, decide_result(event, first));
    CHECK(refusal(decide_result(event, first)) == "nothing-changed");
    CHECK(refusal(decide_result(event, from_game(first, 'a', 201, '2'))) == "other-history");
    CHECK(refusal(decide_result(event, from_game(first, 'b', 200, '1'))) == "other-game");
    CHECK(refusal(decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 101}}))) ==
          "result-is-there");
}

TEST_CASE("a game that contradicts the typed result does not count until the director has chosen") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    const auto typed = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
    done(event, decide_result(event, typed));
    CHECK(refusal(decide_result(event, from_game(typed, 'a', 200, '1'))) == "result-is-there");
    const auto other = from_game(result_of(1, 1, {{1, 100}, {2, 300}, {3, 200}, {4, 400}}), 'a', 200, '1');
    CHECK(refusal(decide_result(event, other)) == "game-differs");
    // The same totals in other places are another result, and a forfeit is not a played zero.
    act::ResultTaken one = result_of(1, 1, {{1, 300}, {2, 300}, {3, 200}, {4, 0}});
    for (std::size_t at = 0; at < 4; ++at) one.seats[at].place = std::array{1, 1, 3, 4}[at];
    act::ResultTaken placed = one;
    placed.seats[0].place = 2;
    act::ResultTaken forfeited = one;
    forfeited.seats[3].forfeit = true;
    act::ResultTaken out_otherwise = one;
    out_otherwise.seats[3].place = 3;
    CHECK(has_same_scores(one, one));
    CHECK_FALSE(has_same_scores(one, placed));
    CHECK_FALSE(has_same_scores(one, forfeited));
    CHECK(has_same_scores(one, out_otherwise));
    CHECK_FALSE(event.table(1, 1)->is_decided(*other.source));
    done(event, decide_fork(event, {1, 1, *other.source}));
    done(event, decide_correction(event, result_of(1, 1, {{1, 401}, {2, 300}, {3, 200}, {4, 100}}), "typed wrong"),
         "typed wrong");
    CHECK(event.table(1, 1)->forks.empty());
    CHECK(event.table(1, 1)->is_decided(*other.source));
}

TEST_CASE("a correction has a reason and a number, stays visible, and moves the standings") {
    Event event = with_first_results();
    CHECK(ranks(event) == "1:Anna 1:Elena 3:Boris 3:Farid 5:Clara 5:Galina 7:Dmitri 7:Henri ");
    const auto right = result_of(1, 1, {{1, 100}, {2, 300}, {3, 200}, {4, 400}});
    CHECK(refusal(decide_correction(event, right, "")) == "why-missing");
    CHECK(refusal(decide_correction(event, result_of(2, 1, {{1, 1}, {5, 2}, {2, 3}, {6, 4}}), "typed wrong")) ==
          "no-result-yet");
    done(event, decide_correction(event, right, "typed wrong"), "typed wrong");
    CHECK(ranks(event) == "1:Dmitri 1:Elena 3:Boris 3:Farid 5:Clara 5:Galina 7:Anna 7:Henri ");
    CHECK(event.table(1, 1)->results.size() == 2);
    CHECK(event.table(1, 1)->result()->correction == 1);
    CHECK(event.corrections == 1);
    CHECK(refusal(decide_correction(event, right, "again")) == "nothing-changed");
}

TEST_CASE("only the latest round is corrected, unless an earlier one is unlocked") {
    Event event = with_first_results();
    const auto right = result_of(1, 1, {{1, 100}, {2, 300}, {3, 200}, {4, 400}});
    CHECK(refusal(decide_unlocking(event, 1, "an appeal")) == "nothing-changed");
    done(event, decide_opening_of_round(event, 2));
    CHECK(refusal(decide_correction(event, right, "typed wrong")) == "round-locked");
    CHECK(refusal(decide_unlocking(event, 1, "")) == "why-missing");
    done(event, decide_unlocking(event, 1, "an appeal"));
    CHECK(refusal(decide_correction(event, right, "typed wrong")) == "done");
}

TEST_CASE("a fork waits until a correction decides") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    const auto first = from_game(result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}}), 'a', 200, '1');
    const auto other = from_game(result_of(1, 1, {{1, 100}, {2, 300}, {3, 200}, {4, 400}}), 'a', 201, '2');
    done(event, decide_result(event, first));
    done(event, Act{act::ForkKept{1, 1, *other.source}});
    CHECK(event.table(1, 1)->forks.size() == 1);
    done(event, decide_correction(event, other, "the banker's laptop was the right one"));
    CHECK(event.table(1, 1)->forks.empty());
    CHECK(ranks(event).starts_with("1:Dmitri "));
}

TEST_CASE("missing results: the tables of a round that has begun, after their time was over") {
    Event event = seated_evening();
    CHECK(missing_results(event).empty());
    done(event, decide_opening_of_round(event, 1));
    const std::int64_t rang = *event.rounds.at(1).opened_at;
    CHECK(refusal(decide_extension(event, {1, 2, 5}, "")) == "why-missing");
    CHECK(refusal(decide_extension(event, {1, 3, 5}, "a protest")) == "no-such-table");
    CHECK(refusal(decide_extension(event, {1, 2, 0}, "a protest")) == "minutes-range");
    done(event, decide_extension(event, {1, 2, 5}, "a protest"));
    done(event, decide_extension(event, {1, 0, 1}, "a power cut"));
    const auto missing = missing_results(event);
    REQUIRE(missing.size() == 2);
    CHECK(missing[0].due_at == rang + 91 * 60'000);
    CHECK(missing[1].due_at == rang + 96 * 60'000);
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    CHECK(missing_results(event).size() == 1);
}

TEST_CASE("an event without a set time misses results from no moment on") {
    Event event;
    act::Created wish = club_evening();
    wish.minutes = 0;
    done(event, decide_creation(wish));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}, {5, 6, 7, 8}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    REQUIRE(missing_results(event).size() == 2);
    CHECK_FALSE(missing_results(event)[0].due_at);
}

TEST_CASE("a round has as many minutes more as every table of it has that still plays") {
    Event event = seated_evening();
    const auto minutes = [&event] { return event.rounds.at(1).extension(); };
    CHECK(minutes() == 0);
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_extension(event, {1, 2, 5}, "a protest"));
    CHECK(minutes() == 0);
    done(event, decide_extension(event, {1, 0, 1}, "a power cut"));
    CHECK(minutes() == 1);
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    CHECK(minutes() == 6);
    done(event, decide_result(event, result_of(1, 2, {{5, 400}, {6, 300}, {7, 200}, {8, 100}})));
    CHECK_FALSE(minutes());
}

TEST_CASE("penalties are a list of their own, and are withdrawn by an act") {
    Event event = with_first_results();
    CHECK(refusal(decide_penalty(event, {0, 1, Share{Money{2}}}, "")) == "why-missing");
    CHECK(refusal(decide_penalty(event, {0, 1, Share{}}, "late")) == "points-range");
    CHECK(refusal(decide_penalty(event, {0, 1, Share{1, 7}}, "late")) == "points-range");
    done(event, decide_penalty(event, {0, 1, Share{Money{2}}}, "late"), "late");
    CHECK(ranks(event).starts_with("1:Elena 2:Anna "));
    CHECK(refusal(decide_withdrawal(event, 2, "proved")) == "no-such-penalty");
    done(event, decide_withdrawal(event, 1, "proved"), "proved");
    CHECK(refusal(decide_withdrawal(event, 1, "proved")) == "no-such-penalty");
    CHECK(ranks(event).starts_with("1:Anna 1:Elena "));
    CHECK(event.penalties.at(0).withdrawn->why == "proved");
}

TEST_CASE("a scheme is changed with a reason, and has points for every table") {
    Event event = with_first_results();
    const Scheme small = std::get<Scheme>(parse_scheme("3-2-1 by=points"));
    const Scheme other = std::get<Scheme>(parse_scheme("3-2-1 4-3-2-1 by=wins"));
    CHECK(refusal(decide_scheme(event, other, "")) == "why-missing");
    CHECK(refusal(decide_scheme(event, small, "agreed")) == "size-without-points");
    CHECK(refusal(decide_scheme(event, event.scheme, "agreed")) == "nothing-changed");
    done(event, decide_scheme(event, other, "agreed"), "agreed");
    CHECK(ranks(event) == "1:Anna 1:Elena 3:Boris 3:Clara 3:Dmitri 3:Farid 3:Galina 3:Henri ");
}

TEST_CASE("lots are drawn among players of the event, each once") {
    Event event = with_first_results();
    CHECK(refusal(decide_lots(event, {1})) == "lots-too-few");
    CHECK(refusal(decide_lots(event, {1, 1})) == "lots-too-few");
    CHECK(refusal(decide_lots(event, {1, 99})) == "lots-too-few");
    done(event, decide_lots(event, {5, 1}));
    CHECK(ranks(event).starts_with("1:Elena 2:Anna "));
}

TEST_CASE("a bye counts from when its round has begun") {
    Event event = seated_evening();
    done(event, decide_seating(event, {{round_of(3, {{1, 6, 3, 8}, {5, 2, 7}}, {4})}}, 1, ""));
    CHECK(standings_of(event).at(0).rounds.empty());
    CHECK(refusal(decide_opening_of_round(event, 3)) == "not-next-round");
    done(event, decide_opening_of_round(event, 3, "the others play at home"));
    CHECK(ranks(event).starts_with("1:Dmitri "));
}
