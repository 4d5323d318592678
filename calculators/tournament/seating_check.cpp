#include "calculators/tournament/seating_check.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "calculators/tournament/player_index.h"

namespace tablebank {
namespace {

class RoundCheck {
public:
    explicit RoundCheck(int players) : players_(players), there_(index_of(players), 0) {}

    [[nodiscard]] bool is_possible(const SeatedRound& round) {
        std::ranges::fill(there_, char{0});
        return std::ranges::all_of(round.tables, [this](const SeatedTable& table) { return take(table); }) &&
               std::ranges::all_of(round.byes, [this](int player) { return take(player); });
    }

private:
    [[nodiscard]] bool take(const SeatedTable& table) {
        return table.number >= 1 && !table.seats.empty() && table.seats.size() <= index_of(most_seats) &&
               std::ranges::all_of(table.seats, [this](const SeatedPlayer& seat) { return take(seat.player); });
    }
    [[nodiscard]] bool take(int player) {
        if (player < 0 || player >= players_ || there_[index_of(player)] != 0) return false;
        there_[index_of(player)] = 1;
        return true;
    }

    int players_;
    std::vector<char> there_;
};

}  // namespace

std::optional<std::size_t> impossible_round(int players, std::span<const SeatedRound> rounds) {
    RoundCheck check(players);
    for (std::size_t at = 0; at < rounds.size(); ++at)
        if (!check.is_possible(rounds[at])) return at;
    return std::nullopt;
}

void require_possible(int players, std::span<const SeatedRound> rounds) {
    if (players < 0 || players > most_seated_players || rounds.size() > index_of(most_seated_rounds))
        throw std::invalid_argument("a seating has more players or rounds than there may be");
    if (impossible_round(players, rounds)) throw std::invalid_argument("a round seats somebody who cannot sit there");
}

}  // namespace tablebank
