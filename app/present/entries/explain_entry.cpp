// Why an entry moved the sums it moved: what it settled, the calculator behind its line, and what it raised.

#include <algorithm>
#include <type_traits>

#include "app/i18n/words.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/entries/explain_parts.h"
#include "app/present/words/name_text.h"
#include "calculators/bankruptcy.h"
#include "calculators/building.h"
#include "calculators/mortgage.h"
#include "calculators/rent.h"
#include "calculators/settlement.h"
#include "calculators/special_space.h"
#include "calculators/worth.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// Those of one entry: what it worked out itself, under the rulings that it found, and the dues that it settled or
/// raised.
class Explanations {
public:
    explicit Explanations(const Rulings& found) : found_(found) {}
    void add(Explanation own) {
        own.rulings = found_;
        all_.push_back(std::move(own));
    }
    void add_due(Explanation due) { all_.push_back(std::move(due)); }
    [[nodiscard]] std::vector<Explanation> take() { return std::move(all_); }

private:
    Rulings found_;
    std::vector<Explanation> all_;
};

/// One entry on the table as it stood before it.
struct Moment {
    const Table& table;
    const Entry& entry;
    Game before;
    Seat actor;

    [[nodiscard]] const Edition& edition() const { return before.edition(); }
    [[nodiscard]] Rulings rulings() const { return before.rulings(); }
    [[nodiscard]] Estate estate() const { return before.estate(actor); }
    [[nodiscard]] const std::string& name(Seat seat) const { return before.name(seat); }

    [[nodiscard]] Money paid_by(Seat payer) const {
        Money sum;
        for (const Transfer& transfer : entry.transfers)
            if (transfer.asset == Asset::cash() && transfer.from == Account::player(payer))
                sum += Money{transfer.quantity};
        return sum;
    }
};

void tell(Explanations& told, std::string title, Quote quote) {
    told.add(explanation_of(std::move(title), std::move(quote)));
}

void append(std::vector<Working>& workings, const std::vector<Working>& more) {
    workings.insert(workings.end(), more.begin(), more.end());
}

// What was settled --------------------------------------------------------------------------------------------------

void tell_utility_rent(Explanations& told, const Moment& moment, const Due& due, std::optional<Dice> dice) {
    auto factor = explain(moment.table, due);
    if (!factor || !dice) return;
    const Quote charge =
        quote_utility(moment.edition(), moment.rulings(), due.owner_role.value_or(Role::competitor), due.factor, *dice);
    factor->amount = Share{charge.amount};
    append(factor->workings, charge.workings);
    told.add_due(*std::move(factor));
}

void tell_settled(Explanations& told, const Moment& moment, const Due& due, const Action* action) {
    if (due.kind == DueKind::foundation_die) {
        if (const auto* roll = action == nullptr ? nullptr : std::get_if<action::Foundation>(action))
            tell(told, foundation_title(), quote_foundation_grant(moment.edition(), roll->die));
        return;
    }
    const Money paid = moment.paid_by(due.debtor);
    if (paid.is_zero()) return;  // let off, or left to the bank
    if (due.waits_for_dice()) {
        const auto* rent = action == nullptr ? nullptr : std::get_if<action::Rent>(action);
        return tell_utility_rent(told, moment, due, rent == nullptr ? std::nullopt : rent->dice);
    }
    auto explanation = explain(moment.table, due);
    if (!explanation) return;
    if (due.kind == DueKind::income_tax) explanation->amount = Share{paid};
    if (explanation->amount == Share{paid}) told.add_due(*std::move(explanation));
}

// What nothing had raised: a token put in its place, or a bank that keeps no tokens -----------------------------------

void tell_unraised(Explanations& told, const Moment& moment, const action::Rent& rent) {
    if (!rent.deed) return;
    const auto owner = moment.before.owner_of(*rent.deed);
    if (!owner) return;
    const Rent charge =
        quote_rent(moment.edition(), moment.rulings(), moment.before.estate(*owner), *rent.deed, rent.dice);
    if (!charge.needs_dice) tell(told, rent_title(moment.edition(), *rent.deed), charge.quote);
}

void tell_unraised(Explanations& told, const Moment& moment, const action::Tax&) {
    Explanation tax = explain_income_tax(moment.before, moment.actor);
    tax.amount = Share{moment.paid_by(moment.actor)};
    told.add(std::move(tax));
}

void tell_unraised(Explanations& told, const Moment& moment, const action::Foundation& foundation) {
    tell(told, foundation_title(), quote_foundation_grant(moment.edition(), foundation.die));
}

void tell_unraised(Explanations& told, const Moment& moment, const action::Fine&) {
    told.add(explain_jail_fine(moment.edition()));
}

void tell_unraised(Explanations& told, const Moment& moment, const action::Buy& buy) {
    if (buy.deed && !buy.price)
        tell(told, purchase_title(moment.edition(), *buy.deed), quote_purchase(moment.edition(), *buy.deed));
}

// What a line computed ----------------------------------------------------------------------------------------------

std::string buildings_title(const Edition& edition, Space street) {
    return tr("Buildings on {space}", {{"space", space_name(edition, street)}});
}

void tell_deal(Explanations& told, std::string title, std::variant<BuildingDeal, Refusal> answer) {
    if (auto* deal = std::get_if<BuildingDeal>(&answer)) tell(told, std::move(title), std::move(deal->quote));
}

void tell_quote(Explanations& told, std::string title, std::variant<Quote, Refusal> answer) {
    if (auto* quote = std::get_if<Quote>(&answer)) tell(told, std::move(title), *std::move(quote));
}

void tell_line(Explanations& told, const Moment& moment, const action::Build& build) {
    if (build.price) return;  // agreed at the table
    std::vector<RefusalCode> set_aside;
    tell_deal(told, buildings_title(moment.edition(), build.deed),
              quote_build(moment.edition(), moment.rulings(), moment.estate(), build.deed, build.steps,
                          moment.before.in_bank(), &set_aside));
}

void tell_line(Explanations& told, const Moment& moment, const action::Sell& sell) {
    tell_deal(told, buildings_title(moment.edition(), sell.deed),
              quote_sell(moment.edition(), moment.rulings(), moment.estate(), sell.deed, sell.steps,
                         moment.before.in_bank()));
}

void tell_line(Explanations& told, const Moment& moment, const action::SellCity& sell) {
    const Estate estate = moment.estate();
    for (const Space street : moment.edition().cities.at(static_cast<std::size_t>(sell.city)).streets) {
        const Holding* holding = estate.find(street);
        if (holding == nullptr || !holding->built()) continue;
        tell(told, buildings_title(moment.edition(), street),
             quote_sell_all(moment.edition(), moment.rulings(), estate, *holding).quote);
    }
}

void tell_line(Explanations& told, const Moment& moment, const action::Mortgage& mortgage) {
    tell_quote(told, tr("Mortgage of {space}", {{"space", space_name(moment.edition(), mortgage.deed)}}),
               quote_mortgage(moment.edition(), moment.rulings(), moment.estate(), mortgage.deed));
}

void tell_redemption(Explanations& told, const Moment& moment, const Estate& holder, Space deed) {
    tell_quote(told, tr("Redemption of {space}", {{"space", space_name(moment.edition(), deed)}}),
               quote_redeem(moment.edition(), moment.rulings(), holder, deed));
}

void tell_line(Explanations& told, const Moment& moment, const action::Redeem& redeem) {
    tell_redemption(told, moment, moment.estate(), redeem.deed);
}

void tell_line(Explanations& told, const Moment& moment, const action::Trade& trade) {
    const Estate other = moment.before.estate(trade.with);
    for (const Items::DeedItem& item : trade.give.deeds)
        if (item.redeemed) tell_redemption(told, moment, moment.estate(), item.deed);
    for (const Items::DeedItem& item : trade.get.deeds)
        if (item.redeemed) tell_redemption(told, moment, other, item.deed);
}

void tell_winding_up(Explanations& told, const Moment& moment) {
    Quote refund = wind_up(moment.edition(), moment.rulings(), moment.estate(), {}).refund;
    if (!refund.workings.empty())
        tell(told, tr("Buildings of {player}", {{"player", moment.name(moment.actor)}}), std::move(refund));
}

void tell_line(Explanations& told, const Moment& moment, const action::Bankrupt&) {
    tell_winding_up(told, moment);
}
void tell_line(Explanations& told, const Moment& moment, const action::Leaves&) {
    tell_winding_up(told, moment);
}

// The endings -------------------------------------------------------------------------------------------------------

void tell_line(Explanations& told, const Moment& moment, const action::Keep&) {
    for (const Seat seat : moment.before.players()) {
        KeptCash kept = quote_kept_cash(moment.edition(), moment.before.estate(seat));
        told.add({tr("Share kept by {player}", {{"player", moment.name(seat)}}), kept.kept, std::move(kept.workings)});
    }
}

void tell_line(Explanations& told, const Moment& moment, const action::Walk& walk) {
    for (const Seat seat : moment.before.players()) {
        const auto answer = deed_incomes(moment.edition(), moment.rulings(), moment.before.estate(seat), walk.dice,
                                         moment.rulings().jailed_in_walk);
        const auto* incomes = std::get_if<std::vector<DeedIncome>>(&answer);
        if (incomes == nullptr || incomes->empty()) continue;
        Quote sum;
        for (const DeedIncome& income : *incomes) {
            sum.amount += income.quote.amount;
            append(sum.workings, income.quote.workings);
        }
        sum.workings.push_back(
            {.step = Step::total, .figure = Share{sum.amount}, .rule = moment.edition().profile.walk.rule});
        tell(told, tr("The walk: {player}", {{"player", moment.name(seat)}}), std::move(sum));
    }
}

void tell_line(Explanations& told, const Moment& moment, const action::Richest& richest) {
    for (const Seat seat : moment.before.players()) {
        const auto answer = quote_worth(moment.edition(), moment.rulings(), moment.before.estate(seat), richest.dice);
        const auto* worth = std::get_if<Worth>(&answer);
        if (worth == nullptr) continue;
        told.add({tr("Worth of {player}", {{"player", moment.name(seat)}}), Share{worth->richest}, worth->workings});
    }
}

/// Every other line computes nothing that no due had fixed.
template <class Other>
void tell_line(Explanations& /*told*/, const Moment& /*moment*/, const Other& /*action*/) {}

template <class Kind>
inline constexpr bool may_be_unraised =
    std::is_same_v<Kind, action::Rent> || std::is_same_v<Kind, action::Tax> ||
    std::is_same_v<Kind, action::Foundation> || std::is_same_v<Kind, action::Fine> || std::is_same_v<Kind, action::Buy>;

void tell_action(Explanations& told, const Moment& moment, const Action& action, bool settled) {
    std::visit(
        [&]<class Kind>(const Kind& kind) {
            if constexpr (may_be_unraised<Kind>) {
                if (!settled) tell_unraised(told, moment, kind);
            } else {
                tell_line(told, moment, kind);
            }
        },
        action);
}

}  // namespace

std::vector<Explanation> explain_entry(const Table& table, std::int64_t sequence) {
    const Entry& entry = table.history.at(sequence);
    if (entry.reverses) return explain_entry(table, *entry.reverses);
    Game before = state_at(table, sequence - 1);
    const auto read = parse_line(*before.setup, entry.line);
    const Command* command = std::get_if<Command>(&read);
    const Seat actor = command != nullptr && command->player ? *command->player : before.turn();
    const Moment moment{table, entry, std::move(before), actor};

    Explanations told(moment.rulings());
    const DueChanges dues = due_changes(entry);
    for (std::size_t paid = paid_salaries(*moment.before.setup, entry).size(); paid > 0; --paid)
        tell(told, tr("Salary"), quote_salary(moment.edition()));
    for (const Due& due : dues.settled)
        tell_settled(told, moment, due, command == nullptr ? nullptr : &command->action);
    if (command != nullptr) tell_action(told, moment, command->action, !dues.settled.empty());
    for (const Due& due : dues.raised) {
        if (due.key.index != sequence) continue;
        if (auto explanation = explain(table, due)) told.add_due(*std::move(explanation));
    }
    return told.take();
}

}  // namespace tablebank
