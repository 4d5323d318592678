#include "app/present/words/due_text.h"

#include <fmt/format.h>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

/// A sum owed to a player or to the bank, and what for.
std::string rent_clause(const Language& lang, const Setup& setup, const Due& due) {
    const Word amount{"amount", amount_text(lang, due.amount)};
    const Word space{"space", space_name(*setup.edition, due.space)};
    if (!due.creditor) return lang.tr("owes the bank {amount} for {space}", {amount, space});
    return lang.tr("owes {creditor} {amount} for {space}",
                   {{"creditor", setup.player(*due.creditor).name}, amount, space});
}

/// "(4 × 7)": the factors of a utility's sum.
std::string thrown_words(const Due& due) {
    return fmt::format("({} × {})", due.factor, due.dice->sum());
}

std::string utility_clause(const Language& lang, const Setup& setup, const Due& due) {
    if (due.dice) return rent_clause(lang, setup, due) + ' ' + thrown_words(due);
    const Word factor{"factor", std::to_string(due.factor)};
    const Word space{"space", space_name(*setup.edition, due.space)};
    if (!due.creditor) return lang.tr("owes the bank {factor} times two dice for {space}", {factor, space});
    return lang.tr("owes {creditor} {factor} times two dice for {space}",
                   {{"creditor", setup.player(*due.creditor).name}, factor, space});
}

/// A rent that its owner asked for, if they have to (football 10).
std::string with_claim(const Language& lang, const Due& due, const std::string& clause) {
    if (!due.claimed || !due.creditor) return clause;
    return lang.tr("{clause}, claimed in time", {{"clause", clause}});
}

std::string payment_clause(const Language& lang, const Setup& setup, const Due& due) {
    const Word amount{"amount", amount_text(lang, due.amount)};
    if (due.middle) return lang.tr("owes the middle {amount}", {amount});
    if (!due.creditor) return lang.tr("owes the bank {amount}", {amount});
    return lang.tr("owes {creditor} {amount}", {{"creditor", setup.player(*due.creditor).name}, amount});
}

}  // namespace

std::string due_clause(const Language& lang, const Setup& setup, const Due& due) {
    const Word amount{"amount", amount_text(lang, due.amount)};
    switch (due.kind) {
        case DueKind::rent:
            return with_claim(lang, due, rent_clause(lang, setup, due));
        case DueKind::utility_rent:
            return with_claim(lang, due, utility_clause(lang, setup, due));
        case DueKind::offer:
            return lang.tr("may buy {space} for {amount}", {{"space", space_name(*setup.edition, due.space)}, amount});
        case DueKind::income_tax:
            return lang.tr("owes income tax: {amount}, or {percent} by percentages",
                           {amount, {"percent", amount_text(lang, due.percent_amount)}});
        case DueKind::property_tax:
            return lang.tr(as_said(setup.edition->words, mark("owes {amount} property tax")), {amount});
        case DueKind::foundation_fee:
            return lang.tr("owes the foundation {amount}", {amount});
        case DueKind::foundation_die:
            return lang.tr("rolls one die for a grant of the foundation");
        case DueKind::card:
            return lang.tr("draws a card");
        case DueKind::jail_fine:
            return due.factor == 0 ? lang.tr("must pay the fine of {amount} before rolling", {amount})
                                   : lang.tr("must pay the fine of {amount}, and then moves by {roll}",
                                             {amount, {"roll", std::to_string(due.factor)}});
        case DueKind::payment:
            return payment_clause(lang, setup, due);
        case DueKind::auction:
            return lang.tr("waits for the auction of {space}", {{"space", space_name(*setup.edition, due.space)}});
        case DueKind::bookmakers:
            return lang.tr("may lay a stake at the bookmakers");
        case DueKind::character:
            return lang.tr("draws a hidden card");
        case DueKind::penalty:
            return lang.tr("owes the bank the penalty of {space}", {{"space", space_name(*setup.edition, due.space)}});
    }
    return {};
}

std::string due_text(const Language& lang, const Setup& setup, const Due& due) {
    return lang.tr_in("what is due", "{player} {clauses}",
                      {{"player", setup.player(due.debtor).name}, {"clauses", due_clause(lang, setup, due)}});
}

std::string due_text(const Language& lang, const Game& game, const Due& due) {
    return due_text(lang, *game.setup, due);
}

bool needs_choice(const Due& due) {
    return !plain_settlement(due).has_value();
}

}  // namespace tablebank
