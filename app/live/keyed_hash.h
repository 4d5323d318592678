#pragma once
// HMAC-SHA-256: everything that an event proves is derived with it from the event's one secret. Internal header.

#include <string_view>

#include "ledger/proof/hash.h"

namespace tablebank {

/// With a key of any length.
[[nodiscard]] Hash keyed_hash(std::string_view key, std::string_view text);

}  // namespace tablebank
