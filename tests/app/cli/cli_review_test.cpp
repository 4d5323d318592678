// `review`: its output and exit codes, and that an empty result is an answer too.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

TEST_CASE("review lists the entries that a judge should look at") {
    const ScratchFolder folder;
    const std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"}).code ==
            0);
    CHECK(run({"review", game}).out == "Nothing to review.\n");
    CHECK(nlohmann::json::parse(run({"review", game, "--json"}).out)["review"].empty());

    REQUIRE(run({"do", game, "anna pay 300 to boris \"a wager\"", "undo"}).code == 0);
    const Ran said = run({"review", game});
    CHECK(said.code == 0);
    CHECK(said.out ==
          "#2 Anna pay 300 to Boris \"a wager\": Anna gives Boris 300, and nothing comes back (a wager) (taken back by "
          "#3)\n");
    const auto told = nlohmann::json::parse(run({"review", game, "--json"}).out)["review"];
    REQUIRE(told.size() == 1);
    CHECK(told[0]["entry"] == 2);
    CHECK(told[0]["kind"] == "unrequited");
    CHECK(told[0]["player"] == "Anna");
    CHECK(told[0]["other"] == "Boris");
    CHECK(told[0]["given"] == "300");
    CHECK(told[0]["in_force"] == false);

    CHECK(run({"review", folder.file("none.tbl")}).code == 3);
    CHECK(run({"review"}).code == 2);
}

TEST_CASE("a remark has its reason once, and a certificate's is that for which it was given") {
    const ScratchFolder folder;
    const std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist", "--player",
                 "Boris:competitor"})
                .code == 0);
    const Ran played =
        run({"do", game, "clock start", "clock set 30:00 \"the hall's clock\"", "clock call \"the bell\"", "closing",
             "keep", "walk", "finish", "certify despite \"a late train\" \"Vera\""});
    REQUIRE_MESSAGE(played.code == 0, played.err);
    const std::string said = run({"review", game}).out;
    const auto times = [&said](const std::string& words) {
        int count = 0;
        for (std::size_t at = said.find(words); at != std::string::npos; at = said.find(words, at + 1)) ++count;
        return count;
    };
    CHECK(times("the hall's clock") == 2);  // in its line, and in the sentence
    CHECK(times("(a late train)") == 1);
    CHECK(times("(Vera)") == 0);
}

TEST_CASE("a deed that goes back at a fair price is reported for going back, and not for its price") {
    const ScratchFolder folder;
    const std::string game = folder.file("game.tbl");
    REQUIRE(run({"new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"}).code ==
            0);
    REQUIRE(run({"do", game, "12", "buy", "boris trade anna give 60 get @3", "anna trade boris give 65 get @3"}).code ==
            0);
    CHECK(run({"review", game}).out ==
          "#5 Anna trade Boris give 65 get @3: French Quarter goes back to Anna, who traded it away in #4\n");
    const auto told = nlohmann::json::parse(run({"review", game, "--json"}).out)["review"];
    CHECK(told.at(0)["kind"] == "off_price");
    CHECK(told.at(0)["about"] == 4);
    CHECK(told.at(0)["player"] == "Boris");
    CHECK(told.at(0)["other"] == "Anna");
    CHECK(told.at(0)["returned"] == "65");
}

}  // namespace tablebank::testing
