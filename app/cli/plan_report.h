#pragma once
// The output of `settle --plan`: the best closing as a sheet in a terminal, and as JSON (docs/reference/cli.md).

#include <iosfwd>

#include "app/cli/json.h"
#include "app/present/settlement/plan_sheet.h"

namespace tablebank {

void print_plan_sheet(const PlanSheet& sheet, std::ostream& out);
/// The settlement, and the plan of each player in it.
[[nodiscard]] Json plans_json(const Language& lang, const Edition& edition, const ClosingPlans& plans);

}  // namespace tablebank
