#include "platform/certificates.h"

namespace tablebank::platform {

std::vector<std::string> trusted_authorities() {
    return {};
}

}  // namespace tablebank::platform
