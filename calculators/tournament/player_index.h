#pragma once
// Players, tables and rounds are numbers, used as indices. Internal header.

#include <cstddef>

namespace tablebank {

[[nodiscard]] constexpr std::size_t index_of(int number) {
    return static_cast<std::size_t>(number);
}

}  // namespace tablebank
