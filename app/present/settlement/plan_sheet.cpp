#include "app/present/settlement/plan_sheet.h"

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/working_text.h"
#include "ledger/grammar/dealing_line.h"

namespace tablebank {
namespace {

/// "+11.4", "–3": the change of a total.
std::string change_text(const Language& lang, const Share& change) {
    const bool less = change < Share{};
    return (less ? "–" : "+") + amount_text(lang, less ? Share{} - change : change);
}

PlanSheetStep step_of(const Language& lang, const Edition& edition, const PlannedStep& planned) {
    PlanSheetStep step;
    step.line = localized_line(lang, dealing_line(edition, planned.dealing));
    step.gain = amount_text(lang, planned.gain);
    const bool city = planned.dealing.deal == ClosingDealKind::sell_city;
    const std::string where = city ? edition.cities.at(static_cast<std::size_t>(planned.dealing.city)).name
                                   : space_name(edition, planned.dealing.deed);
    step.text = lang.tr("{line} ({name}): cash {cash}, total {gain}", {{"line", step.line},
                                                                       {"name", where},
                                                                       {"cash", change_text(lang, Share{planned.cash})},
                                                                       {"gain", change_text(lang, planned.gain)}});
    return step;
}

PlanSheetPlayer player_plan(const Language& lang, const Edition& edition, const ClosingPlans& plans,
                            const PlayerPlan& made) {
    PlanSheetPlayer player;
    player.name = plans.settled.position.players.at(static_cast<std::size_t>(made.player)).name;
    player.heading = lang.tr("{player}: {total}, {gain} more than without any dealing",
                             {{"player", player.name},
                              {"total", amount_text(lang, made.plan.total)},
                              {"gain", amount_text(lang, made.plan.gain)}});
    if (made.plan.steps.empty()) player.nothing = lang.tr("No dealing with the bank gains anything.");
    for (const PlannedStep& step : made.plan.steps) player.steps.push_back(step_of(lang, edition, step));
    if (made.left) player.left = lang.tr("left on the table: {amount}", {{"amount", amount_text(lang, *made.left)}});
    if (!made.plan.proved) player.unproved = lang.tr("It is not proved that there is no better one.");
    player.workings = workings_text(lang, edition, made.plan.workings);
    return player;
}

}  // namespace

PlanSheet make_plan_sheet(const Language& lang, const Edition& edition, const ClosingPlans& plans) {
    PlanSheet sheet;
    sheet.title = lang.tr("The best closing");
    if (!plans.settled.rulings.closing)
        sheet.note = lang.tr("This table has no closing transactions, so no one deals.");
    else if (plans.settled.recorded)
        sheet.note = lang.tr("From the table as it was when the closing transactions began.");
    for (const Space space : plans.without_dice)
        sheet.expected.push_back(lang.tr("No one has rolled for {space}: it counts by the mean of all throws.",
                                         {{"space", space_name(edition, space)}}));
    for (const PlayerPlan& made : plans.players) sheet.players.push_back(player_plan(lang, edition, plans, made));
    return sheet;
}

}  // namespace tablebank
