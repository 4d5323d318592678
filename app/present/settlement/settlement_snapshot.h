#pragma once
// The end of a game on one screen, for any goal: its state, the values that decide it and how they are computed, who
// won, and who is out.

#include <optional>
#include <string>
#include <vector>

#include "app/present/settlement/adjudication_offers.h"
#include "app/present/settlement/closing_plan_panel.h"
#include "app/present/settlement/count_panel.h"
#include "app/present/settlement/standing_row.h"
#include "app/present/table/offered_action.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// A utility whose dice must be thrown before its owner can be paid.
struct MissingDice {
    Space space;
    std::string name;
    std::string owner;
    bool thrown = false;  ///< typed already; it may still be corrected
};

struct SettlementSnapshot {
    std::string heading;                 ///< "If the timed game ended now", "Clara wins"
    std::string note;                    ///< the meaning of the values, or the margin of the win
    std::vector<StandingRow> standings;  ///< winners and those ahead first, those who are out last
    std::vector<MissingDice> missing;    ///< and those that are typed
    bool ending = false;                 ///< the road comes first: play is over, or time was called
    bool throws = false;                 ///< the missing dice count now: they belong to the current step
    std::string next{};                  ///< of the walk: the next payment; empty for none
    bool plan_offered = false;           ///< whether the best closing may be looked at
    ClosingPlanPanel plan{};             ///< while it is
    std::vector<RoadStep> road;          ///< to the signed sheet
    CountPanel count{};                  ///< of the step that counts notes
    bool may_be_written = true;  ///< the standings may be printed: not if the table has ruled that no one sees them yet
};

/// Text that was typed on the screen and is not posted yet.
struct SettlementInput {
    UtilityDice dice{};     ///< of utilities
    std::string witness{};  ///< of their throws
    RoadInput road{};
};
/// Why there are no standings, if hides_standings.
[[nodiscard]] std::string hidden_standings_text(const Language& lang);
[[nodiscard]] SettlementSnapshot make_settlement_snapshot(const Language& lang, const Table& table,
                                                          const SettlementInput& input);

}  // namespace tablebank
