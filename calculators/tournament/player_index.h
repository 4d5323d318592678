#pragma once
// Players, tables and rounds are numbers, and numbers are places in lists. Internal to this room.

#include <cstddef>

namespace tablebank {

[[nodiscard]] constexpr std::size_t index_of(int number) {
    return static_cast<std::size_t>(number);
}

}  // namespace tablebank
