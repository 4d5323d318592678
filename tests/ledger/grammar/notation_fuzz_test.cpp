// Whatever is typed, the answer is a command or an error that points into the line.

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "ledger/text/case_fold.h"
#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

/// A line that can be read is always written back the same way; one that cannot has its place in the line.
void check_answer(const Setup& setup, const std::string& line) {
    RC_LOG() << line << '\n';
    const auto read = parse_line(setup, line);
    if (const auto* command = std::get_if<Command>(&read)) {
        const std::string canonical = print_line(setup, *command);
        RC_ASSERT(testing::reading(setup, canonical) == canonical);
        RC_ASSERT(is_plain_text(canonical));
        RC_ASSERT(line.find(command->typed) != std::string::npos);
        RC_ASSERT_FALSE(is_blank_line(line));
    } else {
        const auto& error = std::get<ParseError>(read);
        RC_ASSERT(error.column >= 1);
        RC_ASSERT(error.column <= static_cast<int>(line.size()) + 1);
        RC_ASSERT(is_plain_text(error.text));
        RC_ASSERT(is_blank_line(line) == (error.kind == ParseError::Kind::empty));
    }
    for (const std::string& offer : complete_line(setup, line)) RC_ASSERT(is_plain_text(offer) || !is_plain_text(line));
}

TEST_CASE("random bytes are read or refused") {
    const Setup setup = testing::table_of("us", {"Anna", "Анна Мария", "Roll"});
    CHECK(rc::check([&] { check_answer(setup, *rc::gen::arbitrary<std::string>()); }));
    CHECK(rc::check([&] {
        check_answer(setup,
                     *rc::gen::container<std::string>(rc::gen::elementOf(std::string{" 123,#@\"-+.ao\t\xd0\xb0"})));
    }));
}

TEST_CASE("random words of the grammar are read or refused") {
    const Setup setup = testing::table_of("us", {"Anna", "Анна Мария", "Roll", "Boris"});
    std::vector<std::string> words{
        "Anna",    "b",       "1",    "3",      "34",   "37",   "\"roll\"", "анна",       "nob",  "@34",
        "@99",     "wal",     "50",   "-5",     "1,5",  "+50",  "-75",      "#12",        "#0",   "for",
        "to",      "from",    "give", "get",    "none", "all",  "nothing",  "redeemed",   "dice", "fixed",
        "percent", "start",   "stop", "extend", "call", "each", "pay-each", "monopolist", "goto", "nosalary",
        "hidden",  "\"why\"", "\"",   ",",      "# ",   "ties", "shared",   "san"};
    for (const std::string_view verb : all_verbs()) words.emplace_back(verb);
    CHECK(rc::check([&] {
        std::string line;
        for (const std::string& word : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words))) {
            line += word + " ";
        }
        check_answer(setup, line);
    }));
    // Short lines are the ones that can be read.
    CHECK(rc::check([&] {
        std::string line = std::string{*rc::gen::elementOf(all_verbs())};
        for (int count = *rc::gen::inRange(0, 5); count > 0; --count) line += " " + *rc::gen::elementOf(words);
        check_answer(setup, line);
    }));
}

TEST_CASE("a very long line is answered too") {
    const Setup& setup = testing::american_three();
    std::string trade = "trade Boris give ";
    for (int count = 0; count < 20000; ++count) trade += "1 ";
    CHECK(testing::reading(setup, trade + "get nothing") == "trade Boris give 20000 get nothing");
    CHECK(testing::reading(setup, std::string(100000, 'a')).starts_with("error unknown_verb at 1"));
    CHECK(testing::reading(setup, std::string(100000, '"')).starts_with("error "));
    CHECK(testing::reading(setup, "ok" + std::string(longest_line - 2, ' ')) == "ok");
    CHECK(testing::reading(setup, "ok" + std::string(longest_line - 1, ' ')) == "error line_too_long at 1");
    CHECK_FALSE(is_blank_line(std::string(longest_line + 1, ' ')));
}

}  // namespace
}  // namespace tablebank
