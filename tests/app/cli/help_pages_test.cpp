// The pages of --help about a subcommand that follows another one, and about numbers with limits.

#include <doctest/doctest.h>

#include "tests/support/command_line.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

bool says(const Ran& ran, const std::string& what) {
    return ran.out.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("the page of a subcommand states what precedes it, and every option that applies to it") {
    const Ran rent = run({"quote", "game.tbl", "rent", "--help"});
    CHECK(rent.code == 0);
    CHECK(says(rent, "Usage: tablebank quote FILE rent [OPTIONS] DEED\n"));
    for (const char* part : {"\n  FILE TEXT", "\n  DEED TEXT", "\n  --dice TEXT", "\n  --json ", "\n  --at INT"})
        CHECK(says(rent, part));
    CHECK(says(run({"keys", "new", "--help"}), "\n  --json "));
    CHECK(says(run({"editions", "show", "--help"}), "\n  --json "));
    // Nothing holds for the subcommands of `event` but what they say themselves; of two --help one is enough.
    CHECK(says(run({"event", "seat", "--help"}), "Usage: tablebank event seat [OPTIONS] FILE\n"));
    const std::string page = run({"editions", "show", "--help"}).out;
    CHECK(page.find("--help") == page.rfind("--help"));
}

TEST_CASE("the page of a subcommand is found without what would precede it") {
    CHECK(run({"quote", "rent", "--help"}).out == run({"quote", "game.tbl", "rent", "--help"}).out);
    CHECK(run({"quote", "rent", "nob", "--help"}).out == run({"quote", "game.tbl", "rent", "--help"}).out);
    CHECK(says(run({"quote", "--help"}), "Usage: tablebank quote [OPTIONS] FILE SUBCOMMAND\n"));
    CHECK(says(run({"quote", "game.tbl", "--help"}), "Usage: tablebank quote [OPTIONS] FILE SUBCOMMAND\n"));
}

TEST_CASE("a mistyped option is reported with those that apply from above") {
    const Ran ran = run({"quote", "game.tbl", "rent", "nob", "--jsno"});
    CHECK(ran.code == 2);
    CHECK(ran.err.find("--json?") != std::string::npos);
}

TEST_CASE("the maximum of seconds is stated in words, on the page and in the error") {
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"send", "x"}, {"serve", "x"}, {"event", "serve", "x"}, {"event", "collect", "x", "y"}}) {
        std::vector<std::string> words = command;
        words.emplace_back("--help");
        CHECK(says(run(words),
                   "\n  --seconds INT               Ends by itself after so many seconds, 1000000 at most\n"));
        for (const char* wrong : {"-1", "1000001", "x", "1.5"}) {
            words = command;
            words.insert(words.end(), {"--seconds", wrong});
            const Ran ran = run(words);
            CHECK(ran.code == 2);
            CHECK(ran.err.starts_with("tablebank: --seconds: \"" + std::string(wrong) +
                                      "\" is not a number from 0 to 1000000\n"));
        }
    }
}
