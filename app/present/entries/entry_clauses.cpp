#include "app/present/entries/entry_clauses.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// The words for the place where the player sits when he is jailed.
std::string of_prison(const Setup& setup, Seat seat, const std::string& jail, const std::string& price_war,
                      const std::string& bench) {
    const Prison prison = prison_of(*setup.edition, setup.player(seat).role);
    return prison == Prison::jail ? jail : prison == Prison::price_war ? price_war : bench;
}

Clause token_clause(const Language& lang, const Setup& setup, const Transfer& token) {
    const Seat seat{token.asset.index};
    if (token.to == Account::jail())
        return {seat, of_prison(setup, seat, lang.tr("goes to jail"), lang.tr("goes to the price war"),
                                lang.tr("goes to the bench"))};
    if (token.from == Account::jail())
        return {seat, of_prison(setup, seat, lang.tr("leaves jail"), lang.tr("leaves the price war"),
                                lang.tr("leaves the bench"))};
    return {seat, lang.tr("moves to {space}", {{"space", space_name(*setup.edition, Space{token.to.index})}})};
}

/// The dice stand in the line of a roll and nowhere else.
std::optional<Clause> dice_clause(const Language& lang, const Setup& setup, const Entry& entry) {
    if (entry.verb != "roll") return std::nullopt;
    const auto read = parse_line(setup, entry.line);
    const auto* command = std::get_if<Command>(&read);
    const auto* roll = command == nullptr ? nullptr : std::get_if<action::Roll>(&command->action);
    if (roll == nullptr) return std::nullopt;
    return Clause{command->player, lang.tr("rolls {dice}", {{"dice", dice_text(lang, roll->dice)}})};
}

void add_stay(const Language& lang, const Setup& setup, const Entry& entry, Clauses& clauses) {
    const FactChange* tries = change_of(entry, FactName::jail_tries);
    if (tries == nullptr || tries->after.empty()) return;
    const Seat seat{tries->key.index};
    clauses.push_back({seat, of_prison(setup, seat, lang.tr("stays in jail"), lang.tr("stays in the price war"),
                                       lang.tr("stays on the bench"))});
}

/// What a player pays the bank in the entry that frees him is the fine (ru 15).
void add_fine(const Language& lang, Seat seat, CashFlows& cash, Clauses& clauses) {
    const Money fine = cash.take(Account::player(seat), Account::bank());
    if (!fine.is_zero())
        clauses.push_back({seat, lang.tr("pays the fine of {amount}", {{"amount", amount_text(lang, fine)}})});
}

}  // namespace

CashFlows::CashFlows(const Entry& entry) {
    for (const Transfer& transfer : entry.transfers) {
        if (transfer.asset != Asset::cash()) continue;
        const auto same = std::ranges::find_if(
            flows_, [&](const Flow& flow) { return flow.from == transfer.from && flow.to == transfer.to; });
        if (same == flows_.end())
            flows_.push_back({transfer.from, transfer.to, Money{transfer.quantity}});
        else
            same->sum += Money{transfer.quantity};
    }
}

Money CashFlows::take(Account from, Account to) {
    const auto found =
        std::ranges::find_if(flows_, [&](const Flow& flow) { return flow.from == from && flow.to == to; });
    if (found == flows_.end()) return {};
    const Money sum = found->sum;
    flows_.erase(found);
    return sum;
}

const FactChange* change_of(const Entry& entry, FactName name) {
    const auto found = std::ranges::find(entry.facts, name, [](const FactChange& change) { return change.key.name; });
    return found == entry.facts.end() ? nullptr : &*found;
}

Clauses move_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash) {
    Clauses clauses;
    const std::vector<Seat> salaries = paid_salaries(setup, entry);
    if (auto dice = dice_clause(lang, setup, entry)) clauses.push_back(*std::move(dice));
    add_stay(lang, setup, entry, clauses);
    for (const Transfer& transfer : entry.transfers) {
        if (transfer.asset.kind != Asset::Kind::token || transfer.to == Account::gone()) continue;
        const Seat seat{transfer.asset.index};
        if (transfer.from == Account::jail()) add_fine(lang, seat, cash, clauses);
        clauses.push_back(token_clause(lang, setup, transfer));
        if (!passes_start(setup, transfer) || std::ranges::find(salaries, seat) == salaries.end()) continue;
        const Money salary = cash.take(Account::bank(), Account::player(seat));
        clauses.push_back({seat, lang.tr("gets {amount} salary", {{"amount", amount_text(lang, salary)}})});
    }
    return clauses;
}

Clauses turn_clauses(const Language& lang, const Setup& setup, const Entry& entry) {
    Clauses clauses;
    if (const FactChange* round = change_of(entry, FactName::round); round != nullptr && !round->after.empty())
        clauses.push_back({std::nullopt, lang.tr("round {round} begins", {{"round", round->after}}), true});
    if (const FactChange* turn = change_of(entry, FactName::turn); turn != nullptr && !turn->after.empty()) {
        const std::string& player = setup.player(Seat{std::stoi(turn->after)}).name;
        clauses.push_back({std::nullopt, lang.tr("it is the turn of {player}", {{"player", player}}), true});
    }
    return clauses;
}

}  // namespace tablebank
