#pragma once
// What a line that was posted once is to do on a table on which something before it was corrected. Internal to the
// repair.

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
        add,          ///< `entry` before it, and then it is looked at again
        ask_before,   ///< something must come before it: then it is looked at again
        ask_instead,  ///< what replaces it?
    };
    Kind kind = Kind::drop;
    RepairWhy why = RepairWhy::as_meant;
    std::optional<Entry> entry{};
    std::optional<Refusal> refusal{};
    std::vector<std::string> answers{};
    std::optional<Due> due{};      ///< asked: what is to be settled
    std::optional<Seat> roller{};  ///< ask_before: whose roll is missing
    std::string as_meant{};        ///< ask_before: the one answer that replaces the line
    bool with_line = false;        ///< ask_before: until it is answered the line itself is left out as well
};

/// Decides one line; it has a single entry. Requires a line that is not about the history.
[[nodiscard]] std::variant<Entry, Refusal> decide_line(const Table& table, const Command& command, std::int64_t at_ms);

/// The line as it was typed, if that is known, and as it was understood otherwise. nullopt where today's grammar
/// knows neither.
[[nodiscard]] std::optional<Command> line_as_meant(const Setup& setup, const Entry& old);
/// As it was understood, with every name and deed.
[[nodiscard]] std::optional<Command> line_as_stands(const Setup& setup, const Entry& old);

/// What is to become of the old entry on this table. Requires that it undoes no other one.
[[nodiscard]] Verdict consider(const Table& now, const Entry& old);

/// Whether a roll is still by the same seat with the same dice, under whatever name the person there has by now.
[[nodiscard]] bool rolls_the_same(const Setup& now, const Entry& old, const Entry& entry);

/// Whether the dice of an old roll would now be the next throw, after a double, of another player than threw them.
[[nodiscard]] bool throws_again(const Table& now, const Entry& old, const Entry& entry);
/// Asks whether they were, or whether a throw is missing before them.
[[nodiscard]] Verdict whose_dice(const Table& now, const Entry& as_meant);

/// Whether an entry has the same line, and moves the same except tokens, as another one.
[[nodiscard]] bool says_the_same(const Entry& one, const Entry& other);

}  // namespace tablebank::deciding
