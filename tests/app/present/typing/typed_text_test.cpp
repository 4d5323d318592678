// What every reader of typed text asks of it first.

#include "app/present/typing/typed_text.h"

#include <doctest/doctest.h>

namespace tablebank {
namespace {

TEST_CASE("signs at either end are taken off, those within stay") {
    CHECK(trimmed("  a b\t") == "a b");
    CHECK(trimmed(" \t ").empty());
    CHECK(trimmed("").empty());
    CHECK(trimmed("\tx", " ") == "\tx");
}

}  // namespace
}  // namespace tablebank
