// The command that the calculator shows is valid, and the file that it writes can be read.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "app/present/calculator/calculator_snapshot.h"
#include "tests/support/asked_draft.h"
#include "tests/support/command_line.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::ask;
using testing::editions;
using testing::of_lines;
using testing::san_francisco;

/// Runs the command that the screen shows, as a shell would.
testing::Ran run_command(const std::string& command) {
    const std::string program = "tablebank ";
    const std::string here = " <<'END'\n";
    const std::size_t place = command.find(here);
    REQUIRE(command.starts_with(program));
    REQUIRE(place != std::string::npos);
    REQUIRE(command.ends_with("\nEND\n"));
    std::istringstream words(command.substr(program.size(), place - program.size()));
    std::vector<std::string> arguments;
    for (std::string word; words >> word;) {
        std::erase(word, '\'');
        arguments.push_back(word);
    }
    const std::size_t begin = place + here.size();
    return testing::run(arguments, command.substr(begin, command.size() - begin - std::string("END\n").size()));
}

TEST_CASE("every question gives what the command line gives for it") {
    CalculatorDraft draft = san_francisco();
    draft.players.front().cash = "1,500";
    hold(draft, Space{12}, level::unbuilt);
    hold(draft, Space{39}, level::mortgaged);
    draft.dice[Space{12}] = "34";
    for (const CalculatorQuestion& asked : ask(draft).questions) {
        draft.question = asked.question;
        draft.deed = asked.question == Question::redeem     ? Space{39}
                     : asked.question == Question::mortgage ? Space{12}
                                                            : Space{34};
        const CalculatorSnapshot snapshot = ask(draft);
        CAPTURE(asked.id);
        CAPTURE(snapshot.command);
        CHECK(snapshot.problems.empty());
        const testing::Ran ran = run_command(snapshot.command);
        CHECK(ran.err.empty());
        CHECK(ran.code == 0);
        if (asked.question) CHECK(ran.out.substr(0, ran.out.find('\n')) == snapshot.sentence);
    }
}

TEST_CASE("a table that the rules do not allow is settled with its reason") {
    CalculatorDraft draft = of_lines({"Anna m 846 34+4 5+1", "Boris c 20000"});
    draft.reason = "two boxes were mixed";
    CHECK(testing::run({"settle", "-"}, write_position(calculator_document(editions(), draft))).code == 0);
}

}  // namespace
}  // namespace tablebank
