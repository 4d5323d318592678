#pragma once
// Checks preconditions at the borders of modules. A violation is an error in the program and never bad input, so the
// check is also active in release builds; fuzzing stops at it.

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace tablebank {

/// Throws std::logic_error with the place of the call if a precondition does not hold.
inline void require(bool holds, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (holds) return;
#ifdef FUZZING_BUILD_MODE_UNSAFE_FOR_PRODUCTION
    std::abort();
#endif
    throw std::logic_error(std::string{"precondition broken at "} + file + ":" + std::to_string(line));
}

}  // namespace tablebank
