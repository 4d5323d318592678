// The intended text of a line typed with another keyboard layout.

#include "app/present/typing/keyboard_layout.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/typing/typed_line.h"
#include "tests/support/notation_table.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

using Readings = std::vector<std::string>;

std::string read(const PlayedTable& played, std::string_view typed) {
    const LineToPost line = read_typed(played.table(), typed);
    return (line.by_keys ? "by keys: " : "") + line.line;
}

TEST_CASE("a key means its letter in the other alphabet") {
    CHECK(meant_by_keys("кщдд") == Readings{"roll"});
    CHECK(meant_by_keys("КЩДД") == Readings{"ROLL"});
    CHECK(meant_by_keys("htynf") == Readings{"рента"});
    CHECK(meant_by_keys(";tyz") == Readings{"женя"});
    CHECK(meant_by_keys("№12") == Readings{"#12"});
    CHECK(meant_by_keys("\"34") == Readings{"@34"});
    CHECK(meant_by_keys("3 4").empty());
}

TEST_CASE("each word may have been typed in either layout, and quoted text stays") {
    CHECK(meant_by_keys("анна кщдд") == Readings{"fyyf кщдд", "анна roll", "fyyf roll"});
    CHECK(meant_by_keys("тщеу \"ужин\"") == Readings{"note \"ужин\""});
}

TEST_CASE("a line on the wrong layout is the line that was meant") {
    const PlayedTable played;
    CHECK(read(played, "кщдд 3 4") == "by keys: roll 3 4");
    CHECK(read(played, "фттф кщдд 34") == "by keys: anna roll 34");
    CHECK(read(played, "anna рента") == "anna рента");
    CHECK(read(played, "anna htynf") == "by keys: anna рента");
    CHECK(read(played, "игн \"34") == "by keys: buy \"34");  // which the grammar reads
    CHECK(read(played, "гтвщ №2") == "by keys: undo №2");
    CHECK(read(played, "\"'") == "by keys: 34");
    CHECK(read(played, "anna é é") == "anna é é");  // the grammar reads it
    CHECK(reading(played.setup(), "anna é é") == "Anna roll 2 2");
}

TEST_CASE("a readable line is never read by its keys") {
    const PlayedTable played;
    for (const char* line : {"34", "ok", "anna 3 4", "pay 50 à boris", "купить nob", "note \"кщдд\""})
        CHECK(read(played, line) == line);
}

TEST_CASE("a reason that is only begun is not read by its keys") {
    const PlayedTable played;
    for (const char* line : {"anna pay boris 20 for", "anna pay 20 to boris for", "anna pay 20 to boris to"})
        CHECK(read(played, line) == line);
    CHECK(read(played, "фттф зфн 20 ещ ищкшы \"for the pizza\"") == "by keys: anna pay 20 to boris \"for the pizza\"");
    CHECK(read(played, "anna заплатить 20 кому boris").find("by keys") == std::string::npos);
}

TEST_CASE("text that can be read in no way, or in two, stays as it was typed") {
    Position alike;
    for (const char* name : {"Анна", "Fyyf"}) {
        PositionPlayer& player = alike.players.emplace_back();
        player.name = name;
        player.estate.role = alike.players.size() == 1 ? Role::monopolist : Role::competitor;
    }
    const PlayedTable two("us", alike);
    CHECK(read(two, "анна кщдд 3 4") == "анна кщдд 3 4");
    CHECK(read(two, "кщдд 3 4") == "by keys: roll 3 4");
    const PlayedTable played;
    CHECK(read(played, "кщддд 3 4") == "кщддд 3 4");
    CHECK(read(played, "anna buyy") == "anna buyy");
    CHECK(read(played, "") == "");
}

TEST_CASE("a short answer by keys is the longer line") {
    PlayedTable played;
    played.post("anna 1 1");  // a card
    REQUIRE(played.due().kind == DueKind::card);
    CHECK(read(played, "№3") == "card №3");
    CHECK(read(played, "тюрьма") == "card тюрьма");
    CHECK(read(played, "нет") == "card нет");
    CHECK(read(played, "jail") == "card jail");
    CHECK(read(played, "+50") == "card +50");
    CHECK(read(played, "+(à") == "card +(à");
    CHECK(read(played, "è") == "by keys: card #7");
    CHECK(read(played, "buy nob") == "buy nob");
}

}  // namespace
}  // namespace tablebank::testing
