#pragma once
// Which entries of a history counted while it was played.

#include <cstdint>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

/// Whether another entry was posted while an entry was in force. If so, it counts, even if it was undone later.
class PlayedOn {
public:
    /// Reads the history once. Requires that it outlives this.
    explicit PlayedOn(const History& history);
    [[nodiscard]] bool operator()(std::int64_t sequence) const {
        return history_.in_force(sequence) || !undone_at_once_.at(static_cast<std::size_t>(sequence));
    }

private:
    const History& history_;
    std::vector<bool> undone_at_once_;  ///< by an entry with only reversals before it, by sequence
};

}  // namespace tablebank
