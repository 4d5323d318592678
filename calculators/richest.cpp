#include "calculators/richest.h"

#include <utility>

#include "calculators/settlement.h"

namespace tablebank {

std::variant<std::vector<RichPlayer>, Refusal> rank_richest(const Edition& edition, const Rulings& rulings,
                                                            const Position& position) {
    std::vector<Worth> by_player(position.players.size());
    std::vector<Score> scores;
    for (std::size_t index = 0; index < position.players.size(); ++index) {
        const PositionPlayer& player = position.players[index];
        if (player.bankrupt) continue;
        auto counted = quote_worth(edition, rulings, player.estate, position.dice);
        if (auto* refusal = std::get_if<Refusal>(&counted)) {
            refusal->owner = static_cast<int>(index) + 1;
            return std::move(*refusal);
        }
        by_player[index] = std::get<Worth>(std::move(counted));
        scores.push_back({.player = static_cast<int>(index),
                          .kept = Share{by_player[index].cash},
                          .deeds = static_cast<int>(player.estate.deeds.size()),
                          .total = Share{by_player[index].richest}});
    }
    place(rulings, scores);

    std::vector<RichPlayer> ranked;
    ranked.reserve(scores.size());
    for (const Score& score : scores)
        ranked.push_back({score.player, std::move(by_player[static_cast<std::size_t>(score.player)]), score.place});
    return ranked;
}

}  // namespace tablebank
