#pragma once
// All entries of a table, which of them are in force, and how an entry is undone. Nothing is ever deleted: a
// reversal is an entry that names the one it reverses and carries the opposite transfers and fact changes.
//
// A copy costs as little in a long game as in a short one: it shares what is posted, and what either of the two appends
// from then on is its own. So whoever asks what would be if something were posted tries it on a copy.

#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "ledger/books/effort.h"
#include "ledger/books/entry.h"
#include "ledger/books/entry_list.h"
#include "ledger/books/game.h"
#include "ledger/books/log.h"

namespace tablebank {

/// Entries that take one another back, each the one before: no more of them, or a game of nothing else would keep the
/// program busy for hours. People take back once and bring back once.
constexpr int longest_chain = 1'000;

/// Histories that share a beginning belong to one thread, as those of one table do.
class History {
public:
    void reserve(std::size_t count) { shared_->reserve(count); }  ///< room for as many entries
    void append(Entry entry);                                     ///< the next sequence number

    [[nodiscard]] EntryList entries() const { return EntryList(*this); }
    [[nodiscard]] std::int64_t last() const { return seen_ + static_cast<std::int64_t>(own_.size()); }
    [[nodiscard]] const Entry& at(std::int64_t sequence) const {
        const Entry& entry =
            sequence <= seen_ ? shared_->at(sequence) : own_.at(static_cast<std::size_t>(sequence - seen_ - 1));
        // Whoever looks at an entry may go through what it did.
        if (effort_ != nullptr) spend(1 + std::ssize(entry.facts) / 8 + std::ssize(entry.transfers) / 8);
        return entry;
    }
    [[nodiscard]] bool has(std::int64_t sequence) const { return sequence >= 1 && sequence <= last(); }
    /// As it was known after entry `sequence`: what was undone later is in force.
    [[nodiscard]] History up_to(std::int64_t sequence) const;
    /// The opposite: the next of the entries that `up_to` left out is there again. Requires that there is one, and that
    /// nothing was appended.
    void follow();

    [[nodiscard]] bool in_force(std::int64_t sequence) const { return reversal(sequence) == 0; }
    /// How many entries an entry takes back and brings back by turns, itself counted: it reverses one that reverses
    /// one... 1 if it is not a reversal.
    [[nodiscard]] int chain_length(std::int64_t sequence) const;
    /// Of what would lose its force if a reversal of `sequence` were posted, what has none: it was meanwhile taken back
    /// by another entry, and cannot be taken back twice.
    [[nodiscard]] std::optional<std::int64_t> lost_twice(std::int64_t sequence) const;
    /// The entry in force that reverses this one, if any.
    [[nodiscard]] std::optional<std::int64_t> reversed_by(std::int64_t sequence) const;
    /// The action of several entries that this one belongs to, if any.
    [[nodiscard]] std::optional<EntryGroup> action_of(std::int64_t sequence) const;
    /// What `undo` alone takes: the youngest entry in force that is not a reversal, the opening excepted.
    [[nodiscard]] std::optional<std::int64_t> undo_target() const;
    /// What `redo` reverses: the youngest undo in force after which nothing but undos and redos was posted.
    [[nodiscard]] std::optional<std::int64_t> redo_target() const;
    /// Whether what an entry did still makes a difference to the table as it stood after `sequence`. A posting taken
    /// back since makes none, and its reversals neither; an odd number of reversals of something older does.
    [[nodiscard]] bool tells_since(std::int64_t entry, std::int64_t sequence) const;
    /// The youngest entry in force that changed this fact after `sequence`, if any. What was posted and taken back
    /// since changed nothing; taking back, since, what was posted before is a change.
    [[nodiscard]] std::optional<std::int64_t> changed_since(FactKey key, std::int64_t sequence) const;

    /// From now on every look at an entry spends of this, here and in every copy, and throws EffortSpent once there is
    /// no more of it; nullptr: looks are free. It must outlive both.
    void spend_of(Effort* effort) { effort_ = effort; }
    /// So much of it, for work in addition to looking at entries.
    void spend(std::int64_t looks) const {
        if (effort_ != nullptr) effort_->spend(looks);
    }

    /// Keeps a game now and then, as it is after the last entry, so that an earlier state is never far from one.
    void keep(const Game& game);
    /// The youngest game kept that is no later than after `sequence`; nullptr if there is none.
    [[nodiscard]] const Game* kept(std::int64_t sequence) const { return shared_->kept(sequence); }

private:
    /// Reversals as they are here, where `shared_` says otherwise.
    using Told = std::map<std::int64_t, std::int64_t>;

    /// Whether what is appended may go where it is shared from, since no one shares it.
    [[nodiscard]] bool is_alone() const { return shared_.use_count() == 1 && seen_ == shared_->last(); }
    void check_reversal(const Entry& entry) const;
    void add(Entry entry, bool shared);
    /// What reversal `by` changes, or changed: the entry that it names loses its force, what that one reverses is in
    /// force again, and so on down; or all of it the other way, where `back`.
    enum class Way { on, back };
    void reverse_down(std::int64_t by, Way way, bool shared);
    void set_reversal(std::int64_t sequence, std::int64_t by, bool shared);
    [[nodiscard]] std::int64_t reversal(std::int64_t sequence) const;  ///< 0 while in force

    std::shared_ptr<Log> shared_ = std::make_shared<Log>();
    std::int64_t seen_ = 0;                    ///< entries of `shared_` that belong to this history
    std::vector<Entry> own_;                   ///< those that follow them
    std::shared_ptr<Told> told_;               ///< shared by copies until one of them changes it; nullptr: none
    std::vector<std::int64_t> own_reversals_;  ///< which of `own_` reverse another, oldest first
    std::vector<EntryGroup> own_actions_;      ///< since `seen_`
    Effort* effort_ = nullptr;
};

/// A game with its history: what decide looks at.
struct Table {
    Game game;
    History history;

    explicit Table(const std::shared_ptr<const Setup>& agreed) : game(agreed) {}
    /// Applies and appends.
    void post(Entry entry);
    /// The same with the next entry of the table that this one is an earlier state of (`table_at`).
    void follow();
};

/// The game as it was after entry `sequence` (0: before the opening). Costs no more in a long game than in a short
/// one.
[[nodiscard]] Game state_at(const Table& table, std::int64_t sequence);
/// The same with the history as it was known then: what was undone later is in force.
[[nodiscard]] Table table_at(const Table& table, std::int64_t sequence);

/// The first entry in force that calls the time of the game, after entry `after` and before entry `before`; nullopt if
/// there is none.
[[nodiscard]] std::optional<std::int64_t> call_of_time(const History& history, std::int64_t after, std::int64_t before);

}  // namespace tablebank
