// Which dues an entry settled, and the cash that any clause is left with.

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/working_text.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

struct Paid {
    Money sum;
    bool into_middle = false;
};

/// The payment of a due, to the account that it names or into the middle by the table's word.
Paid take_paid(CashFlows& cash, const Due& due, std::optional<Money> most = {}) {
    const Account hand = Account::player(due.debtor);
    const auto take = [&](Account till) { return most ? cash.take(hand, till, *most) : cash.take(hand, till); };
    const Paid paid{take(due.till()), due.till() == Account::middle()};
    return paid.sum.is_zero() && due.till() == Account::bank() ? Paid{take(Account::middle()), true} : paid;
}

bool buys(const Entry& entry, Space deed) {
    return std::ranges::any_of(entry.transfers,
                               [&](const Transfer& transfer) { return transfer.asset == Asset::deed(deed); });
}

std::string paid_words(const Language& lang, const Setup& setup, const Due& due, const Paid& paid) {
    const Word amount{"amount", amount_text(lang, paid.sum)};
    const Word space{"space", space_name(*setup.edition, due.space)};
    const Word creditor{"creditor", due.creditor ? setup.player(*due.creditor).name : std::string{}};
    switch (due.kind) {
        case DueKind::rent:
        case DueKind::utility_rent:
            return due.creditor ? lang.tr("pays {creditor} {amount} for {space}", {creditor, amount, space})
                                : lang.tr("pays the bank {amount} for {space}", {amount, space});
        case DueKind::income_tax:
            return paid.into_middle ? lang.tr("puts {amount} income tax into the middle", {amount})
                                    : lang.tr("pays {amount} income tax", {amount});
        case DueKind::property_tax:
            return lang.tr(as_said(setup.edition->words, mark("pays {amount} property tax")), {amount});
        case DueKind::foundation_fee:
            return lang.tr("pays the foundation {amount}", {amount});
        case DueKind::jail_fine:
            return paid.into_middle ? lang.tr("puts the fine of {amount} into the middle", {amount})
                                    : lang.tr("pays the fine of {amount}", {amount});
        default:
            if (paid.into_middle) return lang.tr("puts {amount} into the middle", {amount});
            return due.creditor ? lang.tr("pays {creditor} {amount}", {creditor, amount})
                                : lang.tr("pays the bank {amount}", {amount});
    }
}

/// Whether a rent is lost because its owner did not ask for it in time (football 10): as the next player rolls, or by a
/// line of the debtor under older rules. A line of the owner is a waiver instead.
bool is_claimed_late(const Setup& setup, const Entry& entry, const Due& due) {
    if (setup.edition->profile.rent_claim.value != RentClaim::before_next_roll) return false;
    if (entry.verb == "roll") return true;
    if (entry.verb != "waive") return false;
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    return command != nullptr && command->player == due.debtor;
}

/// A debt to a player that no money went for: its creditor let it go, or did not ask for it in time (football 10).
std::optional<Clause> let_off(const Language& lang, const Setup& setup, const Entry& entry, const Due& due) {
    if (due.kind == DueKind::penalty && entry.verb == "waive")
        return Clause{due.debtor, lang.tr("has no penalty to pay")};
    if (due.creditor && due.is_rent() && is_claimed_late(setup, entry, due))
        return Clause{due.debtor, lang.tr("leaves the rent of {amount} for {space} unpaid: {creditor} did not claim it",
                                          {{"amount", amount_text(lang, due.at_most())},
                                           {"space", space_name(*setup.edition, due.space)},
                                           {"creditor", setup.player(*due.creditor).name}})};
    if (!due.creditor || entry.verb != "waive" || change_of(entry, FactName::out) != nullptr) return std::nullopt;
    std::string words = lang.tr("is let off the debt to {creditor}", {{"creditor", setup.player(*due.creditor).name}});
    // Not to ask for a rent is the owner's right there; elsewhere the table has ruled.
    if (setup.edition->profile.rent_claim.value == RentClaim::before_next_roll)
        return Clause{due.debtor, std::move(words)};
    return Clause{due.debtor, lang.tr("{what} ({rule})",
                                      {{"what", words}, {"rule", citation_text(lang, cite_ruling("rent_waiver"))}})};
}

/// The result of the bookmakers' dice for a stake (football 19).
std::optional<Clause> stake_clause(const Language& lang, const Entry& entry, const Due& due, CashFlows& cash) {
    if (change_of(entry, FactName::out) != nullptr) return std::nullopt;
    const Account hand = Account::player(due.debtor);
    const Money won = cash.take(Account::bank(), hand);
    if (!won.is_zero())
        return Clause{due.debtor, lang.tr("wins {amount} at the bookmakers", {{"amount", amount_text(lang, won)}})};
    const Money lost = cash.take(hand, Account::bank());
    if (!lost.is_zero())
        return Clause{due.debtor, lang.tr("loses {amount} at the bookmakers", {{"amount", amount_text(lang, lost)}})};
    return Clause{due.debtor, lang.tr("neither wins nor loses at the bookmakers")};
}

/// A card that was drawn, and whether its deck lists this effect; in a box without cards two dice were thrown for it
/// (us 16).
Clause card_clause(const Language& lang, const Setup& setup, const Entry& entry, const Due& due) {
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* drawn = command == nullptr ? nullptr : std::get_if<action::Card>(&command->action);
    if (const auto* dice = drawn == nullptr ? nullptr : std::get_if<Dice>(&drawn->card))
        return {due.debtor, lang.tr("rolls {dice}", {{"dice", dice_text(lang, *dice)}})};
    const auto* effect = drawn == nullptr ? nullptr : std::get_if<CardEffect>(&drawn->card);
    const Deck* deck = setup.edition->deck_at(due.space, setup.player(due.debtor).role);
    const bool known = deck != nullptr && setup.edition->cards_status == TableStatus::verified;
    if (effect == nullptr || !known || deck->lists(*effect)) return {due.debtor, lang.tr("draws a card")};
    return {due.debtor, lang.tr("draws a card that the deck does not list")};
}

std::optional<Clause> settled_clause(const Language& lang, const Setup& setup, const Entry& entry, const Due& due,
                                     CashFlows& cash) {
    if (due.kind == DueKind::card) return card_clause(lang, setup, entry, due);
    if (due.kind == DueKind::character) return Clause{due.debtor, lang.tr("draws a hidden card")};
    if (due.kind == DueKind::bookmakers) return stake_clause(lang, entry, due, cash);
    if (due.kind == DueKind::auction) {
        if (buys(entry, due.space) || change_of(entry, FactName::out) != nullptr) return std::nullopt;
        return Clause{std::nullopt,
                      lang.tr("nobody bids for {space}", {{"space", space_name(*setup.edition, due.space)}})};
    }
    if (due.kind == DueKind::offer) {
        if (buys(entry, due.space) || change_of(entry, FactName::out) != nullptr) return std::nullopt;
        return Clause{due.debtor, lang.tr("does not buy {space}", {{"space", space_name(*setup.edition, due.space)}})};
    }
    if (due.kind == DueKind::foundation_die) {
        const Money grant = cash.take(Account::bank(), Account::player(due.debtor));
        if (grant.is_zero()) return Clause{due.debtor, lang.tr("gets no grant from the foundation")};
        return Clause{due.debtor, lang.tr("gets {amount} from the foundation", {{"amount", amount_text(lang, grant)}})};
    }
    // A bankruptcy hands over everything at once; the deals report what each creditor got.
    if (change_of(entry, FactName::out) != nullptr) return std::nullopt;
    const bool one_of_several = (entry.verb == "pay" || entry.verb == "get") && !due.amount.is_zero();
    const Paid paid = take_paid(cash, due, one_of_several ? std::optional{due.amount} : std::nullopt);
    if (paid.sum.is_zero()) return let_off(lang, setup, entry, due);
    return Clause{due.debtor, paid_words(lang, setup, due, paid)};
}

/// A count of notes against the books.
Clause count_clause(const Language& lang, const CashFlows::Flow& flow) {
    const Word amount{"amount", amount_text(lang, flow.sum)};
    if (flow.to == Account::bank())
        return {Seat{flow.from.index}, lang.tr("has {amount} less in hand than in the books", {amount})};
    return {Seat{flow.to.index}, lang.tr("has {amount} more in hand than in the books", {amount})};
}

Clause flow_clause(const Language& lang, const Setup& setup, const CashFlows::Flow& flow) {
    const Word amount{"amount", amount_text(lang, flow.sum)};
    if (flow.from == Account::bank()) return {Seat{flow.to.index}, lang.tr("gets {amount} from the bank", {amount})};
    if (flow.from == Account::middle())
        return {Seat{flow.to.index}, lang.tr("takes {amount} out of the middle", {amount})};
    const Seat payer{flow.from.index};
    if (flow.to == Account::bank()) return {payer, lang.tr("pays the bank {amount}", {amount})};
    if (flow.to == Account::middle()) return {payer, lang.tr("puts {amount} into the middle", {amount})};
    return {payer, lang.tr("pays {creditor} {amount}", {{"creditor", setup.player(Seat{flow.to.index}).name}, amount})};
}

}  // namespace

Clauses settled_clauses(const Language& lang, const Setup& setup, const Entry& entry, const std::vector<Due>& settled,
                        CashFlows& cash) {
    Clauses clauses;
    for (const Due& due : settled)
        if (auto clause = settled_clause(lang, setup, entry, due, cash)) clauses.push_back(std::move(*clause));
    return clauses;
}

Clauses part_clauses(const Language& lang, const Setup& setup, const std::vector<PartPaid>& parts, CashFlows& cash) {
    Clauses clauses;
    for (const auto& [left, part] : parts) {
        const Paid paid = take_paid(cash, left, part);
        clauses.push_back({left.debtor, paid_words(lang, setup, left, paid)});
        clauses.push_back(
            {left.debtor, lang.tr("still owes {amount} of it", {{"amount", amount_text(lang, left.amount)}})});
    }
    return clauses;
}

Clauses cash_clauses(const Language& lang, const Setup& setup, const Entry& entry, const CashFlows& cash) {
    Clauses clauses;
    const bool counted = entry.verb == "count";
    for (const CashFlows::Flow& flow : cash.left())
        clauses.push_back(counted ? count_clause(lang, flow) : flow_clause(lang, setup, flow));
    return clauses;
}

}  // namespace tablebank
