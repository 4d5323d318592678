#pragma once
// What the explanations of dues and of entries share. Inner parts of explain.

#include "ledger/decide/explain.h"

namespace tablebank::explaining {

[[nodiscard]] Reckoning reckoned(SumOf what, Share posted, Quote quote);
[[nodiscard]] Reckoning reckoned_at(SumOf what, Space space, Share posted, Quote quote);
/// What the line that settles a due decided, where the due left something open.
struct Settled {
    std::optional<Rulings>
        throw_rulings{};                   ///< in force when the dice of a utility fell; otherwise as the history tells
    std::optional<bool> tax_by_percent{};  ///< income tax: which way was taken
};
[[nodiscard]] std::optional<Reckoning> reckon_settled(const Table& table, const Due& due, const Settled& settled);
void append(std::vector<Working>& workings, const std::vector<Working>& more);

}  // namespace tablebank::explaining
