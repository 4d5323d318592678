// Where the cursor stands in a command line that is being typed.

#include "app/manual/completion_point.h"

#include <doctest/doctest.h>

using namespace tablebank;

namespace {

CommandPage sample() {
    const CommandOption file{.names = {"FILE"}, .value = "TEXT", .required = true};
    const CommandOption line{.names = {"LINE"}, .value = "TEXT", .repeated = true};
    const CommandOption at{.names = {"--at"}, .value = "INT"};
    const CommandOption json{.names = {"--json"}};
    CommandPage program{.name = "tablebank"};
    program.subcommands = {{.name = "do", .positionals = {file, line}, .options = {at, json}},
                           {.name = "quote", .positionals = {file}, .options = {at, json}}};
    program.subcommands[1].subcommands = {{.name = "rent", .positionals = {{.names = {"DEED"}, .value = "TEXT"}}}};
    return program;
}

std::string wanted(const std::vector<std::string>& words) {
    const CommandPage program = sample();
    const CompletionPoint point = completion_point(program, words);
    return point.path.back()->name + ' ' + (point.value_of == nullptr ? "-" : point.value_of->names.front());
}

}  // namespace

TEST_CASE("a positional is wanted in its place, the last one as often as it may be repeated") {
    CHECK(wanted({""}) == "tablebank -");
    CHECK(wanted({"do", ""}) == "do FILE");
    CHECK(wanted({"do", "game.tbl", ""}) == "do LINE");
    CHECK(wanted({"do", "game.tbl", "34", "o"}) == "do LINE");
    CHECK(wanted({"quote", "game.tbl", ""}) == "quote -");
    CHECK(wanted({"quote", "game.tbl", "rent", "n"}) == "rent DEED");
    CHECK(wanted({"quote", "game.tbl", "rent", "nob", ""}) == "rent -");
}

TEST_CASE("an option takes the next word, a switch does not, and what is behind = belongs to it already") {
    CHECK(wanted({"do", "--at", ""}) == "do --at");
    CHECK(wanted({"do", "--at", "3", ""}) == "do FILE");
    CHECK(wanted({"do", "--json", ""}) == "do FILE");
    CHECK(wanted({"do", "--at=3", ""}) == "do FILE");
    // An option of the subcommand above stands behind the one below as well.
    CHECK(wanted({"quote", "game.tbl", "rent", "--at", ""}) == "rent --at");
    // Nobody knows what an unknown one takes.
    CHECK(wanted({"do", "--unknown", ""}) == "do FILE");
}

TEST_CASE("behind -- there are no options and as the value of one neither") {
    const CommandPage program = sample();
    CHECK(completion_point(program, {"do", ""}).takes_options);
    CHECK_FALSE(completion_point(program, {"do", "--at", ""}).takes_options);
    CHECK_FALSE(completion_point(program, {"do", "--", ""}).takes_options);
    CHECK(wanted({"do", "game.tbl", "--", "--at", ""}) == "do LINE");
}

TEST_CASE("what was typed before is known by the name of its place") {
    const CommandPage program = sample();
    const CompletionPoint point = completion_point(program, {"quote", "--at", "7", "game.tbl", "rent", "no"});
    CHECK(point.value("FILE") == "game.tbl");
    CHECK(point.value("--at") == "7");
    CHECK(point.value("DEED").empty());
    CHECK(point.typed == "no");
    CHECK(completion_point(program, {}).typed.empty());
}
