// The man pages, as man(7) requires them.

#include "app/manual/man_page.h"

#include <doctest/doctest.h>

#include "app/i18n/language.h"

using namespace tablebank;

namespace {

std::vector<ManPage> sample_pages() {
    CommandPage program{.name = "tablebank", .meaning = "A banker", .needs_subcommand = true};
    program.subcommands = {
        {.name = "event",
         .meaning = ".an event\nof 'many' tables\\",
         .positionals = {{.names = {"FILE"}, .value = "TEXT", .meaning = "Its file", .repeated = true}},
         .options = {{.names = {"-o", "--out"}, .value = "TEXT", .meaning = "'Where to"}}}};
    program.subcommands[0].subcommands = {
        {.name = "new",
         .positionals = {{.names = {"ROUNDS"}, .value = "INT", .meaning = "How many", .required = true}},
         .options = {{.names = {"--json"}, .meaning = "With JSON"}},
         .takes_from_above = true},
        {.name = "old"}};
    return man_pages(Language::english(), program, "tablebank 1.0.0");
}

bool says(const std::string& text, const std::string& what) {
    return text.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("each subcommand has its own page, named after the words that lead to it") {
    const auto pages = sample_pages();
    REQUIRE(pages.size() == 4);
    CHECK(pages[0].file == "tablebank.1");
    CHECK(pages[1].file == "tablebank-event.1");
    CHECK(pages[2].file == "tablebank-event-new.1");
    // In SEE ALSO a name is not parted at the end of a line.
    CHECK(says(pages[2].text, "\\fB\\%tablebank\\-event\\fR(1)"));
    CHECK(says(pages[1].text, "\\fB\\%tablebank\\fR(1), \\fB\\%tablebank\\-event\\-new\\fR(1)"));
}

TEST_CASE("a subcommand follows the arguments of its parent, and its page lists the parent's options that apply") {
    const auto pages = sample_pages();
    const std::string before = "\\fBtablebank\\fR \\fBevent\\fR [\\fIFILE\\fR...] ";
    CHECK(says(pages[2].text, before + "\\fBnew\\fR [\\fIOPTIONS\\fR] \\fIROUNDS\\fR\n"));
    for (const char* part : {"\\fIFILE\\fR\nIts file\n", "\\fIROUNDS\\fR\nHow many\n", "\\-\\-json", "\\-\\-out"})
        CHECK(says(pages[2].text, part));
    CHECK(says(pages[3].text, before + "\\fBold\\fR"));
    CHECK_FALSE(says(pages[3].text, "\\-\\-out"));
}

TEST_CASE("no word of a page is a command of man, and no hyphen a typographic one") {
    const std::string text = sample_pages()[1].text;
    CHECK(says(text, "\\&.an event\nof 'many' tables\\e\n"));
    CHECK(says(text, "\n\\&'Where to\n"));
    CHECK(says(text, "\\fB\\-o\\fR, \\fB\\-\\-out\\fR \\fITEXT\\fR"));
    CHECK(says(text, "[\\fIFILE...\\fR]") == false);
    CHECK(says(text, "[\\fIFILE\\fR...]"));
}

TEST_CASE("the variables that move the files are named next to them") {
    const std::string text = sample_pages()[0].text;
    for (const char* variable : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"}) CHECK(says(text, variable));
    // A path is not parted at the end of a line.
    CHECK(says(text, "\\%~/.local/state"));
}

TEST_CASE("the page of the program states once what applies to all: exit codes, variables, files") {
    const auto pages = sample_pages();
    for (const char* section : {".SH EXIT STATUS\n", ".SH ENVIRONMENT\n", ".SH FILES\n"}) {
        CHECK(says(pages[0].text, section));
        CHECK_FALSE(says(pages[1].text, section));
    }
}
