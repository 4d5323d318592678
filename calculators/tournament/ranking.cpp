#include "calculators/tournament/ranking.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "calculators/tournament/round_scores.h"

namespace tablebank {
namespace {

Share divided(const Share& sum, std::int64_t by) {
    return {sum.numerator(), sum.denominator() * by};
}

/// A round without a table counts as the player's average at their tables: a bye is neither a loss nor a gain.
Share with_byes(const Share& sum, std::int64_t tables, std::int64_t byes) {
    return tables == 0 ? Share{} : divided(sum * (tables + byes), tables);
}

/// The figure, unless its numerator or denominator exceeds 64 bits.
template <class Figure>
std::optional<Share> countable(const Figure& figure) {
    try {
        return figure();
    } catch (const MoneyOverflow&) {
        return std::nullopt;
    }
}

class Ranker {
public:
    Ranker(const Scheme& scheme, const EventScores& scores)
        : scheme_(scheme), scores_(scores), rounds_(round_scores(scheme, scores)) {
        for (const PointsPenalty& penalty : scores.penalties) penalties_[penalty.player] += penalty.points;
        for (const auto& [player, rounds] : rounds_) {
            Share& earned = earned_[player];
            for (const RoundScore& round : rounds) earned += round.points;
        }
        for (const TableResult& result : scores.results) {
            meet(result);
            if (result.final_round) finals_.push_back(&result);
        }
    }

    std::vector<Ranking> run() && {
        std::vector<int> ranked;
        std::vector<int> others;
        for (const RankedPlayer& player : scores_.players) (player.ranked ? ranked : others).push_back(player.player);
        std::ranges::sort(ranked);
        for (const int player : ranked) values_[player].resize(scheme_.order.size());
        split(ranked, 0, std::nullopt);
        std::ranges::sort(others,
                          [&](int a, int b) { return std::pair(points_of(b), a) < std::pair(points_of(a), b); });
        for (const int player : others) {
            values_[player].resize(scheme_.order.size());
            for (std::size_t i = 0; i < scheme_.order.size(); ++i)
                values_[player][i] = countable([&] { return value_alone(player, scheme_.order[i]); });
            add(player, 0, std::nullopt);
        }
        return std::move(rankings_);
    }

private:
    /// The meetings of two players, from the view of the first.
    struct Meetings {
        int count = 0;
        Share won;
    };

    void meet(const TableResult& result) {
        for (const SeatResult& one : result.seats) {
            for (const SeatResult& other : result.seats) {
                if (one.player == other.player) continue;
                Meetings& meetings = meetings_[{one.player, other.player}];
                ++meetings.count;
                const bool better = one.forfeit != other.forfeit ? other.forfeit : one.place < other.place;
                const bool level = one.forfeit == other.forfeit && (one.forfeit || one.place == other.place);
                if (better) meetings.won += Share{Money{1}};
                if (level) meetings.won += Share{1, 2};
            }
        }
    }

    [[nodiscard]] Share points_of(int player) const {
        const auto penalty = penalties_.find(player);
        return earned_.at(player) - (penalty == penalties_.end() ? Share{} : penalty->second);
    }

    /// The sum over the tables; byes count as their average.
    template <class Figure>
    [[nodiscard]] Share over_tables(int player, Figure figure) const {
        Share sum;
        std::int64_t tables = 0;
        std::int64_t byes = 0;
        for (const RoundScore& round : rounds_.at(player)) {
            // A round that a player did not want to play, or came too late for, adds nothing to an average.
            if (round.table == 0 && round.bye != ByeKind::assigned) continue;
            ++(round.table == 0 ? byes : tables);
            if (round.table != 0) sum += figure(round);
        }
        return with_byes(sum, tables, byes);
    }

    [[nodiscard]] Share wins_of(int player) const {
        Share wins;
        for (const RoundScore& round : rounds_.at(player))
            if (round.place == 1 && !round.forfeit) wins += Share{1, round.sharing};
        return wins;
    }

    /// The average: a player at a table of three met fewer.
    [[nodiscard]] std::optional<Share> opponents_of(int player) const {
        Share sum;
        std::int64_t met = 0;
        for (auto at = meetings_.lower_bound({player, 0}); at != meetings_.end() && at->first.first == player; ++at) {
            sum += earned_.at(at->first.second) * at->second.count;
            met += at->second.count;
        }
        return met == 0 ? std::nullopt : std::optional{divided(sum, met)};
    }

    /// A figure that does not depend on which players are equal.
    [[nodiscard]] std::optional<Share> value_alone(int player, Criterion criterion) const {
        switch (criterion) {
            case Criterion::points:
                return points_of(player);
            case Criterion::wins:
                return wins_of(player);
            case Criterion::totals:
                return over_tables(player, [](const RoundScore& round) { return round.total; });
            case Criterion::table_share:
                return over_tables(player, [](const RoundScore& round) { return Share{Money{round.table_share}}; });
            case Criterion::opponents:
                return opponents_of(player);
            case Criterion::lots: {
                const auto lot = scores_.lots.find(player);
                return lot == scores_.lots.end() ? std::nullopt : std::optional{Share{Money{-lot->second}}};
            }
            case Criterion::final_place:
                return final_of(player);
            case Criterion::head_to_head:
                return std::nullopt;
        }
        return std::nullopt;
    }

    /// How many of the final's players are behind or level, counted so that every other player has none; a forfeit is
    /// last. The last final decides before an earlier one. None before a final was played.
    [[nodiscard]] std::optional<Share> final_of(int player) const {
        if (finals_.empty()) return std::nullopt;
        std::int64_t value = 0;
        const std::size_t first = finals_.size() - std::min(finals_.size(), finals_counted);
        for (std::size_t at = finals_.size(); at-- > first;) {
            const TableResult* one = finals_[at];
            value *= final_weight;
            const auto seat = std::ranges::find(one->seats, player, &SeatResult::player);
            if (seat == one->seats.end()) continue;
            const auto place = seat->forfeit ? one->seats.size() : static_cast<std::size_t>(seat->place);
            value += static_cast<std::int64_t>(one->seats.size() + 1 - std::min(place, one->seats.size()));
        }
        return Share{Money{value}};
    }

    /// The sum of the shares of its meetings that a player won against each of the others; none unless each met each.
    [[nodiscard]] std::optional<Share> head_to_head(int player, const std::vector<int>& level) const {
        Share sum;
        for (const int other : level) {
            if (other == player) continue;
            const auto met = meetings_.find({player, other});
            if (met == meetings_.end()) return std::nullopt;
            sum += divided(met->second.won, met->second.count);
        }
        return sum;
    }

    /// Calculates a figure for all players who are equal; returns whether it exists for all of them and so decides.
    [[nodiscard]] bool measure(const std::vector<int>& level, std::size_t at) {
        const Criterion criterion = scheme_.order[at];
        bool all = true;
        for (const int player : level) {
            auto& value = values_[player][at];
            value = countable([&] {
                return criterion == Criterion::head_to_head ? head_to_head(player, level)
                                                            : value_alone(player, criterion);
            });
            all = all && value.has_value();
        }
        const bool alone = level.size() == 1;  // no opponent is left
        if (criterion == Criterion::head_to_head && (alone || !all))
            for (const int player : level) values_[player][at].reset();
        return all && !(alone && criterion == Criterion::head_to_head);
    }

    void add(int player, int rank, std::optional<std::size_t> decided_by) {
        const auto penalty = penalties_.find(player);
        rankings_.push_back({.player = player,
                             .rank = rank,
                             .rounds = rounds_.at(player),
                             .penalties = penalty == penalties_.end() ? Share{} : penalty->second,
                             .values = values_.at(player),
                             .decided_by = decided_by});
    }

    /// Ranks players who are equal in everything before `at`. `above`: the criterion that put the first of them below
    /// the row before.
    void split(std::vector<int> level, std::size_t at, std::optional<std::size_t> above) {
        if (level.empty()) return;
        if (at == scheme_.order.size()) {
            const int rank = static_cast<int>(rankings_.size()) + 1;
            for (const int player : level) {
                add(player, rank, above);
                above.reset();
            }
            return;
        }
        // A single player gets here too, for the figures of the table. They no longer decide anything.
        if (!measure(level, at)) return split(std::move(level), at + 1, above);
        const auto value = [&](int player) { return *values_[player][at]; };
        std::ranges::stable_sort(level, std::greater{}, value);
        for (auto first = level.begin(); first != level.end();) {
            const auto last =
                std::find_if(first, level.end(), [&](int player) { return value(player) != value(*first); });
            split({first, last}, at + 1, first == level.begin() ? above : at);
            first = last;
        }
    }

    static constexpr std::int64_t final_weight = 100;  // more than a table has players
    static constexpr std::size_t finals_counted = 4;   // the last ones: the figure fits 64 bits

    const Scheme& scheme_;
    const EventScores& scores_;
    std::vector<const TableResult*> finals_;  ///< in order of round
    std::map<int, std::vector<RoundScore>> rounds_;
    std::map<int, Share> penalties_;
    std::map<int, Share> earned_;  ///< points without penalties
    std::map<std::pair<int, int>, Meetings> meetings_;
    std::map<int, std::vector<std::optional<Share>>> values_;
    std::vector<Ranking> rankings_;
};

}  // namespace

std::vector<Ranking> rank_players(const Scheme& scheme, const EventScores& scores) {
    return Ranker(scheme, scores).run();
}

}  // namespace tablebank
