// Buying and auctions (ru 9, football 6), building (ru 10, 11; pl 10; football 8, 9), mortgages (ru 12; it; football
// 13), selling buildings (ru 13, football 12), scarce pieces (ru 22, football 11).

#include <algorithm>

#include "tests/random_play/referee.h"

namespace random_play {
void Oracle::for_sale(int space) const {
    must(book().printed_at(space) != nullptr, "no-deed-there");
    must(table_.deed(space).holder <= bank, "not-for-sale");
    rule(table_.deed(space).holder == bank, "withheld");
}

void Oracle::buy() {
    const Due* offer = find_due(me_, [](const Due& due, const ModelLine& line) {
        return due.kind == Owed::offer && (line.space < 0 || due.space == line.space);
    });
    if (offer != nullptr) line_.space = offer->space;
    if (line_.space < 0) {
        must(tracked(), "choice-needed");
        line_.space = table_.space_of(me_);
    }
    if (offer == nullptr) own_turn();
    may_buy(me_);
    if (offer == nullptr && tracked()) rule(mine().place == line_.space, "not-there");
    for_sale(line_.space);
    // A declined deed is auctioned, and offered again to the next visitor (football 6).
    rule(offer != nullptr || !book().auctions || !tracked() || mine().placed == 1, "declined-already");
    const Units printed = book().printed_at(line_.space)->price;
    const Units price = line_.amount < 0 ? printed : line_.amount;
    rule(price == printed, "price-differs");
    hand(price, me_, bank);
    table_.deed(line_.space) = {me_, 0, 0, 0};
    came_.push_back(line_.space);
    if (offer != nullptr) settle(Due{*offer});
}

/// An unwanted deed stays with the bank, or is auctioned at once (football 6). A stake is optional, too.
void Oracle::decline() {
    const Due* offer = find_due(me_, [](const Due& due, const ModelLine&) { return due.kind == Owed::offer; });
    const Due* stake = find_due(me_, [](const Due& due, const ModelLine&) { return due.kind == Owed::bookmakers; });
    must(offer != nullptr || stake != nullptr, "nothing-due");
    const Due due = offer != nullptr ? *offer : *stake;
    settle(due);
    if (due.kind == Owed::offer && book().auctions) raise(Owed::auction, me_, due.space);
}

void Oracle::auction() {
    must(line_.other == 0 || !table_.is_out(line_.other), "player-out");
    const auto concerned = [&](const Due& due) {
        return due.space == line_.space && (due.kind == Owed::offer || due.kind == Owed::auction);
    };
    const bool called = std::ranges::any_of(table_.dues, concerned) || !tracked();
    rule(book().auctions, "no-auction");
    rule(called, "not-up-for-auction");
    if (line_.other != 0) may_buy(line_.other);
    for_sale(line_.space);
    std::erase_if(table_.dues, concerned);
    if (line_.other == 0) return;
    hand(line_.amount, line_.other, bank);
    table_.deed(line_.space) = {line_.other, 0, 0, 0};
    came_.push_back(line_.space);
}

void Oracle::may_buy(int seat, bool building) const {
    const bool barred =
        !of(book().jailed_may_buy, role(seat)) && (!building || decided(Ruling::price_war_bars, "deeds_and_buildings"));
    rule(!barred || !table_.is_jailed(seat), "in-jail");
}

void Oracle::own_deed(int space, int seat) const {
    must(book().printed_at(space) != nullptr, "no-deed-there");
    must(table_.deed(space).holder == seat, "not-owner");
}

void Oracle::mortgage() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    own_deed(line_.space, me_);
    DeedHeld& held = table_.deed(line_.space);
    must(held.mortgaged == 0, "already-mortgaged");
    rule(!held.built(), "buildings-on-street");
    const Printed& printed = *book().printed_at(line_.space);
    const bool clears =
        book().mortgage_clears_city && printed.kind == Kind::street && decided(Ruling::mortgage_sells, "city");
    const bool cleared =
        !clears || !monopolised(table_, printed.city, me_) || built_streets(table_, printed.city, me_) == 0;
    const bool falls =
        book().broken_monopoly == BrokenMonopoly::buildings_sold && of(book().building_needs_monopoly, role(me_));
    rule(cleared && !(falls && breaks_built_city(table_, line_.space)), "buildings-in-city");
    held.mortgaged = 1;
    hand(book().printed_at(line_.space)->mortgage, bank, me_);
}

/// In some books in one's own turn only (fr 11 D); and by ruling not in a price war that bars buying (fr 14).
void Oracle::may_redeem(int seat) {
    const int speaks = me_;
    me_ = seat;
    if (table_.in_phase() == Phase::closing || book().redeems_in_own_turn) dealing_turn();
    me_ = speaks;
    const bool barred = !of(book().jailed_may_buy, role(seat)) && decided(Ruling::price_war_redeems, "no");
    rule(!barred || !table_.is_jailed(seat), "in-jail");
}

void Oracle::redeem() {
    may_redeem(me_);
    own_deed(line_.space, me_);
    must(table_.deed(line_.space).mortgaged != 0, "not-mortgaged");
    hand(redeem_sum(table_, line_.space), me_, bank);
    table_.deed(line_.space).mortgaged = 0;
}

/// Own turn; or, if the book allows it, before the player in turn has rolled and after they have done all (football 8).
void Oracle::building_turn() {
    const bool quiet = table_.in_phase() == Phase::play && !owes_before_roll(table_.in_turn());
    const bool between = quiet && (table_.rolls_left == 0 || table_.rolls_made == 0);
    if (!book().builds_between_turns || !between) dealing_turn();
}

/// The steps of the most built other street of the city.
Units Oracle::most_built_beside(const Printed& street) const {
    Units most = 0;
    for (const int space : table_.deeds_of(me_))
        if (space != street.space && book().printed_at(space)->city == street.city)
            most = std::max(most, steps_standing(table_, space, role(me_)));
    return most;
}

void Oracle::may_build(const Printed& street) const {
    const DeedHeld& held = table_.deed(street.space);
    rule(held.mortgaged == 0, "mortgaged-street");
    const bool house_rule = role(me_) == Role::competitor && decided(Ruling::competitor_needs_city, "yes");
    const bool enough = open_streets(table_, street.city, me_) >= streets_for_monopoly(table_, street.city);
    rule(enough || (!of(book().building_needs_monopoly, role(me_)) && !house_rule), "city-not-monopolised");
    const int most = of(book().most_built_streets, role(me_));
    rule(!table_.is_third(street.space), "built-streets-limit");
    rule(most == 0 || held.built() || built_streets(table_, street.city, me_) < most, "built-streets-limit");
    if (!book().builds_evenly) return;
    ModelTable then = table_;
    const Units target = steps_standing(table_, street.space, role(me_)) + line_.count;
    then.deed(street.space).houses = target;
    then.deed(street.space).hotels = 0;
    Units least = target;
    for (const int space : then.deeds_of(me_))
        if (book().printed_at(space)->city == street.city)
            least = std::min(least, steps_standing(then, space, role(me_)));
    rule(target <= least + 1, "uneven-building");
}

/// Whether two players or more could use more houses, or hotels, than the box still has (football 11).
bool Oracle::are_scarce(bool hotels) const {
    Units room = 0;
    int builders = 0;
    for (int seat = 1; seat <= table_.agreed->seats(); ++seat) {
        Units own = 0;
        for (const int space : table_.deeds_of(seat)) {
            const Printed& printed = *book().printed_at(space);
            if (printed.kind != Kind::street || table_.deed(space).mortgaged != 0) continue;
            const bool enough = open_streets(table_, printed.city, seat) >= streets_for_monopoly(table_, printed.city);
            if (!enough && of(book().building_needs_monopoly, role(seat))) continue;
            const Units left = steps_of_street(printed, role(seat)) - steps_standing(table_, space, role(seat));
            const Units of_hotels = book().hotels_on_street;
            own += hotels ? std::min<Units>(left, of_hotels) : std::max<Units>(left - of_hotels, 0);
        }
        room += own;
        builders += own > 0 ? 1 : 0;
    }
    const Units in_box = hotels ? table_.hotels_in_bank() : table_.houses_in_bank();
    return decided(Ruling::pieces_run_out, "limited") && builders > 1 && room > in_box;
}

void Oracle::build() {
    building_turn();
    may_buy(me_, true);
    own_deed(line_.space, me_);
    const Printed& printed = *book().printed_at(line_.space);
    must(printed.kind == Kind::street, "not-a-street");
    may_build(printed);
    DeedHeld& street = table_.deed(line_.space);
    const Units most = steps_of_street(printed, role(me_));
    const Units standing = steps_standing(table_, line_.space, role(me_));
    const Units target = standing + line_.count;
    must(target <= most, "past-hotel");
    const Units before_hotel = most - book().hotels_on_street;
    const Units hotels = std::max<Units>(target - before_hotel, 0);
    const Units more_hotels = hotels - street.hotels;
    if (decided(Ruling::pieces_run_out, "limited")) {
        // Built one by one: the first hotel replaces the houses that were there, and others join it.
        const Units houses = std::min(target, before_hotel) - standing;
        must(houses <= std::max<Units>(table_.houses_in_bank(), 0), "no-houses");
        must(more_hotels == 0 || table_.hotels_in_bank() >= more_hotels, "no-hotels");
    }
    const Units cost = cost_of_steps(book(), printed, role(me_), standing, target);
    const Units price = line_.amount < 0 ? cost : line_.amount;
    rule(price == cost || (book().bids_for_pieces && price > cost && are_scarce(more_hotels > 0)), "price-differs");
    hand(price, me_, bank);
    street.hotels = hotels;
    street.houses = hotels > 0 ? 0 : target;
}

void Oracle::sell() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    own_deed(line_.space, me_);
    const Printed& printed = *book().printed_at(line_.space);
    must(printed.kind == Kind::street, "not-a-street");
    DeedHeld& street = table_.deed(line_.space);
    const Units standing = steps_standing(table_, line_.space, role(me_));
    must(standing > 0, "nothing-built");
    const bool hotel = street.hotels > 0;
    // By their last steps alone: with the first hotel its houses are gone.
    const Units sellable = hotel && decided(Ruling::hotel_counts_as, "last_step") ? street.hotels : standing;
    must(line_.count <= sellable, "too-many-steps");
    const Units left = line_.count == sellable ? 0 : standing - line_.count;
    const bool outright = hotel && left == 0 && !book().hotels_go_by_steps;
    rule(!book().builds_evenly || outright || left >= most_built_beside(printed) - 1, "uneven-building");
    const Units hotels = std::max<Units>(left - (steps_of_street(printed, role(me_)) - book().hotels_on_street), 0);
    if (hotel && hotels == 0 && decided(Ruling::pieces_run_out, "limited"))
        must(left <= std::max<Units>(table_.houses_in_bank(), 0), "no-houses");
    const Units cost = cost_of_steps(book(), printed, role(me_), left, standing);
    hand(left == 0 ? refund_for_all(table_, line_.space) : percent_of(table_, book().refund_percent, cost), bank, me_);
    street.hotels = hotels;
    street.houses = hotels > 0 ? 0 : left;
}

void Oracle::sell_all() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    bool sold = false;
    for (const int space : table_.deeds_of(me_)) {
        if (book().printed_at(space)->city != line_.count || !table_.deed(space).built()) continue;
        hand(refund_for_all(table_, space), bank, me_);
        table_.deed(space).houses = table_.deed(space).hotels = 0;
        sold = true;
    }
    must(sold, "nothing-built");
}

}  // namespace random_play
