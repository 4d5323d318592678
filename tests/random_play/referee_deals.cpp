// Buying (ru 9), building (ru 10, 11), mortgages (ru 12), selling buildings (ru 13), scarce pieces (ru 22), trade (ru
// 23).

#include <algorithm>

#include "tests/random_play/referee.h"

namespace random_play {
namespace {

/// Whether a monopolist's built city would be left with fewer than two open streets of his without this one (ru 12).
bool breaks_built_city(const ModelTable& table, int space) {
    const Printed& printed = *printed_at(space);
    const int owner = table.deed(space).holder;
    if (printed.kind != Kind::street || table.deed(space).mortgaged != 0) return false;
    if (table.agreed->role(owner) != Role::monopolist || open_streets(table, printed.city, owner) != 2) return false;
    return std::ranges::any_of(all_printed(), [&](const Printed& other) {
        const DeedHeld& held = table.deed(other.space);
        return other.city == printed.city && held.holder == owner && held.built();
    });
}

}  // namespace

void Referee::for_sale(int space) const {
    must(printed_at(space) != nullptr, "no-deed-there");
    must(table_.deed(space).holder <= bank, "not-for-sale");
    rule(table_.deed(space).holder == bank, "withheld");
}

void Referee::buy() {
    const Due* offer = find_due(me_, [](const Due& due, const ModelLine& line) {
        return due.kind == Owed::offer && (line.space < 0 || due.space == line.space);
    });
    if (offer != nullptr) line_.space = offer->space;
    if (line_.space < 0) {
        must(tracked(), "choice-needed");
        line_.space = table_.space_of(me_);
    }
    if (offer == nullptr) {
        own_turn();
        if (tracked()) rule(mine().place == line_.space, "not-there");
    }
    for_sale(line_.space);
    const Units printed = printed_at(line_.space)->price;
    const Units price = line_.amount < 0 ? printed : line_.amount;
    rule(price == printed, "price-differs");
    hand(price, me_, bank);
    table_.deed(line_.space) = {me_, 0, 0, 0};
    if (offer != nullptr) settle(Due{*offer});
}

void Referee::decline() {
    const Due* offer = find_due(me_, [](const Due& due, const ModelLine&) { return due.kind == Owed::offer; });
    must(offer != nullptr, "nothing-due");
    settle(Due{*offer});
}

void Referee::auction() {
    must(line_.other == 0 || !table_.is_out(line_.other), "player-out");
    rule(false, "no-auction");  // in these books the bank keeps what nobody buys
    for_sale(line_.space);
    std::erase_if(table_.dues, [&](const Due& due) { return due.kind == Owed::offer && due.space == line_.space; });
    if (line_.other == 0) return;
    hand(line_.amount, line_.other, bank);
    table_.deed(line_.space) = {line_.other, 0, 0, 0};
}

void Referee::own_deed(int space, int seat) const {
    must(printed_at(space) != nullptr, "no-deed-there");
    must(table_.deed(space).holder == seat, "not-owner");
}

void Referee::mortgage() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    own_deed(line_.space, me_);
    DeedHeld& held = table_.deed(line_.space);
    must(held.mortgaged == 0, "already-mortgaged");
    rule(!held.built(), "buildings-on-street");
    rule(!breaks_built_city(table_, line_.space), "buildings-in-city");
    held.mortgaged = 1;
    hand(printed_at(line_.space)->mortgage, bank, me_);
}

void Referee::redeem() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    own_deed(line_.space, me_);
    must(table_.deed(line_.space).mortgaged != 0, "not-mortgaged");
    hand(printed_at(line_.space)->redeem, me_, bank);
    table_.deed(line_.space).mortgaged = 0;
}

void Referee::build() {
    dealing_turn();
    own_deed(line_.space, me_);
    const Printed& printed = *printed_at(line_.space);
    must(printed.kind == Kind::street, "not-a-street");
    DeedHeld& street = table_.deed(line_.space);
    rule(street.mortgaged == 0, "mortgaged-street");
    rule(role(me_) == Role::competitor || monopolised(table_, printed.city, me_), "city-not-monopolised");
    const Units most = steps_of_street(role(me_));
    const Units standing = steps_standing(table_, line_.space, role(me_));
    const Units target = standing + line_.count;
    must(target <= most, "past-hotel");
    if (decided(Ruling::pieces_run_out, "limited")) {
        // Built one by one: a hotel takes the place of houses that stood there.
        const Units houses = std::min(target, most - 1) - standing;
        must(houses <= std::max<Units>(table_.houses_in_bank(), 0), "no-houses");
        must(target < most || table_.hotels_in_bank() >= 1, "no-hotels");
    }
    const Units cost = line_.count * printed.step;
    rule(line_.amount < 0 || line_.amount == cost, "price-differs");
    hand(line_.amount < 0 ? cost : line_.amount, me_, bank);
    street.hotels = target == most ? 1 : 0;
    street.houses = target == most ? 0 : target;
}

void Referee::sell() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    own_deed(line_.space, me_);
    const Printed& printed = *printed_at(line_.space);
    must(printed.kind == Kind::street, "not-a-street");
    DeedHeld& street = table_.deed(line_.space);
    const Units standing = steps_standing(table_, line_.space, role(me_));
    must(standing > 0, "nothing-built");
    const bool hotel = street.hotels > 0;
    const Units sellable = hotel && decided(Ruling::hotel_counts_as, "last_step") ? 1 : standing;
    must(line_.count <= sellable, "too-many-steps");
    const Units left = line_.count == sellable ? 0 : standing - line_.count;
    if (hotel && decided(Ruling::pieces_run_out, "limited"))
        must(left <= std::max<Units>(table_.houses_in_bank(), 0), "no-houses");
    hand(line_.count * printed.step / 2, bank, me_);
    street.hotels = 0;
    street.houses = left;
}

void Referee::sell_all() {
    if (table_.in_phase() == Phase::closing) dealing_turn();
    bool sold = false;
    for (const int space : table_.deeds_of(me_)) {
        if (printed_at(space)->city != line_.count || !table_.deed(space).built()) continue;
        hand(refund_for_all(table_, space), bank, me_);
        table_.deed(space).houses = table_.deed(space).hotels = 0;
        sold = true;
    }
    must(sold, "nothing-built");
}

void Referee::own_deeds(const Goods& goods, int giver) const {
    for (const auto& [space, redeemed] : goods.deeds) {
        own_deed(space, giver);
        must(!redeemed || table_.deed(space).mortgaged != 0, "not-mortgaged");
    }
}

/// One deed after the other, with what comes in return already there.
void Referee::may_leave(const Goods& goods, const Goods& gains, int giver) const {
    ModelTable then = table_;
    for (const auto& [space, redeemed] : gains.deeds) {
        const bool mortgaged = then.deed(space).mortgaged != 0 && !redeemed;
        then.deed(space) = {giver, mortgaged ? 1 : 0, 0, 0};
    }
    for (const auto& [space, redeemed] : goods.deeds) {
        rule(!then.deed(space).built(), "buildings-on-street");
        rule(!breaks_built_city(then, space), "buildings-in-city");
        then.deed(space).holder = bank;
    }
}

void Referee::hand_over_deeds(const Goods& goods, int taker) {
    for (const auto& [space, redeemed] : goods.deeds) {
        table_.deed(space).holder = taker;
        if (!redeemed) continue;
        hand(printed_at(space)->redeem, taker, bank);
        table_.deed(space).mortgaged = 0;
    }
}

/// Anything but buildings; a mortgaged deed stays so, or is redeemed at once at the taker's cost (ru 12, 23).
void Referee::trade() {
    const int other = line_.other;
    must(!table_.is_out(other), "player-out");
    rule(table_.agreed->goal != Goal::timed || !decided(Ruling::timed_trade, "never"), "trade-closed");
    must(other != me_, "same-player");
    must(!line_.give.empty() || !line_.get.empty(), "nothing-traded");
    own_deeds(line_.give, me_);
    own_deeds(line_.get, other);
    may_leave(line_.give, line_.get, me_);
    may_leave(line_.get, line_.give, other);
    must(mine().cash >= line_.give.cash, "short-of-cash");
    must(table_.player(other).cash >= line_.get.cash, "short-of-cash");
    hand(line_.give.cash, me_, other);
    hand(line_.get.cash, other, me_);
    hand_over_deeds(line_.give, other);
    hand_over_deeds(line_.get, me_);
}

}  // namespace random_play
