#pragma once
// The plan of a repair for the terminal: rows of text, or JSON. Internal header: it exposes nlohmann's types.

#include <iosfwd>

#include "app/cli/json.h"
#include "app/session/standings_change.h"
#include "app/session/trial.h"

namespace tablebank {

/// `"open"`, and how many lines are kept, changed, dropped and added: the details of a refusal `repair-open`.
void add_open_json(const Language& lang, const Setup& setup, const RepairPlan& plan, Json& json);

/// Every row, the sums of all players before and after, the deeds that change hands, and from the settlement on the
/// standings.
[[nodiscard]] Json repair_json(const Language& lang, const Setup& setup, const RepairPlan& plan);

/// Places and totals before and after: `standings`, `winners_before`, `winners_after`, and the meaning of the figures.
void add_standings_json(const Setup& setup, const StandingsChange& change, Json& json);

/// The same as text: a row for each player, and who is first.
void print_standings(const Language& lang, const Setup& setup, const StandingsChange& change, std::ostream& out);

/// Every row as text, one per line; after the cash was handed in, the standings instead of the cash.
void print_repair(const Language& lang, const Setup& setup, const RepairPlan& plan, std::ostream& out);

/// The rows that wait for an answer, one line each, with a newline before each.
[[nodiscard]] std::string open_rows_text(const Language& lang, const Setup& setup, const RepairPlan& plan);

}  // namespace tablebank
