#pragma once
// Typed lines and their meanings.

#include <doctest/doctest.h>

#include <initializer_list>
#include <string_view>

#include "tests/support/notation_table.h"

namespace tablebank::testing {

struct Said {
    std::string_view typed;
    std::string_view means;  ///< the canonical line, or the error as `reading` has it
};

inline void check_said(const Setup& setup, std::initializer_list<Said> rows) {
    for (const Said& row : rows) {
        CAPTURE(row.typed);
        CHECK(reading(setup, row.typed) == row.means);
    }
}

}  // namespace tablebank::testing
