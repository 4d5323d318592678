#pragma once
// HMAC-SHA-256, by which everything that an event proves follows from its one secret. Internal to this room.

#include <string_view>

#include "ledger/proof/hash.h"

namespace tablebank {

/// With a key of any length.
[[nodiscard]] Hash keyed_hash(std::string_view key, std::string_view text);

}  // namespace tablebank
