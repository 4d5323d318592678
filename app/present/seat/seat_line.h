#pragma once
// A tap or a text from the phone of a seat as lines of the grammar, with the seat in front. A seat acts for itself
// only: never for another player, never a ruling, an undo, a clock, a count, a correction, or anything by force.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/present/seat/phone_refusal.h"
#include "ledger/books/history.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

/// Limit of a text from a phone, in bytes: an exchange of many deeds by name needs a third of it.
inline constexpr std::size_t longest_seat_text = 1'000;

struct SeatLine {
    std::vector<std::string> lines;  ///< canonical, posted together
    bool settles = false;            ///< nothing but dice, and payments of what is due
    bool is_asked = false;           ///< the banker posts it, if at all: a count of the player's own notes
    std::optional<Seat> partner{};   ///< of a trade: the other player, who must agree before it is posted
};
using ReadSeatLine = std::variant<SeatLine, PhoneRefusal, ParseError>;

/// A line of the grammar, or a short answer as in the window (app/present/typing/typed_line.h): a line that names no
/// player is one of this seat.
[[nodiscard]] ReadSeatLine read_seat_line(const Table& table, Seat seat, std::string_view text);

/// What a player gives in a trade, and gets from another one: sums and deeds as in a line, "50", "@39".
struct SeatTrade {
    Seat with;
    std::vector<std::string> give;
    std::vector<std::string> get;
};
/// Its line, for `read_seat_line`; empty if an item is neither a sum nor a deed, or there is no such player.
[[nodiscard]] std::string trade_line(const Setup& setup, Seat seat, const SeatTrade& trade);

}  // namespace tablebank
