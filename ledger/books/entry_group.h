#pragma once
// Entries that are one action: a repair, or several taken back together. They are posted all or none, taken back by one
// undo and brought back by one redo. The first of them sets the fact `action` to which entries they are, and the last
// one clears it, so the table that an action leaves knows nothing of it. Knows no rules and no lines.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/entry.h"

namespace tablebank {

/// What a repair made of the lines after the one that it put right.
struct RepairCounts {
    std::int64_t kept = 0;     ///< they say and move what they did
    std::int64_t changed = 0;  ///< another line, or other sums
    std::int64_t dropped = 0;  ///< they had lost their object
    std::int64_t added = 0;    ///< new: what became due, or what the banker answered
    friend bool operator==(const RepairCounts&, const RepairCounts&) = default;
};

struct EntryGroup {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::optional<RepairCounts> repaired{};  ///< of a repair
    [[nodiscard]] bool has(std::int64_t sequence) const { return sequence >= first && sequence <= last; }
    friend bool operator==(const EntryGroup&, const EntryGroup&) = default;
};

/// "12-19", and of a repair "12-19 6 3 1 0": kept, changed, dropped, added.
[[nodiscard]] std::string to_fact_value(const EntryGroup& span);
[[nodiscard]] std::optional<EntryGroup> parse_entry_group(std::string_view text);

/// The action that this entry begins, if any.
[[nodiscard]] std::optional<EntryGroup> action_begun_by(const Entry& entry);

/// Writes a change of the fact `action` into an entry, where the others stand: an entry that takes another one back
/// has its changes in their order, any other in the order of their keys.
void mark_action(Entry& entry, const std::string& before, const std::string& after);

}  // namespace tablebank
