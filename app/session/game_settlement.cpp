#include "app/session/game_settlement.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "ledger/books/result.h"

namespace tablebank {
namespace {

FactKey seat_fact(FactName name, int player) {
    return {.name = name, .index = player + 1};
}

bool has_fact(const Game& game, FactName what) {
    const auto recorded = game.facts.from({.name = what});
    return recorded != game.facts.all().end() && recorded->first.name == what;
}

/// The entry in force that recorded this for each player, or nullopt if there is none. If it was reversed and restored,
/// it is still the entry that computed the values.
std::optional<std::int64_t> entry_that_recorded(const Table& table, FactName what) {
    if (!has_fact(table.game, what)) return std::nullopt;
    const auto& entries = table.history.entries();
    const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
        return table.history.counts(entry) && std::ranges::any_of(entry.facts, [&](const FactChange& change) {
                   return change.key.name == what && !change.after.empty();
               });
    });
    return found == entries.rend() ? std::nullopt : std::optional{found->sequence};
}

/// The table as it is now, with the cash that each player had before handing it in: the shares were computed from it.
Position before_handing_in(const Table& table, std::int64_t kept) {
    Position position = table.game.position();
    const Position before = state_at(table, kept - 1).position();
    for (std::size_t player = 0; player < position.players.size(); ++player)
        position.players[player].estate.cash = before.players.at(player).estate.cash;
    return position;
}

/// The entry that ended the walk; nullopt while the walk goes on, or if there is none.
std::optional<std::int64_t> entry_of_walk(const Table& table) {
    return table.game.phase() == Phase::kept ? std::nullopt : entry_that_recorded(table, FactName::walked);
}

/// The rulings by which the walk is or was paid; places are given at the end.
Rulings rulings_of_walk(const Table& table, std::optional<std::int64_t> walked) {
    Rulings rulings = walked ? state_at(table, *walked).rulings() : table.game.rulings();
    rulings.ties = table.game.rulings().ties;
    return rulings;
}

/// The share as a fact stores it: whatever the ledger wrote can be read.
Share share_of(const std::string& written) {
    const auto share = Share::parse(written);
    if (!share) throw std::logic_error("a recorded share reads \"" + written + "\"");
    return *share;
}

/// Replaces the computed values by the recorded ones, and the places that follow from them.
void take_recorded(const Game& game, const Rulings& rulings, const Position& position, Settlement& settlement) {
    std::vector<Score> scores;
    for (Standing& standing : settlement.standings) {
        if (const std::string& kept = game.facts.get(seat_fact(FactName::kept, standing.player)); !kept.empty())
            standing.kept = share_of(kept);
        const std::string& walked = game.facts.get(seat_fact(FactName::walked, standing.player));
        if (!walked.empty() && game.phase() != Phase::kept)  // while the walk goes on they are the first payments only
            standing.walk_sum = Money{game.facts.number(seat_fact(FactName::walked, standing.player))};
        standing.total = standing.kept + Share{standing.walk_sum};
        if (const std::string& set = game.facts.get(seat_fact(FactName::adjusted, standing.player)); !set.empty())
            standing.total = share_of(set);
        const auto& player = position.players.at(static_cast<std::size_t>(standing.player));
        scores.push_back({.player = standing.player,
                          .kept = standing.kept,
                          .deeds = static_cast<int>(player.estate.deeds.size()),
                          .total = standing.total});
    }
    place(rulings, scores);

    std::vector<Standing> ordered;
    settlement.winners.clear();
    for (const Score& score : scores) {
        auto standing = std::ranges::find(settlement.standings, score.player, &Standing::player);
        standing->place = score.place;
        ordered.push_back(std::move(*standing));
        if (score.place == 1) settlement.winners.push_back(score.player);
    }
    settlement.standings = std::move(ordered);
}

/// The latest entry in force that set this player's total. In a forged game it may have been reversed by an entry that
/// leaves the total unchanged: then the latest that set it, in force or not. Requires a total that is set.
const Entry& entry_that_adjusted(const Table& table, int player) {
    const FactKey total = seat_fact(FactName::adjusted, player);
    if (const auto entry = table.history.changed_since(total, 1)) return table.history.at(*entry);
    std::int64_t entry = table.history.last();
    while (std::ranges::find(table.history.at(entry).facts, total, &FactChange::key) ==
           table.history.at(entry).facts.end())
        --entry;
    return table.history.at(entry);
}

std::vector<Adjustment> adjustments_of(const Table& table, const Settlement& settlement) {
    std::vector<Adjustment> adjustments;
    for (const Standing& standing : settlement.standings) {
        if (table.game.facts.get(seat_fact(FactName::adjusted, standing.player)).empty()) continue;
        const Entry& entry = entry_that_adjusted(table, standing.player);
        adjustments.push_back({standing.player, standing.kept + Share{standing.walk_sum}, standing.total,
                               entry.sequence, entry.why, false});
    }
    std::ranges::sort(adjustments, {}, &Adjustment::player);
    return adjustments;
}

/// If a total was set back to the computed one, the adjustment states that too.
std::vector<Adjustment> course_of_adjustments(const Table& table, const Settlement& settlement) {
    std::vector<Adjustment> course;
    for (const Entry& entry : table.history.entries()) {
        if (entry.verb != "adjust" || !table.history.counts(entry)) continue;
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::adjusted) continue;
            const auto standing = std::ranges::find(settlement.standings, change.key.index - 1, &Standing::player);
            if (standing == settlement.standings.end()) continue;
            const Share computed = standing->kept + Share{standing->walk_sum};
            course.push_back({standing->player, change.before.empty() ? computed : share_of(change.before),
                              change.after.empty() ? computed : share_of(change.after), entry.sequence, entry.why,
                              !change.before.empty()});
        }
    }
    return course;
}

}  // namespace

std::vector<RulingChange> ruling_changes(const Table& table) {
    std::vector<RulingChange> changes;
    const History& history = table.history;
    const auto called = call_of_time(history, 0, history.last() + 1);
    for (const Entry& entry : history.entries()) {
        // One that was undone once time was called was in force until then.
        const bool undone_late = entry.reverses && called && *entry.reverses < *called && entry.sequence > *called;
        if ((entry.reverses && !undone_late) || !history.in_force(entry.sequence)) continue;
        for (const FactChange& change : entry.facts) {
            if (change.key.name != FactName::ruling) continue;
            const std::string key{ruling_keys()[static_cast<std::size_t>(change.key.index)].name};
            const std::string agreed = get(table.game.setup->rulings, key);
            changes.push_back({entry.sequence, key, change.after.empty() ? agreed : change.after, entry.why});
        }
    }
    return changes;
}

std::variant<GameSettlement, Refusal> settle_game(const Table& table, const UtilityDice& dice) {
    const auto kept = entry_that_recorded(table, FactName::kept);
    const auto walked = entry_of_walk(table);
    GameSettlement result{kept ? before_handing_in(table, *kept) : table.game.position(),
                          rulings_of_walk(table, walked),
                          {},
                          kept.has_value(),
                          ruling_changes(table)};
    const bool uncounted = is_uncounted(table.game);
    if (uncounted) result.position = uncounted_position(table.game);
    // Payments of the walk that were made used the dice of the table, and a last player is scored without dice.
    const std::int64_t paid_to = table.game.facts.number({FactName::walk_at}, -1);
    if (!walked && !uncounted)
        for (const auto& [space, thrown] : dice)
            if (space.index > paid_to) result.position.dice.insert_or_assign(space, thrown);

    auto settled = settle(table.game.edition(), result.rulings, result.position);
    if (auto* refusal = std::get_if<Refusal>(&settled)) return std::move(*refusal);
    result.settlement = std::get<Settlement>(std::move(settled));
    if (kept || uncounted) take_recorded(table.game, result.rulings, result.position, result.settlement);
    result.adjustments = adjustments_of(table, result.settlement);
    result.adjusted = course_of_adjustments(table, result.settlement);
    return result;
}

std::optional<HandedIn> handed_in_state(const Table& table) {
    const auto kept = entry_that_recorded(table, FactName::kept);
    if (!kept) return std::nullopt;
    return HandedIn{before_handing_in(table, *kept), rulings_of_walk(table, entry_of_walk(table))};
}

bool hides_standings(const Game& game) {
    return game.phase() == Phase::play && game.rulings().live_standings == MayBeSeen::off;
}

bool has_kept_cash(const Game& game) {
    return has_fact(game, FactName::kept);
}

std::variant<Settlement, Refusal> settle_state(const Game& game, const UtilityDice& dice) {
    Position position = is_uncounted(game) ? uncounted_position(game) : game.position();
    position.dice.insert(dice.begin(), dice.end());
    const Rulings rulings = game.rulings();
    auto settled = settle(game.edition(), rulings, position);
    auto* settlement = std::get_if<Settlement>(&settled);
    if (settlement != nullptr && (has_kept_cash(game) || is_uncounted(game)))
        take_recorded(game, rulings, position, *settlement);
    return settled;
}

}  // namespace tablebank
