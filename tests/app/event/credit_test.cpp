// The player to whom the result of a seat is credited: the director states it if someone else sat there than the event
// seated.

#include "app/event/credit.h"

#include <doctest/doctest.h>

#include "app/event/act_text.h"
#include "app/event/game_result.h"
#include "app/event/import_result.h"
#include "app/event/refuse_act.h"
#include "app/session/incremental_game.h"
#include "ledger/proof/result_code.h"
#include "tests/app/event/played_table.h"

namespace tablebank::testing {
namespace {

/// Two substitutes in addition to the eight: Vera is 9, Julia 10.
Event evening_with_substitutes() {
    Event event = seated_evening();
    for (const char* name : {"Vera", "Julia"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}, .substitute = true}));
    done(event, decide_opening_of_round(event, 1));
    return event;
}

std::vector<PlayedSeat> four_seats(bool joined) {
    std::vector<PlayedSeat> seats{
        {1, {"Anna"}, false}, {2, {"Boris"}, false}, {3, {"Clara"}, false}, {4, {"Dmitri"}, false}};
    if (joined) seats.push_back({5, {"Julia"}, true});
    return seats;
}

act::ResultTaken four_scores(bool joined) {
    act::ResultTaken wish = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
    for (std::size_t at = 0; at < wish.seats.size(); ++at)
        wish.seats[at].place = static_cast<int>(at) + (joined && at > 0 ? 2 : 1);
    if (joined) wish.seats.push_back({.player = 10, .total = Share{Money{350}}, .place = 2});
    return wish;
}

std::string credited(const Event& event, const std::vector<Credit>& credits, bool joined = false,
                     const std::string& why = "agreed") {
    act::ResultTaken wish = four_scores(joined);
    std::vector<PlayedSeat> played = four_seats(joined);
    if (const auto no = apply_credits(event, played, credits, wish)) return std::string(to_string(no->code));
    if (const auto no = uncredited_seat(played, wish)) return std::string(to_string(no->code)) + " " + no->text;
    const EventDecision decided = decide_result(event, wish, why);
    if (const auto* no = std::get_if<EventRefusal>(&decided)) return std::string(to_string(no->code));
    std::string text;
    for (const SeatScore& seat : std::get<act::ResultTaken>(std::get<Act>(decided)).seats)
        text += (text.empty() ? "" : " ") + event.players.at(seat.player).name + "@" + std::to_string(seat.place) +
                (seat.seat_of ? "/" + std::to_string(*seat.seat_of) : "");
    return text;
}

}  // namespace

TEST_CASE("a substitute who took a seat over is credited, with a reason") {
    const Event event = evening_with_substitutes();
    CHECK(credited(event, {}) == "Anna@1 Boris@2 Clara@3 Dmitri@4");
    CHECK(credited(event, {{"Anna", "Vera"}}) == "Vera@1/1 Boris@2 Clara@3 Dmitri@4");
    CHECK(credited(event, {{"anna", "vera"}}, false, "") == "why-missing");
    CHECK(credited(event, {{"2", "Vera"}}) == "Anna@1 Vera@2/2 Clara@3 Dmitri@4");
    CHECK(credited(event, {{"Anna", "Boris"}, {"Boris", "Anna"}}) == "Boris@1/1 Anna@2/2 Clara@3 Dmitri@4");
    CHECK(credited(event, {{"Anna", "Anna"}}, false, "") == "Anna@1 Boris@2 Clara@3 Dmitri@4");
}

TEST_CASE("a credit that cannot be is refused") {
    Event event = evening_with_substitutes();
    CHECK(credited(event, {{"Zoe", "Vera"}}) == "credit-invalid");
    CHECK(credited(event, {{"Anna", "Zoe"}}) == "credit-invalid");
    CHECK(credited(event, {{"Anna", "Vera"}, {"1", "Julia"}}) == "credit-invalid");
    CHECK(credited(event, {{"Anna", "Boris"}}) == "seats-differ");
    CHECK(credited(event, {{"Anna", "Elena"}}) == "credited-elsewhere");
    CHECK(credited(event, {{"Anna", ""}}) == "seats-differ");
    {
        Event without = seated_evening();
        done(without, decide_player(without, {.number = 0, .name = "Vera", .family = {}, .substitute = true}));
        done(without, decide_leaving(without, 9, 1));
        CHECK(credited(without, {{"Anna", "Vera"}}) == "seat-of-absent");
    }
    act::ResultTaken other = result_of(1, 2, {{5, 4}, {6, 3}, {7, 2}, {8, 1}});
    other.seats.front().player = 10;
    other.seats.front().seat_of = 5;
    done(event, decide_result(event, other, "agreed"), "agreed");
    CHECK(credited(event, {{"Anna", "Julia"}}) == "credited-elsewhere");
}

TEST_CASE("a player who has a bye is credited nowhere") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const std::string& name : friends)
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4}}, {5, 6, 7, 8})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    CHECK(credited(event, {{"Anna", "Elena"}}) == "credited-elsewhere");
}

TEST_CASE("a seat that was added counts for the player whom the director states, or for no one") {
    const Event event = evening_with_substitutes();
    CHECK(credited(event, {}, true) == "uncredited Julia");
    CHECK(credited(event, {{"Julia", "Julia"}}, true) == "Anna@1 Boris@3 Clara@4 Dmitri@5 Julia@2/0");
    CHECK(credited(event, {{"5", "Vera"}}, true) == "Anna@1 Boris@3 Clara@4 Dmitri@5 Vera@2/0");
    CHECK(credited(event, {{"Julia", ""}}, true) == "Anna@1 Boris@2 Clara@3 Dmitri@4");
    const auto likely = likely_credits(event, four_seats(true), four_scores(true));
    CHECK(likely == std::vector<Credit>{{"5", "Julia"}});
    const Event strangers = seated_evening();
    CHECK(likely_credits(strangers, four_seats(true), four_scores(true)) == std::vector<Credit>{{"5", ""}});
}

TEST_CASE("a credited result is written, read and scored, and earlier results are written as before") {
    Event event = evening_with_substitutes();
    act::ResultTaken wish = four_scores(true);
    std::vector<PlayedSeat> played = four_seats(true);
    REQUIRE_FALSE(apply_credits(event, played, {{"Anna", "Vera"}, {"Julia", "Julia"}}, wish));
    const Act act = std::get<Act>(decide_result(event, wish, "agreed"));
    const std::string text = act_text(act);
    CHECK(text.find("\"player\":9,\"seat_of\":1,") != std::string::npos);
    CHECK(text.find("\"player\":10,\"seat_of\":0,") != std::string::npos);
    CHECK(parse_act(text) == act);
    CHECK(refuse_act(event, act, {.entry = event.last + 1, .at = 2'000'000, .who = "Vera", .why = ""})->code ==
          EventRefusal::Code::why_missing);
    done(event, act, "agreed");
    for (const Ranking& row : standings_of(event)) {
        if (row.player == 9) CHECK(row.rounds.size() == 1);
        if (row.player == 1) CHECK(row.rounds.empty());
    }
    CHECK(seats_to_score(*event.table(1, 1)).size() == 5);
    CHECK(seats_called(event, seats_to_score(*event.table(1, 1))).front().names.front() == "Anna");
    CHECK(act_text(std::get<Act>(decide_result(evening_with_substitutes(), four_scores(false)))).find("seat_of") ==
          std::string::npos);
}

TEST_CASE("a correction may credit someone else, and back") {
    Event event = evening_with_substitutes();
    done(event, decide_result(event, four_scores(false)));
    act::ResultTaken wish = four_scores(false);
    std::vector<PlayedSeat> played = four_seats(false);
    REQUIRE_FALSE(apply_credits(event, played, {{"Anna", "Vera"}}, wish));
    done(event, decide_correction(event, wish, "Vera played on"), "Vera played on");
    CHECK(event.table(1, 1)->result()->seats.front().player == 9);
    done(event, decide_correction(event, four_scores(false), "it was Anna"), "it was Anna");
    CHECK(event.table(1, 1)->result()->seats.front().player == 1);
}

TEST_CASE("credits are read as they are typed") {
    CHECK(read_credit("Anna=Vera") == Credit{"Anna", "Vera"});
    CHECK(read_credit(" Anna Maria = Vera Nowak ") == Credit{"Anna Maria", "Vera Nowak"});
    CHECK(read_credit("Julia=") == Credit{"Julia", ""});
    CHECK_FALSE(read_credit("Julia"));
    CHECK_FALSE(read_credit("=Vera"));
    CHECK(read_credits("Anna=Vera, Julia=") == std::vector<Credit>{{"Anna", "Vera"}, {"Julia", ""}});
    CHECK(read_credits("").value().empty());
    CHECK_FALSE(read_credits("Anna=Vera, Julia"));
}

TEST_CASE("a player who took a seat over and one who joined can be credited in a game") {
    PlayedTable table;
    for (const char* name : {"Vera", "Julia"})
        done(table.event, decide_player(table.event, {.number = 0, .name = name, .family = {}, .substitute = true}));
    static_cast<void>(table.played({"1 seat Vera \"went home\"", "join Julia competitor \"came late\""}, {"5 leaves"}));
    const ReadGame game = read_game(table.folder.file("0.tbl"));
    const auto result = std::get<GameResult>(game_result(game));
    CHECK(table_of_game(table.event, event_of_play, result) == std::pair{1, 1});
    ImportedResult taken{.wish = wish_of(table.event, event_of_play, 1, 1, result, std::string(64, 'e')),
                         .record = "record",
                         .game = read_game(table.folder.file("0.tbl")),
                         .unsigned_by = {}};
    taken.played = played_seats(table.event, event_of_play, 1, 1, result);
    REQUIRE(taken.played.size() == 5);
    CHECK(taken.played.front().names.back() == "Vera");
    CHECK(taken.played.back().joined);
    CHECK(refusal(decide_import(table.event, taken, {})  // nothing is lost, and no one is credited by chance
                      .decision) == "uncredited");
    {
        ImportedResult as_seated = taken;
        REQUIRE_FALSE(credit_result(table.event, {{"Julia", ""}}, as_seated));
        CHECK(as_seated.wish.seats.size() == 4);
        CHECK(as_seated.wish.seats.front().player == 1);
        CHECK(refusal(decide_import(table.event, as_seated, {.why = "a guest"}).decision) == "done");
    }
    REQUIRE_FALSE(credit_result(table.event, {{"Vera", "Vera"}, {"Julia", "Julia"}}, taken));
    CHECK(taken.wish.seats.front().player == 9);
    CHECK(refusal(decide_import(table.event, taken, {}).decision) == "why-missing");
    const ImportDecision taking = decide_import(table.event, taken, {.why = "they played on"});
    done(table.event, taking.decision, taking.why);
    // The same game once more is nothing new, although no seat is credited then.
    ImportedResult again = taken;
    again.wish = wish_of(table.event, event_of_play, 1, 1, result, std::string(64, 'e'));
    again.played = played_seats(table.event, event_of_play, 1, 1, result);
    const auto no = std::get<EventRefusal>(decide_import(table.event, again, {}).decision);
    CHECK(to_string(no.code) == "nothing-changed");
    CHECK_FALSE(history_to_keep(table.event, again, no));
}

TEST_CASE("a typed result has a remark at an event that shows games, and none at an event on paper") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    CHECK(remark_on_result(event, *event.table(1, 1)).empty());
    act::ResultTaken played = result_of(1, 2, {{5, 400}, {6, 300}, {7, 200}, {8, 100}});
    played.source = GameSource{std::string(32, 'a'), 40, std::string(64, 'a'), std::string(64, 'a')};
    done(event, decide_result(event, played));
    CHECK(remark_on_result(event, *event.table(1, 1)) == "typed");
    CHECK(remark_on_result(event, *event.table(1, 2)).empty());

    act::ResultTaken corrected = result_of(1, 2, {{5, 100}, {6, 200}, {7, 300}, {8, 400}});
    done(event, decide_correction(event, corrected, "read again"), "read again");
    CHECK(remark_on_result(event, *event.table(1, 2)) == "typed");

    Event with_hub = seated_evening();
    done(with_hub, decide_hub(with_hub, {"http://192.168.0.7:8017", std::string(64, 'a')}));
    done(with_hub, decide_opening_of_round(with_hub, 1));
    done(with_hub, decide_result(with_hub, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    CHECK(remark_on_result(with_hub, *with_hub.table(1, 1)) == "typed");
}

TEST_CASE("typed places that part equal totals have a remark, unless a ruling of the event parts them") {
    const auto remark = [](std::vector<std::string> rulings, std::vector<SeatScore> seats) {
        Event event = seated_evening();
        event.made.rulings = std::move(rulings);
        done(event, decide_opening_of_round(event, 1));
        act::ResultTaken wish = result_of(1, 1, {});
        wish.seats = std::move(seats);
        done(event, decide_result(event, wish));
        return remark_on_result(event, *event.table(1, 1));
    };
    const auto seats = [](int second, int third) {
        return std::vector<SeatScore>{{.player = 1, .total = Share{Money{300}}, .place = 1},
                                      {.player = 2, .total = Share{Money{200}}, .place = second},
                                      {.player = 3, .total = Share{Money{200}}, .place = third},
                                      {.player = 4, .total = Share{Money{100}}, .place = 4}};
    };
    CHECK(remark({}, seats(2, 2)).empty());
    CHECK(remark({}, seats(2, 3)) == "ties");
    CHECK(remark({"ties=shared"}, seats(3, 2)) == "ties");
    CHECK(remark({"ties=more_deeds"}, seats(3, 2)).empty());
    // A player who went out first is below one who went out later, both without a total.
    CHECK(remark({}, {{.player = 1, .total = Share{Money{300}}, .place = 1},
                      {.player = 2, .total = Share{Money{200}}, .place = 2},
                      {.player = 3, .total = Share{}, .place = 3},
                      {.player = 4, .total = Share{}, .place = 4}})
              .empty());
}

TEST_CASE("typed totals of which a seat is credited to someone else have the remark that its game would have") {
    Event event = evening_with_substitutes();
    act::ResultTaken wish = four_scores(false);
    std::vector<PlayedSeat> played = four_seats(false);
    REQUIRE_FALSE(apply_credits(event, played, {{"Clara", "Vera"}}, wish));
    done(event, decide_result(event, wish, "agreed"), "agreed");
    CHECK(remark_on_result(event, *event.table(1, 1)) == "verify: people seat 3");
}

TEST_CASE("the code of a sheet on which people changed is taken with a remark, and one in which someone joined") {
    PlayedTable table;
    for (const char* name : {"Vera", "Julia"})
        done(table.event, decide_player(table.event, {.number = 0, .name = name, .family = {}, .substitute = true}));
    ResultCode code{table.id_played, 40, std::string(64, 'a'), {}};
    for (const int total : {400, 300, 200, 100}) code.scores.push_back({Share{Money{total}}, (500 - total) / 100});
    const auto plain = take_code(table.event, event_of_play, result_code_text(code));
    CHECK(std::get<ImportedResult>(plain).check.findings.empty());
    code.people = {1};
    auto changed = std::get<ImportedResult>(take_code(table.event, event_of_play, result_code_text(code)));
    const ImportDecision taking = decide_import(table.event, changed, {});
    CHECK(taking.why == "verify: people seat 1");
    {
        Event event = table.event;
        done(event, taking.decision, taking.why);
        CHECK(is_from_code(*event.table(1, 1)->result()));
        CHECK(remark_on_result(event, *event.table(1, 1)) == "verify: people seat 1");
        CHECK(read_found("verify: people seat 1 seat 4").front().named.size() == 2);
    }
    REQUIRE_FALSE(credit_result(table.event, {{"1", "Vera"}}, changed));
    CHECK(refusal(decide_import(table.event, changed, {}).decision) == "why-missing");
    CHECK(refusal(decide_import(table.event, changed, {.why = "Vera took over"}).decision) == "done");

    code.scores.push_back({Share{Money{350}}, 5});
    code.people = {1};
    CHECK(std::get<ResultImportError>(take_code(table.event, event_of_play, result_code_text(code))).kind ==
          ResultImportError::Kind::code_damaged);
    code.people = {1, 5};
    auto late = std::get<ImportedResult>(take_code(table.event, event_of_play, result_code_text(code)));
    CHECK(refusal(decide_import(table.event, late, {}).decision) == "uncredited");
    REQUIRE_FALSE(credit_result(table.event, {{"5", ""}}, late));
    CHECK(refusal(decide_import(table.event, late, {.why = "a guest"}).decision) == "done");
    code.scores.resize(3);
    code.people = {1};
    CHECK(std::get<ResultImportError>(take_code(table.event, event_of_play, result_code_text(code))).kind ==
          ResultImportError::Kind::code_damaged);
}

}  // namespace tablebank::testing
