#pragma once
// The balances of a table: who holds how much of every asset. Changed only by transfers, so nothing is made or lost;
// that is still asserted after every entry (`assert_conservation`), in release builds too.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "ledger/books/transfer.h"

namespace tablebank {

/// An impossible transfer, or a sum that does not hold: a damaged file or a programming error, never a rule.
class ConservationError : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

class Book {
public:
    /// Everything in the box is in the bank: notes, deeds, houses, hotels, kept cards, and the tokens of `seats`
    /// players.
    Book(const Edition& edition, int seats);

    /// For a seat that this table does not have: 0, except its token, which is in the bank.
    [[nodiscard]] std::int64_t quantity(Asset asset, Account account) const;
    [[nodiscard]] Money cash(Account account) const { return Money{quantity(Asset::cash(), account)}; }
    /// The account that has a single asset. Requires an asset of this table.
    [[nodiscard]] Account holder(Asset single) const;

    /// Why this transfer cannot be made, or empty. Only the bank may go below zero, and only in cash, houses and hotels
    /// (IOUs and substitute pieces).
    [[nodiscard]] std::string impediment(const Transfer& transfer) const;
    /// Throws ConservationError with the impediment.
    void move(const Transfer& transfer);

    /// Throws ConservationError unless every counted asset still sums to what the box held.
    void assert_conservation() const;

    /// One more seat at the end: its token is in the bank.
    void add_seat();
    /// Removes the last seat. Throws ConservationError unless its token is in the bank and it has nothing.
    void remove_seat();

    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] int spaces() const { return spaces_; }
    friend bool operator==(const Book&, const Book&) = default;

private:
    [[nodiscard]] std::size_t slot(Account account) const;
    [[nodiscard]] bool is_of_absent_seat(Account account) const;
    void resize(int seats);
    /// The index of a single asset in `holders_`; `nowhere` for any other asset, and for one that this table does
    /// not have.
    [[nodiscard]] std::size_t place_of(Asset single) const;
    [[nodiscard]] std::span<const std::int64_t> balances(Asset::Kind counted) const;  ///< by account
    [[nodiscard]] std::int64_t& balance(Asset::Kind counted, Account account);

    int seats_;
    int spaces_;
    std::array<std::int64_t, 3> totals_;
    // Two vectors only: the balances are copied for every line that is decided.
    std::vector<std::int64_t> counted_;            ///< cash by account, then houses, then hotels
    std::vector<std::optional<Account>> holders_;  ///< of deeds by space, then tokens by seat, then cards
};

}  // namespace tablebank
