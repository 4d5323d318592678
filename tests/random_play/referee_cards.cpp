// Cards and their piles (ru 16, football 16), cards kept in hand, hidden characters (football 17), and the bookmakers
// (football 19).

#include <algorithm>
#include <optional>

#include "tests/random_play/referee.h"

namespace random_play {

/// The deck that a space names, or the deck of the player's side.
int Oracle::deck_for(int space) const {
    const int named = book().at(space).deck;
    return named >= 0 ? named : book().deck_of(role(me_));
}

void Oracle::card() {
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::card; });
    const int space = due != nullptr ? due->space : table_.space_of(me_);
    if (due != nullptr) settle(Due{*due});
    if (due == nullptr) settle_in_place(Corner::card);
    const int deck = due != nullptr || tracked() ? deck_for(space) : book().deck_of(role(me_));
    if (line_.dice.thrown()) {
        must(book().two_dice_for_cards, "dice-not-wanted");
        line_.card = line_.dice.sum();
    }
    if (line_.card < 0) {
        follow(line_.effect, deck);
        remember(deck, -1, false);
        const auto& cards = book().decks.at(static_cast<std::size_t>(deck)).cards;
        const bool listed =
            std::ranges::any_of(cards, [&](const Effect& card) { return plainly(card) == plainly(line_.effect); });
        return needs_reason(book().decks_are_known && !listed);
    }
    const Deck& cards = book().decks.at(static_cast<std::size_t>(deck));
    const auto place = static_cast<std::size_t>(line_.card - cards.first);
    must(line_.card >= cards.first && place < cards.cards.size(), "no-such-card");
    rule(decided(Ruling::deck_order, "unchecked") || cards_above(deck, line_.card) <= 0, "card-under-pile");
    follow(cards.cards[place], deck, line_.card);
    remember(deck, cards.cards[place].kind == Effect::Kind::keep ? -1 : line_.card, false);
}

/// How many cards are on one that went under its pile; it comes again when they have been drawn.
Units Oracle::cards_above(int deck, int card) const {
    const DrawPile& pile = table_.piles.at(static_cast<std::size_t>(deck));
    Units drawn_since = 0;
    for (auto drawn = pile.rbegin(); drawn != pile.rend(); ++drawn) {
        if (drawn->card == card) return drawn->pile - 1 - drawn_since;
        if (!drawn->from_hand) ++drawn_since;
    }
    return 0;
}

/// The cards of a deck that are in no player's hand.
Units Oracle::in_pile(int deck) const {
    auto cards = static_cast<Units>(book().decks.at(static_cast<std::size_t>(deck)).cards.size());
    for (std::size_t card = 0; card < book().kept_cards.size(); ++card)
        if (book().kept_cards[card].deck == deck && table_.cards.at(card) != bank) --cards;
    return cards;
}

void Oracle::remember(int deck, int card, bool from_hand) {
    if (book().two_dice_for_cards) return;
    const auto place = static_cast<std::size_t>(deck);
    DrawPile& pile = table_.piles.at(place);
    pile.push_back({entry_, card, in_pile(deck), from_hand});
    if (pile.size() > book().decks[place].cards.size()) pile.erase(pile.begin());
}

/// The card that was drawn. If only its name was given: one of this deck, or if need be of the other.
void Oracle::keep_card(const Effect& kept, int deck, int number) {
    must(book().has_kept_card(kept.name), "no-such-card");
    std::optional<std::size_t> taken;
    for (const std::size_t card : table_.kept_cards(kept.name, bank)) {
        const Kept& one = book().kept_cards[card];
        if (number >= 0 && (one.deck != deck || one.card != number)) continue;
        const bool nearer = taken && one.deck == deck && book().kept_cards[*taken].deck != deck;
        if (!taken || nearer) taken = card;
    }
    must(taken.has_value(), "not-held");
    if (!kept.does.empty()) {
        const auto& known = table_.known_effect(*taken);
        rule(known.empty() || known.front() == kept.does.front(), "card-differs");
        if (book().kept_cards[*taken].does != kept.does) table_.told[*taken] = kept.does;
    }
    hand_card(*taken, me_);
}

void Oracle::hand_card(std::size_t card, int to) {
    table_.cards[card] = to;
    table_.moved_cards[card] = entry_;
    if (to == bank && card < table_.told.size()) table_.told[card].clear();
}

void Oracle::hand_all_cards(int from, int to) {
    for (std::size_t card = 0; card < table_.cards.size(); ++card)
        if (table_.cards[card] == from) hand_card(card, to);
}

void Oracle::shuffle() {
    must(!book().two_dice_for_cards, "not-in-this-edition");
    for (std::size_t deck = 0; deck < table_.piles.size(); ++deck) {
        if (!line_.key.empty() && book().decks[deck].name != line_.key) continue;
        table_.piles[deck].clear();
    }
}

/// One each, while there are any.
bool Oracle::may_draw_hidden(int seat) const {
    const auto hidden = [&](int holder) {
        return std::ranges::count(table_.cards.begin() + static_cast<long>(table_.hidden_card(0)), table_.cards.end(),
                                  holder);
    };
    return hidden(seat) == 0 && hidden(bank) > 0;
}

void Oracle::draw_hidden() {
    must(!book().characters.empty(), "not-in-this-edition");
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::character; });
    if (due != nullptr) settle(Due{*due});
    if (due == nullptr) settle_in_place(Corner::character);
    must(may_draw_hidden(me_), "nothing-due");
    std::size_t card = table_.hidden_card(0);
    while (table_.cards[card] != bank) ++card;
    hand_card(card, me_);
}

void Oracle::use() {
    const bool hidden = std::ranges::count(book().characters, line_.key) > 0;
    if (hidden) use_hidden();
    if (!hidden) use_kept();
    const int deck = tracked() ? deck_for(table_.space_of(me_)) : book().deck_of(role(me_));
    if (line_.says_effect) follow(line_.effect, deck);
}

/// Applies the known effect, or the stated one if none is known; back under the pile it came from.
void Oracle::use_kept() {
    must(book().has_kept_card(line_.key), "no-such-card");
    const auto held = table_.kept_cards(line_.key, me_);
    must(!held.empty(), "not-held");
    const auto known = table_.known_effect(held.front());
    if (line_.says_effect) {
        rule(known.empty() || known.front() == plainly(line_.effect), "card-differs");
    } else {
        must(!known.empty(), "choice-needed");
        line_.effect = known.front();
        line_.says_effect = true;
    }
    hand_card(held.front(), bank);
    const Kept& kept = book().kept_cards[held.front()];
    remember(kept.deck, kept.card, true);
}

/// A hidden card is named when it is played, and stays in the hand.
void Oracle::use_hidden() {
    const auto name = std::ranges::find(book().characters, line_.key);
    const Units number = name - book().characters.begin() + 1;
    must(std::ranges::count(table_.played, number) == 0, "card-played");
    bool holds_played = false;
    for (std::size_t hidden = 0; hidden < table_.played.size(); ++hidden) {
        if (table_.cards[table_.hidden_card(hidden)] != me_) continue;
        if (table_.played[hidden] == 0) {
            table_.played[hidden] = number;
            return;
        }
        holds_played = true;
    }
    must(!holds_played, "card-played");
    must(false, "not-held");
}

/// Over seven the bank pays the stake, under seven it takes it (football 19); at seven the table decides.
void Oracle::stake() {
    must(book().first_of(Corner::bookmakers) >= 0, "not-in-this-edition");
    const Due* due = find_due(me_, [](const Due& owed, const ModelLine&) { return owed.kind == Owed::bookmakers; });
    if (due == nullptr) settle_in_place(Corner::bookmakers);
    must(mine().cash >= line_.amount, "short-of-cash");
    debtors_keep_their_means(line_.amount);
    const int thrown = line_.dice.sum();
    const bool seven = thrown == 7;
    if (thrown > 7 || (seven && decided(Ruling::bookmaker_seven, "wins"))) hand(line_.amount, bank, me_);
    if (thrown < 7 || (seven && decided(Ruling::bookmaker_seven, "loses"))) hand(line_.amount, me_, bank);
    if (due != nullptr) settle(Due{*due});
}

void Oracle::follow(const Effect& effect, int deck, int number) {
    using Says = Effect::Kind;
    switch (effect.kind) {
        case Says::none:
            return;
        case Says::receive:
            if (may_collect(me_)) mine().cash += effect.amount;
            return;
        case Says::pay:
            return pay_or_owe(me_, fines_till(), effect.amount);
        case Says::repairs:
            return pay_or_owe(me_, fines_till(), repairs_of(table_, me_, effect));
        case Says::back:
            return go_back(effect);
        case Says::each:
            return collect_each(effect);
        case Says::pay_each:
            return pay_each(effect);
        case Says::all:
            for (const int seat : table_.playing())
                if (is_meant(seat, effect) && may_collect(seat)) table_.player(seat).cash += effect.amount;
            return;
        case Says::go_to:
            return go_to(effect);
        case Says::jail:
            return jail();
        case Says::free:
            return free();
        case Says::dice:
            must(effect.first > 0, "choice-needed");
            if (effect.first + effect.second >= effect.threshold && may_collect(me_)) mine().cash += effect.amount;
            return;
        case Says::keep:
            return keep_card(effect, deck, number);
    }
}

void Oracle::may_be_moved() {
    must(tracked(), "not-tracked");
    rule(!table_.is_jailed(me_), "in-jail");
    if (table_.is_jailed(me_)) leave_jail(me_);
}

void Oracle::go_to(const Effect& effect) {
    may_be_moved();
    int to = effect.space;
    if (effect.nearest != Effect::Nearest::none) {
        const Kind wanted = effect.nearest == Effect::Nearest::transport ? Kind::transport : Kind::utility;
        to = static_cast<int>(mine().place);
        for (const Printed* at = nullptr; at == nullptr || at->kind != wanted; at = book().printed_at(to))
            to = (to + 1) % book().spaces();
    }
    move_to(me_, to, to <= mine().place, effect.salary, effect.times);
}

void Oracle::go_back(const Effect& effect) {
    may_be_moved();
    const int round = book().spaces() * effect.steps;  // so that nothing is below zero
    move_to(me_, (static_cast<int>(mine().place) + round - effect.steps) % book().spaces(), false, false);
}

/// A monopolist in jail receives nothing from cards either, except in one book (ru 15, pl 15 B).
bool Oracle::may_collect(int seat) const {
    return !table_.is_jailed(seat) || of(book().jailed_collects_cards, role(seat));
}

void Oracle::pay_or_owe(int debtor, int creditor, Units sum) {
    if (table_.player(debtor).cash >= sum) return hand(sum, debtor, creditor);
    raise(Owed::payment, debtor, table_.space_of(debtor), sum, creditor == middle ? bank : creditor);
    table_.dues.back().to_middle = creditor == middle;
}

void Oracle::collect_each(const Effect& effect) {
    if (!may_collect(me_)) return;
    for (const int seat : table_.playing())
        if (seat != me_ && is_meant(seat, effect)) pay_or_owe(seat, me_, effect.amount);
}

/// Pays every one, or owes every one, so that no one is preferred.
void Oracle::pay_each(const Effect& effect) {
    std::vector<int> payees;
    for (const int seat : table_.playing())
        if (seat != me_ && is_meant(seat, effect) && may_collect(seat)) payees.push_back(seat);
    const bool enough = mine().cash >= effect.amount * static_cast<Units>(payees.size());
    for (const int payee : payees) {
        if (enough) hand(effect.amount, me_, payee);
        if (!enough) raise(Owed::payment, me_, table_.space_of(me_), effect.amount, payee);
    }
}

}  // namespace random_play
