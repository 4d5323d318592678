#include "app/present/event/standings_effect.h"

#include <map>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

std::map<int, int> ranks_of(const Event& event) {
    std::map<int, int> ranks;
    for (const Ranking& row : standings_of(event)) ranks[row.player] = row.rank;
    return ranks;
}

/// With each deciding value of the scheme: penalties are subtracted from the points of the rounds.
Share points_of(const Ranking& row) {
    Share points{};
    for (const RoundScore& round : row.rounds) points = points + round.points;
    return points - row.penalties;
}

std::string rank_text(int rank) {
    return rank == 0 ? "-" : std::to_string(rank);
}

}  // namespace

std::vector<std::string> moved_ranks(const Language& lang, const Event& before, const Event& after) {
    std::vector<std::string> moved;
    const auto now = ranks_of(before);
    for (const auto& [player, rank] : ranks_of(after)) {
        const auto was = now.find(player);
        if (was != now.end() && was->second != rank)
            moved.push_back(
                lang.tr("{player}: rank {before} becomes {after}", {{"player", event_player_name(after, player)},
                                                                    {"before", std::to_string(was->second)},
                                                                    {"after", std::to_string(rank)}}));
    }
    if (moved.empty()) moved.push_back(lang.tr("no rank changes"));
    return moved;
}

std::vector<StandingsEffect> standings_effect(const Language& lang, const Event& before, const Event& after) {
    std::map<int, Ranking> now;
    for (Ranking& row : standings_of(before)) now.emplace(row.player, std::move(row));
    std::vector<StandingsEffect> effect;
    for (const Ranking& row : standings_of(after)) {
        const auto was = now.find(row.player);
        if (was == now.end()) continue;
        const Share points_before = points_of(was->second);
        const Share points_after = points_of(row);
        if (was->second.rank == row.rank && points_before == points_after) continue;
        effect.push_back({row.player, event_player_name(after, row.player), rank_text(was->second.rank),
                          rank_text(row.rank), amount_text(lang, points_before), amount_text(lang, points_after)});
    }
    return effect;
}

}  // namespace tablebank
