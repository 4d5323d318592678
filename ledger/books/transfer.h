#pragma once
// The only way anything moves: a quantity of one asset from one account to another.

#include <cstdint>

#include "ledger/books/account.h"
#include "ledger/books/asset.h"

namespace tablebank {

struct Transfer {
    Asset asset;
    Account from;
    Account to;
    std::int64_t quantity = 1;  ///< > 0; 1 for single assets

    [[nodiscard]] Transfer reversed() const { return {asset, to, from, quantity}; }
    friend bool operator==(const Transfer&, const Transfer&) = default;
};

}  // namespace tablebank
