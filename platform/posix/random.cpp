#include "platform/random.h"

#include <sys/random.h>

#include <system_error>

#include "platform/posix/last_error.h"

namespace tablebank::platform {

void fill_random(std::span<unsigned char> bytes) {
    for (std::size_t filled = 0; filled < bytes.size();) {
        const ssize_t got = ::getrandom(bytes.data() + filled, bytes.size() - filled, 0);
        if (got < 0 && errno != EINTR) throw std::system_error(last_error(), "getrandom");
        if (got > 0) filled += static_cast<std::size_t>(got);
    }
}

}  // namespace tablebank::platform
