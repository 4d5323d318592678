#include "app/present/settlement_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/i18n/words.h"
#include "app/present/money_text.h"
#include "app/present/name_text.h"
#include "app/present/refusal_text.h"
#include "app/present/turn_snapshot.h"
#include "app/session/game_settlement.h"

namespace tablebank {

namespace {

std::vector<EndingStep> ending_steps(const Game& game) {
    const Phase now = game.phase();
    const auto step = [&](const std::string& text, Phase phase) {
        return EndingStep{text, now > phase || now == Phase::finished, now == phase};
    };
    std::vector<EndingStep> steps{step(tr("Play"), Phase::play)};
    if (game.rulings().closing) steps.push_back(step(tr("Closing"), Phase::closing));
    steps.push_back(step(tr("Cash kept"), Phase::kept));
    steps.push_back(step(tr("Walk"), Phase::walked));
    steps.push_back(step(tr("Finished"), Phase::finished));
    return steps;
}

/// Settles with a throw of its own for every utility whose dice are missing, and tells of which any are asked.
std::variant<GameSettlement, Refusal> settle_with_gaps(const Table& table, const UtilityDice& typed,
                                                       std::vector<MissingDice>& asked) {
    for (UtilityDice dice;;) {
        auto found = settle_game(table, dice);
        const auto* refusal = std::get_if<Refusal>(&found);
        if (refusal == nullptr || refusal->code != RefusalCode::dice_missing) return found;
        const Game& game = table.game;
        const Space space = refusal->space.value();
        const auto owner = game.owner_of(space);
        const auto thrown = typed.find(space);
        asked.push_back({space, space_name(game.edition(), space), owner ? game.name(*owner) : std::string{},
                         thrown != typed.end()});
        dice[space] = thrown != typed.end() ? thrown->second : Dice{};
    }
}

std::string walk_line(const UtilityDice& dice) {
    std::string line = "walk";
    for (const auto& [space, thrown] : dice) {
        line += ' ' + space_mark(space) + ' ' + std::to_string(thrown.first) + ' ' + std::to_string(thrown.second);
    }
    return line;
}

void offer_steps(const Game& game, const UtilityDice& dice, SettlementSnapshot& snapshot) {
    const bool complete = std::ranges::all_of(snapshot.missing, &MissingDice::thrown);
    switch (game.phase()) {
        case Phase::play:
            if (game.time_called()) snapshot.actions.push_back(after_play(game, ActionKey::f2));
            break;
        case Phase::closing:
            snapshot.actions.push_back({"keep", tr("Hand in the cash"), "keep", ActionKey::f2});
            break;
        case Phase::kept:
            snapshot.actions.push_back({"walk", tr("Walk round the board"), walk_line(dice), ActionKey::f2, complete,
                                        complete ? std::string{} : tr("Type the dice of every utility first.")});
            break;
        case Phase::walked:
            snapshot.actions.push_back({"finish", tr("Finish the game"), "finish", ActionKey::f2});
            break;
        case Phase::side_gone:
        case Phase::finished:
            break;
    }
}

std::string heading_of(const Game& game) {
    switch (game.phase()) {
        case Phase::play:
        case Phase::side_gone:
            return tr("If the timed game ended now");
        case Phase::finished:
            return tr("Final standings");
        default:
            return tr("The settlement");
    }
}

}  // namespace

StandingRow standing_row(const Edition& edition, const Standing& standing, const PlayerMark& mark, std::string name) {
    StandingRow row;
    row.mark = mark;
    row.place = std::to_string(standing.place) + '.';
    row.name = std::move(name);
    row.role = role_text(mark.role);
    row.cash = amount_text(standing.cash);
    row.kept = amount_text(standing.kept);
    row.walk = amount_text(standing.walk_sum);
    row.total = money_text(edition, standing.total);
    row.winner = standing.place == 1;
    // What each deed earns stands below, with its own workings.
    std::vector<Working> kept = standing.workings;
    std::erase_if(kept, [](const Working& working) { return working.step == Step::walk_income; });
    row.workings = working_rows(edition, kept);
    for (const DeedIncome& income : standing.walk) {
        const Deed* deed = edition.deed_at(income.deed);
        row.payments.push_back({income.deed, deed->name,
                                deed->city >= 0 ? edition.city_of(*deed).colour : std::string{},
                                amount_text(income.quote.amount), working_rows(edition, income.quote.workings)});
    }
    return row;
}

SettlementSnapshot make_settlement_snapshot(const Table& table, const UtilityDice& dice) {
    const Game& game = table.game;
    SettlementSnapshot snapshot;
    snapshot.heading = heading_of(game);
    snapshot.steps = ending_steps(game);
    if (game.phase() == Phase::play && game.rulings().live_standings == MayBeSeen::off) {
        snapshot.note = tr("The table has ruled that standings are not shown during play.");
        offer_steps(game, dice, snapshot);
        return snapshot;
    }
    const auto found = settle_with_gaps(table, dice, snapshot.missing);
    if (const auto* refusal = std::get_if<Refusal>(&found)) {
        snapshot.heading = tr("The settlement");
        snapshot.steps.clear();
        snapshot.note = refusal_text(*game.setup, *refusal);
        return snapshot;
    }
    const GameSettlement& settled = std::get<GameSettlement>(found);
    if (!std::ranges::all_of(snapshot.missing, &MissingDice::thrown)) {
        snapshot.note =
            tr("The owners of utilities throw two dice in front of a witness. Until then one and one is "
               "counted for them.");
    }
    const auto marks = player_marks(game.setup->players);
    for (const Standing& standing : settled.settlement.standings) {
        const PlayerMark& mark = marks.at(static_cast<std::size_t>(standing.player));
        snapshot.standings.push_back(standing_row(game.edition(), standing, mark, game.name(Seat{mark.seat})));
    }
    offer_steps(game, dice, snapshot);
    return snapshot;
}

}  // namespace tablebank
