#pragma once
// The poster of an entry that a player's phone made: "phone:2" for the phone of seat 2. A login name has no colon, so
// earlier programs and files without phones read the same.

#include <optional>
#include <string>
#include <string_view>

#include "ledger/books/seat.h"

namespace tablebank {

[[nodiscard]] std::string phone_poster(Seat seat);
/// Of the banker's own page on a phone.
inline constexpr std::string_view bank_phone_poster = "phone:0";
/// nullopt for any other poster.
[[nodiscard]] std::optional<Seat> phone_of_poster(std::string_view poster);

}  // namespace tablebank
