#include "ledger/books/phone_poster.h"

#include "ledger/books/people.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::string_view phone_prefix = "phone:";

}  // namespace

std::string phone_poster(Seat seat) {
    return std::string(phone_prefix) + std::to_string(seat.number);
}

std::optional<Seat> phone_of_poster(std::string_view poster) {
    if (!poster.starts_with(phone_prefix)) return std::nullopt;
    const auto number = read_number<int>(poster.substr(phone_prefix.size()));
    if (!number || *number < 1 || *number > most_seats_of_game || phone_poster(Seat{*number}) != poster)
        return std::nullopt;
    return Seat{*number};
}

}  // namespace tablebank
