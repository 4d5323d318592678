// What a box changes against the edition that it is like, in the words of the editor.

#include "app/present/editions/edition_comparison.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "db/edition/edition_folder.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

EditionText with(const std::string& id, std::initializer_list<std::pair<std::string, std::string>> changes) {
    EditionText text = load_edition(id).text;
    for (const auto& [from, to] : changes) {
        const std::size_t at = text.text.find(from);
        REQUIRE_MESSAGE(at != std::string::npos, from);
        text.text.replace(at, from.size(), to);
    }
    return text;
}

std::vector<std::string> lines_under(const std::vector<ComparedSection>& sections, const std::string& heading) {
    const auto found = std::ranges::find(sections, heading, &ComparedSection::heading);
    return found == sections.end() ? std::vector<std::string>{} : found->lines;
}

TEST_CASE("a box is like itself") {
    for (const char* id : {"us", "ru", "football", "classic"}) {
        const EditionText text = load_edition(id).text;
        CHECK(compare_editions(english, text, text).empty());
    }
}

TEST_CASE("the comparison lists each different rule, deed, card and space with both values") {
    const EditionText box = with("us", {{"{ amount = 100, rule = \"us 14\" }", "{ amount = 200, rule = \"us 14\" }"},
                                        {"building_order                     = { is = \"free\"",
                                         "building_order                     = { is = \"even\""},
                                        {"\"goto @25\", \"dice 8 75\"", "\"+33\", \"dice 8 75\""},
                                        {"price    = 60\n", "price    = 64\n"},
                                        {"houses = 35", "houses = 32"}});
    const auto sections = compare_editions(english, load_edition("us").text, box);
    CHECK(lines_under(sections, "Rules").size() == 2);
    CHECK(lines_under(sections, "Rules").front() == "For landing on START or passing it: 100, here 200");
    CHECK(lines_under(sections, "Money and box").size() == 1);
    CHECK(lines_under(sections, "Deeds") == std::vector<std::string>{"@1 Basin Street, price: 60, here 64"});
    CHECK(lines_under(sections, "Cards") ==
          std::vector<std::string>{"Deck: monopolist", "not here: goto @25", "only here: +33"});
    CHECK(lines_under(sections, "Board and names").empty());
}

TEST_CASE("other names are counted, and the closest edition is the one with the fewest differences") {
    const EditionText box = with("us", {{"Basin Street", "Old Road"}, {"French Quarter", "New Road"}});
    CHECK(lines_under(compare_editions(english, load_edition("us").text, box), "Deeds") ==
          std::vector<std::string>{"2 names are others"});
    const std::vector<LoadedEdition> shipped{load_edition("ru"), load_edition("us"), load_edition("football")};
    CHECK(closest_edition(box, shipped) == 1);
}

}  // namespace
}  // namespace tablebank
