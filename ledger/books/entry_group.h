#pragma once
// Entry groups: a repair, or several entries that were undone together. Either all entries of a group are posted or
// none; one undo reverses them all, and one redo restores them. The first entry sets the fact `action` to the range of
// the group, and the last one clears it, so no trace of it is left on the table.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/entry.h"

namespace tablebank {

/// The effect of a repair on the lines after the amended one.
struct RepairCounts {
    std::int64_t kept = 0;     ///< same line, same transfers
    std::int64_t changed = 0;  ///< another line, or other sums
    std::int64_t dropped = 0;  ///< their object no longer exists
    std::int64_t added = 0;    ///< new: a sum that became due, or an answer of the banker
    friend bool operator==(const RepairCounts&, const RepairCounts&) = default;
};

struct EntryGroup {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::optional<RepairCounts> repaired{};  ///< set for a repair
    [[nodiscard]] bool has(std::int64_t sequence) const { return sequence >= first && sequence <= last; }
    friend bool operator==(const EntryGroup&, const EntryGroup&) = default;
};

/// "12-19", and of a repair "12-19 6 3 1 0": kept, changed, dropped, added.
[[nodiscard]] std::string to_fact_value(const EntryGroup& span);
[[nodiscard]] std::optional<EntryGroup> parse_entry_group(std::string_view text);

/// The action that this entry begins, if any.
[[nodiscard]] std::optional<EntryGroup> action_begun_by(const Entry& entry);

/// Inserts a change of the fact `action` into an entry, in the order of its other changes: a reversal has its changes
/// in reverse order, any other entry in the order of their keys.
void mark_action(Entry& entry, const std::string& before, const std::string& after);

}  // namespace tablebank
