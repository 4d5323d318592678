#pragma once
// The best closing as a panel of the window: title, every player's lines with the gain of each, and the totals. It
// applies the table's ruling about who sees it, so that a screen only draws.

#include <string>
#include <vector>

#include "app/present/settlement/plan_sheet.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

enum class PlanReader { judge, everyone };  ///< the banker's window, the players' window

struct ClosingPlanPanel {
    bool shown = false;  ///< false: there is nothing for this reader, not even the heading
    std::string title;
    std::vector<std::string> notes;  ///< why there is no plan; what it is drawn up for; utilities by their mean
    std::vector<PlanSheetPlayer> players;
};

/// Whether this reader has any plan to look at; cheap, unlike the plan.
[[nodiscard]] bool may_see_closing_plan(const Game& game, PlanReader reader);

/// `dice` are those typed for utilities and not yet posted.
[[nodiscard]] ClosingPlanPanel make_closing_plan_panel(const Language& lang, const Table& table,
                                                       const UtilityDice& dice, PlanReader reader);

}  // namespace tablebank
