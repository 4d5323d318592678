// The differences of a box from the edition that it resembles, in the words of the editor.

#include "app/present/editions/edition_comparison.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "db/edition/edition_folder.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

LoadedEdition with(const std::string& id, std::initializer_list<std::pair<std::string, std::string>> changes) {
    EditionText text = load_edition(id).text;
    for (const auto& [from, to] : changes) {
        const std::size_t at = text.text.find(from);
        REQUIRE_MESSAGE(at != std::string::npos, from);
        text.text.replace(at, from.size(), to);
    }
    LoadedEdition loaded{.edition = parse_edition(text), .text = text, .warnings = {}};
    return loaded;
}

std::vector<std::string> lines_under(const std::vector<EditionLines>& sections, const std::string& heading) {
    const auto found = std::ranges::find(sections, heading, &EditionLines::heading);
    return found == sections.end() ? std::vector<std::string>{} : found->lines;
}

TEST_CASE("a box is like itself") {
    for (const char* id : {"us", "ru", "football", "classic"}) {
        const LoadedEdition edition = load_edition(id);
        CHECK(compare_editions(english, edition, edition).empty());
    }
}

TEST_CASE("the comparison lists each different rule, deed, card and space with both values") {
    const LoadedEdition box = with("us", {{"{ amount = 100, rule = \"us 14\" }", "{ amount = 200, rule = \"us 14\" }"},
                                          {"building_order                     = { is = \"free\"",
                                           "building_order                     = { is = \"even\""},
                                          {"\"goto @25\", \"dice 8 75\"", "\"+33\", \"dice 8 75\""},
                                          {"price    = 60\n", "price    = 64\n"},
                                          {"houses = 35", "houses = 32"}});
    const auto sections = compare_editions(english, load_edition("us"), box);
    CHECK(lines_under(sections, "Rules").size() == 2);
    CHECK(lines_under(sections, "Rules").front() == "For landing on START or passing it: 100, here 200");
    CHECK(lines_under(sections, "Money and box").size() == 1);
    CHECK(lines_under(sections, "Deeds") == std::vector<std::string>{"@1 Basin Street, price: 60, here 64"});
    CHECK(lines_under(sections, "Cards") ==
          std::vector<std::string>{"Deck: monopolist",
                                   "not here: go forward to U.S. Air Line, with the salary on the way",
                                   "only here: get 33 from the bank"});
    CHECK(lines_under(sections, "Board and names").empty());
}

TEST_CASE("a box in thousands states it once, and lists its differences") {
    LoadedEdition box = load_edition("classic");
    std::string& text = box.text.text;
    for (const char* key :
         {"price    = ", "mortgage = ", "single = ", "doubled = ", "house_price = ", "hotel_price = "})
        for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
            std::size_t end = text.find_first_not_of("0123456789", at + std::string_view(key).size());
            if (end > at + std::string_view(key).size()) text.insert(end, "000");
        }
    box = {.edition = parse_edition(box.text), .text = box.text, .warnings = {}};
    const auto sections = compare_editions(english, load_edition("classic"), box);
    const auto money = lines_under(sections, "Money and box");
    REQUIRE_FALSE(money.empty());
    CHECK(money.front() == "sums here are 1000 times as large; only those that are not are listed");
    for (const std::string& line : lines_under(sections, "Deeds")) CHECK(line.find("price") == std::string::npos);
    const auto back = lines_under(compare_editions(english, box, load_edition("classic")), "Money and box");
    REQUIRE_FALSE(back.empty());
    CHECK(back.front() == "sums there are 1000 times as large; only those that are not are listed");
}

TEST_CASE("two decks exchanged are one line") {
    const LoadedEdition box =
        with("classic", {{"\nluck = [", "\nother = ["}, {"\nfund = [", "\nluck = ["}, {"\nother = [", "\nfund = ["}});
    const auto lines = lines_under(compare_editions(english, load_edition("classic"), box), "Cards");
    REQUIRE(lines.size() == 1);
    CHECK(lines.front() == "The decks Town Fund and Luck are exchanged.");
}

TEST_CASE("the column that differs is named, and so is each name") {
    const LoadedEdition box =
        with("us", {{"Basin Street", "Old Road"}, {"built = [11, 16, 21", "built = [12, 16, 21"}});
    CHECK(lines_under(compare_editions(english, load_edition("us"), box), "Deeds") ==
          std::vector<std::string>{"@1, name: Basin Street, here Old Road",
                                   "@1 Old Road, houses and hotel (competitor): 11 16 21 26 31, here 12 16 21 26 31"});
}

TEST_CASE("cards in another order are listed: their numbers and throws mean others") {
    const auto swapped = [](const std::string& id, const std::string& one, const std::string& two) {
        const LoadedEdition box = with(id, {{one, "\"@@\""}, {two, one}, {"\"@@\"", two}});
        return lines_under(compare_editions(english, load_edition(id), box), "Cards");
    };
    const auto lines = swapped("us", "\"dice 8 75\"", "\"goto @12\"");
    REQUIRE(lines.size() == 3);
    CHECK(lines[1].starts_with("#1: "));
    CHECK(lines[2].starts_with("#3: "));
    const LoadedEdition dice = load_edition("us-dice");
    LoadedEdition other = dice;
    std::swap(other.edition.decks[0].cards[0], other.edition.decks[0].cards[5]);
    const auto thrown = lines_under(compare_editions(english, dice, other), "Cards");
    REQUIRE(thrown.size() == 3);
    CHECK(thrown[1].starts_with("#2: "));
    CHECK(thrown[2].starts_with("#7: "));
}

TEST_CASE("paragraphs and short names are not passed over") {
    const LoadedEdition box =
        with("us", {{"rule = \"us 14\"", "rule = \"us 15\""}, {"short = \"Prop. Tax\"", "short = \"P. Tax\""}});
    CHECK_FALSE(compare_editions(english, load_edition("us"), box).empty());
    CHECK(lines_under(compare_editions(english, load_edition("us"), box), "Rules") ==
          std::vector<std::string>{"1 colour, name for lines or paragraph is another one"});
}

TEST_CASE("the closest edition is the one with the fewest differences") {
    const LoadedEdition box = with("us", {{"Basin Street", "Old Road"}, {"French Quarter", "New French Quarter"}});
    const std::vector<LoadedEdition> shipped{load_edition("ru"), load_edition("us"), load_edition("football")};
    CHECK(edition_like(box, shipped, "") == 1);
    CHECK(edition_like(box, shipped, "no-such-edition") == 1);
    CHECK(edition_like(box, shipped, "football") == 2);
}

TEST_CASE("an edition in words has its rules with their paragraphs, its board and its cards") {
    const auto sections = edition_lines(english, load_edition("classic"));
    const auto rules = lines_under(sections, "Rules");
    CHECK(std::ranges::count(rules, "What each player begins with: 1500 (classic 2)") == 1);
    CHECK(std::ranges::none_of(rules, [](const std::string& line) { return line.find("price war") != line.npos; }));
    CHECK(std::ranges::count(lines_under(sections, "Board and names"), "@38: penalty, Luxury Tax, amount 75") == 1);
    CHECK(lines_under(sections, "Deck: Luck").size() ==
          load_edition("classic").edition.find_deck("luck")->cards.size());
}

}  // namespace
}  // namespace tablebank
