// Acts that are undone or amended: later acts are decided again, numbers stay, nothing is erased.

#include "app/event/changed_event.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/import_result.h"
#include "app/event/refuse_act.h"
#include "tests/support/event_fixture.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

act::ResultTaken first_table(int round) {
    return round == 1 ? result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})
                      : result_of(2, 1, {{1, 400}, {5, 300}, {2, 200}, {6, 100}});
}

/// The bell of round 1 has rung: entry 11.
Event rung_evening() {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    return event;
}

act::ResultTaken from_game(act::ResultTaken result) {
    result.source = GameSource{std::string(32, 'a'), 40, std::string(64, 'b'), std::string(64, 'c')};
    return result;
}

/// Read again from its log, as a file is.
Event read_again(const Event& event) {
    Event read;
    for (const auto& logged : event.log) {
        const auto no = follow(read, logged->act, logged->stamp);
        REQUIRE_MESSAGE(!no, "#" << logged->stamp.entry << " " << (no ? std::string(to_string(no->code)) : ""));
    }
    return read;
}

constexpr std::int64_t bell = 11;

}  // namespace

TEST_CASE("a bell that is undone has not rung, and its round can be seated and rung again") {
    Event event = rung_evening();
    REQUIRE(std::holds_alternative<act::RoundOpened>(event.logged(bell)->act));
    CHECK(refusal(decide_leaving(event, 8, 1)) == "round-has-begun");
    done(event, decide_undoing(event, bell, "too early"), "too early");
    CHECK_FALSE(event.rounds.at(1).has_begun());
    CHECK(event.latest_round() == 0);
    CHECK(event.fate(bell)->by == bell + 1);
    CHECK(refusal(decide_leaving(event, 8, 1)) == "done");
    done(event, decide_opening_of_round(event, 1));
    CHECK(event.rounds.at(1).opened_at == 1000 * event.last);
    CHECK(read_again(event).rounds.at(1).opened_at == event.rounds.at(1).opened_at);
}

TEST_CASE("a bell of the wrong round is undone without a trace in the rounds") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 2, "looked at the next round"), "looked at the next round");
    done(event, decide_undoing(event, event.last, "wrong key"), "wrong key");
    CHECK(event.latest_round() == 0);
    CHECK(refusal(decide_opening_of_round(event, 1)) == "done");
}

TEST_CASE("undoing an undone act brings it back") {
    Event event = rung_evening();
    done(event, decide_undoing(event, bell, "too early"), "too early");
    const std::int64_t undone = event.last;
    CHECK(refusal(decide_undoing(event, bell, "again")) == "nothing-changed");
    done(event, decide_undoing(event, undone, "it was right"), "it was right");
    CHECK(event.rounds.at(1).opened_at == 1000 * bell);
    CHECK_FALSE(event.fate(bell));
    CHECK(read_again(event).rounds.at(1).opened_at == 1000 * bell);
}

TEST_CASE("an undone check-in, and one of another player") {
    Event event = seated_evening();
    done(event, decide_check_in(event, 3));
    const std::int64_t in = event.last;
    done(event, decide_amendment(event, in, act::CheckedIn{4}, "the box below"), "the box below");
    CHECK_FALSE(event.players.at(3).checked_in);
    CHECK(event.players.at(4).checked_in);
    done(event, decide_undoing(event, in, "nobody came"), "nobody came");
    CHECK_FALSE(event.players.at(4).checked_in);
    CHECK(refusal(decide_check_in(event, 4)) == "done");
}

TEST_CASE("name, family and table of a player are corrected, and nothing that followed changes") {
    Event event = rung_evening();
    done(event, decide_result(event, first_table(1)));
    act::PlayerAdded right{.number = 77, .name = "Anne", .family = "Dupont", .table = 2};
    done(event, decide_amendment(event, 2, right, "typed wrong"), "typed wrong");
    CHECK(event.players.at(1).name == "Anne");
    CHECK(event.players.at(1).family == "Dupont");
    CHECK(event.players.at(1).table == 2);
    CHECK(event.player("Anna") == nullptr);
    CHECK(event.player("anne")->number == 1);
    REQUIRE(event.table(1, 1)->result() != nullptr);
    CHECK(read_again(event).players.at(1).name == "Anne");
    right.name = "Boris";
    CHECK(refusal(decide_amendment(event, 2, right, "typed wrong")) == "player-twice");
    right.name = "";
    CHECK(refusal(decide_amendment(event, 2, right, "typed wrong")) == "name-invalid");
    CHECK(refusal(decide_amendment(event, 2, act::CheckedIn{1}, "another kind")) == "not-amendable");
}

TEST_CASE("a player who was entered by mistake is gone, and the number is given to no one else") {
    Event event = seated_evening();
    done(event, decide_player(event, {.number = 0, .name = "Igor", .family = {}, .substitute = true}));
    const std::int64_t added = event.last;
    done(event, decide_undoing(event, added, "registered twice"), "registered twice");
    CHECK(event.player(9) == nullptr);
    CHECK(scores_of(event).players.size() == 8);
    done(event, decide_player(event, {.number = 0, .name = "Igor", .family = {}}));
    CHECK(event.player("Igor")->number == 10);
    CHECK(read_again(event).player("Igor")->number == 10);
}

TEST_CASE("what no longer fits falls out, is named in the act, and comes back with it") {
    Event event = rung_evening();
    done(event, decide_result(event, first_table(1)));
    const EventDecision decided = decide_undoing(event, 10, "seated too early");
    const auto& undone = std::get<act::Undone>(std::get<Act>(decided));
    CHECK(undone.out == std::vector<std::int64_t>{11, 12});
    CHECK(asks_first(event, undone));
    done(event, decided, "seated too early");
    CHECK(event.rounds.empty());
    CHECK(event.fate(12)->kind == ActFate::Kind::out);
    done(event, decide_undoing(event, event.last, "no, it was right"), "no, it was right");
    REQUIRE(event.table(1, 1) != nullptr);
    CHECK(event.table(1, 1)->result()->seats.at(0).total == Share{Money{400}});
    CHECK(event.fates.size() == 1);
    static_cast<void>(read_again(event));
}

TEST_CASE("an act that names other entries than those that fall out is not read") {
    const Event event = rung_evening();
    const ActStamp stamp{.entry = event.last + 1, .at = 99'000, .who = "Vera", .why = "wrong"};
    CHECK(refuse_act(event, act::Undone{10, {11}}, stamp) == std::nullopt);
    CHECK(to_string(refuse_act(event, act::Undone{10, {}}, stamp)->code) == "act-differs");
    CHECK(to_string(refuse_act(event, act::Undone{10, {9, 11}}, stamp)->code) == "act-differs");
    CHECK(to_string(refuse_act(event, act::Undone{40, {}}, stamp)->code) == "no-such-entry");
    CHECK(to_string(refuse_act(event, act::Amended{11, nullptr, {}}, stamp)->code) == "act-differs");
}

TEST_CASE("a result that was typed for another table or round is amended") {
    Event event = rung_evening();
    done(event, decide_result(event, first_table(1)));
    const std::int64_t typed = event.last;
    auto right = result_of(1, 2, {{5, 400}, {6, 300}, {7, 200}, {8, 100}});
    CHECK(refusal(decide_amendment(event, typed, right, "")) == "why-missing");
    done(event, decide_amendment(event, typed, right, "other sheet"), "other sheet");
    CHECK(event.table(1, 1)->result() == nullptr);
    REQUIRE(event.table(1, 2)->result() != nullptr);
    CHECK(event.table(1, 2)->result()->seats.at(0).place == 1);
    CHECK(refusal(decide_amendment(event, typed, right, "again")) == "nothing-changed");
    right.round = 2;
    CHECK(refusal(decide_amendment(event, typed, result_of(2, 1, {{1, 4}, {5, 3}, {2, 2}, {6, 1}}), "round 2")) ==
          "round-not-rung");
    static_cast<void>(read_again(event));
}

TEST_CASE("what tables have signed, keys and the hub are not undone; the game of an undone result stays as evidence") {
    Event event = rung_evening();
    done(event, decide_hub(event, {"http://127.0.0.1:8017", std::string(64, '1')}));
    CHECK(refusal(decide_undoing(event, event.last, "no hub")) == "not-undoable");
    CHECK(refusal(decide_undoing(event, 1, "no event")) == "not-undoable");
    done(event, decide_result(event, from_game(first_table(1))));
    const std::int64_t taken = event.last;
    CHECK(refusal(decide_amendment(event, taken, first_table(1), "typed")) == "not-amendable");
    done(event, decide_undoing(event, taken, "the other table's laptop"), "the other table's laptop");
    CHECK(event.table(1, 1)->result() == nullptr);
    CHECK(event.table(1, 1)->is_decided(*from_game(first_table(1)).source));
    // The director may take it; a hub, or a folder that is read again, does not.
    CHECK(is_taken_back(event, from_game(first_table(1))));
    CHECK_FALSE(is_taken_back(event, first_table(1)));
    CHECK(refusal(decide_result(event, from_game(first_table(1)))) == "done");
}

TEST_CASE("a bell is amended to when it really rang") {
    Event event = rung_evening();
    act::RoundOpened right{1, 5000};
    CHECK(to_string(refuse_act(event, Act(right), {event.last + 1, 99'000, "Vera", "x"})->code) == "act-differs");
    done(event, decide_amendment(event, bell, right, "the clock was wrong"), "the clock was wrong");
    CHECK(event.rounds.at(1).opened_at == 5000);
    CHECK(read_again(event).rounds.at(1).opened_at == 5000);
    right.at = -1;
    CHECK(refusal(decide_amendment(event, bell, right, "before 1970")) == "moment-invalid");
}

TEST_CASE("numbers of corrections and penalties are given once, also if they are undone") {
    Event event = rung_evening();
    done(event, decide_result(event, first_table(1)));
    auto right = first_table(1);
    right.seats.at(0).total = Share{Money{500}};
    done(event, decide_correction(event, right, "read again"), "read again");
    done(event, decide_undoing(event, event.last, "the first was right"), "the first was right");
    CHECK(event.table(1, 1)->result()->seats.at(0).total == Share{Money{400}});
    done(event, decide_correction(event, right, "no, the second"), "no, the second");
    CHECK(event.table(1, 1)->result()->correction == 2);
    done(event, decide_penalty(event, {0, 1, Share{Money{2}}}, "late"), "late");
    done(event, decide_undoing(event, event.last, "somebody else"), "somebody else");
    done(event, decide_penalty(event, {0, 2, Share{Money{2}}}, "late"), "late");
    CHECK(event.penalty(1) == nullptr);
    CHECK(event.penalty(2)->given.player == 2);
    done(event, decide_withdrawal(event, 2, "excused"), "excused");
    CHECK(event.penalty(2)->withdrawn.has_value());
    static_cast<void>(read_again(event));
}

TEST_CASE("a result before the bell is set aside, is listed, and freezes nothing") {
    Event event = rung_evening();
    const EventDecision early = decide_result(event, first_table(2));
    CHECK(std::get<act::ResultTaken>(std::get<Act>(early)).early);
    done(event, early);
    CHECK(event.early.size() == 1);
    CHECK_FALSE(event.rounds.at(2).has_begun());
    CHECK(event.latest_round() == 1);
    CHECK(scores_of(event).results.empty());
    CHECK(refusal(decide_result(event, first_table(2))) == "nothing-changed");
    CHECK(refusal(decide_leaving(event, 8, 2)) == "done");
    CHECK(refusal(decide_seating(event, {{round_of(2, {{1, 6, 2, 5}, {3, 7, 4, 8}})}}, 1, "again")) == "done");
    const Event read = read_again(event);
    CHECK(read.early.size() == 1);

    SUBCASE("it is dismissed") {
        CHECK(refusal(decide_dismissal(event, 11, "that is no result")) == "not-undecided");
        done(event, decide_dismissal(event, event.early.at(0).stamp.entry, "typed in the wrong round"), "wrong round");
        CHECK(event.early.empty());
    }
    SUBCASE("it is the same as the one that comes after the bell") {
        done(event, decide_opening_of_round(event, 2));
        CHECK(event.table(2, 1)->result() == nullptr);
        done(event, decide_result(event, first_table(2)));
        CHECK(event.early.empty());
        CHECK_FALSE(event.table(2, 1)->result()->early);
    }
    SUBCASE("it is undone") {
        done(event, decide_undoing(event, event.last, "the wrong round"), "the wrong round");
        CHECK(event.early.empty());
    }
}

TEST_CASE("the results of a round whose bell is undone are set aside") {
    Event event = rung_evening();
    done(event, decide_result(event, first_table(1)));
    const EventDecision undone = decide_undoing(event, bell, "nobody was there");
    CHECK(std::get<act::Undone>(std::get<Act>(undone)).out == std::vector<std::int64_t>{12});
    done(event, undone, "nobody was there");
    CHECK(event.early.size() == 1);
    CHECK_FALSE(event.rounds.at(1).has_begun());
    static_cast<void>(read_again(event));
}

TEST_CASE("an early result still waits when the bell is brought back that was undone before it") {
    Event event = rung_evening();
    done(event, decide_undoing(event, bell, "too early"), "too early");
    const std::int64_t undone = event.last;
    done(event, decide_result(event, first_table(1)));
    done(event, decide_undoing(event, undone, "it was right"), "it was right");
    CHECK(event.rounds.at(1).opened_at.has_value());
    REQUIRE(event.early.size() == 1);
    CHECK(event.table(1, 1)->result() == nullptr);
    done(event, decide_result(event, first_table(1)));
    CHECK(event.early.empty());
    static_cast<void>(read_again(event));
}

TEST_CASE("in a book of an earlier version a result counts without a bell, also when something else is undone") {
    Event event = seated_evening();
    auto unrung = first_table(1);
    for (int place = 0; place < 4; ++place) unrung.seats.at(static_cast<std::size_t>(place)).place = place + 1;
    const ActStamp stamp{.entry = event.last + 1, .at = 20'000, .who = "Vera", .why = {}};
    REQUIRE(follow(event, unrung, stamp) == std::nullopt);
    CHECK(event.rounds.at(1).has_begun());
    done(event, decide_check_in(event, 1));
    done(event, decide_undoing(event, event.last, "another"), "another");
    CHECK(event.table(1, 1)->result() != nullptr);
    CHECK(event.fates.size() == 1);
}

TEST_CASE("there is a limit to acts that change others") {
    Event event = seated_evening();
    event.changes = EventLimits::changes;
    CHECK(refusal(decide_undoing(event, 2, "x")) == "too-many-changes");
}
