// The explanation of a sum: sentences of calculations, dues, and the explanations of entries at any time later.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/entries/entry_explanation.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/words/due_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/working_text.h"
#include "calculators/rent.h"
#include "ledger/decide/decide.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

Holding holding(int space, int houses = 0) {
    return {.deed = {space}, .mortgaged = false, .houses = houses, .hotels = 0};
}

/// Anna: San Francisco with three houses on Nob Hill, the gas company. Boris: both cash and a railroad.
Position position() {
    Position from;
    from.players.push_back(
        {"Anna",
         {Role::monopolist, Money{347}, false, {holding(28), holding(31), holding(32), holding(34, 3)}},
         false});
    from.players.push_back({"Boris", {Role::competitor, Money{1347}, false, {holding(5)}}, false});
    return from;
}

std::vector<std::string> lines(const PlayedTable& table, const Explanation& explanation) {
    return workings_text(english, table.game().edition(), explanation.workings);
}

using Lines = std::vector<std::string>;

TEST_CASE("a due states who owes what to whom, and why") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @30", "Boris roll 1 3"});
    CHECK(due_text(english, table.game(), table.due()) == "Boris owes Anna 184 for Nob Hill");
    CHECK(wanted_line(table.game(), table.due()) == "Boris rent @34");
    CHECK_FALSE(needs_choice(table.due()));
    const auto why = explain(english, table.table(), table.due());
    REQUIRE(why);
    CHECK(why->title == "Rent of Nob Hill");
    CHECK(why->amount == Share{Money{184}});
    CHECK(lines(table, *why) == Lines{"Nob Hill, 3 houses, monopolist's column: 184 (us 9)"});
}

TEST_CASE("a due is explained on the table of the moment when it was raised") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @30", "Boris roll 1 3", "Anna sell nob"});
    const auto why = explain(english, table.table(), table.due());
    REQUIRE(why);
    CHECK(lines(table, *why) == Lines{"Nob Hill, 3 houses, monopolist's column: 184 (us 9)"});
}

TEST_CASE("a utility names its factor before the dice, and the sum after them") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @25", "Boris roll 1 2"});
    CHECK(due_text(english, table.game(), table.due()) == "Boris owes Anna 4 times two dice for U.S. Gas Company");
    CHECK(needs_choice(table.due()));
    CHECK(wanted_line(table.game(), table.due()) == "Boris rent @28 dice D1 D2");
    table.post("Boris rent dice 3 4");
    const auto why = explain_entry(english, table.table(), table.last());
    REQUIRE(why.size() == 1);
    CHECK(why.front().amount == Share{Money{28}});
    CHECK(lines(table, why.front()) == Lines{"U.S. Gas Company, a monopolist with 1 utility: the dice times 4 (us 20)",
                                             "dice 3 and 4: 7 times 4: 28 (us 20)"});
}

TEST_CASE("dice that the cash does not reach are shown with the sum, at once and when it is paid") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"Boris count 20 \"a loss\"", "turn Boris \"agreed\"", "Boris at @25", "Boris roll 1 2"});
    CHECK(table.post("Boris rent dice 3 4") == "Boris owes Anna 28 for U.S. Gas Company (4 × 7).");
    const Lines told{"U.S. Gas Company, a monopolist with 1 utility: the dice times 4 (us 20)",
                     "dice 3 and 4: 7 times 4: 28 (us 20)"};
    const auto thrown = explain_entry(english, table.table(), table.last());
    REQUIRE(thrown.size() == 1);
    CHECK(lines(table, thrown.front()) == told);
    CHECK(wanted_line(table.game(), table.due()) == "Boris rent @28");
    table.post_all(english, {"Boris mortgage @5", "ok"});
    const auto paid = explain_entry(english, table.table(), table.last());
    REQUIRE(paid.size() == 1);
    CHECK(paid.front().amount == Share{Money{28}});
    CHECK(lines(table, paid.front()) == told);
}

TEST_CASE("income tax shows both ways, and the rounding as a ruling") {
    PlayedTable table{"us", position()};
    table.post("Anna roll 1 3");
    CHECK(due_text(english, table.game(), table.due()) == "Anna owes income tax: 200, or 236 by percentages");
    const auto why = explain(english, table.table(), table.due());
    REQUIRE(why);
    const Lines told = lines(table, *why);
    CHECK(told.front() == "income tax, the fixed sum: 200 (us 17)");
    CHECK(std::ranges::find(told, "20 % of the cash 347, monopolist: 69.4 (us 17)") != told.end());
    CHECK(std::ranges::find(told, "income tax by percentages: 236.4 (us 17)") != told.end());
    CHECK(std::ranges::find(told, "rounded to a multiple of 1: 236 (ruling: rounding)") != told.end());
}

TEST_CASE("an entry that was settled long ago still states why") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @30", "Boris roll 1 3", "ok"});
    const std::int64_t paid = table.last();
    table.post_all(english, {"next", "Anna sell nob 3"});
    const auto rent = explain_entry(english, table.table(), paid);
    REQUIRE(rent.size() == 1);
    CHECK(lines(table, rent.front()) == Lines{"Nob Hill, 3 houses, monopolist's column: 184 (us 9)"});
    const auto sale = explain_entry(english, table.table(), table.last());
    REQUIRE(sale.size() == 1);
    CHECK(sale.front().title == "Buildings on Nob Hill");
    CHECK(lines(table, sale.front()) == Lines{"Nob Hill, 50 % of the 600 that 3 steps cost: 300 (us 13)"});
}

TEST_CASE("a reversal is explained by what it reverses, and a note has no explanation") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"Anna mortgage @28", "undo"});
    const auto why = explain_entry(english, table.table(), table.last());
    REQUIRE(why.size() == 1);
    CHECK(why.front().title == "Mortgage of U.S. Gas Company");
    table.post("note \"tea\"");
    CHECK(explain_entry(english, table.table(), table.last()).empty());
}

TEST_CASE("passing START and an offer are explained in the entry that moved the token") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"Anna at @39", "Anna roll 1 6"});
    const auto why = explain_entry(english, table.table(), table.last());
    REQUIRE(why.size() == 2);
    CHECK(why[0].title == "Salary");
    CHECK(lines(table, why[0]) == Lines{"salary for reaching START: 100 (us 14)"});
    CHECK(why[1].title == "Price of Sunset Boulevard");
}

TEST_CASE("the ending is explained player by player") {
    PlayedTable table{"us", position(), Goal::timed};
    table.post_all(english, {"clock call \"the bell\"", "closing", "keep"});
    const auto kept = explain_entry(english, table.table(), table.last());
    REQUIRE(kept.size() == 2);
    CHECK(kept[0].title == "Share kept by Anna");
    CHECK(amount_text(english, kept[1].amount) == "134.7");
    CHECK(lines(table, kept[1]) == Lines{"a competitor keeps 10 % of 1,347: 134.7 (us timed 2)"});
    table.post("walk @28 2 3");
    const auto walk = explain_entry(english, table.table(), table.last());
    REQUIRE(walk.size() == 2);
    CHECK(walk[0].title == "The walk: Anna");
    CHECK(walk[0].amount == Share{Money{20 + 60 + 60 + 184}});
    CHECK(lines(table, walk[1]) ==
          Lines{"U.S. Railroad, 10 % of its price 200: 20 (us 19)", "in all: 20 (us timed 3)"});
}

/// The table of `played` with one line more, whose due is of another sum: as an earlier version posted it.
Table with_earlier_sum(const PlayedTable& played, std::string_view line, Money sum) {
    Table table = played.table();
    auto decision = decide(table, std::get<Command>(parse_line(played.setup(), line)), [] { return Stamp{}; });
    Entry entry = std::get<std::vector<Entry>>(std::move(decision)).front();
    for (FactChange& change : entry.facts) {
        if (change.key.name != FactName::due) continue;
        Due due = read_due(change.key, change.after);
        due.amount = sum;
        change.after = to_fact_value(due);
    }
    table.post(std::move(entry));
    return table;
}

TEST_CASE("a sum that an earlier version of the rules posted is next to today's, in every language") {
    PlayedTable played{"us", position()};
    played.post_all(english, {"Anna sell nob 3", "turn Boris \"agreed\"", "Boris at @30"});
    const Table table = with_earlier_sum(played, "Boris roll 1 3", Money{60});
    const std::vector<std::pair<const char*, std::string>> said{
        {"en", "posted by the rules of an earlier version: 60; today's say 64"},
        {"ru", "начислено по правилам прежней версии: 60; по нынешним: 64"},
        {"fr",
         "comptabilisé selon les règles d’une version antérieure\u00a0: 60\u00a0; celles d’aujourd’hui disent 64"},
        {"it", "registrato secondo le regole di una versione precedente: 60; quelle di oggi dicono 64"},
        {"pl", "zaksięgowano według zasad wcześniejszej wersji: 60; według dzisiejszych: 64"},
    };
    for (const auto& [tag, sentence] : said) {
        const Language language = speaking(tag);
        const auto why = explain_entry(language, table, table.history.last());
        REQUIRE(why.size() == 1);
        CHECK(why.front().amount == Share{Money{60}});
        CHECK(why.front().earlier == sentence);
        CHECK(make_turn_snapshot(language, table).workings.back().what == sentence);
    }
    played.post("Boris roll 1 3");
    CHECK(explain(english, played.table(), played.due())->earlier.empty());
}

TEST_CASE("every step has a sentence in every language") {
    const auto edition = testing::shipped_edition("us");
    for (const char* tag : {"en", "ru"}) {
        const Language language = speaking(tag);
        for (int step = 0; step <= static_cast<int>(Step::equal_part); ++step) {
            CAPTURE(step);
            const Working working{.step = static_cast<Step>(step),
                                  .figure = Share{Money{184}},
                                  .rule = "us 9",
                                  .space = Space{34},
                                  .role = Role::competitor,
                                  .dice = Dice{3, 4},
                                  .count = 2,
                                  .hotels = 0,
                                  .factor = 4,
                                  .percent = 10,
                                  .base = Money{300}};
            const std::string sentence = working_text(language, *edition, working);
            CHECK(sentence.ends_with("(" + citation_text(language, "us 9", edition->words) + ")"));
            CHECK(sentence.find('{') == std::string::npos);
            CHECK(sentence.size() > 10);
        }
    }
}

TEST_CASE("a ruling is marked as one, and a paragraph is not") {
    CHECK(citation_text(english, "us 9") == "us 9");
    CHECK_FALSE(cited_ruling("us 9"));
    CHECK(citation_text(english, cite_ruling("rounding")) == "ruling: rounding");
    CHECK(cited_ruling(cite_ruling("rounding")) == "rounding");
}

TEST_CASE("a step that depends on a ruling states the value at the moment the sum was fixed") {
    PlayedTable table{"us", position()};
    table.post_all(english, {"rule rounding up \"agreed\"", "Anna roll 1 3", "rule rounding down \"agreed again\""});
    const std::string up =
        "rounded to a multiple of 1  ·  Rounding of a charge, once, on the total, to the smallest note: always up";
    const auto said = [&](const std::string& what) {
        const auto rows = make_turn_snapshot(english, table.table()).workings;
        return std::ranges::any_of(rows, [&](const WorkingRow& row) { return row.ruling && row.what == what; });
    };
    CHECK(said(up));
    const std::vector<Working> rounded{
        {.step = Step::rounded, .figure = Share{Money{236}}, .rule = cite_ruling("rounding"), .base = Money{1}}};
    Rulings nearest;
    CHECK(working_rows(english, table.game().edition(), nearest, rounded).front().what ==
          "rounded to a multiple of 1  ·  Rounding of a charge, once, on the total, to the smallest note: to the "
          "nearest, halves up");
}

}  // namespace
}  // namespace tablebank
