#pragma once
// The line that a table reads something typed as.

#include <string>
#include <string_view>

#include "app/present/typing/typed_line.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {

[[nodiscard]] inline std::string meant(const PlayedTable& table, std::string_view typed) {
    return read_typed(table.table(), typed).line;
}

}  // namespace tablebank::testing
