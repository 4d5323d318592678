// The card of a company or a utility: its fares for both roles, by how many of its kind the owner holds.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/table/deed_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

const Deed& first_of(const Edition& edition, SpaceKind kind) {
    return *std::ranges::find(edition.deeds, kind, &Deed::kind);
}

}  // namespace

TEST_CASE("a transport company shows a monopolist's fares by number, and a competitor's one tenth of the price") {
    const testing::PlayedTable table;
    const Deed& company = first_of(table.game().edition(), SpaceKind::transport);
    const DeedSnapshot card = make_still_deed(english, table.game(), company.space);
    CHECK(card.columns == std::vector<std::string>{"monopolist", "competitor"});
    REQUIRE(card.printed.size() == 4);
    CHECK(card.printed[0].figures == std::vector<std::string>{"40", "20"});
    CHECK(card.printed[3].figures == std::vector<std::string>{"320", "20"});
    CHECK_FALSE(card.column_now);
}

TEST_CASE("a utility shows how many times the dice each role asks for") {
    const testing::PlayedTable table;
    const Deed& utility = first_of(table.game().edition(), SpaceKind::utility);
    const DeedSnapshot card = make_still_deed(english, table.game(), utility.space);
    REQUIRE(card.printed.size() == 2);
    CHECK(card.printed[0].figures == std::vector<std::string>{"4 × dice", "4 × dice"});
    CHECK(card.printed[1].figures == std::vector<std::string>{"10 × dice", "4 × dice"});
}

TEST_CASE("the fare that holds today is marked, by the owner's role and number") {
    testing::PlayedTable table;
    const Edition& edition = table.game().edition();
    std::vector<Space> companies;
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::transport) companies.push_back(deed.space);
    for (const std::size_t i : {0, 1})
        table.post("force \"for the test\" Anna buy @" + std::to_string(companies.at(i).index));
    const DeedSnapshot card = make_still_deed(english, table.game(), companies.front());
    CHECK(card.column_now == 0);
    CHECK(card.printed[1].now);
    CHECK(std::ranges::count(card.printed, true, &RentRow::now) == 1);
}

TEST_CASE("in every edition a company's card has figures for every role and number") {
    for (const char* edition : {"us", "ru", "fr", "it", "pl", "football"}) {
        CAPTURE(edition);
        const testing::PlayedTable table(edition);
        for (const Deed& deed : table.game().edition().deeds) {
            if (deed.kind == SpaceKind::street) continue;
            const DeedSnapshot card = make_still_deed(english, table.game(), deed.space);
            CHECK_FALSE(card.printed.empty());
            for (const RentRow& row : card.printed) CHECK(row.figures.size() == card.columns.size());
        }
    }
}

}  // namespace tablebank
