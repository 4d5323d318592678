#pragma once
// One space, looked at: its deed as printed for each role, its rent today and why, and what its owner may do with it.

#include <optional>
#include <string>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/present/words/working_row.h"
#include "app/session/session.h"
#include "calculators/table.h"

namespace tablebank {

class Language;

/// One printed figure: the unbuilt street, with 1 house, ...
struct RentRow {
    std::string what;
    std::vector<std::string> figures;  ///< one for each column
    bool now = false;                  ///< holds today
};

struct DeedSnapshot {
    Space space;
    std::string name;
    std::string subtitle;  ///< its city, or what kind of space it is
    std::string colour;
    int city = -1;                     ///< as in BoardCell
    std::optional<int> owner;          ///< seat
    std::string state;                 ///< "Anna, 3 houses", "for sale at 60"
    std::vector<std::string> columns;  ///< the roles, or only the rent where all are alike
    std::vector<RentRow> printed;
    std::optional<std::size_t> column_now;  ///< the column that holds today: that of the owner's role
    std::vector<std::string> sums;          ///< "mortgage 30, redeemed for 33"
    std::string today;                      ///< rent today in large figures; empty where nothing can be due
    std::vector<WorkingRow> workings;
    std::vector<OfferedAction> actions;
};

[[nodiscard]] DeedSnapshot make_deed_snapshot(const Language& lang, const Session& session, Space space);
/// The same without anything to do.
[[nodiscard]] DeedSnapshot make_still_deed(const Language& lang, const Game& game, Space space);

}  // namespace tablebank
