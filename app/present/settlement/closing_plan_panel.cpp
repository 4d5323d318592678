#include "app/present/settlement/closing_plan_panel.h"

#include "app/i18n/language.h"
#include "app/present/words/refusal_text.h"
#include "app/session/game_settlement.h"

namespace tablebank {

bool may_see_closing_plan(const Game& game, PlanReader reader) {
    const Rulings rulings = game.rulings();
    if (game.setup->goal != Goal::timed || rulings.closing_plan == MayBeSeen::off) return false;
    if (hides_standings(game)) return false;  // its totals are those
    return reader == PlanReader::judge || rulings.closing_plan == MayBeSeen::all;
}

ClosingPlanPanel make_closing_plan_panel(const Language& lang, const Table& table, const UtilityDice& dice,
                                         PlanReader reader) {
    ClosingPlanPanel panel;
    const Game& game = table.game;
    if (game.setup->goal != Goal::timed) return panel;
    const MayBeSeen seen = game.rulings().closing_plan;
    if (reader == PlanReader::everyone && seen != MayBeSeen::all) return panel;
    panel.shown = true;
    panel.title = lang.tr("The best closing");
    auto planned = plan_closings(table, dice);
    if (const auto* refusal = std::get_if<Refusal>(&planned)) {
        panel.notes.push_back(refusal_text(lang, *game.setup, *refusal));
        return panel;
    }
    PlanSheet sheet = make_plan_sheet(lang, game.edition(), std::get<ClosingPlans>(planned));
    if (!sheet.note.empty()) panel.notes.push_back(std::move(sheet.note));
    for (std::string& said : sheet.expected) panel.notes.push_back(std::move(said));
    panel.players = std::move(sheet.players);
    return panel;
}

}  // namespace tablebank
