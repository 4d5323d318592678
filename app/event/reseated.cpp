// The exchange of two players in a round that has begun: the seats, the byes, and the results with them.

#include <algorithm>

#include "app/event/event.h"

namespace tablebank {
namespace {

struct Exchange {
    int player = 0;
    int other = 0;

    [[nodiscard]] int operator()(int number) const { return exchanged_player(number, player, other); }
};

/// The score belongs to the seat: to whom it was credited explicitly it stays credited.
SeatScore exchanged(SeatScore score, const Exchange& exchange) {
    if (score.seat_of == 0) return score;
    const int seated = exchange(score.seated());
    score.player = score.seat_of ? score.player : seated;
    score.seat_of = score.player == seated ? std::nullopt : std::optional{seated};
    return score;
}

/// A seat without a player does not exist.
void exchange_in_result(act::ResultTaken& result, const Exchange& exchange) {
    if (exchange.other == 0)
        std::erase_if(result.seats, [&](const SeatScore& score) { return score.seated() == exchange.player; });
    for (SeatScore& score : result.seats) score = exchanged(score, exchange);
}

}  // namespace

int exchanged_player(int number, int player, int other) {
    if (number == player) return other;
    return number == other ? player : number;
}

EventRound reseated(EventRound round, int player, int other) {
    const Exchange exchange{player, other};
    round.sizes.clear();
    for (EventTable& table : round.tables) {
        std::vector<SeatedPlayer>& seats = table.seating.seats;
        for (SeatedPlayer& seat : seats) seat.player = exchange(seat.player);
        std::erase_if(seats, [](const SeatedPlayer& seat) { return seat.player == 0; });
        for (TableResultTaken& taken : table.results) exchange_in_result(taken.result, exchange);
        round.sizes.insert(static_cast<int>(seats.size()));
    }
    for (int& bye : round.byes) bye = exchange(bye);
    std::erase(round.byes, 0);
    return round;
}

}  // namespace tablebank
