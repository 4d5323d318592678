// What leaves for a terminal, a window, a journal or a spreadsheet: every sign is seen.

#include "ledger/text/visible.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("letters of every script stay as they are") {
    for (const char* text : {"", "Anna pay 7 to Boris \"a debt\"", "Елена", "עברית", "العربية", "łódź 🎲", "\\x1b"}) {
        CAPTURE(text);
        CHECK(visible(text) == text);
        CHECK(visible_lines(text) == text);
        CHECK(visible_json(text) == text);
    }
}

TEST_CASE("a sign that is not seen stands as a mark") {
    CHECK(visible("\x1b[2J") == "\\x1b[2J");
    CHECK(visible("a\nb\r\tc\x7f") == "a\\x0ab\\x0d\\x09c\\x7f");
    CHECK(visible(std::string_view("a\0b", 3)) == "a\\x00b");
    CHECK(visible("\u0085\u009b\u061c\u200e\u200f") == "\\u0085\\u009b\\u061c\\u200e\\u200f");
    CHECK(visible("\u202a\u202e\u2066\u2069\u2028\u2029\ufeff") == "\\u202a\\u202e\\u2066\\u2069\\u2028\\u2029\\ufeff");
    CHECK(visible("a\xc3(\xff") == "a\\xc3(\\xff");
    CHECK(visible("\xed\xa0\x80") == "\\xed\\xa0\\x80");  // half of a pair
}

TEST_CASE("a text that was shown is shown again as it is") {
    const std::string once = visible("\x1b\u202e\xff\n");
    CHECK(visible(once) == once);
}

TEST_CASE("in a text of several lines only the ends of the lines pass") {
    CHECK(visible_lines("one\ntwo\r\nthree") == "one\ntwo\r\nthree");
    CHECK(visible_lines("one\rtwo\n\r\r\n\x1b\n") == "one\\x0dtwo\n\\x0d\r\n\\x1b\n");
    CHECK(visible_lines("\r") == "\\x0d");
}

TEST_CASE("in JSON the marks are escapes, so that the sign comes back") {
    CHECK(visible_json("{\n\"a\": \"\u202e\x7f\u009b\u05d0\"}") == "{\n\"a\": \"\\u202e\\u007f\\u009b\u05d0\"}");
    CHECK(visible_json("\"\xc3\"") == "\"\uFFFD\"");
}

}  // namespace
}  // namespace tablebank
