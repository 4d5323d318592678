// Why an entry moved the sums that it moved: what it settled, the calculator of its line, and what it raised.

#include <algorithm>
#include <type_traits>
#include <utility>

#include "calculators/special_space.h"
#include "calculators/total_worth.h"
#include "ledger/books/entry_reading.h"
#include "ledger/decide/charges.h"
#include "ledger/decide/explain_parts.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

using namespace explaining;

/// One entry on the table before it.
struct Moment {
    const Table& table;
    const Entry& entry;
    Game before;
    Rulings rulings;  ///< in force before the entry
    Seat actor;

    [[nodiscard]] const Edition& edition() const { return before.edition(); }
    [[nodiscard]] Charges charges() const { return {before, rulings}; }
    [[nodiscard]] Account hand() const { return Account::player(actor); }
    /// The sum to the bank, or to the middle in its place.
    [[nodiscard]] Share paid_to_bank() const {
        return Share{cash_moved(entry, hand(), Account::bank()) + cash_moved(entry, hand(), Account::middle())};
    }
    [[nodiscard]] Share got_from_bank() const { return Share{cash_moved(entry, Account::bank(), hand())}; }
};

/// The reckonings of one entry: the sums that it computed itself, under the rulings before it, and the dues that it
/// settled or raised.
class Reckonings {
public:
    explicit Reckonings(const Moment& moment) : found_(moment.rulings) {}
    void add(Reckoning own) {
        own.rulings = found_;
        all_.push_back(std::move(own));
    }
    void add(SumOf what, Share posted, Quote quote) { add(reckoned(what, posted, std::move(quote))); }
    void add_at(SumOf what, Space space, Share posted, Quote quote) {
        add(reckoned_at(what, space, posted, std::move(quote)));
    }
    void add_due(Reckoning due) { all_.push_back(std::move(due)); }
    [[nodiscard]] std::vector<Reckoning> take() { return std::move(all_); }

private:
    Rulings found_;
    std::vector<Reckoning> all_;
};

/// The cash that moves between the bank and a player right after a transfer: decide moves the sum after the asset that
/// it pays for.
Share cash_behind(const Entry& entry, std::vector<Transfer>::const_iterator thing, Account from, Account to) {
    if (thing == entry.transfers.end() || ++thing == entry.transfers.end()) return Share{};
    const bool is_cash = thing->asset == Asset::cash() && thing->from == from && thing->to == to;
    return is_cash ? Share{Money{thing->quantity}} : Share{};
}

// Settled dues --------------------------------------------------------------------------------------------------------

void tell_grant(Reckonings& told, const Moment& moment, int die) {
    told.add(SumOf::foundation, moment.got_from_bank(), quote_foundation_grant(moment.edition(), die));
}

/// The due with the choices of the line that settles it: the dice that were thrown, and the option of the tax.
std::optional<Reckoning> reckon_paid(const Moment& moment, Due due, Money paid, const Action* action) {
    Settled settled;
    if (due.waits_for_dice()) {
        const auto* rent = action == nullptr ? nullptr : std::get_if<action::Rent>(action);
        if (rent == nullptr || !rent->dice) return std::nullopt;
        due.dice = rent->dice;
        due.amount = paid;
        settled.throw_rulings = moment.rulings;
    }
    if (due.kind == DueKind::income_tax) {
        const auto* tax = action == nullptr ? nullptr : std::get_if<action::Tax>(action);
        settled.tax_by_percent = tax != nullptr ? tax->percent : paid == due.percent_amount;
    }
    return reckon_settled(moment.table, due, settled);
}

void tell_settled(Reckonings& told, const Moment& moment, const Due& due, const Action* action) {
    if (due.kind == DueKind::foundation_die) {
        const auto* roll = action == nullptr ? nullptr : std::get_if<action::Foundation>(action);
        if (roll != nullptr) tell_grant(told, moment, roll->die);
        return;
    }
    const Money paid = cash_given(moment.entry, due.debtor);
    if (paid.is_zero()) return;  // waived, or left to the bank
    auto reckoning = reckon_paid(moment, due, paid, action);
    if (reckoning && reckoning->posted == Share{paid}) told.add_due(*std::move(reckoning));
}

// Without a due: a token put on a space, or a bank that tracks no tokens ----------------------------------------------

void tell_unraised(Reckonings& told, const Moment& moment, const action::Rent& rent) {
    const auto owner = rent.deed ? moment.before.owner_of(*rent.deed) : std::nullopt;
    if (!owner) return;
    const Money paid = cash_moved(moment.entry, moment.hand(), Account::player(*owner));
    if (paid.is_zero()) return;  // the part that the cash did not cover became a due
    Rent charge = moment.charges().rent(*owner, *rent.deed, rent.dice);
    if (!charge.needs_dice) told.add_at(SumOf::rent, *rent.deed, Share{paid}, std::move(charge.quote));
}

void tell_unraised(Reckonings& told, const Moment& moment, const action::Tax& line) {
    IncomeTax tax = moment.charges().income_tax(moment.actor);
    told.add({.what = SumOf::income_tax,
              .posted = moment.paid_to_bank(),
              .today = Share{line.percent ? tax.percent : tax.fixed},
              .workings = std::move(tax.workings)});
}

void tell_unraised(Reckonings& told, const Moment& moment, const action::Foundation& foundation) {
    tell_grant(told, moment, foundation.die);
}

void tell_unraised(Reckonings& told, const Moment& moment, const action::Fine&) {
    told.add(SumOf::jail_fine, moment.paid_to_bank(), quote_jail_fine(moment.edition()));
}

void tell_unraised(Reckonings& told, const Moment& moment, const action::Buy& buy) {
    if (buy.deed && !buy.price)
        told.add_at(SumOf::purchase, *buy.deed, moment.paid_to_bank(), quote_purchase(moment.edition(), *buy.deed));
}

// Sums that a line computed -------------------------------------------------------------------------------------------

void tell_line(Reckonings& told, const Moment& moment, const action::Build& build) {
    if (build.price) return;  // agreed at the table
    std::vector<RefusalCode> set_aside;
    auto answer = moment.charges().build(moment.actor, build.deed, build.steps, &set_aside);
    if (auto* deal = std::get_if<BuildingDeal>(&answer))
        told.add_at(SumOf::buildings, build.deed, moment.paid_to_bank(), std::move(deal->quote));
}

void tell_line(Reckonings& told, const Moment& moment, const action::Sell& sell) {
    std::vector<RefusalCode> set_aside;
    auto answer = moment.charges().sell(moment.actor, sell.deed, sell.steps, &set_aside);
    if (auto* deal = std::get_if<BuildingDeal>(&answer))
        told.add_at(SumOf::buildings, sell.deed, moment.got_from_bank(), std::move(deal->quote));
}

void tell_line(Reckonings& told, const Moment& moment, const action::SellCity& sell) {
    const auto& moved = moment.entry.transfers;
    for (auto& [street, deal] : moment.charges().sell_city(moment.actor, sell.city)) {
        auto pieces = moved.end();
        for (auto transfer = moved.begin(); transfer != moved.end(); ++transfer)
            if (transfer->from == Account::street(street)) pieces = transfer;
        told.add_at(SumOf::buildings, street, cash_behind(moment.entry, pieces, Account::bank(), moment.hand()),
                    std::move(deal.quote));
    }
}

void tell_line(Reckonings& told, const Moment& moment, const action::Mortgage& mortgage) {
    auto answer = moment.charges().mortgage(moment.actor, mortgage.deed);
    if (auto* quote = std::get_if<Quote>(&answer))
        told.add_at(SumOf::mortgage, mortgage.deed, moment.got_from_bank(), std::move(*quote));
}

void tell_line(Reckonings& told, const Moment& moment, const action::Redeem& redeem) {
    auto answer = moment.charges().redeem(moment.actor, redeem.deed);
    if (auto* quote = std::get_if<Quote>(&answer))
        told.add_at(SumOf::redemption, redeem.deed, moment.paid_to_bank(), std::move(*quote));
}

/// The deeds that one side of a trade gives and the other redeems at once.
void tell_redeemed(Reckonings& told, const Moment& moment, const Items& given, Seat taker) {
    const auto& moved = moment.entry.transfers;
    for (const Items::DeedItem& item : given.deeds) {
        if (!item.redeemed || moment.edition().deed_at(item.deed) == nullptr) continue;
        const auto deed = std::ranges::find(moved, Asset::deed(item.deed), &Transfer::asset);
        told.add_at(SumOf::redemption, item.deed,
                    cash_behind(moment.entry, deed, Account::player(taker), Account::bank()),
                    moment.charges().redeem_taken(item.deed));
    }
}

void tell_line(Reckonings& told, const Moment& moment, const action::Trade& trade) {
    tell_redeemed(told, moment, trade.give, trade.with);
    tell_redeemed(told, moment, trade.get, moment.actor);
    for (const action::Trade::Deal& deal : trade.more) {
        tell_redeemed(told, moment, deal.give, deal.with);
        tell_redeemed(told, moment, deal.get, deal.giver.value_or(moment.actor));
    }
}

void tell_winding_up(Reckonings& told, const Moment& moment) {
    Quote refund;
    for (const auto& [street, deal] : moment.charges().sell_everything(moment.actor)) {
        refund.amount += deal.quote.amount;
        append(refund.workings, deal.quote.workings);
    }
    if (refund.workings.empty()) return;
    Reckoning reckoning = reckoned(SumOf::winding_up, moment.got_from_bank(), std::move(refund));
    reckoning.player = moment.actor;
    told.add(std::move(reckoning));
}

void tell_line(Reckonings& told, const Moment& moment, const action::Bankrupt&) {
    tell_winding_up(told, moment);
}
void tell_line(Reckonings& told, const Moment& moment, const action::Leaves&) {
    tell_winding_up(told, moment);
}

// The endings -------------------------------------------------------------------------------------------------------

/// A share that the entry recorded for a player; today's if it recorded none.
Share noted(const Moment& moment, FactKey key, const Share& today) {
    const auto change = std::ranges::find(moment.entry.facts, key, &FactChange::key);
    if (change == moment.entry.facts.end()) return today;
    return Share::parse(change->after).value_or(today);
}

void tell_line(Reckonings& told, const Moment& moment, const action::Keep&) {
    for (const Seat seat : moment.before.players()) {
        KeptCash kept = moment.charges().kept(seat);
        told.add({.what = SumOf::kept_share,
                  .player = seat,
                  .posted = noted(moment, {FactName::kept, seat.number}, kept.kept),
                  .today = kept.kept,
                  .workings = std::move(kept.workings)});
    }
}

/// One payment of the walk: that of the space that the entry reached.
void tell_payment(Reckonings& told, const Moment& moment, const action::Walk& walk) {
    const auto stop = std::ranges::find(moment.entry.facts, FactKey{FactName::walk_at}, &FactChange::key);
    if (stop == moment.entry.facts.end()) return;
    Facts after;
    after.set(stop->key, stop->after);
    const Space space{static_cast<int>(after.number(stop->key))};
    UtilityDice dice = moment.before.position().dice;
    if (walk.thrown) dice.insert_or_assign(space, *walk.thrown);
    const auto owner = moment.before.owner_of(space);
    if (!owner) return;
    const auto answer = moment.charges().walk(*owner, with_gaps_filled(moment.edition(), std::move(dice)));
    const auto* incomes = std::get_if<std::vector<DeedIncome>>(&answer);
    if (incomes == nullptr) return;
    const auto income = std::ranges::find(*incomes, space, &DeedIncome::deed);
    if (income == incomes->end()) return;
    Reckoning reckoning = reckoned_at(
        SumOf::walk, space, Share{cash_moved(moment.entry, Account::bank(), Account::player(*owner))}, income->quote);
    reckoning.player = *owner;
    told.add(std::move(reckoning));
}

void tell_line(Reckonings& told, const Moment& moment, const action::Walk& walk) {
    if (walk.one) return tell_payment(told, moment, walk);
    for (const Seat seat : moment.before.players()) {
        const auto answer = moment.charges().walk(seat, walk.dice);
        const auto* incomes = std::get_if<std::vector<DeedIncome>>(&answer);
        if (incomes == nullptr || incomes->empty()) continue;
        Quote sum;
        for (const DeedIncome& income : *incomes) {
            sum.amount += income.quote.amount;
            append(sum.workings, income.quote.workings);
        }
        sum.workings.push_back(
            {.step = Step::total, .figure = Share{sum.amount}, .rule = moment.edition().profile.walk.rule});
        const Share posted = noted(moment, {FactName::walked, seat.number}, Share{sum.amount});
        Reckoning reckoning = reckoned(SumOf::walk, posted, std::move(sum));
        reckoning.player = seat;
        told.add(std::move(reckoning));
    }
}

/// The entry posts who is the richest, not their worth.
void tell_line(Reckonings& told, const Moment& moment, const action::Richest& richest) {
    for (const Seat seat : moment.before.players()) {
        const auto answer = quote_worth(moment.edition(), moment.rulings, moment.before.estate(seat), richest.dice);
        const auto* worth = std::get_if<Worth>(&answer);
        if (worth == nullptr) continue;
        const Share sum{worth->richest};
        told.add({.what = SumOf::worth, .player = seat, .posted = sum, .today = sum, .workings = worth->workings});
    }
}

/// The effect of a card as it was typed, or as its deck has it; nullptr if the deck is not known.
const CardEffect* effect_of(const Moment& moment, const action::Card& card) {
    if (const auto* effect = std::get_if<CardEffect>(&card.card)) return effect;
    const Game& game = moment.before;
    std::optional<Space> space = game.rulings().track_tokens ? game.space_of(moment.actor) : std::nullopt;
    for (const Due& due : open_dues(game, moment.actor))
        if (due.kind == DueKind::card) space = due.space;
    const Deck* deck = game.edition().deck_at(space, game.role(moment.actor));
    return deck == nullptr ? nullptr : deck->find(card.number().value());
}

void tell_repairs(Reckonings& told, const Moment& moment, const CardEffect& card) {
    Quote repairs = moment.charges().repairs(moment.actor, card);
    const Share sum{repairs.amount};
    told.add(SumOf::repairs, sum, std::move(repairs));
}

void tell_line(Reckonings& told, const Moment& moment, const action::Card& card) {
    const CardEffect* effect = effect_of(moment, card);
    if (effect != nullptr && effect->kind == CardEffectKind::repairs) tell_repairs(told, moment, *effect);
}

void tell_line(Reckonings& told, const Moment& moment, const action::Use& use) {
    if (use.effect && use.effect->kind == CardEffectKind::repairs) tell_repairs(told, moment, *use.effect);
}

/// Every other line computes nothing that no due had fixed.
template <class Other>
void tell_line(Reckonings& /*told*/, const Moment& /*moment*/, const Other& /*action*/) {}

template <class Kind>
inline constexpr bool may_be_unraised =
    std::is_same_v<Kind, action::Rent> || std::is_same_v<Kind, action::Tax> ||
    std::is_same_v<Kind, action::Foundation> || std::is_same_v<Kind, action::Fine> || std::is_same_v<Kind, action::Buy>;

void tell_action(Reckonings& told, const Moment& moment, const Action& action, bool settled) {
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

/// A due of an earlier entry is explained again only if its dice were thrown now: they fixed its sum.
bool is_fixed_now(const Entry& entry, const Due& due) {
    if (due.key.index == entry.sequence) return true;
    const auto change = std::ranges::find(entry.facts, due.key, &FactChange::key);
    return due.dice && !change->before.empty() && !read_due(due.key, change->before).dice;
}

/// Whether the token stopped on START, or passed it.
Reaches reaches_start(const Moment& moment, Seat seat) {
    const auto lands = [&](const Transfer& moved) {
        return moved.asset == Asset::token(seat) && moved.to == Account::space(moment.edition().start());
    };
    return std::ranges::any_of(moment.entry.transfers, lands) ? Reaches::lands : Reaches::passes;
}

}  // namespace

std::vector<Reckoning> reckon_entry(const Table& table, std::int64_t sequence) {
    const Entry& entry = table.history.at(sequence);
    if (entry.reverses) return reckon_entry(table, *entry.reverses);
    Game before = state_at(table, sequence - 1);
    const auto read = parse_line(*before.setup, entry.line);
    const Command* command = std::get_if<Command>(&read);
    const Seat actor = command != nullptr && command->player ? *command->player : before.turn();
    const Rulings rulings = before.rulings();
    const Moment moment{table, entry, std::move(before), rulings, actor};

    Reckonings told(moment);
    const DueChanges dues = due_changes(entry);
    for (const Seat seat : paid_salaries(*moment.before.setup, entry))
        told.add(SumOf::salary, Share{cash_moved(entry, Account::bank(), Account::player(seat))},
                 quote_salary(moment.edition(), rulings, reaches_start(moment, seat)));
    for (const Due& due : dues.settled)
        tell_settled(told, moment, due, command == nullptr ? nullptr : &command->action);
    if (command != nullptr) tell_action(told, moment, command->action, !dues.settled.empty());
    for (const Due& due : dues.raised) {
        if (!is_fixed_now(entry, due)) continue;
        if (auto reckoning = reckon(table, due)) told.add_due(*std::move(reckoning));
    }
    return told.take();
}

}  // namespace tablebank
