#pragma once
// Parses the text values of facts, and checks which value a fact of a table may have at all. `decide` writes only
// possible values; those of an untrusted file are checked before the game uses them.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/table.h"
#include "ledger/books/fact.h"
#include "ledger/books/seat.h"

namespace tablebank {

struct Setup;

/// "3 4": two dice of 1 to 6.
[[nodiscard]] std::string to_fact_value(Dice dice);
[[nodiscard]] std::optional<Dice> parse_dice(std::string_view text);

/// "1,3": seats from 1.
[[nodiscard]] std::string to_fact_value(const std::vector<Seat>& seats);
[[nodiscard]] std::optional<std::vector<Seat>> parse_seats(std::string_view text);

/// Value of `placed`: `at` put the token there; or the owner of the deed did not ask for the rent in time (football
/// 10), and the visitor may still pay it.
inline constexpr std::string_view put_there = "yes";
inline constexpr std::string_view rent_not_asked = "unasked";

/// "over 4": the whole minutes, at least one, by which time was called too late.
[[nodiscard]] std::string called_over(std::int64_t minutes);
[[nodiscard]] std::optional<std::int64_t> parse_called_over(std::string_view text);

/// Whether this table may ever have such a fact. An empty value (an absent fact) is always possible.
[[nodiscard]] bool is_possible(const Setup& setup, FactKey key, const std::string& value);

}  // namespace tablebank
