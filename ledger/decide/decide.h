#pragma once
// The only place where the rules are applied to a game: turns a command into the entries that it posts, or into a
// refusal. Changes nothing.

#include <functional>
#include <variant>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/entry.h"
#include "ledger/books/history.h"
#include "ledger/books/rules_version.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// Gives the id, time and poster of each entry, in order.
using StampSource = std::function<Stamp()>;

/// Usually one entry; `undo to` and `amend` post a chain, which is stored all together or not at all.
using Decision = std::variant<std::vector<Entry>, Refusal>;

/// Decides by these rules, or by those of the game if they are younger. The first entry posted under younger rules than
/// the game's records them.
[[nodiscard]] Decision decide(const Table& table, const Command& command, const StampSource& stamps,
                              RulesVersion rules = todays_rules);

/// The first entry of a game: start cash and tokens (ru 5, 7), or the position from which a game begins.
[[nodiscard]] Entry decide_opening(const Setup& setup, const Position* from, const Stamp& stamp,
                                   RulesVersion rules = todays_rules);

/// Whether an entry is an opening; only the first entry of a game is one.
[[nodiscard]] bool is_opening(const Entry& entry);
/// Whether an opening deals the initial state of the box, and not some position.
[[nodiscard]] bool is_plain_opening(const Entry& entry);

/// The rules under which an entry was posted. Requires that `before` holds exactly the entries before it.
[[nodiscard]] RulesVersion rules_of(const Game& before, const Entry& entry);

/// The result of these rules, as they are understood now, for an entry that is already posted: decides its line again
/// on the table before it. Requires that `before` holds exactly the entries before it.
[[nodiscard]] Decision decide_again(const Table& before, const Entry& entry, RulesVersion rules);
/// The same by the rules under which it was posted.
[[nodiscard]] Decision decide_again(const Table& before, const Entry& entry);

}  // namespace tablebank
