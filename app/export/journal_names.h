#pragma once
// Names of accounts and commodities in exported journals: valid in ledger, hledger and beancount.

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
    /// "USD", "NOBHILL", "HOUSE", all different; empty for assets without value: tokens and cards.
    [[nodiscard]] std::string commodity(Asset asset) const;
    /// Every commodity of this edition, cash first.
    [[nodiscard]] const std::vector<std::string>& commodities() const { return commodities_; }

private:
    /// An unused name for one more commodity.
    std::string take(const std::string& name, const std::string& mark);

    std::vector<std::string> owners_;  ///< by seat
    std::vector<std::string> commodities_;
    std::map<int, std::string> deeds_;  ///< by space
    std::string cash_;
    std::string house_;
    std::string hotel_;
};

}  // namespace tablebank
