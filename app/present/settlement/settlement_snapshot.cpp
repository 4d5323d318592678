#include "app/present/settlement/settlement_snapshot.h"

#include <algorithm>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/settlement/ending_road.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/verdict.h"
#include "app/session/game_settlement.h"

namespace tablebank {

namespace {

/// Computes with an assumed throw for every utility without dice, and reports which of them are needed.
template <class Count>
auto count_with_gaps(const Game& game, const UtilityDice& typed, std::vector<MissingDice>& asked, const Count& count) {
    for (UtilityDice dice;;) {
        auto found = count(dice);
        const auto* refusal = std::get_if<Refusal>(&found);
        if (refusal == nullptr || refusal->code != RefusalCode::dice_missing) return found;
        const Space space = refusal->space.value();
        const auto owner = game.owner_of(space);
        const auto thrown = typed.find(space);
        const bool known = std::ranges::find(asked, space, &MissingDice::space) != asked.end();
        if (!known)
            asked.push_back({space, space_name(game.edition(), space), owner ? game.name(*owner) : std::string{},
                             thrown != typed.end()});
        dice[space] = thrown != typed.end() ? thrown->second : Dice{};
    }
}

std::string heading_of(const Language& lang, const Game& game, Measure measure) {
    const Phase phase = game.phase();
    if (phase == Phase::play && game.time_called()) return lang.tr("Time has been called");
    if (measure == Measure::last_left) return lang.tr("The table as it is");
    if (measure == Measure::richest)
        return phase == Phase::play ? lang.tr("If it were decided now") : lang.tr("The richest wins");
    return phase == Phase::play ? lang.tr(as_said(game.edition().words, mark("If the timed game ended now")))
                                : lang.tr("The settlement");
}

/// Each player's cash and what they could raise; the winner, once there is one, before the others.
void show_solvency(const Language& lang, const Table& table, const std::vector<PlayerMark>& marks,
                   SettlementSnapshot& snapshot) {
    const Game& game = table.game;
    if (game.phase() != Phase::finished)
        snapshot.note =
            lang.tr("The last one at the table wins, so nothing is counted: what each has, and could raise.");
    for (const Seat seat : game.players()) {
        const PlayerMark& mark = marks.at(static_cast<std::size_t>(seat.number - 1));
        snapshot.standings.push_back(
            solvent_row(lang, game.edition(), game.rulings(), game.estate(seat), mark, game.name(seat)));
    }
}

/// During play each side has its own richest, for it is not known which will be left.
std::string side_text(const Language& lang, Role role) {
    return role == Role::monopolist ? lang.tr("The richest monopolist wins if the last competitor goes.")
                                    : lang.tr("The richest competitor wins if the last monopolist goes.");
}

std::optional<Refusal> show_richest(const Language& lang, const Table& table, const UtilityDice& dice,
                                    const std::vector<PlayerMark>& marks, SettlementSnapshot& snapshot) {
    const Game& game = table.game;
    for (const Role side : {Role::monopolist, Role::competitor}) {
        Position position = game.position();
        for (PositionPlayer& player : position.players)
            if (player.estate.role != side) player.bankrupt = true;
        const UtilityDice recorded = position.dice;
        const auto found = count_with_gaps(game, dice, snapshot.missing, [&](const UtilityDice& thrown) {
            position.dice = recorded;
            position.dice.insert(thrown.begin(), thrown.end());
            return rank_richest(game.edition(), game.rulings(), position);
        });
        if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
        bool first = game.phase() == Phase::play;
        for (const RichPlayer& rich : std::get<std::vector<RichPlayer>>(found)) {
            StandingRow row =
                richest_row(lang, game.edition(), game.rulings(), rich, marks.at(static_cast<std::size_t>(rich.player)),
                            position.players.at(static_cast<std::size_t>(rich.player)).name);
            if (std::exchange(first, false)) row.group = side_text(lang, side);
            row.winner = game.phase() == Phase::side_gone && rich.place == 1;
            snapshot.standings.push_back(std::move(row));
        }
    }
    return std::nullopt;
}

std::optional<Refusal> show_settlement(const Language& lang, const Table& table, const UtilityDice& dice,
                                       const std::vector<PlayerMark>& marks, SettlementSnapshot& snapshot) {
    const auto found = count_with_gaps(table.game, dice, snapshot.missing,
                                       [&](const UtilityDice& thrown) { return settle_game(table, thrown); });
    if (const auto* refusal = std::get_if<Refusal>(&found)) return *refusal;
    const auto& settled = std::get<GameSettlement>(found);
    if (settled.rulings.walk_roller == WalkRoller::banker)
        for (MissingDice& dice_of : snapshot.missing) dice_of.owner = lang.tr("the banker");
    for (const Standing& standing : settled.settlement.standings) {
        const PlayerMark& mark = marks.at(static_cast<std::size_t>(standing.player));
        snapshot.standings.push_back(standing_row(lang, table.game.edition(), settled.rulings, standing,
                                                  settled.recorded, mark, table.game.name(Seat{mark.seat})));
        const auto set = std::ranges::find(settled.adjustments, standing.player, &Adjustment::player);
        if (set != settled.adjustments.end())
            snapshot.standings.back().parts.push_back({lang.tr("computed"), amount_text(lang, set->computed)});
    }
    return std::nullopt;
}

/// Dice count once the cash is handed in; dice typed before only give a preview.
std::string dice_note(const Language& lang, const Game& game, const std::vector<MissingDice>& missing) {
    const bool banker = game.setup->goal == Goal::timed && game.rulings().walk_roller == WalkRoller::banker;
    if (game.phase() == Phase::play || game.phase() == Phase::closing)
        return banker ? lang.tr(
                            "Utilities count one and one, or the dice that you try here. The banker throws once the "
                            "cash is handed in.")
                      : lang.tr(
                            "Utilities count one and one, or the dice that you try here. Their owners throw once the "
                            "cash is handed in.");
    if (std::ranges::all_of(missing, &MissingDice::thrown)) return {};
    if (banker)
        return lang.tr(
            "The banker throws two dice for each utility in front of a witness. Until then one and one is counted.");
    return lang.tr(
        "The owners of utilities throw two dice in front of a witness. Until then one and one is counted for "
        "them.");
}

void announce(const Verdict& verdict, SettlementSnapshot& snapshot) {
    snapshot.heading = verdict.heading;
    snapshot.note = verdict.why;
}

/// The winners of a finished game are those that it recorded, even if today's values differ.
void crown(const Game& game, std::vector<StandingRow>& standings) {
    if (game.phase() != Phase::finished) return;
    const std::vector<Seat> winners = game.winners();
    for (StandingRow& row : standings) {
        row.winner = std::ranges::find(winners, Seat{row.mark.seat}) != winners.end();
        if (row.winner) row.place = "1.";
    }
    std::ranges::stable_sort(standings, std::ranges::greater{}, &StandingRow::winner);
}

}  // namespace

std::string hidden_standings_text(const Language& lang) {
    return lang.tr("The table has ruled that standings are not shown during play.");
}

SettlementSnapshot make_settlement_snapshot(const Language& lang, const Table& table, const SettlementInput& input) {
    const UtilityDice& dice = input.dice;
    const Game& game = table.game;
    const Measure measure = measure_of(game);
    SettlementSnapshot snapshot;
    snapshot.heading = heading_of(lang, game, measure);
    snapshot.road = make_road(lang, table, input.road);
    if (hides_standings(game)) {
        snapshot.note = hidden_standings_text(lang);
        snapshot.may_be_written = false;
        lead_along_road(lang, table, input, snapshot);
        return snapshot;
    }
    const auto marks = player_marks(game.setup->players);
    std::optional<Refusal> refusal;
    if (measure == Measure::last_left) show_solvency(lang, table, marks, snapshot);
    if (measure == Measure::richest) refusal = show_richest(lang, table, dice, marks, snapshot);
    if (measure == Measure::settlement) refusal = show_settlement(lang, table, dice, marks, snapshot);
    if (refusal) {
        snapshot.heading = lang.tr("The settlement");
        snapshot.note = refusal_text(lang, *game.setup, *refusal);
        return snapshot;
    }
    if (!snapshot.missing.empty() && snapshot.note.empty()) snapshot.note = dice_note(lang, game, snapshot.missing);
    if (game.phase() == Phase::finished) announce(make_verdict(lang, table), snapshot);
    crown(game, snapshot.standings);
    for (StandingRow& row : rows_of_gone(lang, table)) snapshot.standings.push_back(std::move(row));
    lead_along_road(lang, table, input, snapshot);
    return snapshot;
}

}  // namespace tablebank
