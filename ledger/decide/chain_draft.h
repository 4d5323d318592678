#pragma once
// A chain of entries that is being decided: each on the table that the one before it leaves. Either the whole chain is
// posted, or nothing. Internal to the ledger: other code calls decide.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ledger/books/entry_group.h"
#include "ledger/books/history.h"
#include "ledger/decide/action_table.h"

namespace tablebank::deciding {

/// The author and the reason that the entries of a chain record.
struct Told {
    std::string typed;
    std::string why;
    std::optional<std::string> forced;
};

/// The single entry that reverses another, for the line `action`, or the refusal of reverse(), with its
/// author and reason.
[[nodiscard]] std::variant<Entry, Refusal> taking_back(const Table& table, std::int64_t sequence, const Action& by,
                                                       const Told& told, Stamp stamp);

class ChainDraft {
public:
    /// `stamps` must outlive the draft.
    ChainDraft(Table table, Told told, const Stamps& stamps)
        : table_(std::move(table)), begun_at_(table_.history.last()), told_(std::move(told)), stamps_(stamps) {}

    [[nodiscard]] const Table& table() const { return table_; }
    /// For a line that the chain does not post: a table that the caller may change to see what would follow.
    [[nodiscard]] Table& supposed() { return table_; }
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    /// Groups several entries as one action.
    [[nodiscard]] std::vector<Entry> as_action(const std::optional<RepairCounts>& repaired = std::nullopt) &&;

    void post(Entry entry);
    /// Reverses one entry, by the line `undo #N` or by the action given.
    [[nodiscard]] Check take_back(std::int64_t sequence, const std::optional<Action>& by = std::nullopt);
    /// Repeats an undo: reverses the same entries, with its time, reason and words.
    [[nodiscard]] Check take_back_like(const Entry& undo);
    /// Reverses everything posted after `last` and before the chain, youngest first, the first of it by the action
    /// given. Undos of later entries cancel out by themselves. An entry about the computer's clock stays, and so does
    /// one that only changes who sits where, unless all lines are decided again.
    enum class Computer : std::uint8_t { stays, is_decided_again };
    [[nodiscard]] Check take_back_to(std::int64_t last, const std::optional<Action>& by = std::nullopt,
                                     Computer computer = Computer::stays);
    /// Reverses all entries of a group that are in force.
    [[nodiscard]] Check take_back(const EntryGroup& span, const Action& by);

private:
    [[nodiscard]] bool stays_seated(const Entry& entry, std::int64_t last) const;
    [[nodiscard]] Check take_back(std::int64_t sequence, const Action& by, const Told& told, Stamp stamp);

    Table table_;
    std::int64_t begun_at_;
    Told told_;
    const Stamps& stamps_;
    std::vector<Entry> entries_;
};

/// Ends the open group if this entry is its last one.
void close_action(const Game& before, Entry& entry);

}  // namespace tablebank::deciding
