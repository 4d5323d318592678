#pragma once
// The meaning of a posted line on a table on which an earlier line was corrected. Internal to the repair.

#include <optional>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/decide/repair.h"

namespace tablebank::deciding {

struct Verdict {
    enum class Kind : std::uint8_t {
        post,         ///< `entry` in its place
        drop,         ///< nothing
        add,          ///< posts `entry` before it, and then examines it again
        ask_before,   ///< something must come before it: then it is examined again
        ask_instead,  ///< asks for its replacement
    };
    Kind kind = Kind::drop;
    RepairWhy why = RepairWhy::as_meant;
    std::optional<Entry> entry{};
    std::optional<Refusal> refusal{};
    std::vector<std::string> answers{};
    std::optional<Due> due{};      ///< asked: the due to be settled
    std::optional<Seat> roller{};  ///< ask_before: whose roll is missing
    std::string as_meant{};        ///< ask_before: the one answer that replaces the line
    bool with_line = false;        ///< ask_before: until it is answered, the line itself is left out as well
};

/// Decides one line, which must result in a single entry. Requires a line that is not about the history.
[[nodiscard]] std::variant<Entry, Refusal> decide_line(const Table& table, const Command& command, std::int64_t at_ms);

/// The line as it was typed, if that is known, and as it was understood otherwise. nullopt if today's grammar can read
/// neither.
[[nodiscard]] std::optional<Command> line_as_meant(const Setup& setup, const Entry& old);
/// The line as it was understood, with all names and deeds.
[[nodiscard]] std::optional<Command> line_as_stands(const Setup& setup, const Entry& old);

/// The result for an old entry on this table. Requires an entry that is not a reversal.
[[nodiscard]] Verdict consider(const Table& now, const Entry& old);

/// Whether a roll is still by the same seat with the same dice, under any name that the person there has now.
[[nodiscard]] bool rolls_the_same(const Setup& now, const Entry& old, const Entry& entry);

/// Whether the dice of an old roll would now be the next throw, after a double, of another player than threw them.
[[nodiscard]] bool throws_again(const Table& now, const Entry& old, const Entry& entry);
/// Asks whether the dice were those of that player, or whether a throw before them is missing.
[[nodiscard]] Verdict whose_dice(const Table& now, const Entry& as_meant);

/// Whether an entry has the same line as another one, and moves the same assets except tokens.
[[nodiscard]] bool says_the_same(const Entry& one, const Entry& other);

}  // namespace tablebank::deciding
