#pragma once
// The plan of a repair for the terminal: rows of text, or JSON. Internal to this room: it shows nlohmann's types.

#include <iosfwd>

#include "app/cli/json.h"
#include "app/session/trial.h"

namespace tablebank {

/// `"open"`, and how many lines are kept, changed, dropped and added: what a refusal `repair-open` brings along.
void add_open_json(const Language& lang, const Setup& setup, const RepairPlan& plan, Json& json);

/// Every row, the sums of all players before and after, and the deeds that would lie elsewhere.
[[nodiscard]] Json repair_json(const Language& lang, const Setup& setup, const RepairPlan& plan);

/// The same as text, a row on a line.
void print_repair(const Language& lang, const Setup& setup, const RepairPlan& plan, std::ostream& out);

/// The rows that wait for an answer, a line each, with a newline before each.
[[nodiscard]] std::string open_rows_text(const Language& lang, const Setup& setup, const RepairPlan& plan);

}  // namespace tablebank
