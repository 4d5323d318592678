// The first checks of every reader of typed text.

#include "app/present/typing/typed_text.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("punctuation at either end is removed, that within stays") {
    CHECK(trimmed("  a b\t") == "a b");
    CHECK(trimmed(" \t ").empty());
    CHECK(trimmed("").empty());
    CHECK(trimmed("\tx", " ") == "\tx");
}

TEST_CASE("a number is digits and nothing else, one at least") {
    CHECK(is_number("0"));
    CHECK(is_number("9876543210"));
    for (const char* text : {"", "-1", "1 2", "1.", "x", "１"}) {
        CAPTURE(text);
        CHECK_FALSE(is_number(text));
    }
}

}  // namespace
}  // namespace tablebank
