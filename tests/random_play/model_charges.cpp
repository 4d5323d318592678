#include "tests/random_play/model_charges.h"

namespace random_play {
namespace {

int companies(const ModelTable& table, Kind kind, int owner) {
    const bool mortgaged_too = table.decided(Ruling::mortgaged_companies_count, "yes");
    int owned = 0;
    for (const Printed& printed : all_printed()) {
        const DeedHeld& held = table.deed(printed.space);
        if (printed.kind == kind && held.holder == owner && (mortgaged_too || held.mortgaged == 0)) ++owned;
    }
    return owned;
}

/// What the buildings of a street cost, the hotel counted by ruling.
Units cost_of_buildings(const ModelTable& table, int space, Role role) {
    const DeedHeld& held = table.deed(space);
    const Units step = printed_at(space)->step;
    if (held.hotels > 0 && table.decided(Ruling::hotel_counts_as, "last_step")) return step;
    return steps_standing(table, space, role) * step;
}

Units rounded_tenths(const ModelTable& table, Units tenths) {
    if (table.decided(Ruling::rounding, "up")) return (tenths + 9) / 10;
    if (table.decided(Ruling::rounding, "down")) return tenths / 10;
    return (tenths + 5) / 10;
}

}  // namespace

int open_streets(const ModelTable& table, int city, int owner) {
    int open = 0;
    for (const Printed& printed : all_printed()) {
        const DeedHeld& held = table.deed(printed.space);
        if (printed.kind == Kind::street && printed.city == city && held.holder == owner && held.mortgaged == 0) ++open;
    }
    return open;
}

bool monopolised(const ModelTable& table, int city, int owner) {
    return table.agreed->role(owner) == Role::monopolist && open_streets(table, city, owner) >= 2;
}

Units steps_of_street(Role role) {
    return role == Role::monopolist ? 4 : 5;
}

Units steps_standing(const ModelTable& table, int space, Role role) {
    const DeedHeld& held = table.deed(space);
    return held.hotels > 0 ? steps_of_street(role) : held.houses;
}

Charge charge_for(const ModelTable& table, int space, bool even_from_jail) {
    const Printed& printed = *printed_at(space);
    const DeedHeld& held = table.deed(space);
    const int owner = held.holder;
    const Role role = table.agreed->role(owner);
    const bool monopolist = role == Role::monopolist;
    if (held.mortgaged != 0) return {};                                      // ru 12
    if (monopolist && table.is_jailed(owner) && !even_from_jail) return {};  // ru 15
    if (printed.kind == Kind::transport) {                                   // ru 19
        if (!monopolist) return {printed.price / 10, 0};
        constexpr std::array<Units, 5> by_number{0, 40, 80, 160, 320};
        return {by_number.at(static_cast<std::size_t>(companies(table, Kind::transport, owner))), 0};
    }
    if (printed.kind == Kind::utility) {  // ru 20
        const bool both = monopolist && companies(table, Kind::utility, owner) == 2;
        return {0, both ? 10 : 4};
    }
    const auto steps = static_cast<std::size_t>(steps_standing(table, space, role));  // ru 9, 10
    if (!monopolist) return {printed.competitor.at(steps), 0};
    const bool doubled = steps > 0 || monopolised(table, printed.city, owner);
    return {doubled ? printed.monopolist.at(steps) : printed.single, 0};
}

Units percent_tax(const ModelTable& table, int seat) {
    const Role role = table.agreed->role(seat);
    Units tenths = table.player(seat).cash * (role == Role::monopolist ? 2 : 1);
    for (const int space : table.deeds_of(seat)) {
        if (table.deed(space).mortgaged == 0) tenths += printed_at(space)->price;
        tenths += cost_of_buildings(table, space, role);
    }
    return rounded_tenths(table, tenths);
}

Units refund_for_all(const ModelTable& table, int space) {
    const int owner = table.deed(space).holder;
    return cost_of_buildings(table, space, table.agreed->role(owner)) / 2;
}

Units can_raise(const ModelTable& table, int seat) {
    Units sum = table.player(seat).cash;
    for (const int space : table.deeds_of(seat)) {
        sum += refund_for_all(table, space);
        if (table.deed(space).mortgaged == 0) sum += printed_at(space)->mortgage;
    }
    return sum;
}

Units kept_tenths(const ModelTable& table, int seat) {
    return table.player(seat).cash * (table.agreed->role(seat) == Role::monopolist ? 2 : 1);
}

std::optional<Units> income(const ModelTable& table, int seat, const std::map<int, Throw>& dice, bool even_from_jail) {
    Units sum = 0;
    for (const int space : table.deeds_of(seat)) {
        const Charge charge = charge_for(table, space, even_from_jail);
        sum += charge.sum;
        if (charge.factor == 0) continue;
        const auto thrown = dice.find(space);
        if (thrown == dice.end()) return std::nullopt;
        sum += charge.factor * thrown->second.sum();
    }
    return sum;
}

int strange_building(const ModelTable& table, int space) {
    enum { fine, unowned, on_company, on_mortgaged, hotel_and_houses, not_monopolised, too_many };
    const Printed& printed = *printed_at(space);
    const DeedHeld& held = table.deed(space);
    if (!held.built()) return fine;
    if (held.holder <= bank) return unowned;
    const Role role = table.agreed->role(held.holder);
    if (printed.kind != Kind::street) return on_company;
    if (held.mortgaged != 0) return on_mortgaged;
    if (held.hotels > 0 && held.houses > 0) return hotel_and_houses;
    if (held.houses >= steps_of_street(role)) return too_many + static_cast<int>(role);
    if (role == Role::monopolist && !monopolised(table, printed.city, held.holder)) return not_monopolised;
    return fine;
}

}  // namespace random_play
