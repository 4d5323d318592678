#include "app/present/words/verdict.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/ruling_text.h"
#include "app/session/game_settlement.h"
#include "calculators/richest.h"
#include "ledger/books/result.h"

namespace tablebank {

namespace {

/// A player's value in the count that decided, in the order of that count.
struct CountedTotal {
    Seat seat;
    Share total;
};

std::vector<CountedTotal> scores_of(const Table& table, Measure measure) {
    const Game& game = table.game;
    std::vector<CountedTotal> scores;
    if (measure == Measure::richest) {
        const auto found = rank_richest(game.edition(), game.rulings(), game.position());
        if (const auto* ranked = std::get_if<std::vector<RichPlayer>>(&found))
            for (const RichPlayer& rich : *ranked) scores.push_back({Seat{rich.player + 1}, Share{rich.worth.richest}});
    }
    if (measure == Measure::settlement) {
        const auto found = settle_game(table, {});
        if (const auto* settled = std::get_if<GameSettlement>(&found))
            for (const Standing& standing : settled->settlement.standings)
                scores.push_back({Seat{standing.player + 1}, standing.total});
    }
    return scores;
}

std::string why_text(const Language& lang, const Game& game, const CountedTotal& best,
                     const std::optional<CountedTotal>& second) {
    if (!second) return {};
    const Word player{"player", game.name(second->seat)};
    if (second->total < best.total)
        return lang.tr("{amount} more than {player}.",
                       {{"amount", money_text(lang, game.edition(), best.total - second->total)}, player});
    return lang.tr("As much as {player}. {ruling}.",
                   {player, {"ruling", ruling_in_force_text(lang, game.edition().words, game.rulings(), "ties")}});
}

}  // namespace

Measure measure_of(const Game& game) {
    if (game.setup->goal == Goal::timed) return Measure::settlement;
    return game.setup->goal == Goal::a || is_uncounted(game) ? Measure::last_left : Measure::richest;
}

Verdict make_verdict(const Language& lang, const Table& table) {
    const Game& game = table.game;
    const std::vector<Seat> winners = game.winners();
    std::vector<std::string> names;
    names.reserve(winners.size());
    for (const Seat seat : winners) names.push_back(game.name(seat));
    Verdict verdict;
    verdict.heading = lang.trn("{names} wins", "{names} win", static_cast<std::int64_t>(names.size()),
                               {{"names", list_text(lang, names)}});
    const Measure measure = measure_of(game);
    if (measure == Measure::last_left || is_uncounted(game)) {
        verdict.why = lang.tr("No one else is left at the table.");
        return verdict;
    }
    const auto has_won = [&](const CountedTotal& score) {
        return std::ranges::find(winners, score.seat) != winners.end();
    };
    const std::vector<CountedTotal> scores = scores_of(table, measure);
    const auto best = std::ranges::find_if(scores, has_won);
    if (best == scores.end()) return verdict;
    const auto second = std::ranges::find_if_not(scores, has_won);
    verdict.total = money_text(lang, game.edition(), best->total);
    verdict.why = why_text(lang, game, *best, second == scores.end() ? std::nullopt : std::optional(*second));
    return verdict;
}

}  // namespace tablebank
