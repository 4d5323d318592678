// A game that comes with another copy of its event counts here for what its record proves, as every game does.

#include "app/event/copied_game.h"

#include <map>

#include "tests/app/event/copied_table.h"

namespace tablebank::testing {
namespace {

/// What copies have as evidence.
CopiedEvidence evidence_of(const std::vector<std::string>& texts) {
    std::map<std::string, std::string> by_hash;
    for (const std::string& text : texts) by_hash.emplace(to_hex(sha256(text)), text);
    const EvidenceOf kept = [by_hash](const GameSource& source) {
        const auto found = by_hash.find(source.evidence);
        return found == by_hash.end() ? std::nullopt : std::optional{found->second};
    };
    return {kept, kept};
}

CopiedGame copied(const CopiedTable& table, const Act& act, const std::vector<std::string>& evidence,
                  bool anyway = false) {
    return copied_game(table.event, event_of_copies, act, evidence_of(evidence),
                       {.anyway = anyway, .by = "Vera", .why = "the laptop is back", .found = "verify: protest #3"});
}

std::string refusal_of(const CopiedGame& game) {
    return game.refusal ? std::string(to_string(game.refusal->code)) : "done";
}

const std::string three_left = "left #6 seat 2 #7 seat 3 #8 seat 4";

}  // namespace

TEST_CASE("an honest result of a copy keeps its totals and its record, with the findings of here") {
    CopiedTable table;
    table.play_to_end();
    const std::string record = table.record();
    const act::ResultTaken result = table.result(record);
    const CopiedGame game = copied(table, result, {record});
    CHECK(refusal_of(game) == "done");
    CHECK(std::get<act::ResultTaken>(game.act) == result);
    CHECK(game.found == "verify: " + three_left);
    CHECK(game.evidence == record);
}

TEST_CASE("other totals than those of the record are refused, or give way to those of the record") {
    CopiedTable table;
    table.play_to_end();
    const std::string record = table.record();
    const act::ResultTaken result = table.result(record);
    act::ResultTaken rewritten = result;
    rewritten.seats.front().total = Share{Money{999}};
    CHECK(refusal_of(copied(table, rewritten, {record})) == "result-differs");
    const CopiedGame anyway = copied(table, rewritten, {record}, true);
    CHECK(refusal_of(anyway) == "done");
    CHECK(std::get<act::ResultTaken>(anyway.act) == result);
}

TEST_CASE("a result of a copy without its record is refused whatever the reason, and a typed one stays typed") {
    CopiedTable table;
    table.play_to_end();
    const act::ResultTaken result = table.result(table.record());
    for (const bool anyway : {false, true}) CHECK(refusal_of(copied(table, result, {}, anyway)) == "record-missing");
    const act::ResultTaken typed = result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}});
    const CopiedGame game = copied(table, typed, {});
    CHECK(refusal_of(game) == "done");
    CHECK(std::get<act::ResultTaken>(game.act) == typed);
    CHECK(game.found.empty());
}

TEST_CASE("a game that verify does not accept comes from a copy only with what was found") {
    CopiedTable table;
    table.play_to_end();
    const std::string forged = table.record(cash_from_nowhere(3, 1, 9'000));
    const act::ResultTaken result = table.result(forged);
    CHECK(refusal_of(copied(table, result, {forged})) == "not-verified");
    const CopiedGame anyway = copied(table, result, {forged}, true);
    CHECK(refusal_of(anyway) == "done");
    CHECK(anyway.found == "verify: deviations #3, " + three_left);
}

TEST_CASE("evidence that is not the game of the result is refused") {
    CopiedTable table;
    table.play_to_end();
    const std::string record = table.record();
    act::ResultTaken result = table.result(record);
    result.source->head = std::string(64, 'a');
    CHECK(refusal_of(copied(table, result, {record}, true)) == "source-invalid");
    result.source->evidence = to_hex(sha256("no record"));
    CHECK(refusal_of(copied(table, result, {"no record"}, true)) == "source-invalid");
}

TEST_CASE("the director of a copy said for whom a seat counts, and it does here too") {
    CopiedTable table;
    table.play_to_end();
    done(table.event, decide_player(table.event, {.number = 0, .name = "Lea", .family = {}, .substitute = true}));
    const std::string record = table.record();
    act::ResultTaken result = table.result(record);
    result.seats.front().player = 9;
    result.seats.front().seat_of = 1;
    const CopiedGame game = copied(table, result, {record});
    CHECK(refusal_of(game) == "done");
    CHECK(std::get<act::ResultTaken>(game.act) == result);
    CHECK(game.found == "verify: " + three_left + ", people seat 1");
}

TEST_CASE("a history of a copy has the findings of here, as far as its record is there") {
    CopiedTable table;
    table.play_to_end();
    const std::string forged = table.record(cash_from_nowhere(3, 1, 9'000));
    act::ForkKept history{1, 1, source_in(forged)};
    CHECK(copied(table, history, {forged}).found == "verify: deviations #3, " + three_left);
    CHECK(copied(table, history, {}).found == "verify: protest #3");
    ++history.source.entries;
    CHECK(refusal_of(copied(table, history, {forged})) == "source-invalid");
}

TEST_CASE("a history of a copy that is not over has that finding") {
    CopiedTable table;
    table.play({"clock start", "roll 1 2", "ok"});
    const std::string record = table.record();
    CHECK(copied(table, act::ForkKept{1, 1, source_in(record)}, {record}).found == "verify: unfinished");
}

}  // namespace tablebank::testing
