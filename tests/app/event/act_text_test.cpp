// An act has one text, and only that text is the act.

#include "app/event/act_text.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "calculators/tournament/table_sizes.h"
#include "db/book/event_book.h"
#include "tests/support/event_fixture.h"

using namespace tablebank;

namespace {

std::vector<Act> every_act() {
    const GameSource source{std::string(32, 'a'), 221, std::string(64, 'b'), std::string(64, 'c'), "RWQ"};
    act::ResultTaken typed = testing::result_of(1, 2, {{3, 304}, {4, 0}});
    typed.seats[0] = {.player = 3, .total = Share{3042, 10}, .place = 1};
    typed.seats[1] = {.player = 4, .total = {}, .place = 2, .forfeit = true};
    act::ResultTaken corrected = typed;
    corrected.source = source;
    corrected.correction = 2;
    return {testing::club_evening(),
            act::PlayerAdded{1, "Анна <script>", "Иванова", 3, true},
            act::PlayerAdded{2, "Ewa", "", 0, false, "SC Nord"},
            act::PlayerLeft{1, 2},
            act::PlayerReturned{1, 4},
            act::CheckedIn{1},
            act::Hidden{1, true},
            act::Seated{{testing::round_of(1, {{1, 2, 3}, {4, 5, 6}}, {7}),
                         RoundSeating{2, {testing::table_of(1, {1, 2, 3})}, {}, true}}},
            act::RoundOpened{1},
            act::Extended{1, 2, 5},
            typed,
            corrected,
            act::ForkKept{1, 2, source},
            act::RoundUnlocked{1},
            act::PenaltyGiven{1, 3, Share{5, 2}},
            act::PenaltyGiven{2, 3, Share{-5, 2}},
            act::PenaltyWithdrawn{1},
            act::SchemeChanged{usual_scheme()},
            act::LotsDrawn{{3, 1, 2}},
            act::HubNamed{"http://192.168.0.7:8017", std::string(64, 'a')},
            act::KeyEnrolled{2, 3, "RWQfAPjnJPSNIhM"},
            act::KeyWithdrawn{2, 3},
            act::OfficialNamed{"Vera", OfficialRole::banker, 3},
            act::OfficialRemoved{"Vera"},
            act::Reseated{1, 3, 0},
            act::Dismissed{12},
            act::Undone{12, {}},
            act::Undone{12, {13, 15}},
            act::Amended{12, std::make_shared<const act::Boxed>(act::Boxed{act::RoundOpened{1, 5000}}), {13}}};
}

}  // namespace

TEST_CASE("every kind of act reads back as it is written") {
    std::set<std::size_t> kinds;
    for (const Act& act : every_act()) {
        const std::string text = act_text(act);
        CAPTURE(text);
        CHECK(text.find('\n') == std::string::npos);
        const auto again = parse_act(text);
        REQUIRE(again);
        CHECK(*again == act);
        kinds.insert(act.index());
    }
    CHECK(kinds.size() == std::variant_size_v<Act>);
}

TEST_CASE("the form of an act is fixed: books of years ago are read by it") {
    CHECK(act_text(act::RoundOpened{3}) == R"({"did":"opened","round":3})");
    CHECK(act_text(act::PenaltyGiven{1, 3, Share{5, 2}}) ==
          R"({"did":"penalty","number":1,"player":3,"points":"2.5"})");
    CHECK(act_text(act::Undone{12, {13}}) == R"({"did":"undone","entry":12,"out":[13]})");
    CHECK(act_text(act::Amended{12, std::make_shared<const act::Boxed>(act::Boxed{act::CheckedIn{4}}), {}}) ==
          R"({"act":{"did":"checked-in","player":4},"did":"amended","entry":12})");
    CHECK(act_text(act::Reseated{1, 3, 9}) == R"({"did":"reseated","other":9,"player":3,"round":1})");
    CHECK(act_text(act::Seated{{testing::round_of(1, {{3, 5, 7}}, {2})}}) ==
          R"({"did":"seated","rounds":[{"byes":[2],"round":1,"tables":["1 3m 5c 7m"]}]})");
    CHECK(act_text(testing::result_of(1, 2, {{3, 304}})) ==
          R"({"did":"result","round":1,"seats":[{"place":0,"player":3,"total":"304"}],"table":2})");
}

TEST_CASE("text in another form is not an act") {
    for (const std::string text :
         {"", "{", "[]", "null", R"({"did":"flown","round":1})", R"({"did":"opened"})",
          R"({"did":"opened","round":"1"})", R"({"did":"opened","round":-1})", R"({"did":"opened","round":1.5})",
          R"({"did":"opened","round":99999999999})", R"({"did":"opened", "round":1})", R"({"round":1,"did":"opened"})",
          R"({"did":"opened","more":1,"round":1})",
          R"({"did":"seated","rounds":[{"byes":[],"round":1,"tables":["1 3x"]}]})",
          R"({"did":"seated","rounds":[{"byes":[],"round":1,"tables":["1 3m "]}]})",
          R"({"did":"seated","rounds":[{"byes":[],"round":1,"tables":["1 9999999m"]}]})",
          R"({"did":"seated","rounds":[{"byes":[],"round":1,"tables":["01 3m"]}]})",
          R"({"did":"penalty","number":1,"player":3,"points":"2.50"})", R"({"did":"scheme","scheme":"luck"})"}) {
        CAPTURE(text);
        CHECK(!parse_act(text));
    }
}

TEST_CASE("an act that a later version may have written is distinguished from an impossible one") {
    const auto problem = [](const std::string& text) {
        const auto read = read_act_text(text);
        REQUIRE(std::holds_alternative<ActProblem>(read));
        return std::get<ActProblem>(read);
    };
    for (const std::string later :
         {R"({"did":"danced","round":1})", R"({"did":"opened","more":1,"round":1})",
          R"({"did":"official","name":"Olga","role":"king"})", R"({"did":"scheme","scheme":"3-2-1 by=beauty"})",
          R"({"did":"seated","rounds":[{"byes":[],"hall":2,"round":1,"tables":["1 3m"]}]})"}) {
        CAPTURE(later);
        CHECK(problem(later) == ActProblem::later);
    }
    for (const std::string none :
         {"", "{}", "[1]", R"({"did":5})", R"({"did":"opened","round":-1})", R"({"did":"opened", "round":1})",
          R"({"did":"lots","players":[4294967297,2]})", R"({"did":"lots","players":[1.5]})",
          R"({"did":"seated","rounds":[{"byes":[-1],"round":1,"tables":["1 3m"]}]})"}) {
        CAPTURE(none);
        CHECK(problem(none) == ActProblem::none);
    }
    CHECK(problem(std::string(500'000, '[')) == ActProblem::none);
    CHECK(problem(R"({"did":"hidden","hidden":true,"player":1,"x":")" + std::string(2'000'000, 'x') + R"("})") ==
          ActProblem::none);
}

TEST_CASE("the largest possible seating is an act, and each act states what it did") {
    act::Seated largest;
    for (int round = 1; round <= EventLimits::rounds; ++round) {
        RoundSeating seating{.round = round, .tables = {}, .byes = {EventLimits::players}};
        for (int table = 1; table <= EventLimits::players / fewest_seats; ++table) {
            SeatedTable& seated = seating.tables.emplace_back();
            seated.number = table;
            for (int seat = 0; seat < fewest_seats; ++seat)
                seated.seats.push_back({fewest_seats * (table - 1) + seat + 1, Role::monopolist});
        }
        largest.rounds.push_back(std::move(seating));
    }
    const std::string text = act_text(largest);
    CHECK(text.size() < EventEntry::longest_act);
    CHECK(parse_act(text) == Act{largest});
    CHECK(did_of(largest) == "seated");
    CHECK(did_of(act::KeyWithdrawn{}) == "key-withdrawn");
}
