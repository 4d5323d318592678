#include "app/present/settlement/public_standings.h"

#include "app/i18n/language.h"
#include "app/present/settlement/settlement_snapshot.h"

namespace tablebank {

namespace {

/// "If the timed game ended now: 1. Anna 612.4, 2. Boris 590"
void add_standings(const Language& lang, const Table& table, std::vector<std::string>& lines) {
    const SettlementSnapshot snapshot = make_settlement_snapshot(lang, table, {});
    std::string places;
    for (const StandingRow& row : snapshot.standings) {
        if (row.out || row.total.empty()) continue;
        places +=
            (places.empty() ? "" : ", ") + (row.place.empty() ? "" : row.place + ' ') + row.name + ' ' + row.total;
    }
    if (!places.empty())
        lines.push_back(lang.tr("{heading}: {standings}", {{"heading", snapshot.heading}, {"standings", places}}));
}

void add_plans(const Language& lang, const Table& table, std::vector<std::string>& lines) {
    const ClosingPlanPanel panel = make_closing_plan_panel(lang, table, {}, PlanReader::everyone);
    for (const PlanSheetPlayer& player : panel.players) {
        std::string steps;
        for (const PlanSheetStep& step : player.steps) steps += (steps.empty() ? "" : ", ") + step.line;
        lines.push_back(steps.empty() ? player.heading : player.heading + " (" + steps + ')');
    }
}

}  // namespace

std::vector<std::string> public_standings(const Language& lang, const Table& table) {
    const Game& game = table.game;
    std::vector<std::string> lines;
    if (game.phase() == Phase::play && game.rulings().live_standings == MayBeSeen::all)
        add_standings(lang, table, lines);
    if (game.phase() == Phase::closing && may_see_closing_plan(game, PlanReader::everyone))
        add_plans(lang, table, lines);
    return lines;
}

}  // namespace tablebank
