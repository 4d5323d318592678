// The scores, the clocks and the missing results of an event.

#include <algorithm>
#include <set>
#include <utility>

#include "app/event/event.h"

namespace tablebank {
namespace {

TableResult result_of(const act::ResultTaken& taken) {
    TableResult result{.round = taken.round, .table = taken.table, .seats = {}};
    for (const SeatScore& seat : taken.seats)
        result.seats.push_back(
            {.player = seat.player, .total = seat.total, .place = seat.place, .forfeit = seat.forfeit});
    return result;
}

/// The players who have no table in a round that has begun, and are not among its byes: they asked to sit out and come
/// back, or had not come yet. Players who left for good, or were not in a final, have neither.
std::vector<RoundBye> absent_in(const Event& event, const EventRound& round) {
    std::vector<RoundBye> absent;
    if (!round.has_begun() || round.final_round) return absent;
    std::set<int> there(round.byes.begin(), round.byes.end());
    for (const EventTable& table : round.tables) {
        for (const SeatedPlayer& seat : table.seating.seats) there.insert(seat.player);
        if (const act::ResultTaken* taken = table.result())
            for (const SeatScore& score : taken->seats) there.insert(score.player);
    }
    for (const auto& [number, player] : event.players) {
        if (player.substitute || there.contains(number)) continue;
        const auto gap = std::ranges::find_if(player.gaps, [&](const EventPlayer::Gap& one) {
            return one.from <= round.number && (!one.back || round.number < *one.back);
        });
        if (gap != player.gaps.end() && !gap->back) continue;
        const bool asked = gap != player.gaps.end() && gap->from > 1;
        absent.push_back({round.number, number, asked ? ByeKind::requested : ByeKind::missed});
    }
    return absent;
}

}  // namespace

Event after_round(Event event, int round) {
    const auto next = event.rounds.upper_bound(round);
    if (next != event.rounds.end() && next->second.opened_at)
        std::erase_if(event.penalties,
                      [&](const EventPenalty& one) { return one.stamp.at >= *next->second.opened_at; });
    event.rounds.erase(next, event.rounds.end());
    return event;
}

EventScores scores_of(const Event& event) {
    EventScores scores;
    for (const auto& [number, player] : event.players) scores.players.push_back({number, !player.substitute});
    for (const auto& [number, round] : event.rounds) {
        for (const EventTable& table : round.tables)
            if (const act::ResultTaken* taken = table.result()) {
                scores.results.push_back(result_of(*taken));
                scores.results.back().final_round = round.final_round;
            }
        if (!round.has_begun()) continue;
        for (const int player : round.byes) scores.byes.push_back({.round = number, .player = player});
        for (const RoundBye& bye : absent_in(event, round)) {
            const Share& points = bye.kind == ByeKind::requested ? event.scheme.requested : event.scheme.missed;
            if (points > Share{}) scores.byes.push_back(bye);
        }
    }
    for (const EventPenalty& penalty : event.penalties)
        if (!penalty.withdrawn) scores.penalties.push_back({penalty.given.player, penalty.given.points});
    scores.lots = event.lots;
    return scores;
}

std::vector<Ranking> standings_of(const Event& event) {
    return rank_players(event.scheme, scores_of(event));
}

std::optional<TableClock> clock_of(const Event& event, const EventRound& round, const EventTable& table) {
    if (!round.opened_at || event.made.minutes == 0) return std::nullopt;
    return TableClock{*round.opened_at, event.made.minutes + table.extension};
}

std::optional<TableClock> clock_of(const Event& event, const EventRound& round) {
    const std::optional<int> extension = round.extension();
    if (!round.opened_at || event.made.minutes == 0 || !extension) return std::nullopt;
    return TableClock{*round.opened_at, event.made.minutes + *extension};
}

std::vector<MissingResult> missing_results(const Event& event) {
    std::vector<MissingResult> missing;
    for (const auto& [number, round] : event.rounds) {
        if (!round.has_begun()) continue;
        for (const EventTable& table : round.tables) {
            if (table.result() != nullptr) continue;
            MissingResult one{.round = number, .table = table.seating.number, .due_at = {}};
            if (const auto clock = clock_of(event, round, table)) one.due_at = clock->end();
            missing.push_back(one);
        }
    }
    return missing;
}

std::vector<MissingRound> missing_rounds(const Event& event) {
    std::vector<MissingRound> missing;
    for (const auto& [number, round] : event.rounds) {
        if (!round.has_begun()) continue;
        const auto count =
            std::ranges::count_if(round.tables, [](const EventTable& table) { return table.result() == nullptr; });
        if (count > 0) missing.push_back({number, static_cast<int>(count)});
    }
    return missing;
}

int complete_rounds(const Event& event) {
    const std::vector<MissingRound> missing = missing_rounds(event);
    int complete = 0;
    for (const auto& [number, round] : event.rounds)
        if (round.has_begun() && (missing.empty() || number < missing.front().round)) complete = number;
    return complete;
}

}  // namespace tablebank
