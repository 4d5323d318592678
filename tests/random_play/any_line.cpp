// Any verb with arbitrary words: many of these lines are refused, and must be.

#include <algorithm>

#include "tests/random_play/line_maker.h"

namespace random_play {

/// The name of a card that is kept or played, or of none.
std::string LineMaker::any_card() {
    std::vector<std::string> names{"no such card"};
    for (const Kept& kept : book().kept_cards) names.push_back(kept.name);
    names.insert(names.end(), book().characters.begin(), book().characters.end());
    return chance_.one_of(names);
}

Units LineMaker::any_sum() {
    if (chance_.percent(5)) return 1000000;
    const Units sum = chance_.between(1, chance_.percent(50) ? 100 : 600);
    return chance_.percent(80) ? sum * book().smallest_note : sum;
}

bool LineMaker::owes_several(const Due& due) const {
    const auto to_the_same = [&](const Due& one) { return one.is_plain_sum() && one.creditor == due.creditor; };
    return due.is_plain_sum() && std::ranges::count_if(table().dues_of(due.debtor), to_the_same) > 1;
}

Units LineMaker::all_owed(int debtor, int creditor) const {
    Units sum = 0;
    for (const Due& due : table().dues_of(debtor))
        if (due.is_plain_sum() && due.creditor == creditor) sum += due.amount;
    return std::max<Units>(sum, 1);
}

/// All that is owed to one payee with one sum; sometimes the payer gives the exact notes first.
ModelLine LineMaker::pay_together(const Due& due) {
    ModelLine line = plain(Verb::pay, due.debtor);
    line.amount = all_owed(due.debtor, due.creditor);
    line.other = due.creditor;
    if (table().player(due.debtor).cash >= line.amount) return line;
    line.verb = Verb::count;
    line.other = 0;
    line.amount += any_sum();
    return line;
}

/// A creditor whose debtor cannot pay asks for it (football 10); elsewhere the debtor goes on against the rules, and
/// may come to owe a player twice.
ModelLine LineMaker::press(const Due& due) {
    if (due.waits_for_dice()) return plain(Verb::ok, due.debtor);
    if (book().rent_is_claimed && due.creditor != bank) {
        ModelLine line = plain(Verb::get, due.creditor);
        line.amount = due.amount;
        line.other = due.debtor;
        return line;
    }
    ModelLine line = plain(Verb::roll, due.debtor);
    line.forced = true;
    line.dice = any_throw();
    return line;
}

Throw LineMaker::any_throw() {
    const int first = chance_.die();
    return {first, chance_.percent(20) ? first : chance_.die()};
}

Goods LineMaker::any_goods(int giver) {
    Goods goods;
    if (chance_.percent(60)) goods.cash = any_sum();
    auto own = table().deeds_of(giver);
    while (!own.empty() && chance_.percent(45)) {
        const int space = chance_.one_of(own);
        goods.deeds.emplace_back(space, table().deed(space).mortgaged != 0 && chance_.percent(50));
        std::erase(own, space);
    }
    for (std::size_t card = 0; card < book().kept_cards.size(); ++card) {
        const bool held = table().cards.at(card) == giver;
        if (chance_.percent(held ? 40 : 2)) goods.cards.push_back(book().kept_cards[card].name);
    }
    return goods;
}

std::map<int, Throw> LineMaker::utilities_thrown() {
    std::map<int, Throw> thrown;
    if (book().total_worth && chance_.percent(90)) return thrown;
    for (const Printed& printed : book().deeds)
        if (printed.kind == Kind::utility && chance_.percent(85)) thrown[printed.space] = any_throw();
    if (chance_.percent(5)) thrown[any_space()] = any_throw();
    return thrown;
}

Effect LineMaker::any_effect() {
    Effect effect;
    effect.kind = static_cast<Effect::Kind>(chance_.below(static_cast<int>(Effect::Kind::keep) + 1));
    effect.amount = any_sum();
    effect.role = !book().roles ? Role::player : chance_.percent(50) ? Role::monopolist : Role::competitor;
    effect.space = any_space();
    effect.salary = chance_.percent(70);
    effect.threshold = chance_.between(2, 12);
    if (chance_.percent(70)) {
        effect.first = chance_.die();
        effect.second = chance_.die();
    }
    effect.name = any_card();
    effect.hotel = any_sum();
    effect.nearest = static_cast<Effect::Nearest>(std::max(chance_.below(5) - 2, 0));
    effect.times = chance_.percent(60) ? 0 : chance_.between(1, 12);
    effect.steps = chance_.between(1, 5);
    if (effect.kind == Effect::Kind::keep && chance_.percent(40)) effect.does = what_it_does();
    return effect;
}

/// The possible effect of a kept card: anything except being kept, and no dice have been thrown for it yet.
std::vector<Effect> LineMaker::what_it_does() {
    Effect does = any_effect();
    if (does.kind == Effect::Kind::keep) does = out_of_jail();
    return {plainly(does)};
}

ModelLine LineMaker::anything() {
    const auto verb = static_cast<Verb>(chance_.below(static_cast<int>(Verb::undo) + 1));
    if (verb == Verb::undo) return plain(Verb::note);
    // Players rarely leave, and the games are to be long.
    if ((verb == Verb::leaves || verb == Verb::clock_call || verb == Verb::richest) && !chance_.percent(15))
        return go_on();
    if (verb == Verb::richest || verb == Verb::rule || verb == Verb::turn || verb >= Verb::clock_start)
        return about_table(verb);
    ModelLine line = about_deeds(verb);
    if (line.verb != Verb::auction && line.verb != Verb::next) line.player = chance_.percent(30) ? 0 : any_seat();
    return line;
}

/// Lines of a player about deeds, with words that fit the verb.
ModelLine LineMaker::about_deeds(Verb verb) {
    ModelLine line = plain(verb);
    const auto own = table().deeds_of(chance_.percent(50) ? table().in_turn() : any_seat());
    const int space = own.empty() || chance_.percent(20) ? any_space() : chance_.one_of(own);
    switch (verb) {
        case Verb::buy:
            if (chance_.percent(50))
                line.space = chance_.percent(50) ? table().space_of(chance_.one_of(table().playing())) : any_space();
            if (chance_.percent(20)) line.amount = any_sum();
            break;
        case Verb::auction:
            line.space = any_space();
            line.other = chance_.percent(20) ? 0 : any_seat();
            line.amount = any_sum();
            break;
        case Verb::rent:
            if (chance_.percent(60))
                line.space = chance_.percent(50) ? table().space_of(chance_.one_of(table().playing())) : space;
            if (chance_.percent(40)) line.dice = any_throw();
            break;
        case Verb::rent_in_kind:
            line.space = space;
            line.give = any_goods(any_seat());
            if (chance_.percent(20)) line.dice = any_throw();
            break;
        case Verb::mortgage:
        case Verb::redeem:
            line.space = space;
            break;
        case Verb::build:
            if (chance_.percent(15)) line.amount = any_sum();
            [[fallthrough]];
        case Verb::sell:
            line.space = space;
            line.count = chance_.percent(60) ? 1 : chance_.between(1, 6);
            break;
        case Verb::sell_all:
            line.count = chance_.below(static_cast<int>(book().cities.size()));
            break;
        case Verb::trade:
            line.other = any_seat();
            line.give = any_goods(any_seat());
            if (chance_.percent(80)) line.get = any_goods(line.other);
            break;
        default:
            return about_player(verb);
    }
    return line;
}

/// The player's other lines: moves, money, cards.
ModelLine LineMaker::about_player(Verb verb) {
    ModelLine line = plain(verb);
    switch (verb) {
        case Verb::roll:
            line.dice = any_throw();
            break;
        case Verb::tax:
            line.percent = chance_.percent(50);
            break;
        case Verb::pay:
        case Verb::get:
            line.amount = any_sum();
            line.other = chance_.percent(40) ? 0 : any_seat();
            line.to_middle = line.other == 0 && chance_.percent(40);
            break;
        case Verb::card:
            line.card = chance_.percent(30) ? chance_.below(27) : -1;
            if (chance_.percent(book().two_dice_for_cards ? 50 : 10)) line.dice = any_throw();
            line.effect = any_effect();
            break;
        case Verb::use:
            line.key = any_card();
            line.says_effect = chance_.percent(50);
            line.effect = any_effect();
            break;
        case Verb::foundation:
            line.count = chance_.die();
            break;
        case Verb::stake:
            line.amount = any_sum();
            line.dice = any_throw();
            break;
        case Verb::at:
            line.space = any_space();
            break;
        case Verb::count:
            line.amount = chance_.percent(50) ? chance_.below(80) : chance_.below(3000);
            break;
        case Verb::bankrupt:
            if (chance_.percent(40)) line.creditors = {any_seat()};
            if (chance_.percent(15)) line.give.deeds = {{any_space(), true}};
            break;
        default:
            break;
    }
    return line;
}

/// Lines of the table: turns, the clock, the ending, rulings.
ModelLine LineMaker::about_table(Verb verb) {
    ModelLine line = plain(verb);
    switch (verb) {
        case Verb::turn:
            line.other = any_seat();
            break;
        case Verb::clock_extend:
            line.count = chance_.between(1, 30);
            break;
        case Verb::walk:
        case Verb::richest:
            line.utilities = utilities_thrown();
            break;
        case Verb::shuffle:
            if (chance_.percent(50)) line.key = chance_.one_of(book().decks).name;
            break;
        case Verb::rule: {
            const RulingWords& ruling = chance_.one_of(all_rulings());
            line.key = chance_.percent(90) ? ruling.key : "free_parking";
            line.value = chance_.percent(90) ? chance_.one_of(ruling.values) : "sometimes";
            // A table without tokens plays little; most go back to them.
            if (ruling.ruling == Ruling::track_tokens && line.value == "no" && chance_.percent(60)) line.value = "yes";
            break;
        }
        default:
            break;
    }
    return line;
}

ModelLine LineMaker::history() {
    ModelLine line = plain(Verb::undo);
    const int last = model_.last();
    const auto some_entry = [&] {
        return chance_.percent(70) ? std::max(1, last - chance_.below(8)) : chance_.between(1, last + 1);
    };
    const int kind = chance_.below(100);
    if (kind < 25) return line;
    if (kind < 45) return plain(Verb::redo);
    if (kind < 52) return plain(Verb::undo_turn);
    line.entry = some_entry();
    if (kind < 66) return line;
    if (kind < 88) return amendment(line.entry);
    line.verb = Verb::undo_to;
    return line;
}

/// Correcting an entry: other dice, another sum, another deed, or something else altogether.
ModelLine LineMaker::amendment(int entry) {
    ModelLine line = plain(Verb::amend);
    line.entry = entry;
    line.forced = chance_.percent(20);
    const bool has_line = entry > 1 && entry <= model_.last() && !model_.is_reversal(entry) && !model_.is_repair(entry);
    ModelLine right = has_line && chance_.percent(90) ? model_.meant(entry) : plain(Verb::roll, any_seat());
    if (right.dice.thrown() || right.verb == Verb::roll) right.dice = any_throw();
    if (right.amount > 0 && chance_.percent(70)) right.amount = any_sum();
    if (right.verb == Verb::buy && chance_.percent(50)) right = plain(Verb::decline, right.player);
    if (right.verb == Verb::decline && chance_.percent(50)) right = plain(Verb::buy, right.player);
    if (right.verb == Verb::trade && chance_.percent(70)) right.get.cash = any_sum();
    if (right.verb == Verb::card && chance_.percent(70)) right.effect = any_effect();
    line.right = {right};
    return line;
}

}  // namespace random_play
