#include "tests/random_play/line_maker.h"

#include <algorithm>

namespace random_play {

ModelLine LineMaker::plain(Verb verb, int player) const {
    ModelLine line;
    line.verb = verb;
    line.player = player;
    return line;
}

ModelLine LineMaker::next() {
    ++made_;
    ModelLine line;
    const bool just_undone = model_.is_reversal(model_.last());
    if (just_undone && chance_.percent(30)) return plain(Verb::redo);
    if (is_time_for_bell()) return ring();
    const bool rung = bell_after_ >= 0 && table().time_called != 0;
    const int mood = chance_.below(100);
    if (rung) {
        line = after_bell();
    } else if (mood < 74) {
        line = go_on();
    } else if (mood < 93) {
        line = anything();
    } else {
        line = history();
    }
    const bool stubborn = mood >= 74 && mood < 93 && chance_.percent(15);
    if (stubborn && !rung) line.forced = true;
    const bool takes_reason = line.verb == Verb::turn || line.verb == Verb::count || line.verb == Verb::at ||
                              line.verb == Verb::clock_call || line.verb == Verb::card;
    line.explained = takes_reason && chance_.percent(90);
    if (line.verb == Verb::pay || line.verb == Verb::get) line.explained = chance_.percent(45);
    if (line.verb == Verb::waive) line.explained = chance_.percent(80);
    return line;
}

ModelLine LineMaker::go_on() {
    if (table().in_phase() != Phase::play) return after_play();
    if (made_ <= planned_ / (builders_ ? 2 : 4) && chance_.percent(builders_ ? 45 : 25)) return deal_out();
    if (made_ > planned_ && chance_.percent(70)) return bring_to_end();
    if (builders_ && chance_.percent(45)) return build_up();
    auto dues = table().dues_of(table().in_turn());
    if (dues.empty() || chance_.percent(5)) dues = table().dues;
    if (!dues.empty() && !chance_.percent(8)) return settle(dues.front());
    if (chance_.percent(3)) return plain(Verb::jail, any_seat());
    if (chance_.percent(6) && !table().cards.empty()) return play_card();
    if (chance_.percent(4)) return visit_withheld();
    if (chance_.percent(4)) {
        ModelLine line = plain(Verb::count, any_seat());
        line.amount = chance_.below(chance_.percent(60) ? 60 : 2000);
        return line;
    }
    return take_turn();
}

/// Deeds given out at once, so that cities are soon built and rents hurt; often the missing deeds of a city.
ModelLine LineMaker::deal_out() {
    ModelLine line = plain(Verb::auction);
    line.forced = true;
    const int missing = missing_street();
    line.space = missing >= 0 && chance_.percent(60) ? missing : any_deed();
    line.other = chance_.one_of(table().playing());
    for (const Printed& printed : book().deeds) {
        const int holder = table().deed(printed.space).holder;
        const bool neighbour = printed.city >= 0 && printed.city == book().printed_at(line.space)->city;
        if (neighbour && holder > bank && chance_.percent(70)) line.other = holder;
    }
    line.amount = chance_.between(1, 60);
    return line;
}

/// An unowned street in a city of which a player has a part; -1 if there is none.
int LineMaker::missing_street() const {
    for (const Printed& street : book().deeds) {
        if (street.kind != Kind::street || table().deed(street.space).holder != bank) continue;
        for (const Printed& other : book().deeds)
            if (other.city == street.city && table().deed(other.space).holder > bank) return street.space;
    }
    return -1;
}

/// A player who has the money builds, or gets it; a few sell again.
ModelLine LineMaker::build_up() {
    const int seat = chance_.percent(75) ? table().in_turn() : any_seat();
    if (table().player(seat).cash < 1000 * book().smallest_note) {
        ModelLine line = plain(Verb::count, seat);
        line.amount = chance_.between(2000, 6000) * book().smallest_note;
        return line;
    }
    if (chance_.percent(92)) return build_next(seat);
    ModelLine line = plain(chance_.percent(60) ? Verb::sell : Verb::sell_all, seat);
    const int site = site_of(seat, book().deeds.front().space);
    if (line.verb == Verb::sell) line.space = site;
    if (line.verb == Verb::sell_all) line.count = std::max(book().printed_at(site)->city, 0);
    return line;
}

/// The requested number of steps on the least built street on which the player may build.
ModelLine LineMaker::build_next(int seat) {
    const Role role = agreed().role(seat);
    ModelLine line = plain(Verb::build, seat);
    line.space = any_deed();
    Units least = 99;
    for (const int space : sites_of(seat)) {
        const Units standing = steps_standing(table(), space, role);
        if (standing >= least || standing >= steps_of_street(*book().printed_at(space), role)) continue;
        least = standing;
        line.space = space;
    }
    const Printed& street = *book().printed_at(line.space);
    if (least == 99 || book().builds_evenly) return line;
    const Units wanted = steps_of_street(street, role) - (want_hotels_ ? 0 : book().hotels_on_street);
    line.count = static_cast<int>(std::max<Units>(wanted - least, 1));
    return line;
}

/// To a deed that the bank keeps back.
ModelLine LineMaker::visit_withheld() {
    for (const Printed& printed : book().deeds) {
        if (table().deed(printed.space).holder != withheld) continue;
        ModelLine line = plain(Verb::at, table().in_turn());
        line.space = printed.space;
        return line;
    }
    return take_turn();
}

ModelLine LineMaker::settle(const Due& due) {
    const Units cash = table().player(due.debtor).cash;
    const int named = due.debtor == table().in_turn() && chance_.percent(70) ? 0 : due.debtor;
    if (owes_several(due) && chance_.percent(50)) return pay_together(due);
    const bool throws_first = due.waits_for_dice() && chance_.percent(80);
    if (due.is_debt() && !throws_first && due.at_most() > cash) return raise_money(due.debtor, due.at_most());
    ModelLine line = plain(Verb::ok, named);
    switch (due.kind) {
        case Owed::offer:
            if (chance_.percent(4)) return auction_of(due.space);
            if (cash < due.amount + 40 || chance_.percent(15)) return plain(Verb::decline, named);
            if (chance_.percent(40)) line.verb = Verb::buy;
            return line;
        case Owed::income_tax:
            if (chance_.percent(50)) line.verb = Verb::tax;
            line.percent = chance_.percent(50);
            return line;
        case Owed::foundation_die:
            line.verb = Verb::foundation;
            line.count = chance_.die();
            return line;
        case Owed::utility:
            if (!due.waits_for_dice()) return line;
            line.verb = chance_.percent(5) ? Verb::waive : Verb::rent;
            if (line.verb == Verb::rent) line.dice = any_throw();
            return line;
        case Owed::card:
            return draw_card(due.debtor, due.space);
        case Owed::rent:
            if (chance_.percent(4)) return plain(Verb::waive, chance_.percent(50) ? due.creditor : due.debtor);
            if (chance_.percent(40)) line.verb = Verb::rent;
            [[fallthrough]];
        case Owed::payment:
        case Owed::property_tax:
        case Owed::foundation_fee:
            if (line.verb == Verb::rent || chance_.percent(70)) return line;
            line.verb = Verb::pay;
            line.amount = chance_.percent(75) ? due.amount : chance_.between(1, static_cast<int>(due.amount));
            if (chance_.percent(15)) line.amount = all_owed(due.debtor, due.creditor);
            line.other = due.creditor;
            line.to_middle = due.creditor == bank && chance_.percent(due.to_middle ? 70 : 10);
            return line;
        case Owed::fine:
            if (chance_.percent(40)) line.verb = Verb::fine;
            return line;
        case Owed::auction:
            return auction_of(due.space);
        case Owed::bookmakers:
        case Owed::character:
        case Owed::penalty:
            return settle_choice(due, named);
    }
    return line;
}

/// The table's own values: a stake, a hidden card, the sum of a penalty.
ModelLine LineMaker::settle_choice(const Due& due, int named) {
    if (due.kind == Owed::character) return plain(Verb::draw, named);
    ModelLine line = plain(Verb::stake, named);
    line.amount = chance_.between(1, 200);
    line.dice = any_throw();
    if (due.kind == Owed::bookmakers) return chance_.percent(15) ? plain(Verb::decline, named) : line;
    if (chance_.percent(15)) return plain(Verb::waive, named);
    line.verb = Verb::pay;
    line.dice = {};
    return line;
}

ModelLine LineMaker::auction_of(int space) {
    ModelLine line = plain(Verb::auction);
    line.space = space;
    line.other = chance_.percent(15) ? 0 : chance_.one_of(table().playing());
    line.amount = chance_.between(1, chance_.percent(80) ? 120 : 900) * book().smallest_note;
    return line;
}

/// Buildings first, then mortgages, then the end.
ModelLine LineMaker::raise_money(int seat, Units owed) {
    if (chance_.percent(12)) return press(table().dues_of(seat).front());
    ModelLine line = plain(Verb::sell, seat);
    const auto own = table().deeds_of(seat);
    const bool hopeless = can_raise(table(), seat) < owed;
    if (const Due due = table().dues_of(seat).front();
        !own.empty() && chance_.percent(25) && (due.kind == Owed::rent || due.kind == Owed::utility)) {
        line = plain(Verb::rent_in_kind, seat);
        line.space = chance_.percent(70) ? due.space : -1;
        if (due.waits_for_dice() && chance_.percent(95)) line.dice = any_throw();
        if (due.dice.thrown() && chance_.percent(30)) line.dice = chance_.percent(80) ? due.dice : any_throw();
        line.give = any_goods(seat);
        if (line.give.deeds.empty() && chance_.percent(90)) line.give.deeds = {{chance_.one_of(own), false}};
        if (chance_.percent(85)) line.give.cash = chance_.percent(50) ? table().player(seat).cash : 0;
        return line;
    }
    if (hopeless && chance_.percent(60)) {
        line.verb = Verb::bankrupt;
        for (const Due& due : table().dues_of(seat)) {
            const bool named = std::ranges::find(line.creditors, due.creditor) != line.creditors.end();
            if (due.creditor != bank && !named && chance_.percent(25)) line.creditors.push_back(due.creditor);
        }
        for (const int space : own)
            if (table().deed(space).mortgaged != 0 && chance_.percent(20)) line.give.deeds.emplace_back(space, true);
        return line;
    }
    for (const int space : own) {
        line.space = space;
        if (table().deed(space).built() && chance_.percent(50)) return line;
    }
    line.verb = Verb::mortgage;
    for (const int space : own) {
        line.space = space;
        if (table().deed(space).mortgaged == 0 && !table().deed(space).built() && chance_.percent(70)) return line;
    }
    return hopeless ? plain(Verb::bankrupt, seat) : plain(Verb::ok, seat);
}

ModelLine LineMaker::take_turn() {
    const int seat = table().in_turn();
    if (table().deed(table().space_of(seat)).holder == withheld && chance_.percent(50)) return plain(Verb::buy);
    if (table().agreed->goal == Goal::timed && table().clock_since == 0 && chance_.percent(10))
        return plain(Verb::clock_start);
    if (chance_.percent(3)) return plain(Verb::buy);
    if (chance_.percent(30)) return deal(seat);
    if (table().rolls_left == 0 || !table().decided(Ruling::track_tokens, "yes")) {
        if (chance_.percent(15)) return deal(table().after(seat));
        if (chance_.percent(60)) return plain(Verb::next);
    } else if (table().is_jailed(seat) && chance_.percent(25)) {
        const int way = chance_.below(100);
        return plain(way < 60 ? Verb::fine : way < 80 ? Verb::free : Verb::next);
    }
    if (!table().decided(Ruling::track_tokens, "yes")) return deal(any_seat());
    ModelLine line = plain(Verb::roll, chance_.percent(80) ? 0 : seat);
    line.dice = any_throw();
    return line;
}

ModelLine LineMaker::deal(int seat) {
    const auto own = table().deeds_of(seat);
    ModelLine line = plain(Verb::build, seat == table().in_turn() && chance_.percent(50) ? 0 : seat);
    if (own.empty() || chance_.percent(12)) return trade(seat);
    line.space = chance_.one_of(own);
    const DeedHeld& held = table().deed(line.space);
    if (held.mortgaged != 0) {
        line.verb = Verb::redeem;
    } else if (!held.built() && chance_.percent(15)) {
        line.verb = Verb::mortgage;
    } else if (held.built() && chance_.percent(15)) {
        line.verb = Verb::sell;
    } else {
        line.space = site_of(seat, line.space);
        line.count = chance_.percent(75) ? 1 : chance_.between(1, 5);
        if (book().bids_for_pieces && chance_.percent(15)) line.amount = chance_.between(40, 320);
    }
    return line;
}

/// The streets on which this player may build as far as the city goes.
std::vector<int> LineMaker::sites_of(int seat) const {
    std::vector<int> sites;
    for (const int space : table().deeds_of(seat)) {
        const Printed& printed = *book().printed_at(space);
        const bool may = agreed().role(seat) == Role::competitor || monopolised(table(), printed.city, seat);
        if (printed.kind == Kind::street && may && table().deed(space).mortgaged == 0) sites.push_back(space);
    }
    return sites;
}

/// One of them, if luck finds one.
int LineMaker::site_of(int seat, int otherwise) {
    const auto sites = sites_of(seat);
    return sites.empty() || chance_.percent(10) ? otherwise : chance_.one_of(sites);
}

ModelLine LineMaker::trade(int seat) {
    ModelLine line = plain(Verb::trade, seat);
    line.other = chance_.one_of(table().playing());
    if (line.other == seat) line.other = table().after(seat);
    line.give = any_goods(seat);
    line.get = any_goods(line.other);
    return line;
}

ModelLine LineMaker::draw_card(int seat, int space) {
    ModelLine line = plain(Verb::card, seat);
    const int named = book().at(space).deck;
    const auto place = static_cast<std::size_t>(named >= 0 ? named : book().deck_of(agreed().role(seat)));
    const Deck& deck = book().decks.at(place);
    int number = chance_.below(static_cast<int>(deck.cards.size()));
    if (const DrawPile& pile = table().piles.at(place); !pile.empty() && chance_.percent(20))
        number = std::max(chance_.one_of(pile).card - deck.first, 0);
    line.card = deck.first + number;
    if (book().two_dice_for_cards && chance_.percent(80)) {
        line.dice = any_throw();
        return line;
    }
    const Effect& effect = deck.cards.at(static_cast<std::size_t>(number));
    if (effect.kind != Effect::Kind::dice && chance_.percent(60)) return line;
    line.card = -1;
    line.effect = chance_.percent(50) ? effect : any_effect();
    if (line.effect.kind == Effect::Kind::keep && chance_.percent(40)) line.effect.does = what_it_does();
    const Throw thrown = any_throw();
    if (line.effect.kind == Effect::Kind::dice && chance_.percent(95)) {
        line.effect.first = thrown.first;
        line.effect.second = thrown.second;
    }
    return line;
}

/// A card out of a player's hand, kept or hidden.
ModelLine LineMaker::play_card() {
    ModelLine line = plain(Verb::use, any_seat());
    line.says_effect = chance_.percent(60);
    line.effect = any_effect();
    for (std::size_t card = 0; card < table().cards.size(); ++card) {
        if (table().cards[card] == bank || chance_.percent(30)) continue;
        line.player = table().cards[card];
        const bool kept = card < book().kept_cards.size();
        line.key = kept ? book().kept_cards[card].name : chance_.one_of(book().characters);
        if (kept && chance_.percent(60) && !table().known_effect(card).empty())
            line.effect = table().known_effect(card).front();
        return line;
    }
    return take_turn();
}

/// Time is called, or players go home until the goal is decided.
ModelLine LineMaker::bring_to_end() {
    if (!table().dues.empty() && chance_.percent(70)) return settle(table().dues.front());
    if (agreed().goal != Goal::timed) {
        const auto left = table().playing();
        return plain(Verb::leaves, agreed().goal == Goal::richest ? left.front() : chance_.one_of(left));
    }
    if (table().time_called == 0) return plain(Verb::clock_call);
    if (chance_.percent(20)) return plain(Verb::clock_extend);
    if (chance_.percent(40)) return take_turn();
    return plain(table().decided(Ruling::closing, "yes") ? Verb::closing : Verb::keep);
}

ModelLine LineMaker::after_play() {
    ModelLine line;
    switch (table().in_phase()) {
        case Phase::closing:
            if (chance_.percent(80)) return deal(any_seat());
            return plain(chance_.percent(70) ? Verb::keep : Verb::next);
        case Phase::side_gone:
            line = plain(Verb::richest);
            line.utilities = utilities_thrown();
            return line;
        case Phase::kept:
            line = plain(Verb::walk);
            line.utilities = utilities_thrown();
            return line;
        case Phase::walked:
            return plain(Verb::finish);
        default:
            return plain(Verb::note);
    }
}

}  // namespace random_play
