#pragma once
// The properties of each kind of action, one row per alternative of Action: the kind of line, for which stage_table.h
// defines when it may be posted (docs/reference/lines.md), whether its line names a player, and the function that
// decides it. An alternative without a row does not compile. The words of a line are defined by the grammar
// (ledger/grammar/notation_verbs.cpp). Internal to the ledger: other code calls decide.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <variant>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/decide/draft.h"
#include "ledger/decide/stage_table.h"

namespace tablebank::deciding {

/// Whether the canonical line names its player; `anyone`: one who may have left the table; otherwise the line is
/// about the table.
enum class Names : std::uint8_t { player, anyone, nobody };

/// Whether the players choose what they pay: a line that settles, raises money, records a fact or carries out a card
/// leaves them no choice.
enum class Means : std::uint8_t { ordered, chosen };

using Chain = std::variant<std::vector<Entry>, Refusal>;
using Stamps = std::function<Stamp()>;

/// Decides one line on a draft.
using DecideLine = Check (*)(Draft&, const Action&);
/// Decides a line about the history: a chain of entries, in any phase, which has no draft of its own.
using DecideChain = Chain (*)(const Table&, const Command&, const Stamps&);

struct ActionRow {
    std::size_t place = 0;  ///< index in the variant
    LineKind kind = LineKind::history;
    Names names = Names::nobody;
    Means means = Means::ordered;
    std::variant<DecideLine, DecideChain> decided_by;
};

[[nodiscard]] const ActionRow& row_of(const Action& action);

/// Carries a line out on the draft, whatever its phase. Requires that it is not a line about the history.
[[nodiscard]] Check carry_out(Draft& draft, const Action& action);

}  // namespace tablebank::deciding
