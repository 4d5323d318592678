// Sentences of refusals and of lines that cannot be read.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/ruling_scope.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

std::string said(const Language& lang, const PlayedTable& table, std::string_view line) {
    return refusal_text(lang, table.setup(), table.refusal(line));
}

/// A refusal that brings along everything a refusal can.
Refusal full(RefusalCode code) {
    return {.code = code,
            .player = 1,
            .owner = 2,
            .space = Space{34},
            .city = 6,
            .has = Money{260},
            .needs = Money{300},
            .entry = 12,
            .line = {},
            .detail = "rounding",
            .rule = "ru 9"};
}

TEST_CASE("every code has a meaning and a sentence with nothing left open") {
    const auto edition = testing::shipped_edition("us");
    const std::vector<std::string> names{"Anna", "Boris"};
    for (const char* tag : {"en", "ru"}) {
        const Language language = speaking(tag);
        for (const RefusalCode code : all_refusal_codes()) {
            CAPTURE(to_string(code));
            for (const Refusal& refusal : {Refusal{.code = code}, full(code)}) {
                const std::string sentence = refusal_text(language, *edition, names, refusal);
                CHECK_FALSE(sentence.empty());
                CHECK(sentence.find('{') == std::string::npos);
                CHECK(sentence.find("\"\"") == std::string::npos);
            }
            CHECK(refusal_text(language, *edition, names, Refusal{.code = code}) == refusal_meaning(language, code));
        }
    }
}

TEST_CASE("docs/reference/errors.md lists every code in order of precedence, and nothing else") {
    std::ifstream file(TABLEBANK_SOURCE_DIR "/docs/reference/errors.md");
    std::vector<std::string> listed;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("| `")) listed.push_back(line);
    std::vector<std::string> wanted;
    for (const RefusalCode code : all_refusal_codes())
        wanted.push_back("| `" + std::string(to_string(code)) + "` | " + refusal_meaning(english, code) + " | " +
                         (can_be_forced(code) ? "yes" : "no") + " |");
    REQUIRE(listed.size() == wanted.size());
    for (std::size_t row = 0; row < wanted.size(); ++row) CHECK(listed[row] == wanted[row]);
}

TEST_CASE("a refusal names who, where and how much, and the line to type") {
    PlayedTable table;
    CHECK(said(english, table, "Anna pay 1540") == "Anna is 40 short: has 1,500, needs 1,540");
    CHECK(said(english, table, "Boris roll 3 4") == "Boris may do that only in the own turn; it is the turn of Anna");
    CHECK(said(english, table, "Anna buy @34") == "the token of Anna does not stand on Nob Hill");
    CHECK(said(english, table, "Anna mortgage nob") == "Anna does not hold Nob Hill");
    CHECK(said(english, table, "undo #9") == "there is no entry #9");
    CHECK(said(english, table, "rule rounding sideways \"why\"") ==
          "the ruling rounding is one of: half_up, up or down");
    table.post("Anna roll 1 2");
    CHECK(said(english, table, "next") ==
          "Anna may buy French Quarter or decline, and must say which first; type: Anna buy @3");
    table.post("ok");
    CHECK(said(english, table, "Anna build @3") ==
          "Anna has not monopolised New Orleans, so nothing is built on French Quarter (us 10)");
    CHECK(said(english, table, "Anna redeem @3") == "French Quarter is not mortgaged");
}

TEST_CASE("a refusal that stops a turn, or that needs a reason, names the line to type") {
    PlayedTable table;
    CHECK(said(english, table, "next") ==
          "Anna has not rolled yet, and no turn ends without its roll; type: Anna roll D1 D2");
    CHECK(
        said(english, table, "turn Boris") ==
        "whose turn it is follows from the rolls: to give the turn to Boris needs a reason; type: turn Boris \"why\"");
    CHECK(said(english, table, "Anna count 1490") ==
          "Anna has 1,500 by the books, not 1,490: a difference needs a reason; type: Anna count 1490 \"why\"");
    table.post("Anna roll 3 4");
    CHECK(said(english, table, "next").starts_with("Anna must draw a card first, on "));
    CHECK(said(english, table, "Anna card +999").find("; type: Anna card +999 \"why\"") != std::string::npos);
    table.post_all(english, {"Anna card jail"});
    CHECK(said(english, table, "Anna at @12") ==
          "Anna is in jail or the price war: to put the token on U.S. Electric Company needs a reason; type: Anna at "
          "@12 \"why\"");
}

TEST_CASE("a bankruptcy to a player who is owed nothing states who is owed") {
    PlayedTable table;
    table.post_all(english, {"Anna count 10 \"a loss\"", "Anna at @35", "Anna roll 1 2"});
    CHECK(said(english, table, "Anna bankrupt to Boris") ==
          "Anna owes Boris nothing, but owes the bank; type: Anna bankrupt");
}

TEST_CASE("a sum that is owed to the bank is not reported as owed to no one") {
    PlayedTable table;
    table.post_all(english, {"Anna count 10 \"a loss\"", "Anna at @35", "Anna roll 1 2"});
    CHECK(
        said(english, table, "Anna pay 75 to Boris").starts_with("Anna owes 75 to the bank, and not to Boris; type: "));
    CHECK(said(speaking("fr"), table, "Anna pay 16").find("\"en partie\"") != std::string::npos);
}

TEST_CASE("an unknown ruling, or an unknown value, is answered with the known ones") {
    const PlayedTable table;
    const std::string unknown = said(english, table, "rule nosuch 1 \"why\"");
    for (const RulingKey& key : ruling_keys())
        if (ruling_matters(table.table().game.edition(), std::nullopt, key.name))
            CHECK(unknown.find(key.name) != std::string::npos);
    CHECK(unknown.find("brand_rent") == std::string::npos);  // this box has no brands
    CHECK(said(english, table, "rule competitor_utility_factor abc \"why\"") ==
          "the ruling competitor_utility_factor is one of: printed or a number from 1 to 1000");
}

TEST_CASE("the obstacle of a reversal is named in words") {
    PlayedTable table;
    table.post_all(english, {"Anna roll 1 2", "ok", "Anna trade Boris give @3 get nothing"});
    CHECK(said(english, table, "undo #3") == "entry #4 prevents it: French Quarter");
    CHECK(said(english, table, "undo #2") == "entry #3 prevents it: what was due");
}

TEST_CASE("an amendment after which a later line could mean more than one thing names the first such line") {
    PlayedTable table("us", 2);
    table.post_all(english, {"Anna roll 1 2", "ok", "next"});
    CHECK(said(english, table, "amend #2 Anna roll 3 4") ==
          "from entry #3 on more than one thing could be meant, so nothing was changed");
}

TEST_CASE("a refusal of a calculator knows no seats and states it plainly") {
    const auto edition = testing::shipped_edition("us");
    const Refusal refusal{.code = RefusalCode::not_owner, .space = Space{34}};
    CHECK(refusal_text(english, *edition, Position{}, refusal) == "the player does not hold Nob Hill");
}

TEST_CASE("a Russian refusal leaves names as they were typed") {
    const Language russian = speaking("ru");
    const PlayedTable table;
    CHECK(said(russian, table, "Anna pay 1540") == "игроку Anna не хватает 40: есть 1\u00a0500, нужно 1\u00a0540");
}

std::string error(const PlayedTable& table, std::string_view line) {
    return parse_error_text(english, *table.setup().edition, table.parse_error(line));
}

TEST_CASE("a missing or unknown deck is named after its spaces") {
    const PlayedTable table("football", 2);
    CHECK(error(table, "shuffle nosuch").find("\"ГОЛ\"") != std::string::npos);
}

TEST_CASE("a line that cannot be read is answered with the column and the candidates") {
    const PlayedTable table;
    CHECK(error(table, "Anna frobnicate") == "column 6: no verb \"frobnicate\"");
    CHECK(error(table, "Anna pay 5 to Zoe") == "column 15: no player \"Zoe\"");
    CHECK(error(table, "Anna mortgage wa") ==
          "column 15: which deed is \"wa\": Walnut Street (@19) or Wall Street (@39)?");
    CHECK(error(table, "Anna roll 3 7") == "column 13: a die shows 1 to 6, not \"7\"");
    CHECK(error(table, "Anna pay -5") ==
          "column 10: \"-5\" is not an amount: it must be a whole number from 1 on, without a sign or a fraction");
    CHECK(error(table, "Anna at @77") == "column 9: there is no space \"@77\" on the board");
    CHECK(error(table, "Anna pay") == "column 9: expected an amount");
    CHECK(error(table, "rule rounding up") == "column 17: expected a reason in quotes");
    CHECK(error(table, "note \"open") == "column 6: the quotes opened here are never closed");
    CHECK(parse_error_at_table(english, *table.setup().edition, table.parse_error("Anna waive \"")) ==
          "type the reason, with a quote after it");
}

}  // namespace
}  // namespace tablebank
