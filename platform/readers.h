#pragma once
// The readers of a new file.

#include <cstdint>

namespace tablebank::platform {

enum class Readers : std::uint8_t {
    usual,  ///< the system's default
    owner   ///< only its owner, from the moment it is created: it contains a secret
};

}  // namespace tablebank::platform
