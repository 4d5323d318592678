#pragma once
// What decide knows of each kind of action, one row for each alternative of Action and none for the rest: the kind of
// line, by which stage_table.h says when it may be posted (docs/reference/lines.md), whether its line names a player,
// and who decides it. An alternative without a row does not compile. The words of a line are the grammar's
// (ledger/grammar/notation_verbs.cpp). Internal to the ledger: everyone else calls decide.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <variant>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/decide/draft.h"
#include "ledger/decide/stage_table.h"

namespace tablebank::deciding {

/// Whether the canonical line says whom it speaks of, one who may have left the table too, or speaks of the table.
enum class Names : std::uint8_t { player, anyone, nobody };

/// Whether the players choose what they pay there: a line that settles, raises money, records what is so or carries out
/// what a card orders leaves them no choice.
enum class Means : std::uint8_t { ordered, chosen };

using Chain = std::variant<std::vector<Entry>, Refusal>;
using Stamps = std::function<Stamp()>;

/// One line on a draft.
using DecideLine = Check (*)(Draft&, const Action&);
/// Lines about the history: chains of entries, in any phase, which never come to a draft of their own.
using DecideChain = Chain (*)(const Table&, const Command&, const Stamps&);

struct ActionRow {
    std::size_t place = 0;  ///< in the variant
    LineKind kind = LineKind::history;
    Names names = Names::nobody;
    Means means = Means::ordered;
    std::variant<DecideLine, DecideChain> decided_by;
};

[[nodiscard]] const ActionRow& row_of(const Action& action);

/// Carries a line out on the draft, whatever its phase. Requires that it is no line about the history.
[[nodiscard]] Check carry_out(Draft& draft, const Action& action);

}  // namespace tablebank::deciding
