#include "app/session/closing_plans.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "app/session/closing_start.h"
#include "calculators/expected_income.h"
#include "ledger/books/stage.h"

namespace tablebank {
namespace {

using Settled = std::variant<GameSettlement, Refusal>;

Refusal not_shown() {
    return {.code = RefusalCode::not_in_this_edition, .detail = "closing_plan", .rule = cite_ruling("closing_plan")};
}

/// Settles; a utility without dice is counted by the mean of all throws, which need be no sum that can be paid.
std::variant<ClosingPlans, Refusal> settle_by_means(const Edition& edition, UtilityDice dice,
                                                    const std::function<Settled(const UtilityDice&)>& settle_with) {
    ClosingPlans plans;
    for (;;) {
        auto settled = settle_with(dice);
        if (auto* refusal = std::get_if<Refusal>(&settled)) {
            // In a forged game a throw may be missing that no dice bring.
            const bool is_thrown = refusal->space && dice.contains(*refusal->space);
            if (refusal->code != RefusalCode::dice_missing || is_thrown) return std::move(*refusal);
            plans.without_dice.push_back(refusal->space.value());
            dice[refusal->space.value()] = Dice{};
            continue;
        }
        plans.settled = std::get<GameSettlement>(std::move(settled));
        break;
    }
    GameSettlement& settled = plans.settled;
    for (const Space space : plans.without_dice) settled.position.dice.erase(space);
    if (plans.without_dice.empty()) return plans;
    std::vector<Score> scores;
    for (Standing& standing : settled.settlement.standings) {
        const Estate& estate = settled.position.players.at(static_cast<std::size_t>(standing.player)).estate;
        standing.total = expected_total(edition, settled.rulings, estate, settled.position.dice);
        scores.push_back({standing.player, standing.kept, static_cast<int>(estate.deeds.size()), standing.total});
    }
    place(settled.rulings, scores);
    settled.settlement.winners.clear();
    std::vector<Standing> ordered;
    for (const Score& score : scores) {
        auto standing = std::ranges::find(settled.settlement.standings, score.player, &Standing::player);
        standing->place = score.place;
        if (score.place == 1) settled.settlement.winners.push_back(score.player);
        ordered.push_back(std::move(*standing));
    }
    settled.settlement.standings = std::move(ordered);
    return plans;
}

/// What a player reached by the rules, whatever total a judge set; nullopt for one who left the table.
std::optional<Share> reached_by(const GameSettlement& settled, int player) {
    const auto& standings = settled.settlement.standings;
    const auto standing = std::ranges::find(standings, player, &Standing::player);
    if (standing == standings.end()) return std::nullopt;
    const auto set = std::ranges::find(settled.adjustments, player, &Adjustment::player);
    return set == settled.adjustments.end() ? standing->total : set->computed;
}

/// Plans for these players, each with the buildings that the players before them leave. `done` has what those who have
/// dealt really built. Who left the table meanwhile has no result, and so no plan.
std::optional<Refusal> add_plans(const Edition& edition, const Rulings& rulings, const Position& begun,
                                 const std::vector<int>& order, Pieces bank, const Position* done,
                                 ClosingPlans& plans) {
    for (const int player : order) {
        const Estate& estate = begun.players.at(static_cast<std::size_t>(player)).estate;
        const auto reached = reached_by(plans.settled, player);
        if (!reached) {
            if (done != nullptr)
                give_back(bank, built(estate), built(done->players.at(static_cast<std::size_t>(player)).estate));
            continue;
        }
        auto answer = plan_closing(edition, rulings, estate, plans.settled.position.dice, bank);
        if (auto* refusal = std::get_if<Refusal>(&answer)) return std::move(*refusal);
        PlayerPlan made{player, std::get<ClosingPlan>(std::move(answer)), std::nullopt};
        const Estate& after =
            done == nullptr ? made.plan.after : done->players.at(static_cast<std::size_t>(player)).estate;
        give_back(bank, built(estate), built(after));
        if (done != nullptr) made.left = std::max(made.plan.total - *reached, Share{});
        plans.players.push_back(std::move(made));
    }
    return std::nullopt;
}

/// Indexes of the players who still deal, from the one in turn on: all, or in the closing with `closing_own_turn` those
/// who have not passed the order on.
std::vector<int> in_turn_order(const Game& game) {
    const bool in_order = game.phase() == Phase::closing && game.rules_version() >= RulesVersion::fourth &&
                          has_closing_order(game.rulings()) && game.rulings().track_tokens;
    std::vector<int> order;
    if (in_order && game.facts.number(FactKey{FactName::round_began}) == 0) return order;
    Seat seat = game.turn();
    if (game.is_out(seat)) seat = game.after(seat);
    for (std::size_t count = 0; count < game.players().size(); ++count) {
        order.push_back(seat.number - 1);
        const Seat next = game.after(seat);
        if (in_order && begins_round(game, seat, next)) break;
        seat = next;
    }
    return order;
}

}  // namespace

const PlayerPlan* ClosingPlans::of(int player) const {
    const auto found = std::ranges::find(players, player, &PlayerPlan::player);
    return found == players.end() ? nullptr : &*found;
}

std::variant<ClosingPlans, Refusal> plan_closings(const Table& table, const UtilityDice& dice) {
    const Game& game = table.game;
    if (game.rulings().closing_plan == MayBeSeen::off) return not_shown();
    auto answer =
        settle_by_means(game.edition(), dice, [&](const UtilityDice& thrown) { return settle_game(table, thrown); });
    auto* plans = std::get_if<ClosingPlans>(&answer);
    if (plans == nullptr) return answer;
    const Rulings& rulings = plans->settled.rulings;
    std::optional<Refusal> no;
    if (plans->settled.recorded) {
        const ClosingStart start = closing_start(table, plans->settled.position);
        no = add_plans(game.edition(), rulings, start.position, in_turn_order(start.begun), start.bank,
                       &plans->settled.position, *plans);
    } else {
        no = add_plans(game.edition(), rulings, game.position(), in_turn_order(game), game.in_bank(), nullptr, *plans);
    }
    if (no) return std::move(*no);
    return answer;
}

std::variant<ClosingPlans, Refusal> plan_closings(const Edition& edition, const Rulings& rulings,
                                                  const Position& position) {
    if (rulings.closing_plan == MayBeSeen::off) return not_shown();
    auto answer = settle_by_means(edition, {}, [&](const UtilityDice& thrown) -> Settled {
        GameSettlement settled{position, rulings, {}, false, {}, {}};
        settled.position.dice.insert(thrown.begin(), thrown.end());
        auto result = settle(edition, rulings, settled.position);
        if (auto* refusal = std::get_if<Refusal>(&result)) return std::move(*refusal);
        settled.settlement = std::get<Settlement>(std::move(result));
        return settled;
    });
    auto* plans = std::get_if<ClosingPlans>(&answer);
    if (plans == nullptr) return answer;
    Pieces bank{edition.box.houses, edition.box.hotels};
    std::vector<int> order;
    for (std::size_t player = 0; player < position.players.size(); ++player) {
        if (position.players[player].bankrupt) continue;
        give_back(bank, {}, built(position.players[player].estate));
        order.push_back(static_cast<int>(player));
    }
    if (auto no = add_plans(edition, rulings, position, order, bank, nullptr, *plans)) return std::move(*no);
    return answer;
}

}  // namespace tablebank
