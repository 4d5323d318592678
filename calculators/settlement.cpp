#include "calculators/settlement.h"

#include <algorithm>

namespace tablebank {
namespace {

/// Everything of a standing except its place.
std::variant<Standing, Refusal> count(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                      const UtilityDice& dice) {
    auto incomes = timed_incomes(edition, rulings, estate, dice);
    if (const auto* refusal = std::get_if<Refusal>(&incomes)) return *refusal;

    KeptCash kept = quote_kept_cash(edition, estate);
    Standing standing;
    standing.cash = estate.cash;
    standing.kept = kept.kept;
    standing.workings = std::move(kept.workings);
    if (counts_worth(edition))
        standing.workings = {{.step = Step::cash, .figure = kept.kept, .rule = edition.profile.timed_score.rule}};
    standing.walk = std::get<std::vector<DeedIncome>>(std::move(incomes));

    const std::string& paragraph = edition.profile.walk.rule;
    const bool worth = counts_worth(edition);
    const bool barred = !worth && estate.jailed && !edition.profile.jailed_collects.of(estate.role).value;
    const std::string rule = barred ? cite_ruling("jailed_in_walk") : paragraph;
    for (const auto& [deed, quote] : standing.walk) {
        standing.walk_sum += quote.amount;
        if (worth) {
            standing.workings.insert(standing.workings.end(), quote.workings.begin(), quote.workings.end());
            continue;
        }
        standing.workings.push_back(
            {.step = Step::walk_income, .figure = Share{quote.amount}, .rule = rule, .space = deed});
    }
    if (barred && rulings.jailed_in_walk == Collects::nothing) {
        for (const Holding& holding : estate.deeds) {
            if (holding.mortgaged) continue;
            standing.workings.push_back(
                {.step = Step::jailed_earns_nothing, .rule = rule, .space = holding.deed, .role = estate.role});
        }
    }
    standing.total = standing.kept + Share{standing.walk_sum};
    standing.workings.push_back({.step = Step::total, .figure = standing.total, .rule = paragraph});
    return standing;
}

/// Compares two scores, the better one first.
std::strong_ordering compare(const Rulings& rulings, const Score& a, const Score& b) {
    if (const auto order = b.total <=> a.total; order != 0) return order;
    switch (rulings.ties) {
        case Ties::shared:
            break;
        case Ties::more_cash_kept:
            return b.kept <=> a.kept;
        case Ties::more_deeds:
            return b.deeds <=> a.deeds;
    }
    return std::strong_ordering::equal;
}

}  // namespace

KeptCash quote_kept_cash(const Edition& edition, const Estate& estate) {
    const auto& [percent, rule] = edition.profile.kept_cash_percent.of(estate.role);
    const Share kept = Share::percent_of(estate.cash, percent);
    return {kept,
            {{.step = Step::cash_kept,
              .figure = kept,
              .rule = rule,
              .role = estate.role,
              .percent = percent,
              .base = estate.cash}}};
}

std::variant<Settlement, Refusal> settle(const Edition& edition, const Rulings& rulings, const Position& position) {
    if (!edition.is_played_for(Goal::timed))
        return Refusal{.code = RefusalCode::not_in_this_edition,
                       .detail = std::string{to_string(Goal::timed)},
                       .rule = edition.profile.goals.rule};
    std::vector<Standing> by_player(position.players.size());
    std::vector<Score> scores;
    for (std::size_t index = 0; index < position.players.size(); ++index) {
        const PositionPlayer& player = position.players[index];
        if (player.bankrupt) continue;
        auto counted = count(edition, rulings, player.estate, position.dice);
        if (auto* refusal = std::get_if<Refusal>(&counted)) {
            refusal->owner = static_cast<int>(index) + 1;
            return *refusal;
        }
        by_player[index] = std::get<Standing>(std::move(counted));
        scores.push_back({.player = static_cast<int>(index),
                          .kept = by_player[index].kept,
                          .deeds = static_cast<int>(player.estate.deeds.size()),
                          .total = by_player[index].total});
    }
    place(rulings, scores);

    Settlement settlement;
    for (const Score& score : scores) {
        Standing& standing = by_player[static_cast<std::size_t>(score.player)];
        standing.player = score.player;
        standing.place = score.place;
        settlement.standings.push_back(std::move(standing));
        if (score.place == 1) settlement.winners.push_back(score.player);
    }
    return settlement;
}

void place(const Rulings& rulings, std::vector<Score>& scores) {
    std::ranges::sort(scores, [&](const Score& a, const Score& b) {
        const auto order = compare(rulings, a, b);
        return order < 0 || (order == 0 && a.player < b.player);
    });
    for (std::size_t index = 0; index < scores.size(); ++index) {
        const bool tied = index > 0 && compare(rulings, scores[index - 1], scores[index]) == 0;
        scores[index].place = tied ? scores[index - 1].place : static_cast<int>(index) + 1;
    }
}

}  // namespace tablebank
