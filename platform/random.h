#pragma once
// Unpredictable random bytes.

#include <span>

namespace tablebank::platform {

/// Throws std::system_error if the system gives none.
void fill_random(std::span<unsigned char> bytes);

}  // namespace tablebank::platform
