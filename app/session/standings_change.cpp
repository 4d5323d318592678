#include "app/session/standings_change.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "app/session/game_settlement.h"
#include "ledger/books/apply.h"

namespace tablebank {
namespace {

/// Empty during play if the table has ruled that no one sees them then.
struct Standings {
    std::vector<PlaceAndTotal> by_seat;
    std::vector<Seat> first;
};

constexpr int last_of_all = std::numeric_limits<int>::max();

/// With dice one and one for each utility without a throw; if the walk is over, they have no effect.
std::optional<Settlement> settled_with_gaps(const Game& game, std::vector<Space>& without_dice) {
    for (UtilityDice dice;;) {
        auto found = settle_state(game, dice);
        if (auto* settlement = std::get_if<Settlement>(&found)) return std::move(*settlement);
        const auto& refusal = std::get<Refusal>(found);
        if (refusal.code != RefusalCode::dice_missing) return std::nullopt;
        const Space space = refusal.space.value();
        dice[space] = Dice{};
        const bool counts = game.phase() < Phase::walked;
        if (counts && std::ranges::find(without_dice, space) == without_dice.end()) without_dice.push_back(space);
    }
}

std::optional<Standings> standings_of(const Game& game, std::vector<Space>& without_dice) {
    Standings standings{std::vector<PlaceAndTotal>(static_cast<std::size_t>(game.seats())), {}};
    const auto of = [&](Seat seat) -> PlaceAndTotal& {
        return standings.by_seat[static_cast<std::size_t>(seat.number - 1)];
    };
    if (hides_standings(game)) return standings;
    const auto settlement = settled_with_gaps(game, without_dice);
    if (!settlement) return std::nullopt;
    for (const Standing& standing : settlement->standings)
        of(Seat{standing.player + 1}) = {standing.place, standing.total};
    for (const int player : settlement->winners) standings.first.push_back(Seat{player + 1});
    // The winners of a finished game are those that its book has.
    if (game.phase() == Phase::finished) standings.first = game.winners();
    for (const Seat seat : standings.first) of(seat).place = 1;
    return standings;
}

bool stands_in_settlement(const Game& game) {
    return game.phase() != Phase::play;
}

}  // namespace

bool StandingsChange::changes() const {
    return first_before != first_after || std::ranges::any_of(players, &StandingChange::changes);
}

std::optional<StandingsChange> standings_change(const Game& before, const Game& after) {
    const bool timed = before.setup->goal == Goal::timed;
    if (!timed || (!stands_in_settlement(before) && !stands_in_settlement(after))) return std::nullopt;
    StandingsChange change;
    const auto was = standings_of(before, change.without_dice);
    const auto is = standings_of(after, change.without_dice);
    if (!was || !is) return std::nullopt;
    change.first_before = was->first;
    change.first_after = is->first;
    change.phase_before = before.phase();
    change.phase_after = after.phase();
    for (int number = 1; number <= before.seats(); ++number) {
        const auto at = static_cast<std::size_t>(number - 1);
        change.players.push_back({Seat{number}, was->by_seat[at], is->by_seat[at]});
    }
    std::ranges::sort(change.players, {}, [](const StandingChange& one) {
        return std::tuple{one.after.place.value_or(last_of_all), one.before.place.value_or(last_of_all),
                          one.seat.number};
    });
    std::ranges::sort(change.without_dice);
    return change;
}

std::optional<StandingsChange> result_change(const Game& game, const std::vector<Entry>& entries) {
    const bool repairs = !entries.empty() && entries.front().verb == "amend";
    const bool counts = repairs ? stands_in_settlement(game) : game.phase() == Phase::finished;
    if (!counts) return std::nullopt;
    Game after = game;
    for (const Entry& entry : entries) apply(after, entry);
    if (!repairs && after.phase() != Phase::finished) return std::nullopt;
    auto change = standings_change(game, after);
    return change && change->changes() ? change : std::nullopt;
}

}  // namespace tablebank
