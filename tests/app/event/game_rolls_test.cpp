// Rolls that other dice took the place of stay with the result; a slip of the pen does not.

#include "app/event/game_rolls.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/event/played_table.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

std::string found_after(const std::vector<std::string>& lines) {
    PlayedTable table;
    return table.found(table.played(lines));
}

}  // namespace

TEST_CASE("a mistyped roll is not a remark, and neither is one that is decided again with the same dice") {
    CHECK(found_after({"12", "undo", "24", "decline"}).empty());
    CHECK(found_after({"12", "buy", "undo", "undo", "24", "decline"}).empty());
    CHECK(found_after({"12", "buy", "undo", "undo", "redo", "redo"}).empty());
    CHECK(found_after({"12", "decline", "next", "12", "decline", "undo to #4", "next", "12", "decline"}).empty());
}

TEST_CASE("two rolls of a player that something had followed, and other dice took the place of, are remarked") {
    std::vector<std::string> lines{"12", "decline", "undo", "undo", "24", "decline", "next"};
    for (int others = 0; others < 3; ++others) lines.insert(lines.end(), {"12", "decline", "next"});
    CHECK(found_after(lines).empty());
    std::vector<std::string> twice = lines;
    twice.insert(twice.end(), {"12", "decline", "undo", "undo", "14", "decline"});
    CHECK(found_after(twice) == "verify: rerolled #23 seat 1 x2");
    // The same dice the other way round are the same roll.
    lines.insert(lines.end(), {"12", "decline", "undo", "undo", "21", "decline"});
    CHECK(found_after(lines).empty());
}

TEST_CASE("transactions that were put in, left out or changed before known dice are remarked") {
    const std::vector<std::string> known{"12", "buy", "next", "12", "rent"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = known;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    CHECK(with({}).empty());
    CHECK(with({"amend #4 decline"}).starts_with("verify: hindsight #"));
    CHECK(with({"undo to #3", "decline", "next", "12", "buy"}).starts_with("verify: hindsight #"));
    CHECK(with({"undo to #3", "buy", "next", "12", "rent"}).empty());
}

TEST_CASE("cards that were undone and drawn differently are remarked as rolls are") {
    std::vector<std::string> lines{"16"};
    for (const char* card : {"card #2", "card #6", "card #8", "card #9"}) lines.insert(lines.end(), {card, "undo"});
    lines.emplace_back("card #11");
    CHECK(found_after(lines).find("rerolled #") != std::string::npos);
}

TEST_CASE("four rolls that other dice took the place of are remarked even if nothing had followed them") {
    std::vector<std::string> lines{"56", "undo", "45", "undo", "12", "undo", "13"};
    CHECK(found_after(lines).empty());
    lines.insert(lines.end(), {"undo", "14"});
    CHECK(found_after(lines) == "verify: rerolled #11 seat 1 x4");
}

TEST_CASE("a roll after which someone else had rolled is remarked at once, undone or amended") {
    CHECK(found_after({"12", "decline", "next", "12", "decline", "undo to #2", "24", "decline"}).find("rerolled #") !=
          std::string::npos);
    CHECK(found_after({"12", "decline", "next", "12", "decline", "amend #3 24"}).find("rerolled #") !=
          std::string::npos);
}

TEST_CASE("a roll that was undone, or left out by an amendment, and that nothing took the place of is remarked") {
    const std::vector<std::string> played{"12", "decline", "next", "12", "decline", "next", "36", "decline"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = played;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    CHECK(with({}).empty());
    CHECK(with({"undo turn"}) == "verify: rerolled #9 seat 3 x1");
    CHECK(with({"undo", "undo"}) == "verify: rerolled #9 seat 3 x1");
    CHECK(with({"undo", "undo", "redo", "redo"}).empty());
    CHECK(with({"undo to #6"}).find("rerolled #") != std::string::npos);
    CHECK(with({"amend #9 note \"x\"; #10 drop"}) == "verify: rerolled #9 seat 3 x1");
}

TEST_CASE("a card of a corrected roll, and what was rolled after a false double, are not remarks") {
    CHECK(found_after({"16", "card #2", "undo", "undo", "15", "decline"}).empty());
    CHECK(found_after({"33", "decline", "12", "decline", "undo to #2", "24", "decline", "next", "12", "decline"})
              .find("rerolled") == std::string::npos);
}

TEST_CASE("transactions that were put in before a known roll are remarked, whatever dice take its place") {
    CHECK(found_after({"56", "buy", "next", "12", "undo", "1 mortgage @11", "21", "decline"})
              .starts_with("verify: hindsight #"));
    CHECK(found_after({"56", "buy", "next", "12", "undo", "1 mortgage @11", "24", "decline"})
              .starts_with("verify: hindsight #"));
    CHECK(found_after({"56", "buy", "next", "12", "undo", "24", "decline"}).empty());
}

TEST_CASE("a roll that is restored after other transactions is remarked, and one that is restored at once is not") {
    const std::vector<std::string> begun{"56", "buy", "next", "12"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = begun;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    CHECK(with({"undo", "undo #7 \"slip\"", "decline"}).empty());
    CHECK(with({"undo", "1 mortgage @11", "undo #7 \"slip\"", "decline"}).starts_with("verify: hindsight #"));
    CHECK(with({"decline", "undo to #5", "redo"}).empty());
}

TEST_CASE("a decision that is undone after the next roll is remarked, and one that is undone before it is not") {
    const std::vector<std::string> begun{"56", "decline", "next", "12", "decline"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = begun;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    CHECK(with({"undo #4 \"late\"", "1 buy"}).starts_with("verify: hindsight #"));
    CHECK(with({"undo #4 \"late\"", "undo #8 \"back\""}).empty());
    CHECK(with({"undo", "buy"}).empty());
}

TEST_CASE("a roll that is put in before a known roll is remarked") {
    const std::vector<std::string> begun{"12", "decline", "next", "12", "decline", "next", "36", "decline"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = begun;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    // A double in place of the roll before, or the roll that follows it once more.
    CHECK(with({"undo to #5", "33", "decline", "12", "decline", "next", "36", "decline"}).find("hindsight #") !=
          std::string::npos);
    CHECK(with({"undo", "undo", "undo", "next"}).find("rerolled #") != std::string::npos);
}

TEST_CASE("a payment of a rent that is undone after the next roll is a loan, unless the next entry pays it again") {
    const std::vector<std::string> begun{"12", "buy", "next", "12", "rent", "next", "12", "rent"};
    const auto with = [&](std::initializer_list<const char*> more) {
        std::vector<std::string> lines = begun;
        lines.insert(lines.end(), more.begin(), more.end());
        return found_after(lines);
    };
    CHECK(with({}).empty());
    CHECK(with({"undo #7 \"late\"", "next", "24", "decline", "2 rent"}).starts_with("verify: hindsight #"));
    CHECK(with({"undo #7 \"late\"", "note \"x\"", "undo #11 \"back\""}).starts_with("verify: hindsight #"));
    CHECK(with({"undo #7 \"late\"", "undo #11 \"back\""}).empty());
    CHECK(with({"undo #7 \"late\"", "2 rent"}).empty());
    CHECK(with({"amend #7 2 pay 6 to 1"}).empty());
    CHECK(with({"undo", "rent"}).empty());
    CHECK(with({"undo", "undo", "14"}).empty());
    CHECK(with({"undo turn", "12", "rent"}).empty());
}
