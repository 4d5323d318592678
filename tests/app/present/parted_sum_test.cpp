// "1 500" in a list of things is asked about, and a deed in quotes that no card is.

#include "app/present/typing/parted_sum.h"

#include <doctest/doctest.h>

#include "app/present/typing/deed_in_quotes.h"
#include "app/present/typing/near_names.h"
#include "app/present/words/localized_line.h"
#include "tests/support/languages.h"
#include "tests/support/notation_table.h"
#include "tests/support/played_table.h"

#include <tuple>

namespace tablebank {
namespace {

using testing::american_three;

std::string asked(std::string_view line) {
    const auto question = parted_sum_in(american_three(), line);
    if (!question) return {};
    CHECK(question->kind == ParseError::Kind::two_meanings);
    for (const std::string& meant : question->candidates)
        CHECK(std::holds_alternative<Command>(parse_line(american_three(), meant)));
    return question->candidates.at(0) + " | " + question->candidates.at(1);
}

TEST_CASE("a sum with a space in a list of things is asked about, wherever the list is") {
    CHECK(asked("trade boris give 1 500 get nob") == "trade boris give 1500 get nob | trade boris give 1, 500 get nob");
    CHECK(asked("trade boris give nob get 1 500") == "trade boris give nob get 1500 | trade boris give nob get 1, 500");
    CHECK(asked("rent nob give 1 500") == "rent nob give 1500 | rent nob give 1, 500");
    CHECK(asked("join Priya monopolist get 1 500 \"late\"") ==
          "join Priya monopolist get 1500 \"late\" | join Priya monopolist get 1, 500 \"late\"");
    CHECK(asked("amend #3 anna trade boris give 1 500 get nob").starts_with("amend #3 anna trade boris give 1500"));
    for (const char* line :
         {"trade boris give 1, 500 get nob", "trade boris give 1500 get nob", "trade boris give 1 50 get nob",
          "pay 1 500", "auction nob 1 500", "note \"1 500\"", "trade boris give \"way 1 500\" get nob",
          "trade boris give 1000 500 get nob", "3 4", ""}) {
        CAPTURE(line);
        CHECK(asked(line).empty());
    }
}

TEST_CASE("a deed in quotes that no one holds as a card is proposed as the deed, if that would be posted") {
    testing::PlayedTable table("us");
    table.post("force \"for the test\" Anna buy @25 for 1");
    const auto meant = [&](const std::string& line) {
        const Refusal no = table.refusal(line);
        return with_deed_for_card(table.table(), line, no).value_or("");
    };
    CHECK(meant("Anna trade Boris give \"U.S. Air Line\" get 50") == "Anna trade Boris give @25 get 50");
    CHECK(meant("Anna trade Boris give \"Nob Hill\" get 50").empty());
    CHECK(meant("Anna trade Boris give \"way out\" get 50").empty());
}

TEST_CASE("a word of the grammar is not taken for another word") {
    const Setup setup = testing::table_of("pl", {"Łukasz", "Żaneta"});
    const auto near = [&](const char* word) {
        return with_near_names(setup, {ParseError::Kind::unknown_verb, 1, word, {}}, "pl").candidates;
    };
    CHECK(near("procent").empty());
    CHECK(near("percent").empty());
    CHECK(near("budu") == std::vector<std::string>{"buduje"});
}

TEST_CASE("a line that the program shows has the case of its language, and reads back") {
    const Setup setup = testing::table_of("pl", {"Łukasz", "Żaneta"});
    for (const auto& [tag, line, shown] :
         {std::tuple{"pl", "undo turn", "cofnij turę"}, std::tuple{"ru", "undo turn", "отмена хода"},
          std::tuple{"pl", "tax percent", "podatek procentowy"}, std::tuple{"ru", "tax percent", "налог процентный"},
          std::tuple{"pl", "turn 2 \"x\"", "tura 2 \"x\""}, std::tuple{"fr", "pay 30 to middle", "payer 30 au milieu"},
          std::tuple{"fr", "get 30 from middle", "recevoir 30 du milieu"},
          std::tuple{"it", "pay 30 to middle", "pagare 30 al centro"},
          std::tuple{"it", "get 30 from middle", "ricevere 30 dal centro"},
          std::tuple{"pl", "pay 30 to middle", "płacić 30 do środka"},
          std::tuple{"pl", "get 30 from middle", "otrzymać 30 ze środka"},
          std::tuple{"ru", "pay 30 to middle", "платить 30 в середину"},
          std::tuple{"ru", "get 30 from middle", "получить 30 из середины"}}) {
        CHECK(localized_line(speaking(tag), line) == shown);
        CHECK(testing::reading(setup, shown) == testing::reading(setup, line));
    }
}

}  // namespace
}  // namespace tablebank
