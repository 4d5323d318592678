#include "ledger/decide/charges.h"

#include "calculators/mortgage.h"
#include "calculators/special_space.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

UtilityDice with_gaps_filled(const Edition& edition, UtilityDice dice) {
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::utility) dice.emplace(deed.space, Dice{1, 1});
    return dice;
}

namespace {

/// A refusal whose line has the player's name, unless a line without a name is theirs.
template <class Deal>
std::variant<Deal, Refusal> named(const Game& game, Seat player, std::variant<Deal, Refusal> answer) {
    auto* const no = std::get_if<Refusal>(&answer);
    if (no != nullptr && !no->line.empty() && game.turn() != player)
        no->line = written_name(*game.setup, player) + ' ' + no->line;
    return answer;
}

}  // namespace

Rent Charges::rent(Seat owner, Space deed, std::optional<Dice> dice, int times) const {
    return quote_card_rent(game_.edition(), rulings_, game_.estate(owner), deed, dice, times);
}

Quote Charges::utility(const Due& due, Dice dice) const {
    return quote_utility(game_.edition(), rulings_, due.owner_role.value_or(Role::competitor), due.factor, dice);
}

IncomeTax Charges::income_tax(Seat player) const {
    return quote_income_tax(game_.edition(), rulings_, game_.estate(player));
}

Quote Charges::repairs(Seat player, const CardEffect& card) const {
    return quote_repairs(game_.edition(), game_.estate(player), card);
}

std::optional<Quote> Charges::foundation_fee(Seat player) const {
    return quote_foundation_fee(game_.edition(), game_.role(player));
}

std::variant<BuildingDeal, Refusal> Charges::build(Seat player, Space street, int steps,
                                                   std::vector<RefusalCode>* ignoring) const {
    return named(
        game_, player,
        quote_build(game_.edition(), rulings_, game_.estate(player), street, steps, game_.in_bank(), ignoring));
}

std::variant<BuildingDeal, Refusal> Charges::sell(Seat player, Space street, int steps,
                                                  std::vector<RefusalCode>* ignoring) const {
    return named(game_, player,
                 quote_sell(game_.edition(), rulings_, game_.estate(player), street, steps, game_.in_bank(), ignoring));
}

StreetRefund Charges::refund(const Estate& estate, const Holding& holding) const {
    return {holding.deed, quote_sell_all(game_.edition(), rulings_, estate, holding)};
}

std::vector<StreetRefund> Charges::sell_city(Seat player, int city) const {
    const Estate estate = game_.estate(player);
    std::vector<StreetRefund> refunds;
    for (const Space street : game_.edition().cities.at(static_cast<std::size_t>(city)).streets) {
        const Holding* holding = estate.find(street);
        if (holding != nullptr && holding->built()) refunds.push_back(refund(estate, *holding));
    }
    return refunds;
}

std::vector<StreetRefund> Charges::sell_everything(Seat player) const {
    const Estate estate = game_.estate(player);
    std::vector<StreetRefund> refunds;
    for (const Holding& holding : estate.deeds)
        if (holding.built()) refunds.push_back(refund(estate, holding));
    return refunds;
}

std::variant<Quote, Refusal> Charges::mortgage(Seat player, Space deed) const {
    return named(game_, player, quote_mortgage(game_.edition(), rulings_, game_.estate(player), deed));
}

std::variant<Quote, Refusal> Charges::redeem(Seat player, Space deed) const {
    return named(game_, player, quote_redeem(game_.edition(), rulings_, game_.estate(player), deed));
}

Quote Charges::redeem_taken(Space deed) const {
    return redeem_sum(game_.edition(), rulings_, *game_.edition().deed_at(deed));
}

Quote Charges::keep_mortgaged(Space deed) const {
    return quote_mortgaged_deed_fee(game_.edition(), rulings_, *game_.edition().deed_at(deed));
}

KeptCash Charges::kept(Seat player) const {
    return quote_kept_cash(game_.edition(), game_.estate(player));
}

std::variant<std::vector<DeedIncome>, Refusal> Charges::walk(Seat player, const UtilityDice& dice) const {
    return timed_incomes(game_.edition(), rulings_, game_.estate(player), dice);
}

}  // namespace tablebank
