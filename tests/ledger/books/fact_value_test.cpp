// Which value a fact of a table may have, and which only a forger would write.

#include "ledger/books/fact_value.h"

#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

using namespace testing;

bool possible(const std::string& key, const std::string& value) {
    const auto parsed = parse_fact_key(key);
    REQUIRE(parsed);
    return is_possible(*agreed(), *parsed, value);
}

}  // namespace

TEST_CASE("dice and seats are read back as they are written") {
    CHECK(parse_dice(to_fact_value(Dice{3, 4})) == Dice{3, 4});
    CHECK(parse_seats(to_fact_value(std::vector<Seat>{anna, clara})) == std::vector<Seat>{anna, clara});
    CHECK(parse_seats("") == std::vector<Seat>{});
    for (const char* text : {"", "3", "3 7", "0 1", "3  4", "3 4 5", "3 x", "03 4"}) CHECK_FALSE(parse_dice(text));
    for (const char* text : {"1,", "x", "1;2"}) CHECK_FALSE(parse_seats(text));
}

TEST_CASE("a value that a table writes is possible") {
    const std::vector<std::pair<std::string, std::string>> written{
        {"phase", "closing"},
        {"round", "1"},
        {"round_began", "4"},
        {"turn", "1"},
        {"rolls_left", "0"},
        {"rolls_made", "2"},
        {"jail_tries:2", "1"},
        {"out:3", "1"},
        {"time_called", "yes"},
        {"time_called", "early"},
        {"time_called", "over 4"},
        {"winner", "1,3"},
        {"ruling:rounding", "down"},
        {"clock_since", "1700000000000"},
        {"clock_used", "7200000"},
        {"clock_extra", "5"},
        {"clock_shift", "3600000"},
        {"clock_shift", "-3600000"},
        {"clock_set", "-1500"},
        {"due:12.1", "rent 1 2 34 184"},
        {"due:12.1", "utility_rent 1 2 12 0 factor 10 monopolist"},
        {"due:12.1", "utility_rent 1 2 12 70 factor 10 dice 3 4 monopolist"},
        {"due:12.1", "offer 1 bank 34 200"},
        {"due:12.1", "rent 1 2 34 1000000000000000000"},
        {"due:12.1", "utility_rent 1 2 12 0 factor 83333333333333333 monopolist"},
        {"due:12.1", "jail_fine 1 bank 10 50 factor 12"},
        {"due:12.1", "income_tax 1 bank 4 200 percent 150"},
        {"due:12.1", "card 4 bank 7 0"},
        {"kept:1", "2.5"},
        {"walked:1", "1767"},
        {"walk_dice:12", "1 4"},
        {"signed_by:1", "yes"},
        {"signed_by:2", "1:304.2 2:140 3:1/3"},
        {"placed:1", "yes"},
    };
    for (const auto& [key, value] : written) {
        CAPTURE(key);
        CHECK(possible(key, value));
        CHECK(possible(key, ""));
    }
}

TEST_CASE("a value that no table writes is not possible") {
    const std::vector<std::pair<std::string, std::string>> made_up{
        {"phase", "over"},
        {"round", "0"},
        {"round", "first"},
        {"round_began", "5"},
        {"turn", "0"},
        {"rolls_left", "-1"},
        {"rolls_made", "1.5"},
        {"jail_tries:5", "1"},
        {"out:0", "1"},
        {"time_called", "no"},
        {"time_called", "over 0"},
        {"time_called", "over"},
        {"time_called", "over four"},
        {"winner", "1,5"},
        {"winner", "Anna"},
        {"ruling:rounding", "sideways"},
        {"clock_since", "9223372036854775807"},
        {"clock_extra", "9223372036854775807"},
        {"clock_shift", "9223372036854775807"},
        {"clock_shift", "-9223372036854775807"},
        {"clock_set", "an hour"},
        {"due:12.1", "rent"},
        {"due:12.1", "rent 5 2 34 184"},
        {"due:12.1", "rent 1 5 34 184"},
        {"due:12.1", "rent 1 2 0 184"},
        {"due:12.1", "rent 1 2 34 1000000000000000001"},
        {"due:12.1", "offer 1 bank 34 9223372036854775807"},
        {"due:12.1", "income_tax 1 bank 4 200 percent 1000000000000000001"},
        {"due:12.1", "utility_rent 1 2 12 0 factor 83333333333333334 monopolist"},
        {"due:12.1", "utility_rent 1 2 12 70 factor 83333333333333334 dice 3 4 monopolist"},
        {"due:12.1", "jail_fine 1 bank 10 50 factor 13"},
        {"due:12.1", "rent 1 2 34 -184"},
        {"due:12.1", "offer 1 bank 7 200"},
        {"due:12.1", "utility_rent 1 2 34 0 factor 10"},
        {"due:12.1", "utility_rent 1 2 12 70 factor 10 dice 3 7"},
        {"due:12.1", "utility_rent 1 2 12 70 factor 10 dice 3"},
        {"due:12.1", "rent 1 2 34 70 dice 3 4"},
        {"due:12.1", "utility_rent 1 2 12 0 factor -10"},
        {"due:12.1", "utility_rent 1 2 12 0 factor 9223372036854775807"},
        {"due:12.1", "income_tax 1 bank 40 200"},
        {"due:12.1", "gift 1 2 34 184"},
        {"kept:1", "a share"},
        {"kept:5", "2.5"},
        {"walked:1", "2.5"},
        {"walk_dice:12", "1 7"},
        {"signed_by:1", "no"},
        {"signed_by:9", "yes"},
        {"signed_by:1", "2:140 1:304"},
        {"signed_by:1", "1:304 9:5"},
        {"signed_by:1", "1:304 "},
        {"signed_by:1", "1:many"},
        {"walk_dice:34", "1 4"},
        {"placed:1", "no"},
        {"placed:9", "yes"},
    };
    for (const auto& [key, value] : made_up) {
        CAPTURE(key);
        CAPTURE(value);
        CHECK_FALSE(possible(key, value));
    }
}

}  // namespace tablebank
