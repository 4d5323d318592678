#include "platform/random.h"

#include "platform/windows/system.h"

#include <bcrypt.h>  // after windows.h

namespace tablebank::platform {

void fill_random(std::span<unsigned char> bytes) {
    if (::BCryptGenRandom(nullptr, bytes.data(), static_cast<ULONG>(bytes.size()), BCRYPT_USE_SYSTEM_PREFERRED_RNG) !=
        0)
        throw std::system_error(std::make_error_code(std::errc::io_error), "BCryptGenRandom");
}

}  // namespace tablebank::platform
