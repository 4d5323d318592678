// Texts and moments of a record: each has one spelling, every invisible character is written as an escape, and no other
// spelling is read.

#include "ledger/proof/record_text.h"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <limits>

#include "ledger/text/escape.h"

using namespace tablebank;

TEST_CASE("invisible characters are written as marks, and all the rest is unchanged") {
    CHECK(spelt("Anna rent @34") == "Anna rent @34");
    CHECK(spelt("note \"café Иван\"") == "note \"café Иван\"");
    CHECK(spelt_in_quotes("note \"café\"") == R"("note \"café\"")");
    CHECK(spelt("a\\b") == R"(a\\b)");
    CHECK(spelt("anna\troll\r") == R"(anna\troll\r)");
    CHECK(spelt("\xE2\x80\xAE"
                "anna\xEF\xBB\xBF") == R"(\u{202e}anna\u{feff})");
    CHECK(spelt_in_quotes("").size() == 2);
}

TEST_CASE("text that must not reach a terminal is written as marks") {
    for (Character character = 0; character < 0x110000; ++character)
        if (is_unseen(character)) CHECK_MESSAGE(is_written_down(character), character);
}

TEST_CASE("no text has a second spelling") {
    for (const char* spelling : {"\\",      "\\q",          "\\\"",        "\\n",          "\\u",
                                 "\\u{}",   "\\u{41}",      "\\u{00202e}", "\\u{202E}",    "\\u{202e",
                                 "\\u{-1}", "\\u{d800}",    "\\u{110000}", "\\u{9}",       "\\u{5c}",
                                 "\t",      "\xE2\x80\xAE", "\xC3",        "\xED\xA0\x80", "\xF4\x90\x80\x80",
                                 "\x7F"})
        CHECK_MESSAGE(!read_spelt(spelling), spelling);
    for (const char* spelling : {"", "\"", "a", "\"a", "a\"", "\"\"\"", "\"\\\"", "\"a\" ", "\"\\\\\\\""})
        CHECK_MESSAGE(!read_in_quotes(spelling), spelling);
}

TEST_CASE("a text that is spelt and read is the same text") {
    CHECK(rc::check([] {
        const auto pieces = *rc::gen::container<std::vector<std::string>>(
            rc::gen::element<std::string>("a", "\"", "\\", "\t", "\r", "\n", " ", "u{41}", "\xE2\x80\xAE",
                                          "\xEF\xBB\xBF", "Ж", "\xC2\x9F", "\xF0\x9F\x8E\xB2", "\x7F"));
        std::string text;
        for (const std::string& piece : pieces) text += piece;
        RC_ASSERT(read_spelt(spelt(text)) == text);
        RC_ASSERT(read_in_quotes(spelt_in_quotes(text)) == text);
        RC_ASSERT(escape_invisible(spelt(text)) == spelt(text));
    }));
}

TEST_CASE("a moment is a date and a time, and beyond the calendar a number") {
    CHECK(spelt_moment(0) == "1970-01-01T00:00:00.000Z");
    CHECK(spelt_moment(1'767'225'612'034) == "2026-01-01T00:00:12.034Z");
    CHECK(spelt_moment(951'782'399'999) == "2000-02-28T23:59:59.999Z");
    CHECK(spelt_moment(951'782'400'000) == "2000-02-29T00:00:00.000Z");
    CHECK(spelt_moment(253'402'300'799'999) == "9999-12-31T23:59:59.999Z");
    CHECK(spelt_moment(253'402'300'800'000) == "253402300800000");
    CHECK(spelt_moment(-1) == "-1");
    for (const std::int64_t moment :
         {std::int64_t{0}, std::int64_t{951'782'400'000}, std::int64_t{253'402'300'799'999},
          std::int64_t{253'402'300'800'000}, std::int64_t{-1}, std::numeric_limits<std::int64_t>::min(),
          std::numeric_limits<std::int64_t>::max()})
        CHECK(read_moment(spelt_moment(moment)) == moment);
}

TEST_CASE("no moment has a second spelling") {
    for (const char* spelling :
         {"", "0", "1767225612034", "2026-01-01T00:00:12.034", "2026-01-01T00:00:12.034z", "2026-1-01T00:00:12.0340Z",
          "2026-02-29T00:00:12.034Z", "2026-13-01T00:00:12.034Z", "2026-01-01T24:00:12.034Z",
          "2026-01-01T00:60:12.034Z", "2026-01-01T00:00:60.034Z", "2026-01-01 00:00:12.034Z",
          "+026-01-01T00:00:12.034Z", "1969-12-31T23:59:59.999Z", "-0", "0253402300800000"})
        CHECK_MESSAGE(!read_moment(spelling), spelling);
}
