#include "app/present/dialogs/bankruptcy_snapshot.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/dialogs/trade_bar.h"
#include "app/present/words/due_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/building.h"
#include "calculators/total_worth.h"
#include "ledger/books/due.h"
#include "ledger/decide/due_line.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

std::vector<Due> debts_of(const Game& game, Seat seat) {
    auto dues = open_dues(game, seat);
    std::erase_if(dues, [](const Due& due) { return !due.is_debt(); });
    return dues;
}

Money owed_by(const Game& game, Seat seat) {
    Money sum;
    for (const Due& due : debts_of(game, seat)) sum += due.at_most();
    return sum;
}

/// Whether a line would be posted, and why not.
OfferedAction checked(const Language& lang, const Session& session, std::string id, std::string text,
                      std::string line) {
    OfferedAction action{std::move(id), std::move(text), std::move(line)};
    const auto found = session.preview(action.line);
    action.allowed = std::holds_alternative<std::vector<Entry>>(found);
    if (const auto* refusal = std::get_if<Refusal>(&found))
        action.reason = refusal_reason(lang, session.setup(), *refusal);
    return action;
}

/// The line that pays a due, if it needs no further argument.
std::optional<std::string> paying_line(const Game& game, const Due& due) {
    if (needs_choice(due)) return std::nullopt;
    return wanted_line(game, due);
}

DebtRow debt_row(const Language& lang, const Session& session, const Due& due, std::size_t number) {
    const Game& game = session.game();
    DebtRow row;
    row.text = due_text(lang, game, due);
    row.amount = due.waits_for_dice() ? lang.tr("{factor} × dice", {{"factor", std::to_string(due.factor)}})
                                      : amount_text(lang, due.at_most());
    const std::string id = "pay." + std::to_string(number);
    if (const auto line = paying_line(game, due)) {
        row.pay = checked(lang, session, id, lang.tr("Pay {amount}", {{"amount", row.amount}}), *line);
    } else {
        row.pay = {id, lang.tr("Pay"), wanted_line(game, due)};
        row.pay.allowed = false;
        row.pay.reason =
            lang.tr("Something is still missing: {line}", {{"line", localized_line(lang, *game.setup, row.pay.line)}});
    }
    return row;
}

/// The due in its last state, with the dice that were thrown for it; nullopt if the entry that raised it was reversed.
std::optional<Due> debt_as_it_was(const Table& table, FactKey key) {
    std::optional<Due> due;
    if (!table.history.in_force(key.index)) return due;
    for (std::int64_t entry = key.index; entry <= table.history.last(); ++entry) {
        for (const FactChange& change : table.history.at(entry).facts)
            if (change.key == key && !change.after.empty()) due = read_due(key, change.after);
    }
    return due;
}

DebtRow settled_row(const Language& lang, const Game& game, const Due& due, std::size_t number) {
    DebtRow row;
    row.text = due_text(lang, game, due);
    row.amount = amount_text(lang, due.at_most());
    row.pay = {"pay." + std::to_string(number), lang.tr("Pay {amount}", {{"amount", row.amount}}), {}};
    row.pay.allowed = false;
    row.pay.reason = lang.tr("This is settled.");
    row.settled = true;
    return row;
}

/// In the order in which they were raised; those that are settled meanwhile keep their places.
std::vector<DebtRow> debt_rows(const Language& lang, const Session& session, const BankruptcyDraft& draft,
                               const std::vector<Due>& open) {
    std::vector<FactKey> keys = draft.listed;
    for (const Due& due : open)
        if (std::ranges::find(keys, due.key) == keys.end()) keys.push_back(due.key);
    std::vector<DebtRow> rows;
    for (const FactKey& key : keys) {
        if (const auto due = std::ranges::find(open, key, &Due::key); due != open.end()) {
            rows.push_back(debt_row(lang, session, *due, rows.size()));
        } else if (const auto gone = debt_as_it_was(session.table(), key); gone && gone->debtor == Seat{draft.debtor}) {
            rows.push_back(settled_row(lang, session.game(), *gone, rows.size()));
        }
    }
    return rows;
}

std::string street_state(const Language& lang, const Edition& edition, const Holding& holding, bool street) {
    if (holding.mortgaged) return lang.tr("mortgaged");
    return street ? building_text(lang, edition.words.pieces, holding.houses, holding.hotels) : std::string{};
}

/// The price of the next building to be sold; nullopt if the calculator refuses: the line has the reason.
std::optional<Money> refund_of_one(const Game& game, const Estate& estate, Space street) {
    const auto deal = quote_sell(game.edition(), game.rulings(), estate, street, 1, game.in_bank());
    if (const auto* found = std::get_if<BuildingDeal>(&deal)) return found->quote.amount;
    return std::nullopt;
}

Money refund_of_city(const Game& game, const Estate& estate, int city) {
    Money sum;
    for (const Holding& holding : estate.deeds) {
        if (game.edition().deed_at(holding.deed)->city == city)
            sum += quote_sell_all(game.edition(), game.rulings(), estate, holding).quote.amount;
    }
    return sum;
}

void offer_sales(const Language& lang, const Session& session, Seat seat, const Estate& estate, const Holding& holding,
                 RaiseRow& row) {
    const Game& game = session.game();
    const Edition& edition = game.edition();
    const Deed& deed = *edition.deed_at(holding.deed);
    const std::string name = written_name(session.setup(), seat);
    const std::string number = std::to_string(holding.deed.index);
    const auto one = refund_of_one(game, estate, holding.deed);
    row.actions.push_back(
        checked(lang, session, "sell." + number,
                one ? lang.tr("Sell one: +{amount}", {{"amount", amount_text(lang, *one)}}) : lang.tr("Sell one"),
                name + " sell " + space_mark(holding.deed)));
    const City& city = edition.city_of(deed);
    const auto first = std::ranges::find_if(estate.deeds, [&](const Holding& each) {
        return each.built() && edition.deed_at(each.deed)->city == deed.city;
    });
    if (first->deed != holding.deed) return;  // once for each city
    row.actions.push_back(
        checked(lang, session, "sell-all." + number,
                lang.tr("Sell all of {city}: +{amount}",
                        {{"city", city.name}, {"amount", amount_text(lang, refund_of_city(game, estate, deed.city))}}),
                name + " sell all " + city.slug));
}

RaiseRow raise_row(const Language& lang, const Session& session, Seat seat, const Estate& estate,
                   const Holding& holding) {
    const Edition& edition = session.game().edition();
    const Deed& deed = *edition.deed_at(holding.deed);
    RaiseRow row;
    row.space = holding.deed;
    row.name = deed.name;
    row.city = deed.city;
    if (deed.city >= 0) row.colour = edition.city_of(deed).colour;
    row.state = street_state(lang, edition, holding, deed.city >= 0);
    if (holding.mortgaged) return row;
    if (holding.built()) offer_sales(lang, session, seat, estate, holding, row);
    row.actions.push_back(checked(lang, session, "mortgage." + std::to_string(holding.deed.index),
                                  lang.tr("Mortgage: +{amount}", {{"amount", amount_text(lang, deed.mortgage)}}),
                                  written_name(session.setup(), seat) + " mortgage " + space_mark(holding.deed)));
    return row;
}

/// In the order of the board, whatever is sold or mortgaged: no row moves.
std::vector<RaiseRow> raise_rows(const Language& lang, const Session& session, Seat seat, const Estate& estate) {
    std::vector<RaiseRow> rows;
    for (const Holding& holding : estate.deeds) rows.push_back(raise_row(lang, session, seat, estate, holding));
    return rows;
}

struct Means {
    Money owed;
    Money cash;
    Money raise;
};

double share_of(Money part, Money whole) {
    if (whole.is_zero()) return 1;
    return std::clamp(static_cast<double>(part.units()) / static_cast<double>(whole.units()), 0.0, 1.0);
}

/// The sum is not known before the dice (ru 20): its range, and whether the cash is enough for any throw.
void tell_before_dice(const Language& lang, const Game& game, Seat seat, const Means& means,
                      BankruptcySnapshot& snapshot) {
    const Word player{"player", game.name(seat)};
    snapshot.heading =
        lang.tr("{player} owes at most {amount}: the dice decide", {player, {"amount", amount_text(lang, means.owed)}});
    snapshot.verdict = means.cash >= means.owed ? lang.tr("The cash is enough whatever is thrown.")
                                                : lang.tr("{player} throws the two dice first.", {player});
}

void tell_means(const Language& lang, const Game& game, Seat seat, const Means& means, BankruptcySnapshot& snapshot) {
    const std::string& name = game.name(seat);
    snapshot.cash = money_text(lang, game.edition(), means.cash);
    snapshot.raise = money_text(lang, game.edition(), means.raise);
    snapshot.share = share_of(means.cash, means.owed);
    snapshot.within = share_of(means.raise, means.owed);
    snapshot.reaches = means.raise >= means.owed;
    if (std::ranges::any_of(debts_of(game, seat), &Due::waits_for_dice))
        return tell_before_dice(lang, game, seat, means, snapshot);
    snapshot.heading = means.owed.is_zero() ? lang.tr("{player} owes nothing", {{"player", name}})
                                            : lang.tr("{player} owes {amount}",
                                                      {{"player", name}, {"amount", amount_text(lang, means.owed)}});
    if (means.owed.is_zero()) return;
    if (means.cash >= means.owed) {
        snapshot.verdict = lang.tr("The cash is enough: no one goes bankrupt.");
        return;
    }
    snapshot.lacking = money_text(lang, game.edition(), means.owed - means.cash);
    snapshot.verdict = snapshot.reaches ? lang.tr("Selling and mortgaging would be enough: {player} stays in the game.",
                                                  {{"player", name}})
                                        : lang.tr("Even with everything sold and mortgaged {amount} would be lacking.",
                                                  {{"amount", amount_text(lang, means.owed - means.raise)}});
}

void list_parties(const Game& game, const BankruptcyDraft& draft, BankruptcySnapshot& snapshot) {
    const std::vector<PlayerMark> marks = player_marks(game.setup->players);
    const auto chip = [&](int seat, bool chosen) {
        return PartyChip{marks.at(static_cast<std::size_t>(seat - 1)), game.name(Seat{seat}), chosen};
    };
    for (const Seat seat : game.players()) snapshot.debtors.push_back(chip(seat.number, seat.number == draft.debtor));
    std::set<int> creditors;
    for (const Due& due : debts_of(game, Seat{draft.debtor})) {
        if (due.creditor) creditors.insert(due.creditor->number);
    }
    const bool bank_too = std::ranges::any_of(debts_of(game, Seat{draft.debtor}),
                                              [](const Due& due) { return !due.creditor.has_value(); });
    if (creditors.size() + (bank_too ? 1 : 0) < 2) return;
    for (const int seat : creditors) snapshot.creditors.push_back(chip(seat, draft.creditors.contains(seat)));
}

/// The deed on offer, if it is the player's first due: they may raise cash for it too.
std::optional<Due> offer_to(const Game& game, Seat seat) {
    const auto dues = open_dues(game, seat);
    if (dues.empty() || dues.front().kind != DueKind::offer) return std::nullopt;
    return dues.front();
}

void tell_purchase(const Language& lang, const Game& game, Seat seat, const Due& offer, const Means& means,
                   BankruptcySnapshot& snapshot) {
    tell_means(lang, game, seat, means, snapshot);
    snapshot.heading =
        lang.tr("{player} may buy {space} for {amount}", {{"player", game.name(seat)},
                                                          {"space", space_name(game.edition(), offer.space)},
                                                          {"amount", amount_text(lang, offer.amount)}});
    if (means.cash >= means.owed) {
        snapshot.verdict = lang.tr("The cash is enough for the purchase.");
    } else if (snapshot.reaches) {
        snapshot.verdict = lang.tr("Selling and mortgaging would be enough for the purchase.");
    }
}

/// To whom the estate would go, as the engine winds it up.
std::string heirs_text(const Language& lang, const Game& game, const BankruptcyDraft& draft) {
    std::vector<Seat> heirs = oldest_creditors(game, Seat{draft.debtor});
    if (!draft.creditors.empty()) heirs.clear();
    for (const int creditor : draft.creditors) heirs.push_back(Seat{creditor});
    std::ranges::sort(heirs, {}, &Seat::number);
    if (heirs.empty()) return lang.tr("Everything goes to the bank.");
    std::vector<std::string> names;
    names.reserve(heirs.size());
    for (const Seat heir : heirs) names.push_back(game.name(heir));
    const Word players{"players", list_text(lang, names)};
    if (heirs.size() == 1) return lang.tr("Everything goes to {players}.", {players});
    return game.rulings().several_creditors == SeveralCreditors::equal_parts
               ? lang.tr("{players} share the cash in equal parts and take the deeds one by one in board order.",
                         {players})
               : lang.tr("{players} are paid in full in the order of seats, as far as it reaches.", {players});
}

action::Bankrupt winding_up_of(const BankruptcyDraft& draft) {
    action::Bankrupt bankrupt;
    for (const int creditor : draft.creditors) bankrupt.to.push_back(Seat{creditor});
    bankrupt.redeemed.assign(draft.redeemed.begin(), draft.redeemed.end());
    return bankrupt;
}

/// The one debt that is left, once the cash is there: it is paid and the dialog has done its work.
std::optional<std::string> last_payment(const Game& game, Seat seat, const Means& means) {
    const auto debts = debts_of(game, seat);
    if (debts.empty() || means.cash < means.owed) return std::nullopt;
    return paying_line(game, debts.front());
}

}  // namespace

std::string next_to_raise(const BankruptcySnapshot& snapshot, std::string_view action) {
    const auto is_allowed = [](const OfferedAction& each) { return each.allowed; };
    for (const RaiseRow& row : snapshot.items) {
        for (const OfferedAction& each : row.actions)
            if (each.allowed && each.id == action) return each.id;
    }
    const std::size_t dot = action.rfind('.');
    const std::string_view number = dot == std::string_view::npos ? std::string_view{} : action.substr(dot + 1);
    const auto here =
        std::ranges::find(snapshot.items, number, [](const RaiseRow& row) { return std::to_string(row.space.index); });
    const auto count = snapshot.items.size();
    const auto first = here == snapshot.items.end() ? 0 : static_cast<std::size_t>(here - snapshot.items.begin());
    for (std::size_t step = 0; step < count; ++step) {
        const auto& actions = snapshot.items[(first + step) % count].actions;
        const auto found = std::ranges::find_if(actions, is_allowed);
        if (found != actions.end()) return found->id;
    }
    return {};
}

BankruptcyDraft next_bankruptcy(const Game& game, const BankruptcyDraft& before) {
    BankruptcyDraft draft = fresh_bankruptcy(game);
    if (!game.is_out(Seat{before.debtor})) draft.debtor = before.debtor;
    if (draft.debtor == before.debtor) draft.redeemed = before.redeemed;
    std::vector<FactKey> listed = before.listed;
    for (const FactKey& key : draft.listed)
        if (std::ranges::find(listed, key) == listed.end()) listed.push_back(key);
    draft.listed = std::move(listed);
    return draft;
}

BankruptcyDraft fresh_bankruptcy(const Game& game) {
    BankruptcyDraft draft;
    for (const Due& due : open_dues(game))
        if (due.is_debt()) draft.listed.push_back(due.key);
    draft.debtor = game.is_out(game.turn()) ? game.players().front().number : game.turn().number;
    Money most;
    for (const Seat seat : game.players()) {
        const Money owed = owed_by(game, seat);
        const Money lacking = owed.is_zero() ? Money{} : owed - game.cash(seat);
        if (lacking > most) {
            most = lacking;
            draft.debtor = seat.number;
        }
    }
    return draft;
}

BankruptcySnapshot make_bankruptcy_snapshot(const Language& lang, const Session& session,
                                            const BankruptcyDraft& draft) {
    const Game& game = session.game();
    const Seat seat{draft.debtor};
    const Estate estate = game.estate(seat);
    const auto offer = offer_to(game, seat);
    const Means means{offer ? offer->amount : owed_by(game, seat), estate.cash,
                      quote_raise(game.edition(), game.rulings(), estate).amount};
    BankruptcySnapshot snapshot;
    list_parties(game, draft, snapshot);
    const auto debts = debts_of(game, seat);
    snapshot.debts = debt_rows(lang, session, draft, debts);
    snapshot.wants_cash = offer || !snapshot.debts.empty();
    if (!debts.empty()) snapshot.goes_to = heirs_text(lang, game, draft);
    snapshot.items = raise_rows(lang, session, seat, estate);
    snapshot.no_trade = no_trade_text(lang, game);
    if (offer) {
        tell_purchase(lang, game, seat, *offer, means, snapshot);
        snapshot.foot = make_foot(lang, session, wanted_line(game, *offer),
                                  lang.tr("Buy for {amount}", {{"amount", amount_text(lang, offer->amount)}}));
        return snapshot;
    }
    tell_means(lang, game, seat, means, snapshot);
    if (const auto payment = last_payment(game, seat, means)) {
        snapshot.foot = make_foot(lang, session, *payment,
                                  lang.tr("Pay {amount}", {{"amount", amount_text(lang, debts.front().at_most())}}));
        return snapshot;
    }
    snapshot.pledges = pledge_choices(lang, session, seat, winding_up_of(draft));
    Command command;
    command.player = seat;
    action::Bankrupt bankrupt = winding_up_of(draft);
    std::erase_if(bankrupt.redeemed, [&](Space space) {  // those that were redeemed or sold meanwhile
        return std::ranges::find(snapshot.pledges, space, &PledgeChoice::space) == snapshot.pledges.end();
    });
    command.action = bankrupt;
    snapshot.foot = make_foot(lang, session, command, lang.tr("{player} is bankrupt", {{"player", game.name(seat)}}));
    return snapshot;
}

}  // namespace tablebank
