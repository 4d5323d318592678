#pragma once
// All entries of a table, which of them are in force, and how an entry is undone. Nothing is ever deleted: a reversal
// is an entry that names the one that it reverses and carries the opposite transfers and fact changes.
//
// A copy costs as little in a long game as in a short one: the copy shares the existing entries, and what either of the
// two appends later is its own. To preview a posting, apply it to a copy.

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

/// Limit of entries that each reverse the one before: without it, a game of nothing else would keep the program busy
/// for hours. People undo once and redo once.
constexpr int longest_chain = 1'000;

/// Histories that share a beginning must be used by one thread.
class History {
public:
    void reserve(std::size_t count) { shared_->reserve(count); }  ///< for this number of entries
    void append(Entry entry);                                     ///< assigns the next sequence number

    [[nodiscard]] EntryList entries() const { return EntryList(*this); }
    [[nodiscard]] std::int64_t last() const { return seen_ + static_cast<std::int64_t>(own_.size()); }
    [[nodiscard]] const Entry& at(std::int64_t sequence) const {
        const Entry& entry =
            sequence <= seen_ ? shared_->at(sequence) : own_.at(static_cast<std::size_t>(sequence - seen_ - 1));
        // A caller that looks at an entry may go through its transfers and facts.
        if (effort_ != nullptr) spend(1 + std::ssize(entry.facts) / 8 + std::ssize(entry.transfers) / 8);
        return entry;
    }
    [[nodiscard]] bool has(std::int64_t sequence) const { return sequence >= 1 && sequence <= last(); }
    /// The history as it was after entry `sequence`: entries that were undone later are in force.
    [[nodiscard]] History up_to(std::int64_t sequence) const;
    /// The opposite: adds the next of the entries that `up_to` left out. Requires that there is one, and that nothing
    /// was appended.
    void follow();

    [[nodiscard]] bool in_force(std::int64_t sequence) const { return reversal(sequence) == 0; }
    /// Whether an entry of this history is part of the game: in force, and not itself a reversal.
    [[nodiscard]] bool counts(const Entry& entry) const { return !entry.reverses && in_force(entry.sequence); }
    /// The length of the chain of reversals that ends with this entry, itself counted; 1 if it is not a reversal.
    [[nodiscard]] int chain_length(std::int64_t sequence) const;
    /// The entry that would lose its force a second time if a reversal of `sequence` were posted, because another entry
    /// has reversed it meanwhile; nullopt if there is none.
    [[nodiscard]] std::optional<std::int64_t> lost_twice(std::int64_t sequence) const;
    /// The entry in force that reverses this one, if any.
    [[nodiscard]] std::optional<std::int64_t> reversed_by(std::int64_t sequence) const;
    /// The action of several entries that this one belongs to, if any.
    [[nodiscard]] std::optional<EntryGroup> action_of(std::int64_t sequence) const;
    /// The target of `undo` alone: the youngest entry in force that is not a reversal, except the opening.
    [[nodiscard]] std::optional<std::int64_t> undo_target() const;
    /// The target of `redo`: the youngest undo in force after which only undos and redos were posted.
    [[nodiscard]] std::optional<std::int64_t> redo_target() const;
    /// Whether an entry still makes a difference compared with the table after `sequence`. A posting that was undone
    /// since makes none, and neither do its reversals; an odd number of reversals of something older does.
    [[nodiscard]] bool tells_since(std::int64_t entry, std::int64_t sequence) const;
    /// The youngest entry in force that changed this fact after `sequence`, if any. A posting since then that was also
    /// undone changed nothing; the undo of an older posting is a change.
    [[nodiscard]] std::optional<std::int64_t> changed_since(FactKey key, std::int64_t sequence) const;

    /// From now on every look at an entry spends some of this, here and in every copy, and throws EffortSpent once the
    /// limit is reached; nullptr: looks are free. It must outlive all copies.
    void spend_of(Effort* effort) { effort_ = effort; }
    /// Spends this many looks, for work in addition to looking at entries.
    void spend(std::int64_t looks) const {
        if (effort_ != nullptr) effort_->spend(looks);
    }

    /// Keeps a snapshot at intervals, as of the last entry, so that an earlier state needs few entries to rebuild.
    void keep(const Game& game);
    /// The latest snapshot that is not after entry `sequence`; nullptr if there is none.
    [[nodiscard]] const Game* kept(std::int64_t sequence) const { return shared_->kept(sequence); }

private:
    /// Reversals of this history, if they differ from those of `shared_`.
    using Told = std::map<std::int64_t, std::int64_t>;

    /// Whether entries may be appended to `shared_` itself, because no other history shares it.
    [[nodiscard]] bool is_alone() const { return shared_.use_count() == 1 && seen_ == shared_->last(); }
    void check_reversal(const Entry& entry) const;
    void add(Entry entry, bool shared);
    /// The changes that reversal `by` makes: the entry that it names loses its force, the one that that reverses is in
    /// force again, and so on down; the opposite with `back`.
    enum class Way { on, back };
    void reverse_down(std::int64_t by, Way way, bool shared);
    void set_reversal(std::int64_t sequence, std::int64_t by, bool shared);
    [[nodiscard]] std::int64_t reversal(std::int64_t sequence) const;  ///< 0 while in force

    std::shared_ptr<Log> shared_ = std::make_shared<Log>();
    std::int64_t seen_ = 0;                    ///< entries of `shared_` that belong to this history
    std::vector<Entry> own_;                   ///< the entries after them
    std::shared_ptr<Told> told_;               ///< shared by copies until one of them changes it; nullptr: no reversals
    std::vector<std::int64_t> own_reversals_;  ///< which of `own_` reverse another, oldest first
    std::vector<EntryGroup> own_actions_;      ///< since `seen_`
    Effort* effort_ = nullptr;
};

/// A game with its history: the input of decide.
struct Table {
    Game game;
    History history;

    explicit Table(const std::shared_ptr<const Setup>& agreed) : game(agreed) {}
    /// Applies and appends.
    void post(Entry entry);
    /// The same with the next entry of the table of which this is an earlier state (`table_at`).
    void follow();
};

/// The game after entry `sequence` (0: before the opening). The cost does not depend on the length of the game.
[[nodiscard]] Game state_at(const Table& table, std::int64_t sequence);
/// The same with the history at that time: entries that were undone later are in force.
[[nodiscard]] Table table_at(const Table& table, std::int64_t sequence);

/// The first entry in force that calls the time of the game, after entry `after` and before entry `before`; nullopt if
/// there is none.
[[nodiscard]] std::optional<std::int64_t> call_of_time(const History& history, std::int64_t after, std::int64_t before);

}  // namespace tablebank
