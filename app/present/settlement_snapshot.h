#pragma once
// The timed ending on one screen: where it stands, what each player keeps, what the walk pays him and why.

#include <optional>
#include <string>
#include <vector>

#include "app/present/offered_action.h"
#include "app/present/player_mark.h"
#include "app/present/turn_snapshot.h"
#include "calculators/settlement.h"
#include "ledger/history.h"

namespace tablebank {

/// One step of the ending: closing, keep, walk, finish.
struct EndingStep {
    std::string text;
    bool done = false;
    bool now = false;
};

struct WalkRow {
    Space space;
    std::string name;
    std::string colour;
    std::string amount;
    std::vector<WorkingRow> workings;
};

struct StandingRow {
    PlayerMark mark;
    std::string place;  ///< "1."
    std::string name;
    std::string role;
    std::string cash;
    std::string kept;
    std::string walk;
    std::string total;
    bool winner = false;
    std::vector<WorkingRow> workings;  ///< of what is kept
    std::vector<WalkRow> payments;
};

/// A utility whose dice must be thrown before its owner can be paid.
struct MissingDice {
    Space space;
    std::string name;
    std::string owner;
    bool thrown = false;  ///< typed already; it may still be put right
};

struct SettlementSnapshot {
    std::string heading;  ///< "If the game ended now", "The closing"
    std::string note;
    std::vector<EndingStep> steps;
    std::vector<StandingRow> standings;  ///< in order of place
    std::vector<MissingDice> missing;    ///< and those that are typed
    std::vector<OfferedAction> actions;
};

/// One standing as it is shown, of a game or of a position.
[[nodiscard]] StandingRow standing_row(const Edition& edition, const Standing& standing, const PlayerMark& mark,
                                       std::string name);

/// `dice` are those typed for utilities and not yet posted.
[[nodiscard]] SettlementSnapshot make_settlement_snapshot(const Table& table, const UtilityDice& dice);

}  // namespace tablebank
