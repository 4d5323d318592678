#pragma once
// What decide knows of each kind of action, one row for each alternative of Action and none for the rest: the phases it
// belongs to (docs/reference/lines.md; ru 1, 25; the two-hour game), whether its line names a player, what it is to a
// table that only settles, and who decides it. An alternative without a row does not compile. The words of a line are
// the grammar's (ledger/grammar/notation_verbs.cpp). Internal to the ledger: everyone else calls decide.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <variant>
#include <vector>

#include "ledger/books/history.h"
#include "ledger/decide/draft.h"

namespace tablebank::deciding {

/// Some of the phases.
class Phases {
public:
    constexpr Phases(std::initializer_list<Phase> phases) {
        for (const Phase phase : phases) bits_ |= bit(phase);
    }
    [[nodiscard]] constexpr bool has(Phase phase) const { return (bits_ & bit(phase)) != 0; }

private:
    static constexpr unsigned bit(Phase phase) { return 1U << static_cast<unsigned>(phase); }
    unsigned bits_ = 0;
};

/// Whether the canonical line says whom it speaks of, one who may have left the table too, or speaks of the table.
enum class Names : std::uint8_t { player, anyone, nobody };

/// What a line is where the table no longer plays.
enum class Deal : std::uint8_t {
    other,
    settling,         ///< settles a debt, or raises the money for it: still allowed once a side is gone (ru 25)
    between_players,  ///< no dealing with the bank: the closing refuses it as such
    settling_between_players,
};

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
    Phases phases;
    Names names = Names::nobody;
    Deal deal = Deal::other;
    Means means = Means::ordered;
    std::variant<DecideLine, DecideChain> decided_by;

    [[nodiscard]] bool settles() const { return deal == Deal::settling || deal == Deal::settling_between_players; }
    [[nodiscard]] bool is_between_players() const {
        return deal == Deal::between_players || deal == Deal::settling_between_players;
    }
};

[[nodiscard]] const ActionRow& row_of(const Action& action);

/// Carries a line out on the draft, whatever its phase. Requires that it is no line about the history.
[[nodiscard]] Check carry_out(Draft& draft, const Action& action);

}  // namespace tablebank::deciding
