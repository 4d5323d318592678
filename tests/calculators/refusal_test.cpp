#include "calculators/refusal.h"

#include <algorithm>
#include <set>

#include "tests/calculators/shipped.h"

using namespace tablebank;

TEST_CASE("every refusal code has its own name in lower case and hyphens") {
    std::set<std::string_view> names;
    for (const RefusalCode code : all_refusal_codes()) {
        const std::string_view name = to_string(code);
        CAPTURE(name);
        CHECK(!name.empty());
        CHECK(std::ranges::all_of(name, [](char letter) { return (letter >= 'a' && letter <= 'z') || letter == '-'; }));
        CHECK(names.insert(name).second);
    }
    CHECK(to_string(RefusalCode::short_of_cash) == "short-of-cash");
}

TEST_CASE("the codes are listed in their order of precedence, from the state of the game to the cash and the reason") {
    const auto& codes = all_refusal_codes();
    CHECK(std::ranges::is_sorted(codes));
    CHECK(codes.front() == RefusalCode::game_over);
    CHECK(codes.back() == RefusalCode::reason_needed);
}

TEST_CASE("force sets rules of the game aside") {
    for (const RefusalCode code :
         {RefusalCode::not_your_turn, RefusalCode::city_not_monopolised, RefusalCode::mortgaged_street,
          RefusalCode::buildings_on_street, RefusalCode::buildings_in_city, RefusalCode::price_differs,
          RefusalCode::trade_closed, RefusalCode::closing_bank_only, RefusalCode::can_still_pay, RefusalCode::withheld,
          RefusalCode::due_open, RefusalCode::already_rolled, RefusalCode::not_there})
        CHECK_MESSAGE(can_be_forced(code), code);
}

TEST_CASE("force makes nothing from nothing, and gives no meaning to a line that has none") {
    for (const RefusalCode code :
         {RefusalCode::short_of_cash,       RefusalCode::not_held,          RefusalCode::not_owner,
          RefusalCode::not_for_sale,        RefusalCode::past_hotel,        RefusalCode::nothing_built,
          RefusalCode::too_many_steps,      RefusalCode::no_houses,         RefusalCode::no_hotels,
          RefusalCode::no_deed_there,       RefusalCode::not_a_street,      RefusalCode::already_mortgaged,
          RefusalCode::not_mortgaged,       RefusalCode::no_such_entry,     RefusalCode::unknown_ruling,
          RefusalCode::player_out,          RefusalCode::game_over,         RefusalCode::nothing_due,
          RefusalCode::choice_needed,       RefusalCode::dice_missing,      RefusalCode::reversal_blocked,
          RefusalCode::reversal_impossible, RefusalCode::reversal_too_long, RefusalCode::too_much_due})
        CHECK_MESSAGE(!can_be_forced(code), code);
}
