// Two languages in one process: the text of one thread never reaches another thread.

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <thread>
#include <vector>

#include "app/present/entries/entry_text.h"
#include "app/present/program/help_snapshot.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/table_snapshot.h"
#include "app/present/words/parse_error_text.h"
#include "app/present/words/refusal_text.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using Sentences = std::vector<std::string>;

void add_table(const Language& lang, const Table& table, Sentences& said) {
    const TableSnapshot shown = make_still_table(lang, table, "game.tbl", 0, Space{34});
    said.insert(said.end(),
                {shown.top.title, shown.top.round, shown.top.bank.cash, shown.top.rulings, shown.undo.undo});
    for (const PlayerCard& player : shown.players) said.insert(said.end(), {player.name, player.cash, player.prison});
    if (shown.deed) said.push_back(shown.deed->name);
}

void add_settlement(const Language& lang, const Table& table, Sentences& said) {
    const SettlementSnapshot shown = make_settlement_snapshot(lang, table, {});
    said.insert(said.end(), {shown.heading, shown.note});
    for (const RoadStep& road : shown.road) said.push_back(road.step.title);
    for (const StandingRow& row : shown.standings) {
        said.insert(said.end(), {row.name, row.total_head, row.total});
        for (const auto& part : row.parts) said.push_back(part.head + part.amount);
    }
}

/// Everything that a banker would read of a game, in one language.
Sentences all_of(const Language& lang, const testing::PlayedTable& table) {
    Sentences said;
    add_table(lang, table.table(), said);
    add_settlement(lang, table.table(), said);
    for (std::int64_t entry = 1; entry <= table.last(); ++entry)
        said.push_back(entry_text(lang, table.setup(), table.table().history.at(entry)));
    for (const char* line : {"Anna pay 9000", "Boris pay 9000", "Anna build @3"})
        said.push_back(refusal_text(lang, table.setup(), table.refusal(line)));
    said.push_back(parse_error_text(lang, *table.setup().edition, table.parse_error("Anna pay -5")));
    for (const HelpSection& section : make_help(lang)) said.push_back(section.title);
    return said;
}

}  // namespace

TEST_CASE("two threads speak two languages at once, each as it does alone") {
    testing::PlayedTable table("us", 4);
    table.post_all(english, {"Clara pay 100", "force \"for the test\" Anna buy @39", "undo"});
    const std::array tags{"en", "ru"};
    std::array<Sentences, 2> alone;
    for (std::size_t at = 0; at < tags.size(); ++at) alone.at(at) = all_of(speaking(tags.at(at)), table);
    REQUIRE(alone[0] != alone[1]);

    std::array<int, 2> other{};
    {
        std::vector<std::thread> threads;
        for (std::size_t at = 0; at < tags.size(); ++at)
            threads.emplace_back([&, at] {
                const Language lang = speaking(tags.at(at));
                for (int time = 0; time < 200; ++time) other.at(at) += all_of(lang, table) == alone.at(at) ? 0 : 1;
            });
        for (std::thread& thread : threads) thread.join();
    }
    CHECK(other == std::array<int, 2>{});
}

TEST_CASE("threads may share one language") {
    testing::PlayedTable table("us", 2);
    const Language polish = speaking("pl");
    const Sentences alone = all_of(polish, table);
    std::array<Sentences, 2> said;
    {
        std::vector<std::thread> threads;
        for (Sentences& mine : said) threads.emplace_back([&] { mine = all_of(polish, table); });
        for (std::thread& thread : threads) thread.join();
    }
    for (const Sentences& mine : said) CHECK(mine == alone);
}

}  // namespace tablebank
