#pragma once
// An amount with its workings. Every charge has workings: each step has its description, its figure and its paragraph.
// Workings are data; app/present turns them into sentences in the user's language.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/money.h"
#include "calculators/share.h"
#include "calculators/table.h"

namespace tablebank {

/// The statement of one line of workings. The comment lists the members of Working that a step uses.
enum class Step {
    printed_rent,             ///< space, role, count = houses, hotels; figure = the printed rent
    city_doubled,             ///< space, count = unmortgaged streets held; figure = the doubled rent
    city_not_monopolised,     ///< space, count = unmortgaged streets held, factor = streets needed; no figure
    broken_monopoly,          ///< space; no figure: the buildings earn the single rate
    broken_monopoly_rate,     ///< space, base = the printed rent; figure = the remaining part of it
    mortgaged_earns_nothing,  ///< space
    jailed_earns_nothing,     ///< space, role
    transport_percent,        ///< space, percent, base = price; figure
    transport_by_count,       ///< space, count = owned; figure
    utility_by_count,         ///< space, count = owned; figure
    utility_factor,           ///< space, role, count = owned, factor; no figure
    dice_times_factor,        ///< dice, factor; figure
    rounded,                  ///< figure = the payable sum; base = the note it was rounded to
    tax_fixed,                ///< figure
    tax_cash,                 ///< role, percent, base = cash; figure
    tax_deeds,                ///< percent, base = price of the deeds that count; figure
    tax_buildings,            ///< percent, base = cost of all buildings; figure
    tax_total,                ///< figure = the exact sum of the percentages
    property_tax,             ///< figure
    foundation_fee,           ///< role; figure
    foundation_grant,         ///< factor = the die; figure, 0 for no grant
    start_notes,              ///< count, base = the value of each; figure
    salary,                   ///< figure
    jail_fine,                ///< figure
    purchase,                 ///< space; figure = the printed price
    house,                    ///< space, role, count = houses; figure = their cost
    hotel,                    ///< space, role, hotels; figure = their price (houses go back without refund)
    building_refund,          ///< space, count = steps, percent, base = what they cost; figure
    mortgage_sum,             ///< space; figure
    redeem_sum,               ///< space; figure
    mortgage_interest,        ///< space, percent, base = the mortgage; figure = the interest
    mortgaged_deed_fee,       ///< space, percent, base = the mortgage; figure
    cash,                     ///< figure = cash in hand
    cash_kept,                ///< role, percent, base = cash; figure
    walk_income,              ///< space; figure = what the deed earns
    total,                    ///< figure
    equal_part,               ///< count = creditors, base = whole sum; figure
    mean_of_throws,           ///< space, factor; figure = the mean of all throws of two dice, perhaps a fraction
    salary_landing,           ///< figure
    rent_times,               ///< space, factor = the multiple that a card asks for, base = the usual rent; figure
    card_factor,              ///< space, factor = the multiple of the dice that a card asks for; no figure
    repaired_houses,          ///< count, base = the sum for each; figure
    repaired_hotels,          ///< count, base = the sum for each; figure
    worth_of_deed,            ///< space, base = the printed price; figure
    worth_of_mortgaged,       ///< space, base = the printed price; figure = half of it
    worth_of_buildings,       ///< space; figure = what they cost
    further_hotel,            ///< space, role, hotels; figure = the price of those after the first
};

/// Whether a step has no sum of its own.
[[nodiscard]] constexpr bool has_no_figure(Step step) {
    return step == Step::utility_factor || step == Step::city_not_monopolised || step == Step::broken_monopoly ||
           step == Step::card_factor;
}

/// One line of workings. Every member has its initialiser, so that a step names only those that it uses.
struct Working {
    Step step = Step::total;
    Share figure{};
    std::string rule{};  ///< "ru 9", or "ruling rounding" if the book leaves it to the table
    std::optional<Space> space{};
    std::optional<Role> role{};
    std::optional<Dice> dice{};
    std::int64_t count = 0;
    int hotels = 0;
    std::int64_t factor = 0;
    std::int64_t percent = 0;
    Money base{};
};

struct Quote {
    Money amount{};
    std::vector<Working> workings{};
};

}  // namespace tablebank
