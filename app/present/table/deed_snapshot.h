#pragma once
// A selected space: its deed as printed for each role, its rent today with the reason, and the actions of its owner.

#include <optional>
#include <string>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/present/words/working_row.h"
#include "app/session/session.h"
#include "calculators/table.h"

namespace tablebank {

class Language;

/// One printed rent: the unbuilt street, with 1 house, ...
struct RentRow {
    std::string what;
    std::vector<std::string> figures;  ///< one for each column
    bool now = false;                  ///< the one in force today
};

struct DeedSnapshot {
    Space space;
    std::string name;
    std::string subtitle;  ///< its city, or the kind of space
    std::string colour;
    int city = -1;                     ///< as in BoardCell
    std::optional<int> owner;          ///< seat
    std::string state;                 ///< "Anna, 3 houses", "for sale at 60"
    std::vector<std::string> columns;  ///< the roles, or only the rent if all are equal
    std::vector<RentRow> printed;
    std::optional<std::size_t> column_now;  ///< the column in force today: that of the owner's role
    std::vector<std::string> sums;          ///< "mortgage 30, redeemed for 33"
    std::string today;                      ///< rent today in large digits; empty if none can be due
    std::vector<WorkingRow> workings;
    std::vector<OfferedAction> actions;
};

/// The printed deed, for an edition without a game; no rent today, owner or actions. Requires a valid edition.
[[nodiscard]] DeedSnapshot make_printed_deed(const Language& lang, const Edition& edition, const Rulings& rulings,
                                             Space space);
[[nodiscard]] DeedSnapshot make_deed_snapshot(const Language& lang, const Session& session, Space space);
/// The same without actions.
[[nodiscard]] DeedSnapshot make_still_deed(const Language& lang, const Game& game, Space space);

}  // namespace tablebank
