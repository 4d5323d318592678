#include "calculators/require.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

#include "calculators/notes.h"

using namespace tablebank;

TEST_CASE("a broken precondition is an error in the program that names its place") {
    CHECK_NOTHROW(require(true));
    std::string said;
    try {
        require(false);
    } catch (const std::logic_error& error) {
        said = error.what();
    }
    CHECK(said.find("require_test.cpp:16") != std::string::npos);
    CHECK_THROWS_AS(static_cast<void>(fewest_notes(Box{}, Money{-1})), std::logic_error);
}
