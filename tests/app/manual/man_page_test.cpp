// The man pages, as man(7) wants them.

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
    program.subcommands[0].subcommands = {{.name = "new"}};
    return man_pages(Language::english(), program, "tablebank 1.0.0");
}

bool says(const std::string& text, const std::string& what) {
    return text.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("each subcommand has a page of its own, called by the words that lead to it") {
    const auto pages = sample_pages();
    REQUIRE(pages.size() == 3);
    CHECK(pages[0].file == "tablebank.1");
    CHECK(pages[1].file == "tablebank-event.1");
    CHECK(pages[2].file == "tablebank-event-new.1");
    CHECK(says(pages[2].text, "\\fBtablebank event new\\fR"));
    CHECK(says(pages[2].text, "\\fBtablebank\\-event\\fR(1)"));
}

TEST_CASE("no word of a page is a command of man, and no hyphen a typographic one") {
    const std::string text = sample_pages()[1].text;
    CHECK(says(text, "\\&.an event\nof 'many' tables\\e\n"));
    CHECK(says(text, "\n\\&'Where to\n"));
    CHECK(says(text, "\\fB\\-o\\fR, \\fB\\-\\-out\\fR \\fITEXT\\fR"));
    CHECK(says(text, "[\\fIFILE...\\fR]") == false);
    CHECK(says(text, "[\\fIFILE\\fR...]"));
}

TEST_CASE("the page of the program says once what holds for all: exit codes, variables, files") {
    const auto pages = sample_pages();
    for (const char* section : {".SH EXIT STATUS\n", ".SH ENVIRONMENT\n", ".SH FILES\n"}) {
        CHECK(says(pages[0].text, section));
        CHECK_FALSE(says(pages[1].text, section));
    }
}
