#include "app/present/table/turn_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/table/after_play.h"
#include "app/present/table/payment_offers.h"
#include "app/present/table/raise_offers.h"
#include "app/present/table/turn_roll.h"
#include "app/present/typing/ending_dice.h"
#include "app/present/typing/person_to_act.h"
#include "app/present/words/due_text.h"
#include "app/present/words/key_names.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/nothing_due_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/verdict.h"
#include "app/present/words/working_text.h"
#include "calculators/total_worth.h"
#include "ledger/books/due.h"
#include "ledger/books/stage.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

std::string colour_at(const Edition& edition, Space space) {
    const Deed* deed = edition.deed_at(space);
    return deed != nullptr && deed->city >= 0 ? edition.city_of(*deed).colour : std::string{};
}

OfferedAction opening(std::string id, std::string text, ActionKey key, Dialog dialog) {
    OfferedAction action;
    action.id = std::move(id);
    action.text = std::move(text);
    action.key = key;
    action.opens = dialog;
    return action;
}

/// The result of each throw of the die, before it is thrown.
std::vector<WorkingRow> grant_rows(const Language& lang, const Cited<std::map<int, Money>>& grants) {
    std::vector<WorkingRow> rows;
    const std::string rule = citation_text(lang, grants.rule);
    for (const auto& [die, grant] : grants.value)
        rows.push_back({lang.tr("a throw of {die}", {{"die", std::to_string(die)}}), amount_text(lang, grant), rule});
    rows.push_back({lang.tr("any other throw"), amount_text(lang, Money{}), rule});
    return rows;
}

void offer_card(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    const Word player{"player", game.name(due.debtor)};
    const std::string act = to_prison_text(lang, prison_of(game.edition(), game.role(due.debtor)));
    turn.actions.push_back({"card-none", lang.tr("{player} has nothing to settle", {player}),
                            in_name_of(game, due.debtor, "card none"), ActionKey::f2});
    turn.actions.push_back({"card-jail", lang.tr("{player}: {act}", {player, {"act", act}}),
                            in_name_of(game, due.debtor, "card jail"), ActionKey::f3});
    turn.actions.push_back(opening("card", lang.tr("What the card says"), ActionKey::f7, Dialog::card));
    turn.hint = lang.tr("Type what the card says: +50, -75, @39, or its number, #12.");
}

/// Questions of some boards only: an auction held aloud, a stake, a hidden card, a penalty.
void offer_special(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    const std::string mark = space_mark(due.space);
    const Word player{"player", game.name(due.debtor)};
    switch (due.kind) {
        case DueKind::auction:
            turn.actions.push_back(
                {"auction-none", lang.tr("No one bids"), "auction " + mark + " none", ActionKey::f2});
            turn.actions.push_back(opening("auction", lang.tr("Hold the auction"), ActionKey::f6, Dialog::auction));
            turn.hint = lang.tr("Hold the auction aloud and type who won and for how much: {line}",
                                {{"line", localized_line(lang, *game.setup, wanted_line(game, due))}});
            return;
        case DueKind::bookmakers:
            turn.actions.push_back({"decline", lang.tr("{player} lays no stake", {player}),
                                    in_name_of(game, due.debtor, "decline"), ActionKey::f2});
            turn.hint = lang.tr("Type the stake and the dice: {line}",
                                {{"line", localized_line(lang, *game.setup, wanted_line(game, due))}});
            return;
        case DueKind::character:
            turn.actions.push_back(
                {"draw", lang.tr("{player} draws a hidden card", {player}), wanted_line(game, due), ActionKey::enter});
            return;
        default:
            turn.actions.push_back({"waive", lang.tr("{player}: no penalty", {player}),
                                    in_name_of(game, due.debtor, "waive"), ActionKey::f2});
            turn.hint = lang.tr("Type what the space asks for: {line}",
                                {{"line", localized_line(lang, *game.setup, wanted_line(game, due))}});
            return;
    }
}

bool is_special(const Due& due) {
    return due.kind == DueKind::auction || due.kind == DueKind::bookmakers || due.kind == DueKind::character ||
           due.kind == DueKind::penalty;
}

void offer_choices(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    const Word amount{"amount", amount_text(lang, due.amount)};
    const Word player{"player", game.name(due.debtor)};
    if (is_special(due)) return offer_special(lang, game, due, turn);
    switch (due.kind) {
        case DueKind::offer:
            turn.actions.push_back({"buy", lang.tr("{player} buys for {amount}", {player, amount}),
                                    wanted_line(game, due), ActionKey::enter});
            turn.actions.push_back({"decline", lang.tr("{player} leaves it", {player}),
                                    in_name_of(game, due.debtor, "decline"), ActionKey::f2});
            return;
        case DueKind::income_tax:
            offer_tax(lang, game, due, turn);
            return;
        case DueKind::card:
            offer_card(lang, game, due, turn);
            return;
        case DueKind::foundation_die:
            turn.workings = grant_rows(lang, game.edition().profile.foundation_grant);
            turn.dice = {1, in_name_of(game, due.debtor, "foundation ")};
            turn.hint = lang.tr("Type the die that was thrown: 2");
            return;
        case DueKind::utility_rent:
            if (!due.waits_for_dice()) {
                offer_payment(lang, game, due, turn);
                break;
            }
            turn.dice = {2, in_name_of(game, due.debtor, "rent " + space_mark(due.space) + " dice ")};
            turn.hint = lang.tr("The visitor throws two dice. Type them: 3 4");
            break;
        default:
            offer_payment(lang, game, due, turn);
            break;
    }
    offer_waiver(lang, game, due, turn);
}

/// The options of a debtor whose cash is not enough, or who is offered a deed and cannot pay it yet. A utility's sum is
/// not known before its dice.
void warn_if_short(const Language& lang, const Table& table, const Due& due, TurnSnapshot& turn) {
    const Game& game = table.game;
    const Money cash = game.cash(due.debtor);
    const Money wanted = cash_wanted(due);
    if (due.waits_for_dice() || cash >= wanted) return;
    const Money raise = quote_raise(game.edition(), game.rulings(), game.estate(due.debtor)).amount;
    const std::string& name = game.name(due.debtor);
    for (OfferedAction& action : turn.actions) {
        if (action.key != ActionKey::enter) continue;
        action.key = ActionKey::none;
        action.allowed = false;
        action.reason = lang.tr("{player} has {cash}.", {{"player", name}, {"cash", amount_text(lang, cash)}});
    }
    if (is_unclaimed(game, due)) {
        const std::string line = written_name(*game.setup, *due.creditor) + " get " + wanted.to_string() + " from " +
                                 written_name(*game.setup, due.debtor);
        turn.actions.push_back({"claim", lang.tr("{creditor} asks for it", {{"creditor", game.name(*due.creditor)}}),
                                line, ActionKey::none});
    }
    const bool reaches = raise >= wanted;
    if (due.is_debt() || reaches) {
        for (OfferedAction& offer : raise_offers(lang, table, due)) turn.actions.push_back(std::move(offer));
        // First, so that it is in sight in the smallest window too.
        const auto raise_first =
            opening("raise", lang.tr("What {player} can raise", {{"player", name}}), ActionKey::f8, Dialog::bankruptcy);
        turn.actions.insert(turn.actions.begin(), raise_first)->foremost = true;
    }
    const Word player{"player", name};
    const Word raised{"raise", amount_text(lang, raise)};
    if (reaches) {
        turn.hint = lang.tr("{player} has {cash} and could raise {raise} in all: sell or mortgage first.",
                            {player, {"cash", amount_text(lang, cash)}, raised});
    } else if (due.is_debt()) {
        turn.hint =
            lang.tr("{player} could raise no more than {raise}. The last way out: {line}",
                    {player,
                     raised,
                     {"line", localized_line(lang, *game.setup, written_name(*game.setup, due.debtor) + " bankrupt")}});
    } else {
        turn.hint = lang.tr("{player} could raise no more than {raise}.", {player, raised});
    }
}

std::string heading_of_offer(const Language& lang, const Due& due, const std::string& debtor) {
    switch (due.kind) {
        case DueKind::card:
            return lang.tr("{player} draws a card", {{"player", debtor}});
        case DueKind::auction:
            return lang.tr("An auction");
        case DueKind::bookmakers:
            return lang.tr("{player} may lay a stake", {{"player", debtor}});
        case DueKind::character:
            return lang.tr("{player} draws a hidden card", {{"player", debtor}});
        default:
            return lang.tr("{player} throws a die", {{"player", debtor}});
    }
}

/// The sum that a player has to pay, and the notes for it.
void show_amount(const Language& lang, const Edition& edition, Money amount, TurnSnapshot& turn) {
    turn.amount = money_text(lang, edition, amount);
    turn.notes = make_notes(lang, edition, amount, NotePayer::player);
}

void show_due(const Language& lang, const Table& table, const Due& due, TurnSnapshot& turn) {
    const Game& game = table.game;
    const Edition& edition = game.edition();
    turn.payer = due.debtor.number;
    turn.space = due.space;
    turn.subject = space_name(edition, due.space);
    turn.colour = colour_at(edition, due.space);
    turn.sentence = due_text(lang, game, due);
    const std::string& debtor = game.name(due.debtor);
    if (due.kind == DueKind::offer) {
        turn.heading = lang.tr("{player} may buy", {{"player", debtor}});
    } else if (due.is_debt()) {
        turn.payee = due.creditor ? due.creditor->number : 0;
        turn.heading = due.creditor
                           ? lang.tr("{payer} owes {payee}", {{"payer", debtor}, {"payee", game.name(*due.creditor)}})
                           : lang.tr("{payer} owes the bank", {{"payer", debtor}});
    } else {
        turn.heading = heading_of_offer(lang, due, debtor);
        // Some of these headings are a whole sentence: another language may need other words between the name and the
        // rest.
        const bool said =
            due.kind == DueKind::card || due.kind == DueKind::bookmakers || due.kind == DueKind::character;
        if (said) turn.sentence.clear();
    }
    if (due.kind == DueKind::payment) turn.workings = card_rows(lang, table, due);
    if (const auto why = explain(lang, table, due)) turn.workings = working_rows(lang, edition, *why);
    if (due.waits_for_dice()) {
        turn.amount = lang.tr("{factor} × dice", {{"factor", std::to_string(due.factor)}});
    } else if (due.kind == DueKind::income_tax) {
        show_amount(lang, edition, due.at_most(), turn);
    } else if (due.kind == DueKind::offer || (due.is_debt() && due.kind != DueKind::penalty)) {
        show_amount(lang, edition, due.amount, turn);
    }
    offer_choices(lang, game, due, turn);
    warn_if_short(lang, table, due, turn);
}

/// Unclaimed rents do not block the dice (football 10): who rolls next, and what happens to the rents then.
void go_on_unclaimed(const Language& lang, const Game& game, const std::vector<Due>& dues, TurnSnapshot& turn) {
    const auto waits = [&](const Due& due) { return is_unclaimed(game, due) && !due.waits_for_dice(); };
    if (!keeps_turns(game) || !std::ranges::all_of(dues, waits)) return;
    const Due& due = dues.front();
    const Seat roller = next_to_roll(game);
    turn.to_roll = roller.number;
    turn.dice = {2, ""};
    if (!turn.hint.empty()) turn.hint += ' ';
    turn.hint +=
        roller == due.debtor
            ? lang.tr("{creditor} may still ask for it after this roll.", {{"creditor", game.name(*due.creditor)}})
            : lang.tr("If {creditor} does not ask for it before {player} rolls, it falls away.",
                      {{"creditor", game.name(*due.creditor)}, {"player", game.name(roller)}});
}

/// A step before which the owners of utilities throw: its key once all have thrown; the dice of the one who did not; if
/// there are several, how their throws are typed.
void offer_with_dice(const Language& lang, const Table& table, OfferedAction step, TurnSnapshot& turn) {
    const auto wanted = ending_dice(table);
    if (!wanted || wanted->utilities.empty()) return turn.actions.push_back(std::move(step));
    std::vector<std::string> throws;
    std::string example;
    for (const Space utility : wanted->utilities) {
        const auto owner = table.game.owner_of(utility);
        throws.push_back(
            lang.tr("{owner} throws for {deed}", {{"owner", owner ? table.game.name(*owner) : std::string{}},
                                                  {"deed", space_name(table.game.edition(), utility)}}));
        example += example.empty() ? "3 4" : "  5 6";
    }
    turn.hint = lang.tr("{throws}. Type the dice: {dice}", {{"throws", list_text(lang, throws)}, {"dice", example}});
    if (wanted->utilities.size() == 1)
        turn.dice = {2, wanted->verb + ' ' + space_mark(wanted->utilities.front()) + ' '};
}

std::string standings_hint(const Language& lang) {
    return lang.tr("{key} shows the standings.", {{"key", key_text(lang, key_name::settlement)}});
}

void show_phase(const Language& lang, const Table& table, TurnSnapshot& turn) {
    const Game& game = table.game;
    switch (game.phase()) {
        case Phase::play:
            turn.heading = lang.tr("The bank is open");
            turn.sentence = lang.tr("Tokens are not tracked.");
            turn.hint = lang.tr("Type purchases, rents and the rest as they happen.");
            if (game.time_called()) turn.actions.push_back(after_play(lang, table, ActionKey::f2));
            break;
        case Phase::side_gone:
            turn.heading = lang.tr("The count of the richest, one side being gone");
            turn.sentence = lang.tr("One side has left the table. The richest of the other wins.");
            offer_with_dice(lang, table, {"richest", lang.tr("Find the richest"), "richest", ActionKey::f2}, turn);
            break;
        case Phase::closing:
            turn.heading = lang.tr("The closing transactions");
            turn.sentence =
                lang.tr("Dealings with the bank only: build, sell, mortgage, redeem. Then the cash is handed in.");
            turn.actions.push_back({"keep", lang.tr("Hand in the cash"), "keep", ActionKey::f2});
            break;
        case Phase::kept:
            turn.heading = lang.tr("The walk, all cash being handed in");
            turn.sentence = lang.tr("The bank walks round the board and pays every owner.");
            turn.hint = lang.tr("{key} shows each payment.", {{"key", key_text(lang, key_name::settlement)}});
            offer_with_dice(lang, table, {"walk", lang.tr("Walk round the board"), "walk", ActionKey::f2}, turn);
            break;
        case Phase::walked:
            turn.heading = lang.tr("The end of the game, after the walk");
            turn.sentence = lang.tr("Every owner has been paid.");
            turn.hint = standings_hint(lang);
            turn.actions.push_back({"finish", lang.tr("Finish the game"), "finish", ActionKey::f2});
            break;
        case Phase::finished: {
            const Verdict verdict = make_verdict(lang, table);
            if (const auto winners = game.winners(); winners.size() == 1) turn.payer = winners.front().number;
            turn.heading = verdict.heading;
            turn.amount = verdict.total;
            turn.subject = verdict.why;
            turn.sentence = lang.tr("The game is finished.");
            turn.hint = standings_hint(lang);
            break;
        }
    }
}

/// The offers belong to the player in turn, except those that open another turn or that another player must give.
void give_offers_to_person(TurnSnapshot& turn) {
    for (OfferedAction& action : turn.actions)
        if (action.seat == 0 && action.id != turn_passes_on) action.seat = turn.person;
}

}  // namespace

TurnSnapshot make_turn_snapshot(const Language& lang, const Table& table) {
    TurnSnapshot turn;
    const Game& game = table.game;
    const auto dues = dues_in_order(game);
    turn.person = person_to_act(table).number;
    if (!dues.empty()) {
        show_due(lang, table, dues.front(), turn);
        go_on_unclaimed(lang, game, dues, turn);
        for (std::size_t i = 1; i < dues.size(); ++i) turn.waiting.push_back(due_text(lang, game, dues[i]));
    } else if (keeps_turns(game)) {
        game.time_called() ? await_end_of_play(lang, table, turn) : await_roll(lang, table, turn);
        if (const std::string why = nothing_due_text(lang, table); !why.empty())
            turn.sentence = turn.sentence.empty() ? why : why + ' ' + turn.sentence;
    } else {
        show_phase(lang, table, turn);
    }
    give_offers_to_person(turn);
    return turn;
}

TurnSnapshot make_turn_snapshot(const Language& lang, const Table& table, Seat seat) {
    const auto first = dues_in_order(table.game);
    const auto own = open_dues(table.game, seat);
    if (own.empty() || first.front().debtor == seat) return make_turn_snapshot(lang, table);
    TurnSnapshot turn;
    turn.person = seat.number;
    show_due(lang, table, own.front(), turn);
    for (std::size_t i = 1; i < own.size(); ++i) turn.waiting.push_back(due_text(lang, table.game, own[i]));
    give_offers_to_person(turn);
    return turn;
}

}  // namespace tablebank
