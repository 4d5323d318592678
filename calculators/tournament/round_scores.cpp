#include "calculators/tournament/round_scores.h"

#include <algorithm>

namespace tablebank {
namespace {

constexpr std::int64_t whole_table = 10'000;  // hundredths of a percent

/// Players who share a place share the points of that place and the next ones.
Share shared_points(const std::vector<int>& list, int place, int sharing) {
    std::int64_t sum = 0;
    for (int above = place; above < place + sharing; ++above) {
        const auto index = static_cast<std::size_t>(above - 1);
        if (index < list.size()) sum += list[index];
    }
    return {sum, sharing};
}

Share sum_of_totals(const TableResult& result) {
    Share sum;
    for (const SeatResult& seat : result.seats) sum += seat.total;
    return sum;
}

RoundScore score_of(const Scheme& scheme, const TableResult& result, const SeatResult& seat, const Share& together) {
    RoundScore score{.round = result.round,
                     .table = result.table,
                     .size = static_cast<int>(result.seats.size()),
                     .place = seat.place,
                     .forfeit = seat.forfeit,
                     .points = {},
                     .total = seat.total};
    if (together > Share{}) score.table_share = parts_of(seat.total, together, whole_table, Rounding::half_up);
    if (seat.forfeit) return score;
    score.sharing = static_cast<int>(std::ranges::count_if(
        result.seats, [&](const SeatResult& other) { return !other.forfeit && other.place == seat.place; }));
    const std::vector<int>* list = scheme.points_at(result.seats.size());
    if (list != nullptr) score.points = shared_points(*list, seat.place, score.sharing);
    return score;
}

Share points_of(const Scheme& scheme, ByeKind kind) {
    switch (kind) {
        case ByeKind::assigned:
            return scheme.bye;
        case ByeKind::requested:
            return scheme.requested;
        case ByeKind::missed:
            return scheme.missed;
    }
    return {};
}

}  // namespace

std::string_view to_string(ByeKind kind) {
    switch (kind) {
        case ByeKind::assigned:
            return "bye";
        case ByeKind::requested:
            return "requested";
        case ByeKind::missed:
            return "missed";
    }
    return {};
}

std::map<int, std::vector<RoundScore>> round_scores(const Scheme& scheme, const EventScores& scores) {
    std::map<int, std::vector<RoundScore>> rounds;
    for (const RankedPlayer& player : scores.players) rounds[player.player];
    for (const TableResult& result : scores.results) {
        const Share together = sum_of_totals(result);
        for (const SeatResult& seat : result.seats)
            rounds[seat.player].push_back(score_of(scheme, result, seat, together));
    }
    for (const RoundBye& bye : scores.byes)
        rounds[bye.player].push_back(
            {.round = bye.round, .bye = bye.kind, .points = points_of(scheme, bye.kind), .total = {}});
    for (auto& [player, played] : rounds) std::ranges::stable_sort(played, {}, &RoundScore::round);
    return rounds;
}

}  // namespace tablebank
