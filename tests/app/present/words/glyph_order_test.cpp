// Names in scripts that run from right to left, and letters with accents of their own.

#include "app/present/words/glyph_order.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("texts of European scripts are painted in their order") {
    for (const char* text : {"", "Anna owes Boris 184", "Анна должна Борису 184", "Łódź — «zł»", "Ελένη", "5 × dice"}) {
        CAPTURE(text);
        CHECK(is_visual(text));
        CHECK(glyph_order(text) == text);
    }
}

TEST_CASE("a Hebrew name is turned round, and the sentence about it is not") {
    CHECK(glyph_order("דנה") == "הנד");
    CHECK(glyph_order("Anna owes דנה 184") == "Anna owes הנד 184");
    CHECK(glyph_order("(דנה)") == "(הנד)");
    CHECK(glyph_order("שרה לאה, דנה") == "האל הרש, הנד");
    CHECK(glyph_order("דנה 2") == "הנד 2");
}

TEST_CASE("Arabic letters are joined before they are turned round") {
    // Beh, alef: the initial form of the one, the final form of the other.
    CHECK(glyph_order("\u0628\u0627") == "\uFE8E\uFE91");
}

TEST_CASE("an accent that was typed separately comes onto its letter") {
    CHECK_FALSE(is_visual("Zoe\u0301"));
    CHECK(glyph_order("Zoe\u0301") == "Zo\u00E9");
    CHECK(glyph_order("x\u0302") == "x\u0302");  // there is no such letter in one piece
}

TEST_CASE("a mark that turns the direction of reading is painted as a mark, and turns nothing") {
    for (const char* text : {"Anna \u202Epays", "\u200EAnna", "Anna\u2066", "\u061CAnna", "\uFEFFAnna", "An\u2028na"}) {
        CAPTURE(text);
        CHECK_FALSE(is_visual(text));
        CHECK(glyph_order(text).find("\\u") != std::string::npos);
    }
    CHECK(glyph_order("\u202EAnna") == "\\u202eAnna");
}

TEST_CASE("an emoji and malformed bytes stay one character each") {
    CHECK(glyph_order("\U0001F3B2 dice") == "\U0001F3B2 dice");
    CHECK(glyph_order("\xF0\x9F") == "\uFFFD");
}

}  // namespace
}  // namespace tablebank
