#pragma once
// Who may read a file that is written.

#include <cstdint>

namespace tablebank::platform {

enum class Readers : std::uint8_t {
    usual,  ///< as the user's system has it
    owner   ///< nobody else, not even for a moment: it holds a secret
};

}  // namespace tablebank::platform
