// The parts of an entry about the result, not about play: rulings confirmed, the sheet signed, certified and corrected,
// totals that a judge set, protests.

#include "app/i18n/language.h"
#include "app/present/entries/entry_actor.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/words/money_text.h"
#include "ledger/books/protest.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

Clause of_table(std::string words) {
    return {std::nullopt, std::move(words)};
}

Clause lodged_clause(const Language& lang, const Setup& setup, const Entry& entry, const FactChange& change) {
    std::string words = change.key.number == 0 ? lang.tr("lodges a protest")
                                               : lang.tr("lodges a protest about {entry}",
                                                         {{"entry", "#" + std::to_string(change.key.number)}});
    const int seat = actor_of(setup, entry);
    if (seat == 0) return of_table(std::move(words));
    return {Seat{seat}, std::move(words)};
}

Clause protest_clause(const Language& lang, const Setup& setup, const Entry& entry, const FactChange& change) {
    const Word protest{"entry", "#" + std::to_string(change.key.index)};
    switch (parse_protest_state(change.after).value_or(ProtestState::lodged)) {
        case ProtestState::heard:
            return of_table(lang.tr("the protest of {entry} is heard", {protest}));
        case ProtestState::upheld:
            return of_table(lang.tr("the protest of {entry} is upheld", {protest}));
        case ProtestState::dismissed:
            return of_table(lang.tr("the protest of {entry} is dismissed", {protest}));
        case ProtestState::withdrawn:
            return of_table(lang.tr("the protest of {entry} is withdrawn", {protest}));
        case ProtestState::appealed:
            return of_table(lang.tr("the decision on the protest of {entry} is appealed against", {protest}));
        case ProtestState::lodged:
            break;
    }
    return lodged_clause(lang, setup, entry, change);
}

Clause adjusted_clause(const Language& lang, const FactChange& change) {
    const Seat seat{change.key.index};
    const auto total = Share::parse(change.after);
    if (!total) return {seat, lang.tr("has the computed total again")};
    return {seat, lang.tr("is given a total of {total} by the judge", {{"total", amount_text(lang, *total)}})};
}

}  // namespace

std::optional<Clause> judge_clause(const Language& lang, const Setup& setup, const Entry& entry,
                                   const FactChange& change) {
    switch (change.key.name) {
        case FactName::confirmed:
            return of_table(lang.tr("the judge confirms the sheet of rulings"));
        case FactName::signed_by:
            if (change.after.empty()) return std::nullopt;
            return Clause{Seat{change.key.index},
                          entry.verb == "refuses" ? lang.tr("does not sign the result") : lang.tr("signs the result")};
        case FactName::certified:
            if (change.after.empty()) return std::nullopt;
            return of_table(lang.tr("the judge certifies score sheet {number}", {{"number", change.after}}));
        case FactName::corrections:
            return of_table(lang.tr("correction {number} of the score sheet begins", {{"number", change.after}}));
        case FactName::adjusted:
            return adjusted_clause(lang, change);
        case FactName::protest:
            return protest_clause(lang, setup, entry, change);
        case FactName::protest_minutes:
            return of_table(lang.trn("protests are taken for {count} minute after the end",
                                     "protests are taken for {count} minutes after the end",
                                     read_number<std::int64_t>(change.after).value_or(0)));
        default:
            return std::nullopt;
    }
}

}  // namespace tablebank
