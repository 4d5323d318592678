#pragma once
// To whom the result of a seat is credited, if someone else sat there than the event seated: a substitute who took the
// seat over, a player who came late, or no one. Only the director knows, and gives a reason.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/event/decide_act.h"

namespace tablebank {

/// A seat of a game, of the code of a sheet, or of typed totals.
struct PlayedSeat {
    int number = 0;  ///< of the seat, from 1 on
    std::vector<std::string>
        names{};  ///< the names for it: of the player whom the event seated and of the person who had the seat last
    bool joined = false;  ///< added during the game: the event has no seat of it
    friend bool operator==(const PlayedSeat&, const PlayedSeat&) = default;
};

/// "Anna=Vera": the seat of Anna counts for Vera. "Julia=": it counts for no one.
struct Credit {
    std::string seat;    ///< a name of it, or its number
    std::string player;  ///< a player of the event; empty: no one
    friend bool operator==(const Credit&, const Credit&) = default;
};
/// nullopt if there is no equals sign, or nothing before it.
[[nodiscard]] std::optional<Credit> read_credit(std::string_view text);
/// Several with commas between them; nullopt if one of them cannot be read. Empty text: none.
[[nodiscard]] std::optional<std::vector<Credit>> read_credits(std::string_view text);

/// Writes into a result to whom its seats are credited. `played` has an element for each seat of the result, in the
/// same order; both lose the seats that count for no one, and the places of the others close up. Refusals:
/// credit_invalid, no_such_player.
[[nodiscard]] std::optional<EventRefusal> apply_credits(const Event& event, std::vector<PlayedSeat>& played,
                                                        const std::vector<Credit>& credits, act::ResultTaken& wish);

/// The seats of a table whose totals are to be typed, without totals: each with the player for whom it counted in the
/// current result, followed by the seats that were added.
[[nodiscard]] std::vector<SeatScore> seats_to_score(const EventTable& table);
/// The same seats as they may be called.
[[nodiscard]] std::vector<PlayedSeat> seats_called(const Event& event, const std::vector<SeatScore>& seats);

/// The refusal `uncredited` for a result with a seat that was added during the game and is not credited yet.
[[nodiscard]] std::optional<EventRefusal> uncredited_seat(const std::vector<PlayedSeat>& played,
                                                          const act::ResultTaken& wish);

/// The director's most likely decision: a seat that was added counts for the player of the event who has the same name
/// as the person there and plays nowhere else in that round, otherwise for no one.
[[nodiscard]] std::vector<Credit> likely_credits(const Event& event, const std::vector<PlayedSeat>& played,
                                                 const act::ResultTaken& wish);

}  // namespace tablebank
