// Output for a terminal, a window, a journal or a spreadsheet: every character is visible.

#include "ledger/text/escape.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("letters of every script stay as they are") {
    for (const char* text : {"", "Anna pay 7 to Boris \"a debt\"", "Елена", "עברית", "العربية", "łódź 🎲", "\\x1b"}) {
        CAPTURE(text);
        CHECK(escape_invisible(text) == text);
        CHECK(escape_lines(text) == text);
        CHECK(escape_json(text) == text);
    }
}

TEST_CASE("an invisible character is shown as a mark") {
    CHECK(escape_invisible("\x1b[2J") == "\\x1b[2J");
    CHECK(escape_invisible("a\nb\r\tc\x7f") == "a\\x0ab\\x0d\\x09c\\x7f");
    CHECK(escape_invisible(std::string_view("a\0b", 3)) == "a\\x00b");
    CHECK(escape_invisible("\u0085\u009b\u061c\u200e\u200f") == "\\u0085\\u009b\\u061c\\u200e\\u200f");
    CHECK(escape_invisible("\u202a\u202e\u2066\u2069\u2028\u2029\ufeff") ==
          "\\u202a\\u202e\\u2066\\u2069\\u2028\\u2029\\ufeff");
    CHECK(escape_invisible("a\xc3(\xff") == "a\\xc3(\\xff");
    CHECK(escape_invisible("\xed\xa0\x80") == "\\xed\\xa0\\x80");  // half of a pair
}

TEST_CASE("a character without a glyph is shown as a mark, unless its neighbours give it a meaning") {
    CHECK(escape_invisible("a\u200bb\u00adc\u2060d\u034fe") == "a\\u200bb\\u00adc\\u2060d\\u034fe");
    CHECK(escape_invisible("\u115f\u3164\uffa0\ufff9\U000e0041\U0001d173") ==
          "\\u115f\\u3164\\uffa0\\ufff9\\u{e0041}\\u{1d173}");
    CHECK(escape_invisible("a\u200cb\u200d \u200d") == "a\\u200cb\\u200d \\u200d");
    CHECK(escape_invisible("e\u0301\u200de\u0301") == "e\u0301\\u200de\u0301");
    CHECK(escape_invisible("ok\ufe0f 1\ufe0f") == "ok\\ufe0f 1\\ufe0f");
    // Persian, Hindi, Sinhala, a Chinese form, a family and a red heart.
    for (const char* text : {"می\u200cخواهم", "क्\u200dष", "ශ්\u200dරී", "葛\U000e0100", "👩\u200d👧", "❤\ufe0f\u200d🔥"}) {
        CAPTURE(text);
        CHECK(escape_invisible(text) == text);
        CHECK(escape_json(text) == text);
    }
    CHECK(escape_invisible("می\u200c\u200cخواهم") == "می\\u200c\\u200cخواهم");
    CHECK(escape_invisible("خ\u200c") == "خ\\u200c");
    CHECK(escape_json("\"a\u200b\U000e0041\"") == "\"a\\u200b\\udb40\\udc41\"");
}

TEST_CASE("a text without marks is visible as a whole") {
    for (const char* text : {"", "Net Lane", "Елена", "\u2764\uFE0F", "\U0001F468\u200D\U0001F469"})
        CHECK(is_all_visible(text));
    for (const char* text : {"a\tb", "\x1b[2J", "a\u200bb", "\u202eab", "a\u2028b", "\xff"})
        CHECK_FALSE(is_all_visible(text));
}

TEST_CASE("a text that was shown is shown again unchanged") {
    const std::string once = escape_invisible("\x1b\u202e\xff\n");
    CHECK(escape_invisible(once) == once);
}

TEST_CASE("in a text of several lines only the ends of the lines pass") {
    CHECK(escape_lines("one\ntwo\r\nthree") == "one\ntwo\r\nthree");
    CHECK(escape_lines("one\rtwo\n\r\r\n\x1b\n") == "one\\x0dtwo\n\\x0d\r\n\\x1b\n");
    CHECK(escape_lines("\r") == "\\x0d");
}

TEST_CASE("in JSON the marks are escapes, so that the character can be restored") {
    CHECK(escape_json("{\n\"a\": \"\u202e\x7f\u009b\u05d0\"}") == "{\n\"a\": \"\\u202e\\u007f\\u009b\u05d0\"}");
    CHECK(escape_json("\"\xc3\"") == "\"\uFFFD\"");
}

}  // namespace
}  // namespace tablebank
