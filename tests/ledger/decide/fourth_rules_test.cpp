// The lines that the fourth version of the rules refuses or allows differently from the third: the extra roll, late
// claims, waivers and presents, an exchange in a price war.

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "ledger/decide/decide.h"
#include "ledger/grammar/notation.h"
#include "tests/support/table_in_words.h"

namespace tablebank::testing {
namespace {

Stamp stamp_of_rules() {
    static int made = 0;
    std::string id = std::to_string(++made);
    return {std::string(32 - id.size(), '0') + id, 1'760'000'000'000 + made, "test"};
}

/// The result of the last of these lines in a new game of that version: "posted", or the code of its refusal.
std::string outcome(const Sitting& sitting, const std::vector<std::string>& lines, RulesVersion version) {
    Table table(TableInWords(sitting).table().game.setup);
    table.post(decide_opening(*table.game.setup, nullptr, stamp_of_rules(), version));
    std::string last;
    for (const std::string& line : lines) {
        REQUIRE((last.empty() || last == "posted"));
        const auto command = std::get<Command>(parse_line(*table.game.setup, line));
        auto decided = decide(table, command, stamp_of_rules, version);
        if (const auto* refusal = std::get_if<Refusal>(&decided)) {
            last = to_string(refusal->code);
            continue;
        }
        for (Entry& entry : std::get<std::vector<Entry>>(decided)) table.post(std::move(entry));
        last = "posted";
    }
    return last;
}

std::string then(const Sitting& sitting, const std::vector<std::string>& lines) {
    return outcome(sitting, lines, RulesVersion::third);
}
std::string now(const Sitting& sitting, const std::vector<std::string>& lines) {
    return outcome(sitting, lines, RulesVersion::fourth);
}

const Sitting us{};
const Sitting stadium{.players = {"Anna player", "Boris player", "Clara player"}, .edition = "football"};
const Sitting italian{.edition = "it"};
const Sitting french{.edition = "fr"};
const Sitting quick{.goal = Goal::timed, .edition = "fr"};

}  // namespace

TEST_CASE("a game of the third rules lets a double's roll be left even if it is a duty (ru 8)") {
    CHECK(then(us, {"Anna 55", "next"}) == "posted");
    CHECK(now(us, {"Anna 55", "next"}) == "not-rolled");
    CHECK(now(us, {"Anna 55", "force \"agreed\" next"}) == "posted");
    CHECK(now({.rulings = {"unrolled_turn allowed"}}, {"Anna 55", "next"}) == "posted");
    CHECK(now(french, {"Anna 55", "next"}) == "posted");
}

TEST_CASE("the last turn ends with the roll that is left (fr 7), and nothing follows") {
    const std::vector<std::string> left{"Anna 55", "clock call \"the bell\"", "next"};
    CHECK(then(quick, left) == "time-called-already");
    CHECK(now(quick, left) == "posted");
    auto twice = left;
    twice.emplace_back("next");
    CHECK(now(quick, twice) == "time-called-already");
    CHECK(now({.goal = Goal::timed}, left) == "not-rolled");
    CHECK(now({.goal = Goal::timed, .rulings = {"time_called at_once"}, .edition = "fr"}, left) ==
          "time-called-already");
}

TEST_CASE("a rent that was not asked for in time is not asked for afterwards (football 10)") {
    const auto late = [](const std::string& line) {
        return std::vector<std::string>{"Anna 12", "Anna buy", "Boris 12", "Clara 46", line};
    };
    CHECK(then(stadium, late("Anna get 4 from Boris")) == "posted");
    CHECK(now(stadium, late("Anna get 4 from Boris")) == "claim-late");
    CHECK(now(stadium, late("Anna get 4 from Boris \"my rent\"")) == "claim-late");
    CHECK(now(stadium, late("force \"agreed\" Anna get 4 from Boris")) == "posted");
    CHECK(then(stadium, late("Boris rent")) == "nothing-due");
    CHECK(now(stadium, late("Boris rent")) == "posted");
    CHECK(now(us, {"Anna get 4 from Boris"}) == "posted");
}

TEST_CASE("the refusal names the debtor's own line") {
    TableInWords table(stadium);
    table.play({"Anna 12", "Anna buy", "Boris 12", "Clara 46"});
    CHECK(table.fact("placed:2") == "unasked");
    CHECK(table.refusal_of("Anna get 4 from Boris").line == "Boris rent");
    table.post("Boris rent");
    CHECK(table.fact("placed:2").empty());
    CHECK(table.refusal_of("Anna get 4 from Boris").line == "Boris pay 4 to Anna");
    table.post("Boris pay 4 to Anna");
}

TEST_CASE(
    "a player who may still pay a rent does not buy the deed at its price once it is the bank's again (football 6)") {
    TableInWords table(stadium);
    table.play({"Anna 12", "Anna buy", "Boris 12", "Clara 46", "force \"agreed\" Anna leaves \"late\""});
    CHECK(table.fact("placed:2") == "unasked");
    table.post("turn Boris \"agreed\"");
    CHECK(table.refused("Boris buy @3") == "declined-already");
}

TEST_CASE("a rent cannot be waived if gifts between players are barred (fr timed, it Fallimento)") {
    const auto waived = [](const std::string& line) {
        return std::vector<std::string>{"Anna 12", "Anna buy", "Boris 12", line};
    };
    const std::string line = "Anna waive \"a favour\"";
    CHECK(then(italian, waived(line)) == "posted");
    CHECK(now(italian, waived(line)) == "gift-barred");
    CHECK(now({.rulings = {"price_floor free"}, .edition = "it"}, waived(line)) == "posted");
    CHECK(then(quick, waived(line)) == "posted");
    CHECK(now(quick, waived(line)) == "trade-closed");
    CHECK(now(french, waived(line)) == "posted");
    CHECK(now(quick, waived("force \"agreed\" Anna waive")) == "posted");
}

TEST_CASE("the fine, and the price of a deed on offer, are not presents to the bank") {
    const std::vector<std::string> jailed{"Anna jail", "turn Anna \"agreed\""};
    const auto and_then = [&](const std::string& line) {
        auto lines = jailed;
        lines.push_back(line);
        return lines;
    };
    CHECK(then(us, and_then("Anna pay 50")) == "posted");
    CHECK(now(us, and_then("Anna pay 50")) == "which-due");
    CHECK(now(us, and_then("Anna pay 50 \"the fine\"")) == "which-due");
    CHECK(now(us, and_then("force \"a present\" Anna pay 50")) == "posted");
    CHECK(now(us, and_then("Anna pay 51")) == "posted");
    CHECK(now(us, and_then("Anna pay 50 to Boris")) == "posted");
    CHECK(now(us, {"Anna jail", "turn Boris \"agreed\"", "Anna pay 50"}) == "which-due");
    CHECK(then(us, {"Anna 12", "Anna pay 60"}) == "posted");
    CHECK(now(us, {"Anna 12", "Anna pay 60"}) == "which-due");
    TableInWords table;
    table.post("Anna 12");
    CHECK(table.refusal_of("Anna pay 60").wanted == std::vector<std::string>{"Anna buy @3"});
}

TEST_CASE("deeds for deeds are an exchange, also in a price war (fr 14)") {
    const Sitting war{.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}, .edition = "fr"};
    const auto deal = [](const std::string& line) {
        return std::vector<std::string>{"Anna 12", "Anna buy", "Boris 24", "Boris buy", "Boris jail", line};
    };
    const std::string exchange = "Boris trade Anna give @6 get @3";
    CHECK(then(war, deal(exchange)) == "in-jail");
    CHECK(now(war, deal(exchange)) == "posted");
    CHECK(now(war, deal("Anna trade Boris give @3 get @6")) == "posted");
    CHECK(now(war, deal("Boris trade Anna give @6, 10 get @3")) == "in-jail");
    CHECK(now(war, deal("Anna trade Boris give @3 get @6, 10")) == "in-jail");
    CHECK(now(war, deal("Boris trade Anna give @6, 10 get @3, 10")) == "posted");
    CHECK(now(war, deal("Boris trade Anna give 10 get @3")) == "in-jail");
    CHECK(now(war, deal("Anna trade Boris give @3 get nothing")) == "in-jail");
}

TEST_CASE(
    "if the table reads it so a double that frees rolls again, and the fine comes before the turn (football 18)") {
    const std::vector<std::string> freed{"Anna jail", "turn Anna \"agreed\"", "Anna 55"};
    const auto rolls_after = [&](const std::string& value) {
        TableInWords table({.players = stadium.players, .rulings = {"freeing_double " + value}, .edition = "football"});
        table.play(freed);
        return table.turn();
    };
    CHECK(rolls_after("moves") == "Anna 0");
    CHECK(rolls_after("rolls_again") == "Anna 1");
    TableInWords early({.players = stadium.players, .rulings = {"early_fine yes"}, .edition = "football"});
    early.play({"Boris jail", "Boris fine"});
    CHECK(early.place("Boris") == "@10");
    CHECK(early.cash("Boris") == 1450);
    CHECK(early.turn() == "Anna 1");
    CHECK(early.refused("Boris fine") == "not-jailed");
    early.play({"Anna 46", "Boris 12"});
    CHECK(early.place("Boris") == "@13");
    TableInWords late({.players = stadium.players, .edition = "football"});
    late.post("Boris jail");
    CHECK(late.refused("Boris fine") == "not-your-turn");
}

}  // namespace tablebank::testing
