// Why a due is what it is.

#include <algorithm>

#include "calculators/special_space.h"
#include "ledger/decide/charges.h"
#include "ledger/decide/explain_parts.h"

namespace tablebank {

namespace explaining {

Reckoning reckoned(SumOf what, Share posted, Quote quote) {
    return {.what = what, .posted = posted, .today = Share{quote.amount}, .workings = std::move(quote.workings)};
}

Reckoning reckoned_at(SumOf what, Space space, Share posted, Quote quote) {
    Reckoning reckoning = reckoned(what, posted, std::move(quote));
    reckoning.space = space;
    return reckoning;
}

void append(std::vector<Working>& workings, const std::vector<Working>& more) {
    workings.insert(workings.end(), more.begin(), more.end());
}

}  // namespace explaining

namespace {

using namespace explaining;

/// A due on the table that raised it.
struct Raised {
    const Table& table;
    const Due& due;   ///< the due in question
    Due first;        ///< as it was raised
    Game then;        ///< right after that entry: the inputs of a calculator do not change after it has run
    Rulings rulings;  ///< in force there
    const Settled& settled;

    [[nodiscard]] const Edition& edition() const { return then.edition(); }
    [[nodiscard]] Charges charges() const { return {then, rulings}; }
    [[nodiscard]] Share posted() const { return Share{charged}; }
    Money charged;  ///< its sum, regardless of parts that were paid since
};

/// The value that the entry with its key gave the due; the due itself if that entry has none.
Due as_raised(const History& history, const Due& due) {
    if (!history.has(due.key.index)) return due;
    const auto& facts = history.at(due.key.index).facts;
    const auto change = std::ranges::find(facts, due.key, &FactChange::key);
    return change == facts.end() || change->after.empty() ? due : read_due(due.key, change->after);
}

/// The whole of a due: the largest sum that it ever had. Only a part payment reduces it.
Money whole_sum(const History& history, const Due& due) {
    Money whole = due.amount;
    const std::int64_t last = due.kind == DueKind::utility_rent ? history.last() : due.key.index;
    for (std::int64_t sequence = due.key.index; sequence <= last && history.has(sequence); ++sequence) {
        const auto& facts = history.at(sequence).facts;
        const auto change = std::ranges::find(facts, due.key, &FactChange::key);
        if (change != facts.end() && !change->after.empty())
            whole = std::max(whole, read_due(due.key, change->after).amount);
    }
    return whole;
}

/// The rulings in force when the dice of a utility, thrown later than its due was raised, fixed a sum.
Rulings rulings_of_throw(const Raised& raised) {
    if (raised.settled.throw_rulings) return *raised.settled.throw_rulings;
    const History& history = raised.table.history;
    Due whole = raised.due;
    whole.amount = raised.charged;
    const std::string thrown = to_fact_value(whole);
    for (std::int64_t sequence = raised.due.key.index + 1; sequence <= history.last(); ++sequence) {
        const auto& facts = history.at(sequence).facts;
        const auto change = std::ranges::find(facts, raised.due.key, &FactChange::key);
        if (change != facts.end() && change->after == thrown) return state_at(raised.table, sequence - 1).rulings();
    }
    return raised.rulings;
}

/// A utility: its factor until the dice are thrown, and then the resulting sum.
Reckoning reckon_utility(const Raised& raised, Rent rent) {
    const Due& due = raised.due;
    if (due.waits_for_dice()) {
        Reckoning factor = reckoned_at(SumOf::rent, due.space, Share{Money{due.factor}}, std::move(rent.quote));
        factor.today = Share{Money{rent.factor}};
        factor.times_dice = true;
        return factor;
    }
    if (raised.first.dice || rent.factor == 0)  // thrown as it was raised; or no factor any more by today's rules
        return reckoned_at(SumOf::rent, due.space, raised.posted(), std::move(rent.quote));
    Due today = due;
    today.factor = rent.factor;
    const Rulings rulings = rulings_of_throw(raised);
    const Quote charge = Charges{raised.then, rulings}.utility(today, *due.dice);
    Reckoning sum = reckoned_at(SumOf::rent, due.space, raised.posted(), std::move(rent.quote));
    sum.today = Share{charge.amount};
    append(sum.workings, charge.workings);
    return sum;
}

/// The owner is the one of that time: the debt passes on when they leave, and is the same sum.
std::optional<Reckoning> reckon_rent(const Raised& raised) {
    const auto& owner = raised.first.creditor;
    const Space deed = raised.due.space;
    if (!owner || raised.then.estate(*owner).find(deed) == nullptr) return std::nullopt;
    Rent rent = raised.charges().rent(*owner, deed, raised.first.dice, raised.first.times);
    if (raised.due.kind == DueKind::utility_rent) return reckon_utility(raised, std::move(rent));
    return reckoned_at(SumOf::rent, deed, raised.posted(), std::move(rent.quote));
}

/// The chosen option; while none is chosen, the cheaper one. If only the dearer differs from today's, that one.
Reckoning reckon_income_tax(const Raised& raised) {
    const Due& due = raised.due;
    IncomeTax tax = raised.charges().income_tax(due.debtor);
    const Reckoning fixed{.what = SumOf::income_tax, .posted = Share{due.amount}, .today = Share{tax.fixed}};
    const Reckoning percent{
        .what = SumOf::income_tax, .posted = Share{due.percent_amount}, .today = Share{tax.percent}};
    const bool by_percent = raised.settled.tax_by_percent.value_or(due.percent_amount < due.amount);
    Reckoning taken = by_percent ? percent : fixed;
    const Reckoning& other = by_percent ? fixed : percent;
    if (!raised.settled.tax_by_percent && !taken.differs() && other.differs()) taken = other;
    taken.workings = std::move(tax.workings);
    return taken;
}

std::optional<Reckoning> reckon_raised(const Raised& raised) {
    const Edition& edition = raised.edition();
    const Due& due = raised.due;
    switch (due.kind) {
        case DueKind::rent:
        case DueKind::utility_rent:
            return reckon_rent(raised);
        case DueKind::offer:
            return reckoned_at(SumOf::purchase, due.space, raised.posted(), quote_purchase(edition, due.space));
        case DueKind::income_tax:
            return reckon_income_tax(raised);
        case DueKind::property_tax:
            return reckoned(SumOf::property_tax, raised.posted(), quote_property_tax(edition));
        case DueKind::foundation_fee:
            if (auto fee = raised.charges().foundation_fee(due.debtor))
                return reckoned(SumOf::foundation, raised.posted(), *std::move(fee));
            return std::nullopt;
        case DueKind::jail_fine:
            return reckoned(SumOf::jail_fine, raised.posted(), quote_jail_fine(edition));
        case DueKind::foundation_die:
        case DueKind::card:
        case DueKind::payment:
        case DueKind::auction:
        case DueKind::bookmakers:
        case DueKind::character:
        case DueKind::penalty:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Reckoning> explaining::reckon_settled(const Table& table, const Due& due, const Settled& settled) {
    // Usually the due was raised just now, and the table has not changed.
    Game then = due.key.index == table.game.last ? table.game : state_at(table, due.key.index);
    const Rulings rulings = then.rulings();
    const Raised raised{table,   due,     as_raised(table.history, due), std::move(then),
                        rulings, settled, whole_sum(table.history, due)};
    auto reckoning = reckon_raised(raised);
    if (reckoning) reckoning->rulings = rulings;
    return reckoning;
}

std::optional<Reckoning> reckon(const Table& table, const Due& due) {
    return explaining::reckon_settled(table, due, {});
}

}  // namespace tablebank
