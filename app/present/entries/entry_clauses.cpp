#include "app/present/entries/entry_clauses.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// The words for the place of a player who is jailed.
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
    const Space to{token.to.index};
    const Word space{"space", space_name(*setup.edition, to)};
    const bool visits = setup.edition->board.at(static_cast<std::size_t>(to.index)).kind == SpaceKind::jail;
    return {seat,
            visits ? lang.tr_in("as a visitor", "moves to {space}", {space}) : lang.tr("moves to {space}", {space})};
}

/// Only the line of a roll has the dice.
std::optional<Clause> dice_clause(const Language& lang, const Setup& setup, const Entry& entry) {
    if (entry.verb != "roll") return std::nullopt;
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* roll = command == nullptr ? nullptr : std::get_if<action::Roll>(&command->action);
    if (roll == nullptr) return std::nullopt;
    return Clause{command->player, lang.tr("rolls {dice}", {{"dice", dice_text(lang, roll->dice)}})};
}

/// A prisoner's token that the table puts elsewhere (`at`): no fine, no roll, no move.
std::optional<Clause> put_out_clause(const Language& lang, const Setup& setup, const Entry& entry) {
    const auto from_jail = std::ranges::find(entry.transfers, Account::jail(), &Transfer::from);
    if (entry.verb != "at" || from_jail == entry.transfers.end()) return std::nullopt;
    const Seat seat{from_jail->asset.index};
    const Word space{"space", space_name(*setup.edition, Space{entry.transfers.back().to.index})};
    return Clause{seat, of_prison(setup, seat, lang.tr("is taken out of jail and put on {space}", {space}),
                                  lang.tr("is taken out of the price war and put on {space}", {space}),
                                  lang.tr("is taken off the bench and put on {space}", {space}))};
}

/// A turn passed in jail: the fine comes before the next roll (fr 14).
bool passes_turn(const Entry& entry) {
    return entry.verb == "next";
}

void add_stay(const Language& lang, const Setup& setup, const Entry& entry, Clauses& clauses) {
    const FactChange* tries = change_of(entry, FactName::jail_tries);
    if (tries == nullptr || tries->after.empty()) return;
    const Seat seat{tries->key.index};
    if (passes_turn(entry)) clauses.push_back({seat, lang.tr("passes the turn")});
    clauses.push_back({seat, of_prison(setup, seat, lang.tr("stays in jail"), lang.tr("stays in the price war"),
                                       lang.tr("stays on the bench"))});
}

/// A player's payment to the bank, or into the middle, in the entry that frees them is the fine (ru 15).
void add_fine(const Language& lang, Seat seat, CashFlows& cash, Clauses& clauses) {
    Money fine = cash.take(Account::player(seat), Account::bank());
    if (fine.is_zero()) fine = cash.take(Account::player(seat), Account::middle());
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

Money CashFlows::take(Account from, Account to, Money most) {
    const Money all = take(from, to);
    if (all <= most) return all;
    flows_.push_back({from, to, all - most});
    return most;
}

Clauses move_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash) {
    Clauses clauses;
    const std::vector<Seat> salaries = paid_salaries(setup, entry);
    if (auto dice = dice_clause(lang, setup, entry)) clauses.push_back(*std::move(dice));
    add_stay(lang, setup, entry, clauses);
    if (auto put_out = put_out_clause(lang, setup, entry)) return {*std::move(put_out)};
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

bool opens_by_dealing(const Entry& entry) {
    const FactChange* turn = change_of(entry, FactName::turn);
    const FactChange* rolls = change_of(entry, FactName::rolls_left);
    constexpr std::array others{"next", "turn", "roll", "bankrupt", "leaves", "open"};
    return turn != nullptr && !turn->before.empty() && rolls != nullptr && rolls->after == "1" &&
           std::ranges::find(others, entry.verb) == others.end();
}

namespace {

/// The last turn of a timed game that ends without the roll which a double gave (fr 7): no turn follows.
bool passes_extra_roll(const Entry& entry) {
    return entry.verb == "next" && change_of(entry, FactName::turn) == nullptr &&
           change_of(entry, FactName::rolls_left) != nullptr && change_of(entry, FactName::rolls_made) == nullptr;
}

/// The player whose turn an entry begins: also if a ruling gives the turn to the player who has it.
std::optional<Seat> turn_given(const Setup& setup, const Entry& entry) {
    if (const FactChange* turn = change_of(entry, FactName::turn); turn != nullptr && !turn->after.empty())
        return Seat{std::stoi(turn->after)};
    if (entry.verb != "turn") return std::nullopt;
    const auto read = parse_entry(setup, entry);
    const auto* command = std::get_if<Command>(&read);
    const auto* turn = command == nullptr ? nullptr : std::get_if<action::Turn>(&command->action);
    return turn == nullptr ? std::nullopt : std::optional{turn->player};
}

}  // namespace

Clauses turn_clauses(const Language& lang, const Setup& setup, const Entry& entry) {
    Clauses clauses;
    if (const FactChange* round = change_of(entry, FactName::round); round != nullptr && !round->after.empty())
        clauses.push_back({std::nullopt, lang.tr("round {round} begins", {{"round", round->after}}), true});
    if (passes_extra_roll(entry))
        clauses.push_back({std::nullopt, lang.tr("the roll that the double gave is left, and the turn is over"), true});
    if (const auto seat = turn_given(setup, entry)) {
        const Word player{"player", setup.player(*seat).name};
        clauses.push_back({std::nullopt,
                           opens_by_dealing(entry) ? lang.tr("it is {player}'s turn, before the roll", {player})
                                                   : lang.tr("it is the turn of {player}", {player}),
                           true});
    }
    return clauses;
}

}  // namespace tablebank
