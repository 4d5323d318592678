#pragma once
// The storage that histories share: entries in pages that never move, so that adding one is as quick in a long game as
// in a short one; the reversal of each; and a snapshot of the game at intervals. Changed only while a single history
// has it.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/entry_group.h"
#include "ledger/books/game.h"

namespace tablebank {

class Log {
public:
    void reserve(std::size_t count);
    void append(Entry entry);
    /// Sets the entry that reverses this one; 0 if it is in force again.
    void set_reversal(std::int64_t sequence, std::int64_t by);
    /// Keeps a snapshot at fixed intervals of entries.
    void keep(const Game& game);

    [[nodiscard]] std::int64_t last() const { return static_cast<std::int64_t>(reversed_by_.size()); }
    [[nodiscard]] const Entry& at(std::int64_t sequence) const {
        const auto index = static_cast<std::size_t>(sequence - 1);
        return pages_.at(index / entries_in_page)[index % entries_in_page];
    }
    [[nodiscard]] std::int64_t reversal(std::int64_t sequence) const {
        return reversed_by_.at(static_cast<std::size_t>(sequence - 1));
    }
    /// Which entries reverse another, oldest first.
    [[nodiscard]] const std::vector<std::int64_t>& reversals() const { return reversals_; }
    [[nodiscard]] const std::vector<EntryGroup>& actions() const { return actions_; }
    /// nullptr if no snapshot is that early.
    [[nodiscard]] const Game* kept(std::int64_t sequence) const;

private:
    static constexpr std::size_t entries_in_page = 64;

    std::vector<std::vector<Entry>> pages_;
    std::vector<std::int64_t> reversed_by_;  ///< by index; 0 while in force
    std::vector<std::int64_t> reversals_;    ///< oldest first
    std::vector<EntryGroup> actions_;        ///< oldest first
    std::vector<Game> kept_;                 ///< oldest first
};

}  // namespace tablebank
