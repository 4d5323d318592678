#pragma once
// The basis of the ledger's tests: the shipped American edition, a table of four, and entries written by hand, without
// the rules that would otherwise write them.

#include <doctest/doctest.h>

#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

inline std::ostream& operator<<(std::ostream& out, Money money) {
    return out << money.to_string();
}
inline std::ostream& operator<<(std::ostream& out, Space space) {
    return out << '@' << space.index;
}
inline std::ostream& operator<<(std::ostream& out, Seat seat) {
    return out << "seat " << seat.number;
}
inline std::ostream& operator<<(std::ostream& out, Account account) {
    return out << to_string(account);
}
inline std::ostream& operator<<(std::ostream& out, RefusalCode code) {
    return out << to_string(code);
}
inline std::ostream& operator<<(std::ostream& out, Phase phase) {
    return out << to_string(phase);
}

namespace testing {

inline constexpr Seat anna{1};    ///< monopolist
inline constexpr Seat boris{2};   ///< competitor
inline constexpr Seat clara{3};   ///< monopolist
inline constexpr Seat dmitri{4};  ///< competitor

// San Francisco and a utility of the American board.
inline constexpr Space wharf{31};
inline constexpr Space union_square{32};
inline constexpr Space nob_hill{34};
inline constexpr Space electric{12};

/// The set-up of a two-hour game of Anna, Boris, Clara and Dmitri on the American edition, with a card to keep, which
/// its own decks do not have.
[[nodiscard]] Setup two_hours();
[[nodiscard]] std::shared_ptr<const Setup> agreed(Setup setup = two_hours());

[[nodiscard]] inline Transfer cash(Account from, Account to, std::int64_t sum) {
    return {Asset::cash(), from, to, sum};
}
[[nodiscard]] inline Transfer deed(Space space, Account from, Account to) {
    return {Asset::deed(space), from, to, 1};
}
[[nodiscard]] inline Transfer houses(Account from, Account to, std::int64_t count) {
    return {Asset::house(), from, to, count};
}
[[nodiscard]] inline Transfer hotel(Account from, Account to) {
    return {Asset::hotel(), from, to, 1};
}

/// A fact and the value it is to get.
using Fact = std::pair<FactKey, std::string>;

/// The next entry of a table with these transfers and facts.
[[nodiscard]] Entry next_entry(const Table& table, std::vector<Transfer> transfers,
                               const std::vector<Fact>& facts = {});
/// Posts it; the sequence number it got.
std::int64_t post(Table& table, std::vector<Transfer> transfers, const std::vector<Fact>& facts = {});

/// A table whose opening dealt every player 1500.
[[nodiscard]] Table dealt(Setup setup = two_hours());

/// Posts the reversal of an entry, which must be possible; the sequence number it got.
std::int64_t take_back(Table& table, std::int64_t sequence);
/// The refusal to take an entry back, which must be refused.
[[nodiscard]] Refusal refused(const Table& table, std::int64_t sequence);

}  // namespace testing
}  // namespace tablebank
