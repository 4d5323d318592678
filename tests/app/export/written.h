#pragma once
// A table in a format of other programs.

#include <ostream>
#include <sstream>
#include <string>

#include "app/export/game_export.h"

namespace tablebank::testing {

using Written = void (*)(const ReadGame& game, std::ostream& out);

[[nodiscard]] inline std::string written(const Table& table, Written format) {
    std::ostringstream out;
    format(ReadGame{table, Hash{}}, out);
    return out.str();
}

}  // namespace tablebank::testing
