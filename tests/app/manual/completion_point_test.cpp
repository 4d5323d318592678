// The position of the cursor in a command line that is being typed.

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
    program.subcommands[1].subcommands = {
        {.name = "rent",
         .positionals = {{.names = {"DEED"}, .value = "TEXT"}},
         .options = {{.names = {"--dice"}, .value = "TEXT", .repeated = true, .words = 2}},
         .takes_from_above = true},
        {.name = "start"}};
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

TEST_CASE("an option takes the next word, a switch does not, and the text after = belongs to it already") {
    CHECK(wanted({"do", "--at", ""}) == "do --at");
    CHECK(wanted({"do", "--at", "3", ""}) == "do FILE");
    CHECK(wanted({"do", "--json", ""}) == "do FILE");
    CHECK(wanted({"do", "--at=3", ""}) == "do FILE");
    // An option of the parent subcommand follows the child as well.
    CHECK(wanted({"quote", "game.tbl", "rent", "--at", ""}) == "rent --at");
    CHECK(wanted({"quote", "game.tbl", "start", "--at", ""}) == "start -");
    // No one knows the arguments of an unknown one.
    CHECK(wanted({"do", "--unknown", ""}) == "do FILE");
}

TEST_CASE("an option that takes two words takes the second one too") {
    CHECK(wanted({"quote", "game.tbl", "rent", "--dice", ""}) == "rent --dice");
    CHECK(wanted({"quote", "game.tbl", "rent", "--dice", "3", ""}) == "rent --dice");
    CHECK(wanted({"quote", "game.tbl", "rent", "--dice", "3", "4", ""}) == "rent DEED");
    CHECK(wanted({"quote", "game.tbl", "rent", "--dice=3", ""}) == "rent --dice");
}

TEST_CASE("the value of the option follows =") {
    const CommandPage program = sample();
    const CompletionPoint point = completion_point(program, {"do", "--at=1"});
    REQUIRE(point.value_of != nullptr);
    CHECK(point.value_of->names.front() == "--at");
    CHECK(point.before == "--at=");
    CHECK(point.typed == "1");
    CHECK_FALSE(point.takes_options);
    CHECK(completion_point(program, {"do", "--at=7", "x"}).value("--at") == "7");
    // A switch has none, and after -- or as the value of another option there is no option.
    CHECK(wanted({"do", "--json="}) == "do -");
    CHECK(completion_point(program, {"do", "--at", "--at="}).before.empty());
    CHECK(completion_point(program, {"do", "--", "--at="}).before.empty());
}

TEST_CASE("a subcommand follows the arguments of its parent, and only an option begins with a hyphen") {
    const CommandPage program = sample();
    CHECK_FALSE(completion_point(program, {"quote", ""}).takes_subcommand);
    CHECK(wanted({"quote", "rent", ""}) == "quote -");
    CHECK(completion_point(program, {"quote", "rent", ""}).takes_subcommand);
    CHECK(wanted({"do", "-"}) == "do -");
    CHECK(wanted({"do", "--", "-"}) == "do FILE");
}

TEST_CASE("the options after a subcommand are its own, and those of its parents that apply to it") {
    const CommandPage program = sample();
    const auto names = [&](const std::vector<std::string>& words) {
        std::string list;
        for (const CommandOption* option : completion_point(program, words).options()) list += option->names.front();
        return list;
    };
    CHECK(names({"quote", "game.tbl", "rent", ""}) == "--dice--at--json");
    CHECK(names({"quote", "game.tbl", "start", ""}).empty());
}

TEST_CASE("behind -- there are no options and as the value of one neither") {
    const CommandPage program = sample();
    CHECK(completion_point(program, {"do", ""}).takes_options);
    CHECK_FALSE(completion_point(program, {"do", "--at", ""}).takes_options);
    CHECK_FALSE(completion_point(program, {"do", "--", ""}).takes_options);
    CHECK(wanted({"do", "game.tbl", "--", "--at", ""}) == "do LINE");
}

TEST_CASE("the typed words are known by the names of their places") {
    const CommandPage program = sample();
    const CompletionPoint point = completion_point(program, {"quote", "--at", "7", "game.tbl", "rent", "no"});
    CHECK(point.value("FILE") == "game.tbl");
    CHECK(point.value("--at") == "7");
    CHECK(point.value("DEED").empty());
    CHECK(point.typed == "no");
    CHECK(completion_point(program, {}).typed.empty());
}
