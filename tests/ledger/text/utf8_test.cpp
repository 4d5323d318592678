// The properties of a character that the line grammar needs, in any script.

#include "ledger/text/utf8.h"

#include <doctest/doctest.h>

#include "ledger/text/digits.h"

namespace tablebank {
namespace {

TEST_CASE("a space of any width, or a tab, separates words") {
    for (const Character blank : {0x20, 0x09, 0xA0, 0x2009, 0x202F, 0x3000}) {
        CAPTURE(blank);
        CHECK(is_blank(blank));
    }
    for (const Character other : {0x0A, 0x2D, 0x61, 0x42F, 0x200B, 0x2028, malformed_character}) {
        CAPTURE(other);
        CHECK_FALSE(is_blank(other));
    }
}

TEST_CASE("plain text has no control character, and nothing that breaks a line") {
    for (const Character plain : {0x20, 0x7E, 0xA0, 0x42F, 0x1F3B2}) {
        CAPTURE(plain);
        CHECK(is_plain(plain));
    }
    for (const Character other : {0x00, 0x09, 0x1F, 0x7F, 0x85, 0x2028, 0x2029, malformed_character}) {
        CAPTURE(other);
        CHECK_FALSE(is_plain(other));
    }
}

TEST_CASE("a malformed byte is one character, and the next begins after it") {
    CHECK(count_characters("Ж\xFF"
                           "a") == 3);
    std::size_t at = 0;
    const std::string_view text = "Жa";
    CHECK(next_character(text, at) == 0x416);
    CHECK(at == 2);
    CHECK(next_character(text, at) == 'a');
    CHECK(at == text.size());
}

TEST_CASE("a number has digits only, at least one") {
    CHECK(is_digits("0"));
    CHECK(is_digits("9876543210"));
    for (const char* text : {"", "-1", "1 2", "1.", "x", "１"}) {
        CAPTURE(text);
        CHECK_FALSE(is_digits(text));
    }
}

TEST_CASE("a character that is appended is read again as itself") {
    for (const Character character : {0x24, 0x7F, 0x80, 0x7FF, 0x800, 0x20AC, 0xFFFD, 0x10000, 0x1F3E0, 0x10FFFF}) {
        CAPTURE(character);
        std::string text = "a";
        append_character(text, character);
        std::size_t at = 1;
        CHECK(next_character(text, at) == character);
        CHECK(at == text.size());
        for (std::size_t byte = 2; byte < text.size(); ++byte) CHECK(is_continuation(text[byte]));
        CHECK_FALSE(is_continuation(text[1]));
    }
}

}  // namespace
}  // namespace tablebank
