#pragma once
// The certificate authorities that this system trusts, if its libraries do not find them by themselves.

#include <string>
#include <vector>

namespace tablebank::platform {

/// Each as PEM. Empty on a system whose OpenSSL finds their files, as on Linux.
[[nodiscard]] std::vector<std::string> trusted_authorities();

}  // namespace tablebank::platform
