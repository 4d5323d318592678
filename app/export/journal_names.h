#pragma once
// What accounts and commodities are called in exported journals: names that three programs take alike.

#include <map>
#include <string>
#include <vector>

#include "ledger/books/setup.h"
#include "ledger/books/transfer.h"

namespace tablebank {

class JournalNames {
public:
    explicit JournalNames(const Setup& setup);

    /// "Assets:Anna:Cash", "Equity:Bank:Deeds", "Assets:Board:Space34"
    [[nodiscard]] std::string account(Account account, Asset::Kind held) const;
    /// "USD", "NOBHILL", "HOUSE", no two alike; empty for what has no value: tokens and cards.
    [[nodiscard]] std::string commodity(Asset asset) const;
    /// Every commodity of this edition, cash first.
    [[nodiscard]] const std::vector<std::string>& commodities() const { return commodities_; }

private:
    /// A name for one more commodity.
    std::string take(const std::string& name, const std::string& mark);

    std::vector<std::string> owners_;  ///< by seat
    std::vector<std::string> commodities_;
    std::map<int, std::string> deeds_;  ///< by space
    std::string cash_;
    std::string house_;
    std::string hotel_;
};

}  // namespace tablebank
