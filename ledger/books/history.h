#pragma once
// All entries of a table, which of them are in force, and how an entry is taken back. Nothing is ever deleted: a
// reversal is an entry that names the one it reverses and carries the opposite transfers and fact changes.

#include <cstdint>
#include <optional>
#include <vector>

#include "ledger/books/entry.h"
#include "ledger/books/game.h"

namespace tablebank {

class History {
public:
    void reserve(std::size_t count);  ///< room for as many entries
    void append(Entry entry);         ///< the next sequence number

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] std::int64_t last() const { return static_cast<std::int64_t>(entries_.size()); }
    [[nodiscard]] const Entry& at(std::int64_t sequence) const {
        return entries_.at(static_cast<std::size_t>(sequence - 1));
    }
    [[nodiscard]] bool has(std::int64_t sequence) const { return sequence >= 1 && sequence <= last(); }

    [[nodiscard]] bool in_force(std::int64_t sequence) const;
    /// The entry in force that reverses this one, if any.
    [[nodiscard]] std::optional<std::int64_t> reversed_by(std::int64_t sequence) const;
    /// What `undo` alone takes: the youngest entry in force that is no reversal, the opening excepted.
    [[nodiscard]] std::optional<std::int64_t> undo_target() const;
    /// What `redo` reverses: the youngest undo in force after which nothing but undos and redos was posted.
    [[nodiscard]] std::optional<std::int64_t> redo_target() const;
    /// Whether what an entry did still makes a difference to the table as it stood after `sequence`. A posting taken
    /// back since makes none, and its reversals neither; an odd number of reversals of something older does.
    [[nodiscard]] bool tells_since(std::int64_t entry, std::int64_t sequence) const;
    /// The youngest entry in force that changed this fact after `sequence`, if any. What was posted and taken back
    /// since changed nothing; taking back, since, what was posted before is a change.
    [[nodiscard]] std::optional<std::int64_t> changed_since(FactKey key, std::int64_t sequence) const;

private:
    std::vector<Entry> entries_;
    std::vector<std::int64_t> reversed_by_;  ///< by index; 0 while in force
};

/// A game with its history: what decide looks at.
struct Table {
    Game game;
    History history;

    explicit Table(std::shared_ptr<const Setup> agreed) : game(std::move(agreed)) {}
    /// Applies and appends.
    void post(Entry entry);
};

/// The game as it stood after entry `sequence` (0: before the opening).
[[nodiscard]] Game state_at(const Table& table, std::int64_t sequence);
/// The same with the history as it was known then: what was taken back later is in force.
[[nodiscard]] Table table_at(const Table& table, std::int64_t sequence);

}  // namespace tablebank
