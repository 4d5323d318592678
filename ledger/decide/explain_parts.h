#pragma once
// The parts that the explanations of dues and of entries share. Internal to explain.

#include "ledger/decide/explain.h"

namespace tablebank::explaining {

[[nodiscard]] Reckoning reckoned(SumOf what, Share posted, Quote quote);
[[nodiscard]] Reckoning reckoned_at(SumOf what, Space space, Share posted, Quote quote);
/// The choices that the line that settles a due made, if the due left something open.
struct Settled {
    std::optional<Rulings>
        throw_rulings{};                   ///< in force when the dice of a utility fell; otherwise those of the history
    std::optional<bool> tax_by_percent{};  ///< income tax: the chosen option
};
[[nodiscard]] std::optional<Reckoning> reckon_settled(const Table& table, const Due& due, const Settled& settled);
void append(std::vector<Working>& workings, const std::vector<Working>& more);

}  // namespace tablebank::explaining
