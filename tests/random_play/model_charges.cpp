#include "tests/random_play/model_charges.h"

#include <algorithm>

namespace random_play {
namespace {

int companies(const ModelTable& table, Kind kind, int owner) {
    const bool mortgaged_too = table.decided(Ruling::mortgaged_companies_count, "yes");
    return static_cast<int>(std::ranges::count_if(table.book().deeds, [&](const Printed& printed) {
        const DeedHeld& held = table.deed(printed.space);
        return printed.kind == kind && held.holder == owner && (mortgaged_too || held.mortgaged == 0);
    }));
}

template <class Figure>
Figure by_number(const std::vector<Figure>& figures, int owned) {
    return figures.at(static_cast<std::size_t>(owned - 1));
}

Units price_of_hotel(const Printed& street, Units number) {
    const bool own = number > 1 && !street.more_hotels.empty();
    return own ? street.more_hotels.at(static_cast<std::size_t>(number) - 2) : street.hotel;
}

/// The cost of a street's buildings, hotels counted by ruling.
Units cost_of_buildings(const ModelTable& table, int space, Role role) {
    const Printed& street = *table.book().printed_at(space);
    const Units hotels = table.deed(space).hotels;
    if (hotels > 0 && table.decided(Ruling::hotel_counts_as, "last_step")) {
        Units sum = 0;
        for (Units hotel = 1; hotel <= hotels; ++hotel) sum += price_of_hotel(street, hotel);
        return sum;
    }
    return cost_of_steps(table.book(), street, role, 0, steps_standing(table, space, role));
}

Units rounded(const ModelTable& table, Units hundredths) {
    const Units note = table.book().smallest_note * 100;
    if (table.decided(Ruling::rounding, "up")) hundredths += note - 1;
    if (table.decided(Ruling::rounding, "half_up")) hundredths += note / 2;
    return hundredths / note * table.book().smallest_note;
}

Charge utility_charge(const ModelTable& table, int owner) {
    const Book& book = table.book();
    const Role role = table.agreed->role(owner);
    const int owned = companies(table, Kind::utility, owner);
    if (!book.utility_by_count.empty() && table.decided(Ruling::brand_rent, "flat"))
        return {by_number(book.utility_by_count, owned), 0};
    const bool own_figure = role == Role::competitor && !table.decided(Ruling::competitor_utility_factor, "printed");
    if (own_figure) {
        const auto& values = all_rulings().at(static_cast<std::size_t>(Ruling::competitor_utility_factor)).values;
        const auto chosen = table.rulings.at(static_cast<std::size_t>(Ruling::competitor_utility_factor));
        return {0, std::stoll(values.at(static_cast<std::size_t>(chosen)))};
    }
    return {0, by_number(of(book.utility_factor, role), owned)};
}

Charge street_charge(const ModelTable& table, const Printed& street, int owner) {
    const Role role = table.agreed->role(owner);
    const Column& column = of(street.column, role);
    const bool whole = monopolised(table, street.city, owner);
    const Units steps = steps_standing(table, street.space, role);
    const auto in_hand = std::ranges::count_if(table.book().deeds, [&](const Printed& other) {
        return other.city == street.city && table.deed(other.space).holder == owner;
    });
    const bool beside_mortgaged = table.book().doubled_beside_mortgaged && can_monopolise(role) &&
                                  in_hand >= streets_for_monopoly(table, street.city);
    if (steps == 0) return {whole || beside_mortgaged ? column.doubled : column.single, 0};
    const Units printed = by_number(column.built, static_cast<int>(steps));
    const bool single_rate =
        table.book().broken_monopoly == BrokenMonopoly::single_rent && can_monopolise(role) && !whole;
    if (!single_rate) return {printed, 0};
    if (table.decided(Ruling::broken_monopoly_rate, "unbuilt")) return {column.single, 0};
    return {rounded(table, printed * 50), 0};
}

}  // namespace

bool can_monopolise(Role role) {
    return role != Role::competitor;
}

int open_streets(const ModelTable& table, int city, int owner) {
    return static_cast<int>(std::ranges::count_if(table.book().deeds, [&](const Printed& printed) {
        const DeedHeld& held = table.deed(printed.space);
        return printed.city == city && held.holder == owner && held.mortgaged == 0 && !table.is_third(printed.space);
    }));
}

int streets_for_monopoly(const ModelTable& table, int city) {
    const int fixed = table.book().streets_for_monopoly;
    return fixed > 0 ? fixed : table.book().streets_of(city);
}

bool monopolised(const ModelTable& table, int city, int owner) {
    return can_monopolise(table.agreed->role(owner)) &&
           open_streets(table, city, owner) >= streets_for_monopoly(table, city);
}

int built_streets(const ModelTable& table, int city, int owner) {
    return static_cast<int>(std::ranges::count_if(table.book().deeds, [&](const Printed& printed) {
        const DeedHeld& held = table.deed(printed.space);
        return printed.city == city && held.holder == owner && held.built();
    }));
}

bool breaks_built_city(const ModelTable& table, int space) {
    const Printed& printed = *table.book().printed_at(space);
    const int owner = table.deed(space).holder;
    if (printed.kind != Kind::street || table.deed(space).mortgaged != 0 || table.is_third(space)) return false;
    return monopolised(table, printed.city, owner) && built_streets(table, printed.city, owner) > 0 &&
           open_streets(table, printed.city, owner) == streets_for_monopoly(table, printed.city);
}

Units steps_of_street(const Printed& street, Role role) {
    return static_cast<Units>(of(street.column, role).built.size());
}

Units steps_standing(const ModelTable& table, int space, Role role) {
    const DeedHeld& held = table.deed(space);
    if (held.hotels == 0) return held.houses;
    return steps_of_street(*table.book().printed_at(space), role) - table.book().hotels_on_street + held.hotels;
}

Units cost_of_steps(const Book& book, const Printed& street, Role role, Units from, Units to) {
    const Units houses = steps_of_street(street, role) - book.hotels_on_street;
    Units sum = 0;
    for (Units step = from + 1; step <= to; ++step)
        sum += step <= houses ? street.house : price_of_hotel(street, step - houses);
    return sum;
}

Units percent_of(const ModelTable& table, Units percent, Units sum) {
    return rounded(table, percent * sum);
}

Charge charge_for(const ModelTable& table, int space, bool even_from_jail) {
    const Book& book = table.book();
    const Printed& printed = *book.printed_at(space);
    const DeedHeld& held = table.deed(space);
    const int owner = held.holder;
    const Role role = table.agreed->role(owner);
    if (held.mortgaged != 0) return {};
    if (table.is_jailed(owner) && !of(book.jailed_collects, role) && !even_from_jail) return {};
    if (printed.kind == Kind::utility) return utility_charge(table, owner);
    if (printed.kind == Kind::street) return street_charge(table, printed, owner);
    if (role == Role::competitor) return {percent_of(table, book.transport_percent, printed.price), 0};
    return {by_number(book.transport_by_count, companies(table, Kind::transport, owner)), 0};
}

Charge times_charge(const ModelTable& table, int space, Units times) {
    const Charge usual = charge_for(table, space);
    if (times == 0 || usual.nothing()) return usual;
    return usual.factor > 0 ? Charge{0, times} : Charge{usual.sum * times, 0};
}

Units repairs_of(const ModelTable& table, int seat, const Effect& card) {
    Units sum = 0;
    for (const int space : table.deeds_of(seat)) {
        const DeedHeld& held = table.deed(space);
        sum += held.hotels > 0 ? held.hotels * card.hotel : held.houses * card.amount;
    }
    return sum;
}

Units worth_of_deeds(const ModelTable& table, int seat) {
    Units sum = 0;
    for (const int space : table.deeds_of(seat)) {
        const Printed& printed = *table.book().printed_at(space);
        sum += printed.price - (table.deed(space).mortgaged != 0 ? printed.mortgage : 0);
        sum += cost_of_buildings(table, space, table.agreed->role(seat));
    }
    return sum;
}

Units by_dice(const ModelTable& table, Units factor, int thrown) {
    return rounded(table, factor * thrown * 100);
}

Units percent_tax(const ModelTable& table, int seat) {
    const Book& book = table.book();
    const Role role = table.agreed->role(seat);
    const bool as_monopolist =
        book.tax_shares_cell && role == Role::competitor && table.decided(Ruling::competitor_cash_tax, "as_monopolist");
    Units hundredths = table.player(seat).cash * of(book.tax_on_cash, as_monopolist ? Role::monopolist : role);
    for (const int space : table.deeds_of(seat)) {
        const Printed& printed = *book.printed_at(space);
        if (table.deed(space).mortgaged == 0 || book.taxes_mortgaged) hundredths += printed.price * book.tax_on_deeds;
        hundredths += cost_of_buildings(table, space, role) * book.tax_on_buildings;
    }
    return rounded(table, hundredths);
}

Units redeem_sum(const ModelTable& table, int space) {
    const Printed& printed = *table.book().printed_at(space);
    const Units interest = table.book().mortgage_interest;
    return interest == 0 ? printed.redeem : percent_of(table, 100 + interest, printed.mortgage);
}

Units mortgaged_deed_fee(const ModelTable& table, int space) {
    return percent_of(table, table.book().mortgaged_deed_fee, table.book().printed_at(space)->mortgage);
}

Units refund_for_all(const ModelTable& table, int space) {
    const Role role = table.agreed->role(table.deed(space).holder);
    return percent_of(table, table.book().refund_percent, cost_of_buildings(table, space, role));
}

Units can_raise(const ModelTable& table, int seat) {
    Units sum = table.player(seat).cash;
    for (const int space : table.deeds_of(seat)) {
        sum += refund_for_all(table, space);
        if (table.deed(space).mortgaged == 0) sum += table.book().printed_at(space)->mortgage;
    }
    return sum;
}

Units kept_hundredths(const ModelTable& table, int seat) {
    return table.player(seat).cash * of(table.book().kept_percent, table.agreed->role(seat));
}

std::optional<Units> income(const ModelTable& table, int seat, const std::map<int, Throw>& dice, bool even_from_jail) {
    Units sum = 0;
    for (const int space : table.deeds_of(seat)) {
        const Charge charge = charge_for(table, space, even_from_jail);
        sum += charge.sum;
        if (charge.factor == 0) continue;
        const auto thrown = dice.find(space);
        if (thrown == dice.end()) return std::nullopt;
        sum += by_dice(table, charge.factor, thrown->second.sum());
    }
    return sum;
}

int strange_building(const ModelTable& table, int space) {
    enum {
        fine,
        unowned,
        on_company,
        on_mortgaged,
        hotel_and_houses,
        too_many_hotels,
        not_monopolised,
        not_together,
        too_many_streets,
        too_many
    };
    const Book& book = table.book();
    const Printed& printed = *book.printed_at(space);
    const DeedHeld& held = table.deed(space);
    if (!held.built()) return fine;
    if (held.holder <= bank) return unowned;
    const Role role = table.agreed->role(held.holder);
    if (printed.kind != Kind::street) return on_company;
    if (held.hotels > book.hotels_on_street) return too_many_hotels;
    if (held.mortgaged != 0) return on_mortgaged;
    if (held.hotels > 0 && held.houses > 0) return hotel_and_houses;
    if (held.houses > steps_of_street(printed, role) - book.hotels_on_street) return too_many + static_cast<int>(role);
    const bool falls = book.broken_monopoly == BrokenMonopoly::buildings_sold && of(book.building_needs_monopoly, role);
    if (falls && !monopolised(table, printed.city, held.holder)) return not_monopolised;
    // A colour is never traded apart while it is built (football 12).
    const auto in_hand = std::ranges::count_if(book.deeds, [&](const Printed& other) {
        return other.city == printed.city && table.deed(other.space).holder == held.holder;
    });
    if (book.trade_clears_city && in_hand < book.streets_of(printed.city)) return not_together;
    const int most = of(book.most_built_streets, role);
    if (most > 0 && built_streets(table, printed.city, held.holder) > most) return too_many_streets;
    return fine;
}

bool third_without_two(const ModelTable& table, int space) {
    if (!table.is_third(space)) return false;
    const Printed& street = *table.book().printed_at(space);
    const int owner = table.deed(space).holder;
    const auto held = std::ranges::count_if(table.book().deeds, [&](const Printed& other) {
        return other.city == street.city && table.deed(other.space).holder == owner;
    });
    return held <= streets_for_monopoly(table, street.city);
}

}  // namespace random_play
