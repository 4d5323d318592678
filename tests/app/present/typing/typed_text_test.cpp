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

}  // namespace
}  // namespace tablebank
