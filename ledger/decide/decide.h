#pragma once
// The only place where rules meet a game: a command to the entries it posts, or to a refusal. Changes nothing.

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

/// By these rules, or by those of the game where they are younger. The first entry posted under younger rules than the
/// game's records them.
[[nodiscard]] Decision decide(const Table& table, const Command& command, const StampSource& stamps,
                              RulesVersion rules = todays_rules);

/// The first entry of a game: start cash and tokens (ru 5, 7), or the position a game begins from in its middle.
[[nodiscard]] Entry decide_opening(const Setup& setup, const Position* from, const Stamp& stamp,
                                   RulesVersion rules = todays_rules);

/// Whether an entry says of itself that it opens a game, which the first one does and no other.
[[nodiscard]] bool is_opening(const Entry& entry);
/// Whether it deals what the box deals at its start, and not some position.
[[nodiscard]] bool is_plain_opening(const Entry& entry);

/// The rules under which an entry was posted. Requires that `before` holds exactly the entries before it.
[[nodiscard]] RulesVersion rules_of(const Game& before, const Entry& entry);

/// What these rules, as they are understood now, give for an entry already posted: decides its line again on the table
/// as it stood before. Requires that `before` holds exactly the entries before it.
[[nodiscard]] Decision decide_again(const Table& before, const Entry& entry, RulesVersion rules);
/// The same by the rules of its day.
[[nodiscard]] Decision decide_again(const Table& before, const Entry& entry);

}  // namespace tablebank
