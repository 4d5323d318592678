// The runner itself: a row with a false statement is found, and so is a file with a typing error.

#include "tests/conformance/check.h"

#include <doctest/doctest.h>

namespace tablebank::conformance {
namespace {

/// The only row of a book of one paragraph, from the lines of its table.
Row row_of(const std::string& lines) {
    return parse_book(
               "edition = \"ru\"\n[[paragraph]]\nnumber = \"1\"\ntitle = \"Any\"\ndoes = [\"checks\"]\n"
               "[[row]]\nparagraph = \"1\"\nsays = \"so\"\n" +
                   lines,
               "any.toml")
        .rows.front();
}

std::string found(const std::string& lines) {
    const auto all = check(row_of(lines), shipped_edition("ru"));
    return all.empty() ? "as it says" : all.front();
}

std::string slip(const std::string& lines) {
    try {
        static_cast<void>(row_of(lines));
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "none";
}

TEST_CASE("a result other than that of a row is reported") {
    CHECK(found("after = { Anna = \"1500 on@0 free\" }") == "as it says");
    CHECK(found("after = { Anna = \"1501\" }") == "Anna has 1500, not 1501");
    CHECK(found("after = { Anna = \"@1\" }") == "Anna holds nothing, not @1");
    CHECK(found("before = { Anna = \"@1+1 @3m\" }") ==
          "the position cannot be: players[0].deeds[0].houses: the city is not monopolised, so its buildings have been "
          "sold");
    CHECK(found("before = { Boris = \"@1+1\" }\nafter = { Boris = \"@1\" }") == "Boris holds @1+1, not @1");
    CHECK(found("before = { Boris = \"@1m\" }\nafter = { Boris = \"-@1\" }") == "Boris holds @1");
    CHECK(found("after = { Anna = \"jailed\" }") == "Anna is not jailed");
    CHECK(found("after = { Anna = \"out\" }") == "Anna is not out");
    CHECK(found("after = { Anna = \"on@3\" }") == "Anna stands on @0, not on@3");
    CHECK(found("turn = \"Boris\"") == "turn: Anna, not Boris");
    CHECK(found("due = \"rent 5\"") == "due: none, not rent 5");
    CHECK(found("winners = [\"Anna\"]") == "winners: , not Anna");
}

TEST_CASE("a line with another effect, and a question with another answer, are reported") {
    CHECK(found("lines = [\"Anna buy @3\"]") == "\"Anna buy @3\" is refused as not-there, not posted");
    CHECK(found("lines = [\"note \\\"x\\\"\"]\nrefused = \"due-open\"") ==
          "\"note \"x\"\" is posted, not refused as due-open");
    CHECK(found("lines = [\"dance\"]") == "\"dance\" is not understood at column 1");
    CHECK(found("refused = \"player-count\"") == "the set-up is allowed");
    CHECK(found("players = [\"Anna:monopolist\"]\nturn = \"Anna\"") == "the set-up is refused as player-count");
    const std::string asks = "before = { Anna = \"@1\" }\nask = \"rent @1\"\n";
    CHECK(found(asks + "answer = \"6\"\ncites = \"ru 9\"") == "as it says");
    CHECK(found(asks + "answer = \"7\"") == "answer: 6, not 7");
    CHECK(found(asks + "cites = \"ru 10\"") == "cites: ru 9, not ru 10");
    CHECK(found(asks + "refused = \"unowned\"") == "the question: answered, not refused as unowned");
    CHECK(found("ask = \"rent @1\"\nanswer = \"6\"") == "the question: refused as unowned, not answered");
}

TEST_CASE("unknown words make no row") {
    CHECK(found("after = { Anna = \"rich\" }") == "no word of a row: rich");
    CHECK(found("after = { Zoe = \"1500\" }") == "no player is called Zoe");
    CHECK(found("players = [\"Anna:king\"]") == "no role: Anna:king");
    CHECK(found("rulings = { rounding = \"sideways\" }") == "no ruling: rounding sideways");
    CHECK(found("goal = \"c\"") == "no goal: c");
    CHECK(found("ask = \"why\"") == "no question of a row: why");
}

TEST_CASE("a book is read strictly") {
    CHECK(slip("after = { Anna = \"1500\" }") == "none");
    CHECK(slip("befroe = { Anna = \"1500\" }") == "any.toml:9: unknown key befroe");
    CHECK(slip("lines = \"next\"") == "any.toml:9: is not what this key takes");
    CHECK(slip("dice = { 12 = [3, 4] }") == "any.toml:9: is not what this key takes");
    CHECK(slip("[[row]]\nsays = \"so\"") == "any.toml:9: paragraph is missing");
}

}  // namespace
}  // namespace tablebank::conformance
