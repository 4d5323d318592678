#include "app/cli/plan_report.h"

#include <algorithm>
#include <ostream>

#include "calculators/expected_income.h"
#include "ledger/grammar/dealing_line.h"

namespace tablebank {
namespace {

constexpr const char* indent = "  ";
constexpr const char* further = "      ";

void print_plan(const PlanSheetPlayer& player, std::ostream& out) {
    out << player.heading << '\n';
    if (!player.nothing.empty()) out << indent << player.nothing << '\n';
    int number = 0;
    for (const PlanSheetStep& step : player.steps) out << indent << ++number << ". " << step.text << '\n';
    for (const std::string& said : {player.left, player.unproved})
        if (!said.empty()) out << indent << said << '\n';
    for (const std::string& line : player.workings) out << further << line << '\n';
}

Json plan_json(const Language& lang, const Edition& edition, const PlayerPlan& made) {
    Json json{{"total", made.plan.total.to_string()},
              {"gain", made.plan.gain.to_string()},
              {"steps", Json::array()},
              {"gains", Json::array()},
              {"workings", Json::array()}};
    for (const PlannedStep& step : made.plan.steps) {
        json["steps"].push_back(dealing_line(edition, step.dealing));
        json["gains"].push_back(step.gain.to_string());
        for (Json& line : workings_json(lang, edition, step.workings)) json["workings"].push_back(std::move(line));
    }
    for (Json& line : workings_json(lang, edition, made.plan.workings)) json["workings"].push_back(std::move(line));
    if (made.left) json["left"] = made.left->to_string();
    if (!made.plan.proved) json["proved"] = false;
    return json;
}

/// A utility without a throw, by the mean of all throws, which may not be an integer.
void put_means(const Edition& edition, const ClosingPlans& plans, const Standing& standing, Json& player) {
    const GameSettlement& settled = plans.settled;
    const Estate& estate = settled.position.players.at(static_cast<std::size_t>(standing.player)).estate;
    for (Json& payment : player["walk"]) {
        for (const Space space : plans.without_dice) {
            if (payment["deed"] != space_json(space)) continue;
            payment["amount"] =
                expected_income(edition, settled.rulings, estate, settled.position.dice, space).income().to_string();
        }
    }
}

}  // namespace

void print_plan_sheet(const PlanSheet& sheet, std::ostream& out) {
    out << sheet.title << '\n';
    if (!sheet.note.empty()) out << sheet.note << '\n';
    for (const std::string& said : sheet.expected) out << said << '\n';
    for (const PlanSheetPlayer& player : sheet.players) {
        out << '\n';
        print_plan(player, out);
    }
}

Json plans_json(const Language& lang, const Edition& edition, const ClosingPlans& plans) {
    const GameSettlement& settled = plans.settled;
    Json json = settlement_json(settled);
    for (std::size_t place = 0; place < settled.settlement.standings.size(); ++place) {
        const Standing& standing = settled.settlement.standings[place];
        Json& player = json["players"][place];
        put_means(edition, plans, standing, player);
        if (const PlayerPlan* made = plans.of(standing.player)) player["plan"] = plan_json(lang, edition, *made);
    }
    if (!plans.without_dice.empty()) {
        json["expected"] = Json::array();
        for (const Space space : plans.without_dice) json["expected"].push_back(space_json(space));
    }
    return json;
}

}  // namespace tablebank
