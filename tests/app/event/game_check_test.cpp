// The findings of `verify` in a game decide whether its result is taken, and the log keeps them.

#include "app/event/game_check.h"

#include <doctest/doctest.h>

#include <string>

#include "app/event/import_result.h"
#include "app/event/table_setup.h"
#include "app/session/incremental_game.h"
#include "db/edition/edition_file.h"
#include "ledger/proof/result_code.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/event_fixture.h"
#include "tests/support/forged_record.h"
#include "tests/support/playthrough.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

const std::string event_of_checks(32, 'a');

/// The recorded two hours of five, or with one line more.
ReadGame two_hours(const ScratchFolder& folder, const std::string& name = "game.tbl", const std::string& more = {}) {
    for (const auto& file : playthroughs::all_playthroughs()) {
        if (file.filename() != "two-hours.us.txt") continue;
        const auto game = playthroughs::read_playthrough(file);
        const std::string to = folder.file(name);
        {
            Session session = Session::create(to, game.setup, nullptr, counting_stamps());
            if (!more.empty()) REQUIRE(std::holds_alternative<Posted>(session.post(more)));
            for (const auto& line : game.lines)
                if (!line.refused) static_cast<void>(session.post(line.line));
        }
        return read_game(to);
    }
    FAIL("no such playthrough");
    throw std::logic_error("two hours");
}

/// Those five at one table, whose bell has rung.
Event evening_of_five() {
    Event event;
    act::Created made = club_evening();
    made.rounds = 1;
    done(event, decide_creation(made));
    for (const char* name : {"Anna", "Boris", "Clara", "Dmitri", "Elena"})
        done(event, decide_player(event, act::PlayerAdded{.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3, 4, 5}})}}, 1, ""));
    done(event, decide_opening_of_round(event, 1));
    return event;
}

ImportedResult taken_from(const ScratchFolder& folder, const Event& event, const std::string& record) {
    const std::string file = folder.file("taken.tbr");
    write_text(file, record);
    auto found = import_result(event, event_of_checks, file, {}, [&](const ReadGame&) { return record; });
    REQUIRE(std::holds_alternative<ImportedResult>(found));
    return std::get<ImportedResult>(std::move(found));
}

/// Other remarks about the recorded game: it is played within minutes, and has every kind of line.
const std::string decided_at_the_table =
    ", agreed #124 #125 #126 +1, clock #420 6 of 125, review #177 #196, left #421 seat 1";

std::string record_of_game(const ReadGame& game) {
    return forged_record(game.table, [](Entry&) {});
}

}  // namespace

TEST_CASE("an honest game is accepted and its forced line reported; its text reads as its file does") {
    const ScratchFolder folder;
    const ReadGame game = two_hours(folder);
    const GameCheck check = check_game(game.table);
    CHECK(check.is_accepted());
    CHECK(words_found(check) == "verify: forced #136" + decided_at_the_table);
    CHECK(game_of_record(record_of_game(game)).head == game.head);
}

TEST_CASE("a game that begins from a position is not accepted") {
    const ScratchFolder folder;
    const ReadGame game = two_hours(folder);
    Position rich;
    for (const PlayerSetup& player : game.table.game.setup->players) {
        PositionPlayer& sits = rich.players.emplace_back();
        sits.name = player.name;
        sits.estate.role = player.role;
        sits.estate.cash = Money{5'000};
    }
    const std::string file = folder.file("rich.tbl");
    static_cast<void>(Session::create(file, *game.table.game.setup, &rich, counting_stamps()));
    const GameCheck check = check_game(read_game(file).table);
    CHECK_FALSE(check.is_accepted());
    CHECK(words_found(check) == "verify: position #1");
    CHECK(found_against("agreed (verify: position #1)") == "verify: position #1");
}

TEST_CASE("cash from nowhere is found with its entry, even if every hash was computed again") {
    const ScratchFolder folder;
    const std::string record = forged_record(two_hours(folder).table, cash_from_nowhere(3, 1, 9'000));
    const GameCheck check = check_game(game_of_record(record).table);
    CHECK_FALSE(check.is_accepted());
    CHECK(check.findings.front().entry == 3);
    CHECK(words_found(check) ==
          "verify: deviations #3 #185 #421, forced #136, agreed #124 #125 #126 +1, clock #420 6 of 125, "
          "review #177 #196, dealt #287 seat 1 -350, left #421 seat 1");
}

TEST_CASE("a forced line is a remark and no reason to refuse") {
    const ScratchFolder folder;
    const ReadGame game = two_hours(folder, "forced.tbl", "force \"agreed\" Anna get 10 from Boris");
    const GameCheck check = check_game(game.table);
    CHECK(check.is_accepted());
    CHECK(words_found(check) ==
          "verify: forced #2 #137, agreed #125 #126 #127, clock #256 6 of 125, review #2 #171, dealt #221 seat 1 -350, "
          "left #257 seat 1");
    CHECK(found_against(words_found(check)).empty());
}

TEST_CASE("typed text that differs from the post speaks against a game") {
    const ScratchFolder folder;
    const std::string record = forged_record(two_hours(folder).table, [](Entry& entry) {
        if (entry.sequence == 4) entry.typed = "Boris pay 500";
    });
    const GameCheck check = check_game(game_of_record(record).table);
    CHECK_FALSE(check.is_accepted());
    CHECK(words_found(check) == "verify: mistyped #4, forced #136" + decided_at_the_table);
}

TEST_CASE("an edition with other figures speaks against a game; one that is not here is a remark") {
    const ScratchFolder folder;
    const ReadGame game = two_hours(folder);
    const auto check_of = [&](const std::string& from, const std::string& to) {
        Setup setup = *game.table.game.setup;
        const std::size_t at = setup.edition_text.find(from);
        REQUIRE(at != std::string::npos);
        setup.edition_text.replace(at, from.size(), to);
        setup.edition = std::make_shared<const Edition>(parse_edition({"game", setup.edition_text}));
        const std::string file = folder.file(std::to_string(at) + ".tbl");
        static_cast<void>(Session::create(file, setup, nullptr, counting_stamps()));
        return check_game(read_game(file).table);
    };
    const GameCheck altered = check_of("{ amount = 100, rule = \"us 14\" }", "{ amount = 5000, rule = \"us 14\" }");
    CHECK_FALSE(altered.is_accepted());
    CHECK(words_found(altered) == "verify: edition");
    CHECK(found_against("agreed (verify: edition)") == "verify: edition");
    CHECK(check_of("# Every key", "# No key").findings.empty());
    const GameCheck unknown = check_of("id       = \"us\"", "id       = \"club\"");
    CHECK(unknown.is_accepted());
    CHECK(words_found(unknown) == "verify: no_edition");
    CHECK(found_against("verify: no_edition").empty());
    CHECK(found_in("verify: no_edition") == "verify: no_edition");
}

TEST_CASE("entries that are dated backwards are a remark, unless an amendment decided them again") {
    const ScratchFolder folder;
    Setup setup = *two_hours(folder).table.game.setup;
    const std::string file = folder.file("dated.tbl");
    std::int64_t now = 1'000'000'000;
    StampMaker stamps = counting_stamps();
    stamps.now_ms = [&] { return now; };
    {
        Session session = Session::create(file, setup, nullptr, stamps);
        for (const char* line : {"note \"one\"", "1 pay 10", "1 pay 20", "note \"two\""}) {
            now += 100'000;
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
        }
        now += 100'000;
        REQUIRE(std::holds_alternative<Posted>(session.post("amend #3 1 pay 15")));
        CHECK(words_found(check_game(session.table())).empty());
        now -= 30'000;  // a clock that was corrected
        REQUIRE(std::holds_alternative<Posted>(session.post("note \"three\"")));
        CHECK(words_found(check_game(session.table())).empty());
        now -= 3'600'000;
        REQUIRE(std::holds_alternative<Posted>(session.post("note \"four\"")));
        const GameCheck check = check_game(session.table());
        CHECK(check.is_accepted());
        CHECK(words_found(check) == "verify: dated #" + std::to_string(session.table().history.last() - 1));
    }
}

TEST_CASE("the log states the findings after the reason, and the objections to the game are read back") {
    CHECK(reason_with("agreed", "verify: deviations #3") == "agreed (verify: deviations #3)");
    CHECK(reason_with("", "verify: forced #3") == "verify: forced #3");
    CHECK(reason_with("agreed", "") == "agreed");
    CHECK(found_against("agreed (verify: deviations #3)") == "verify: deviations #3");
    CHECK(found_against("verify: deviations #3, forced #7") == "verify: deviations #3, forced #7");
    CHECK(found_against("agreed (verify: forced #3)").empty());
    CHECK(found_against("we did verify: it is so").empty());
    CHECK(found_in("we did verify: it is so").empty());
    CHECK(found_in("agreed (verify: forced #3 #7 #9 +2, setup)") == "verify: forced #3 #7 #9 +2, setup");
    CHECK(found_against("verify: forced #3, setup").empty());
    CHECK(found_aside("verify: forced #3, setup") == "verify: forced #3, setup");
    CHECK(found_aside("verify: forced #3").empty());
    GameCheck many;
    for (std::int64_t entry = 1; entry <= 9; ++entry)
        many.findings.push_back({.kind = GameFinding::Kind::decided_otherwise, .entry = entry});
    CHECK(words_found(many) == "verify: deviations #1 #2 #3 +6");
}

TEST_CASE("a game that verify does not accept is taken anyway with a reason, and only by whom it is for") {
    const ScratchFolder folder;
    Event event = evening_of_five();
    const ImportedResult taken =
        taken_from(folder, event, forged_record(two_hours(folder).table, cash_from_nowhere(3, 1, 9'000)));
    CHECK(refusal(decide_import(event, taken, {}).decision) == "not-verified");
    CHECK(refusal(decide_import(event, taken, {.why = "we like it"}).decision) == "not-verified");
    CHECK(refusal(decide_import(event, taken, {.anyway = true}).decision) == "why-missing");
    const ImportDecision taking = decide_import(event, taken, {.anyway = true, .by = "Vera", .why = "agreed"});
    CHECK(taking.why == "agreed (" + words_found(taken.check) + ")");
    {
        Event with_officials = event;
        done(with_officials, decide_official(with_officials, {.name = "Vera", .role = OfficialRole::director}));
        done(with_officials,
             decide_official(with_officials, {.name = "Pavel", .role = OfficialRole::banker, .table = 1}));
        CHECK(
            refusal(decide_import(with_officials, taken, {.anyway = true, .by = "Pavel", .why = "agreed"}).decision) ==
            "not-allowed");
    }
    done(event, taking.decision, taking.why);
    // The same again is already so, and a correction to it is not one.
    CHECK(refusal(decide_import(event, taken, {}).decision) == "nothing-changed");
    CHECK(refusal(
              decide_import(event, taken, {.corrects = true, .anyway = true, .by = "Vera", .why = "again"}).decision) ==
          "nothing-changed");
}

TEST_CASE("a correction from a game goes through the same check") {
    const ScratchFolder folder;
    Event event = evening_of_five();
    const ReadGame honest = two_hours(folder);
    done(event, decide_import(event, taken_from(folder, event, record_of_game(honest)), {}).decision);
    const ImportedResult forged =
        taken_from(folder, event, forged_record(honest.table, cash_from_nowhere(3, 1, 9'000)));
    CHECK(refusal(decide_import(event, forged, {}).decision) == "not-verified");
    CHECK(refusal(decide_import(event, forged, {.corrects = true, .why = "mine is right"}).decision) == "not-verified");
    CHECK(refusal(decide_import(event, forged, {.corrects = true, .anyway = true, .by = "Vera", .why = "agreed"})
                      .decision) == "done");
}

TEST_CASE("a result from the code of a sheet is marked as one; its game is checked when it arrives") {
    const ScratchFolder folder;
    Event event = evening_of_five();
    const ReadGame honest = two_hours(folder);
    const ImportedResult of_game =
        taken_from(folder, event, forged_record(honest.table, cash_from_nowhere(3, 1, 9'000)));
    // The code of the forged game's sheet: no one sees the game.
    ResultCode code{of_game.wish.source->game, of_game.wish.source->entries, of_game.wish.source->head, {}};
    for (const SeatScore& seat : of_game.wish.seats) code.scores.push_back({seat.total, seat.place});
    act::ResultTaken wish = of_game.wish;
    wish.source->evidence = to_hex(sha256(result_code_text(code)));
    CHECK(is_from_code(wish));
    CHECK_FALSE(is_from_code(of_game.wish));
    done(event, decide_result(event, wish));
    // A game that arrives later does not silently replace the accepted result.
    CHECK(refusal(decide_import(event, of_game, {}).decision) == "not-verified");
    done(event,
         decide_import(event, of_game, {.corrects = true, .anyway = true, .by = "Vera", .why = "it was played"})
             .decision,
         "it was played (verify: deviations #3)");
    CHECK(event.table(1, 1)->result()->source->evidence == of_game.wish.source->evidence);
}

TEST_CASE("a game that was set aside is taken from the stored copy, and is decided then") {
    const ScratchFolder folder;
    Event event = evening_of_five();
    const std::string record = forged_record(two_hours(folder).table, cash_from_nowhere(3, 1, 9'000));
    const ImportedResult taken = taken_from(folder, event, record);
    const auto kept = [&](const GameSource& source) {
        return source.evidence == to_hex(sha256(record)) ? std::optional{record} : std::nullopt;
    };
    CHECK(std::holds_alternative<ResultImportError>(take_kept_history(event, event_of_checks, 1, 1, kept)));
    done(event, decide_fork(event, {1, 1, *taken.wish.source}), "verify: deviations #3");
    REQUIRE(event.table(1, 1)->forks.size() == 1);
    CHECK(event.table(1, 1)->forks.front().is_set_aside());
    CHECK(event.table(1, 1)->result() == nullptr);
    const auto found = take_kept_history(event, event_of_checks, 1, 1, kept);
    REQUIRE(std::holds_alternative<ImportedResult>(found));
    const ImportDecision taking =
        decide_import(event, std::get<ImportedResult>(found), {.anyway = true, .by = "Vera", .why = "agreed"});
    done(event, taking.decision, taking.why);
    CHECK(event.table(1, 1)->forks.empty());
    CHECK(std::holds_alternative<ResultImportError>(take_kept_history(event, event_of_checks, 1, 1, kept)));
}

TEST_CASE("that the first of two histories is right is decided by a correction that changes nothing else") {
    const ScratchFolder folder;
    Event event = evening_of_five();
    const ImportedResult first = taken_from(folder, event, record_of_game(two_hours(folder)));
    done(event, decide_import(event, first, {}).decision);
    CHECK(refusal(decide_correction(event, first.wish, "it is right")) == "nothing-changed");
    const ImportedResult other =
        taken_from(folder, event, record_of_game(two_hours(folder, "other.tbl", "note \"x\"")));
    done(event, decide_fork(event, {1, 1, *other.wish.source}));
    done(event, decide_correction(event, first.wish, "it is right"));
    CHECK(event.table(1, 1)->forks.empty());
}
