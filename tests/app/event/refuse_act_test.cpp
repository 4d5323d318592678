// The check of an event's acts: an impossible decision is refused, regardless of its author and however right its
// hashes are.

#include "app/event/refuse_act.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/event/act_text.h"
#include "app/event/event_session.h"
#include "app/event/game_check.h"
#include "db/event/event_file.h"
#include "db/file/file_error.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

using Code = EventRefusal::Code;

const std::string hex_64(64, 'a');
const std::string hex_32(32, 'b');

GameSource some_game() {
    return {.game = hex_32, .entries = 7, .head = hex_64, .evidence = hex_64};
}

ActStamp stamp_after(const Event& event, const std::string& why = "because") {
    return {.entry = event.last + 1, .at = 1'000, .who = "Vera", .why = why};
}

/// The code with which the act is refused, or "done".
std::string gate(const Event& event, const Act& act, const std::string& why = "because") {
    const auto no = refuse_act(event, act, stamp_after(event, why));
    return no ? std::string(to_string(no->code)) : "done";
}

act::Seated third_round(std::vector<SeatedTable> tables, std::vector<int> byes = {}) {
    return {{RoundSeating{.round = 3, .tables = std::move(tables), .byes = std::move(byes)}}};
}

const SeatedTable first = table_of(1, {1, 2, 3, 4});
const SeatedTable second = table_of(2, {5, 6, 7, 8});

/// Round 1 was played and its first result corrected; a penalty is in force, another is withdrawn; Henri has left.
Event played_evening() {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_correction(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 99}}), "typed wrong"));
    done(event, decide_penalty(event, {0, 1, Share{Money{1}}}, "late"));
    done(event, decide_penalty(event, {0, 2, Share{Money{1}}}, "late"));
    done(event, decide_withdrawal(event, 1, "proved"));
    done(event, decide_leaving(event, 8, 3));
    return event;
}

}  // namespace

TEST_CASE("a table has a number, seats with points, and players who are there and sit once") {
    const Event event = seated_evening();
    SeatedTable zero = first;
    zero.number = 0;
    SeatedTable far = first;
    far.number = 999'999;
    SeatedTable crowd{.number = 1, .seats = std::vector<SeatedPlayer>(5'000, {1, Role::monopolist})};
    SeatedTable mixed = first;
    mixed.seats.front().role = Role::player;
    CHECK(gate(event, third_round({first, second})) == "done");
    CHECK(gate(event, third_round({zero, second})) == "table-range");
    CHECK(gate(event, third_round({far, second})) == "table-range");
    CHECK(gate(event, third_round({crowd, second})) == "seated-twice");
    CHECK(gate(event, third_round({{.number = 3, .seats = {}}, first, second})) == "size-without-points");
    CHECK(gate(event, third_round({first, table_of(1, {5, 6, 7, 8})})) == "table-range");
    CHECK(gate(event, third_round({table_of(1, {91, 92, 93, 94}), second})) == "seat-of-absent");
    CHECK(gate(event, third_round({first, second}, {77})) == "seat-of-absent");
    CHECK(gate(event, third_round({first, second}, {1})) == "seated-twice");
    CHECK(gate(event, third_round({first}, {5, 6, 7})) == "not-all-seated");
    CHECK(gate(event, third_round({mixed, second})) == "roles-unbalanced");
    CHECK(gate(event, third_round({}, {1, 2, 3, 4, 5, 6, 7, 8})) == "round-invalid");
    CHECK(gate(event, act::Seated{{third_round({first, second}).rounds[0], third_round({first, second}).rounds[0]}}) ==
          "round-invalid");
    CHECK(gate(event, act::Seated{{{.round = 1, .tables = {first, second}, .byes = {}}}}, "") == "why-missing");
    CHECK(gate(event, act::Seated{{{.round = 2'147'483'647, .tables = {first, second}, .byes = {}}}}) ==
          "no-such-round");
}

TEST_CASE("the balance of roles is for who has the edition: a book is read without it") {
    const Event event = seated_evening();
    SeatedTable lopsided = first;
    for (SeatedPlayer& seat : lopsided.seats) seat.role = Role::monopolist;
    const act::Seated wish = third_round({lopsided, second});
    CHECK(refusal(decide_seating(event, wish, 1, "")) == "roles-unbalanced");
    CHECK(gate(event, wish) == "done");
}

TEST_CASE("numbers are those that would have been given") {
    const Event event = played_evening();
    CHECK(gate(event, act::PlayerAdded{.number = 9, .name = "Ivan", .family = {}}) == "done");
    CHECK(gate(event, act::PlayerAdded{.number = 10, .name = "Ivan", .family = {}}) == "act-differs");
    CHECK(gate(event, act::PenaltyGiven{3, 1, Share{Money{1}}}) == "done");
    CHECK(gate(event, act::PenaltyGiven{2'147'483'647, 1, Share{Money{1}}}) == "act-differs");
    act::ResultTaken again = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 98}});
    for (std::size_t seat = 0; seat < again.seats.size(); ++seat) again.seats[seat].place = static_cast<int>(seat) + 1;
    again.correction = 2;
    CHECK(gate(event, again) == "done");
    again.correction = 77;
    CHECK(gate(event, again) == "act-differs");
    again.correction = 2;
    std::swap(again.seats.front(), again.seats.back());
    CHECK(gate(event, again) == "act-differs");
    CHECK(gate(event, result_of(1, 2, {{5, 4}, {6, 3}, {7, 2}, {8, 1}})) == "act-differs");  // without places
}

TEST_CASE("an act about a player, round, table or penalty that does not exist is refused") {
    const Event event = played_evening();
    const std::vector<std::pair<Act, std::string>> acts{
        {act::PlayerLeft{77, 3}, "no-such-player"},
        {act::PlayerReturned{77, 3}, "no-such-player"},
        {act::CheckedIn{77}, "no-such-player"},
        {act::Hidden{77, true}, "no-such-player"},
        {act::PenaltyGiven{3, 77, Share{Money{1}}}, "no-such-player"},
        {act::PenaltyWithdrawn{1}, "no-such-penalty"},
        {act::PenaltyWithdrawn{0}, "no-such-penalty"},
        {act::PenaltyWithdrawn{-5}, "no-such-penalty"},
        {act::LotsDrawn{{77, 78}}, "lots-too-few"},
        {act::PlayerLeft{8, 3}, "player-has-left"},
        {act::PlayerReturned{1, 3}, "player-is-there"},
        {act::PlayerReturned{8, 2}, "no-such-round"},
        {act::RoundOpened{9}, "round-not-seated"},
        {act::RoundOpened{1}, "round-has-begun"},
        {act::Extended{1, 9, 5}, "no-such-table"},
        {act::Extended{1, 1, 2'147'483'647}, "minutes-range"},
        {act::RoundUnlocked{1}, "nothing-changed"},
        {act::KeyWithdrawn{1, 1}, "no-key"},
        {act::KeyEnrolled{1, 1, "RWQ"}, "key-invalid"},
        {act::HubNamed{"file:///bin/sh", hex_64}, "hub-invalid"},
        {act::HubNamed{"http://192.168.0.7:8017", "x"}, "hub-invalid"},
        {act::OfficialRemoved{"Olga"}, "no-official"},
        {act::OfficialNamed{"Olga", OfficialRole::judge, 0}, "no-director"},
        {club_evening(), "act-differs"},
    };
    for (const auto& [act, code] : acts) {
        CAPTURE(act_text(act));
        CHECK(gate(event, act) == code);
    }
}

TEST_CASE("the game of a result has an id, an end and evidence that can be some") {
    const Event event = played_evening();
    const auto fork = [&](const GameSource& source) { return gate(event, act::ForkKept{1, 1, source}); };
    CHECK(fork(some_game()) == "done");
    std::array<GameSource, 6> wrong;
    wrong.fill(some_game());
    wrong[0].game = "../../etc/passwd";
    wrong[1].head = "";
    wrong[2].evidence = std::string(64, 'A');
    wrong[3].entries = -1;
    wrong[4].certified_by = "\x1b[2J";
    wrong[5].certified_by = "Vera";
    for (const GameSource& source : wrong) CHECK(fork(source) == "source-invalid");
    GameSource certified = some_game();
    certified.certified_by = std::string(56, 'A');  // a game keeps any key that is written as one
    CHECK(fork(certified) == "done");
}

TEST_CASE("histories of one game that wait, and officials, come to an end") {
    Event event = played_evening();
    const auto fork = [](int number) {
        GameSource source = some_game();
        source.head = std::string(61, '0') + std::to_string(100 + number);
        return act::ForkKept{1, 1, source};
    };
    for (int number = 0; number < EventLimits::histories; ++number) done(event, decide_fork(event, fork(number)));
    CHECK(refusal(decide_fork(event, fork(EventLimits::histories))) == "too-many-histories");
    // A book of an earlier version may have more.
    for (int number = EventLimits::histories; number < EventLimits::histories_read; ++number)
        done(event, decide_fork(event, fork(number), ActRules::reading));
    CHECK(gate(event, fork(EventLimits::histories_read)) == "too-many-histories");
    CHECK(gate(event, act::ForkKept{1, 2, some_game()}) == "done");
    done(event, decide_correction(event, result_of(1, 1, {{1, 4}, {2, 3}, {3, 2}, {4, 1}}), "decided"));
    CHECK(gate(event, fork(EventLimits::histories_read)) == "done");

    Event officials = seated_evening();
    const auto named = [](int number) {
        return act::OfficialNamed{number == 0 ? "Vera" : "Judge " + std::to_string(number), OfficialRole::director, 0};
    };
    for (int number = 0; number < EventLimits::officials; ++number)
        done(officials, decide_official(officials, named(number)));
    CHECK(gate(officials, named(EventLimits::officials)) == "too-many-officials");
    CHECK(gate(officials, act::OfficialNamed{"Judge 5", OfficialRole::judge, 0}) == "done");
}

TEST_CASE("actor, reason and time are such as can be written") {
    const Event event = seated_evening();
    const act::CheckedIn act{1};
    const auto stamped = [&](ActStamp stamp) {
        const auto no = refuse_act(event, act, stamp);
        return no ? std::string(to_string(no->code)) : "done";
    };
    const std::int64_t next = event.last + 1;
    CHECK(stamped({next, 0, "", ""}) == "done");
    CHECK(stamped({next, 253'402'300'799'999, "Vera", "x"}) == "done");
    CHECK(stamped({next, -1, "Vera", ""}) == "moment-invalid");
    CHECK(stamped({next, 253'402'300'800'000, "Vera", ""}) == "moment-invalid");
    CHECK(stamped({next, 0, "Ve\nra", ""}) == "name-invalid");
    CHECK(stamped({next, 0, "Vera", "\x1b[2J"}) == "name-invalid");
    CHECK(stamped({next, 0, "Vera", "\xff"}) == "name-invalid");
    CHECK(stamped({next, 0, std::string(501, 'x'), ""}) == "name-invalid");
    CHECK(stamped({next + 1, 0, "Vera", ""}) == "act-differs");
}

TEST_CASE("the findings of a game fit behind a reason of any length, and nothing else does") {
    const Event event = seated_evening();
    const auto with_why = [&](const std::string& why) {
        const auto no = refuse_act(event, act::CheckedIn{1}, {event.last + 1, 0, "Vera", why});
        return no ? no->number : 0;
    };
    const std::string longest(EventLimits::why, 'x');
    const std::string found = "verify: clock #3 " + std::string(EventLimits::found - 17, '9');
    CHECK(with_why(longest) == 0);
    CHECK(with_why(longest + "x") == EventLimits::why);
    CHECK(with_why(reason_with(longest, found)) == 0);
    CHECK(with_why(reason_with(longest + "x", found)) == EventLimits::why);
    CHECK(with_why(reason_with(longest, found + "9")) == EventLimits::why);
    CHECK(with_why(reason_with(longest, "as agreed: clock #3")) == EventLimits::why);
}

TEST_CASE("an act of a person without the right is refused") {
    Event event = seated_evening();
    done(event, decide_official(event, {"Vera", OfficialRole::director, 0}));
    CHECK(gate(event, act::RoundOpened{1}) == "done");
    CHECK(to_string(refuse_act(event, act::RoundOpened{1}, {event.last + 1, 0, "Mallory", ""})->code) == "not-allowed");
}

TEST_CASE("an event begins with rounds, tables and an edition that there can be") {
    const auto begins = [](const act::Created& wish) {
        const auto no = refuse_act({}, wish, {1, 0, "Vera", ""});
        return no ? std::string(to_string(no->code)) : "done";
    };
    CHECK(begins(club_evening()) == "done");
    act::Created wish = club_evening();
    wish.edition = "../../etc/passwd";
    CHECK(begins(wish) == "edition-invalid");
    wish = club_evening();
    wish.rulings = {"ties=shared", "some_ruling_to_come=yes"};
    CHECK(begins(wish) == "done");
    for (const std::vector<std::string>& rulings :
         {std::vector<std::string>{"ties"}, {"ties=shared", "ties=shared"}, {"=x"}, {"Ties=x"}}) {
        wish.rulings = rulings;
        CHECK(begins(wish) == "edition-invalid");
    }
    CHECK(to_string(refuse_act({}, act::CheckedIn{1}, {1, 0, "Vera", ""})->code) == "act-differs");
}

TEST_CASE("a posted name has no space at either end, in any script; one that a book has may have") {
    const Event event = seated_evening();
    for (const char* name : {"Ivan\u00a0", "\u2003Ivan", "\u3000Ivan"}) {
        const act::PlayerAdded wish{.number = 9, .name = name, .family = {}};
        CHECK(refusal(decide_player(event, wish)) == "name-invalid");
        CHECK(gate(event, wish) == "done");
    }
    CHECK(refusal(decide_player(event, {.number = 0, .name = "Ivan", .family = "Berg\u00a0"})) == "name-invalid");
    CHECK(refusal(decide_player(event, {.number = 0, .name = "Ivan\u00a0Berg", .family = {}})) == "done");
}

TEST_CASE("a player who comes and goes often misses the rounds that they missed, in few words") {
    Event event = seated_evening();
    for (int times = 0; times < 200; ++times) {
        done(event, decide_leaving(event, 1, 1));
        done(event, decide_return(event, 1, times % 2 == 0 ? 2 : 1));
    }
    done(event, decide_leaving(event, 1, 3));
    CHECK(event.player(1)->gaps.size() == 2);
    CHECK(!event.player(1)->is_there(1));
    CHECK(event.player(1)->is_there(2));
    CHECK(!event.player(1)->is_there(3));
    CHECK(event.player(1)->has_left());
    done(event, decide_return(event, 1, 3));
    CHECK(event.player(1)->gaps.size() == 1);
    CHECK(!event.player(1)->has_left());
}

TEST_CASE("an act that was decided on another event is refused, not posted") {
    const ScratchFolder folder;
    auto made = EventSession::create(folder.file("club.tbe"), club_evening(), counting_stamps());
    auto& session = std::get<EventSession>(made);
    const EventDecision anna = decide_player(session.event(), {.number = 0, .name = "Anna", .family = {}});
    const EventDecision boris = decide_player(session.event(), {.number = 0, .name = "Boris", .family = {}});
    REQUIRE(std::holds_alternative<ActStamp>(session.post(anna, "")));
    const auto outcome = session.post(boris, "");
    REQUIRE(std::holds_alternative<EventRefusal>(outcome));
    CHECK(std::get<EventRefusal>(outcome).code == Code::act_differs);
    CHECK(read_event_state(folder.file("club.tbe")).event.last == 2);
    CHECK_THROWS_AS(static_cast<void>(tried(session.event(), std::get<Act>(boris), "")), std::logic_error);
}

TEST_CASE("an act that breaks a rule is a damaged file with its place, and it is neither copied nor opened") {
    const ScratchFolder folder;
    const std::string file = folder.file("club.tbe");
    { auto made = EventSession::create(file, club_evening(), counting_stamps()); }
    {
        EventFile book(file);
        book.append(std::vector<EventEntry>{{2, 1'000, "Vera", "", act_text(act::CheckedIn{7})}}, {});
    }
    const auto said = [&](const auto& act) -> std::string {
        try {
            act();
        } catch (const FileError& error) {
            return error.kind() == FileError::Kind::damaged ? error.what() : "another error";
        }
        return "done";
    };
    const std::string damaged = file + ": entry 2: the event has no such player (checked-in)";
    CHECK(said([&] { static_cast<void>(read_event_state(file)); }) == damaged);
    CHECK(said([&] { static_cast<void>(EventSession::open(file, counting_stamps())); }) == damaged);
    CHECK(said([&] { static_cast<void>(copy_event(file, folder.file("copy.tbe"))); }) == damaged);
    CHECK(!std::filesystem::exists(folder.file("copy.tbe")));
}

TEST_CASE("every refusal has a word and a reason of its own") {
    std::set<std::string> words;
    std::set<std::string> reasons;
    for (int code = 0; code <= static_cast<int>(Code::act_differs); ++code) {
        words.emplace(to_string(static_cast<Code>(code)));
        reasons.emplace(reason_of(static_cast<Code>(code)));
    }
    CHECK(words.size() == static_cast<std::size_t>(Code::act_differs) + 1);
    CHECK(reasons.size() == words.size());
}

}  // namespace tablebank::testing
