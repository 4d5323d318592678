#pragma once
// A dry run of lines on a private copy of a game: what they would post, and what a repair would do. Nothing is written
// to a file.

#include <optional>
#include <string_view>

#include "app/session/session.h"
#include "ledger/decide/repair.h"

namespace tablebank {

class Trial {
public:
    Trial(Table table, StampMaker stamps) : table_(std::move(table)), stamps_(std::move(stamps)) {}

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] const Setup& setup() const { return *table_.game.setup; }
    /// What happens to the lines after an `amend`; nullopt for any other line, and if the repair itself is refused.
    [[nodiscard]] std::optional<RepairPlan> plan(std::string_view line) const;
    /// One line, on the table as the previous ones left it.
    [[nodiscard]] Session::Preview post(std::string_view line);

private:
    Table table_;
    StampMaker stamps_;
};

}  // namespace tablebank
