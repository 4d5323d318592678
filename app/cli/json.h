#pragma once
// The JSON that several subcommands share. Amounts are strings with an exact decimal; the order of the fields is part
// of the contract (docs/reference/cli.md). Internal header: it exposes nlohmann's types.

#include <nlohmann/json.hpp>

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/game_settlement.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

using Json = nlohmann::ordered_json;

/// One line of it, with invisible characters escaped; never fails, whatever the texts contain.
[[nodiscard]] std::string json_text(const Json& json);

[[nodiscard]] std::string space_json(Space space);  ///< "@34"

[[nodiscard]] Json workings_json(const Language& lang, const Edition& edition, const std::vector<Working>& workings);

/// `line` is the refused line; empty if there is none.
[[nodiscard]] Json refusal_json(const Language& lang, const Setup& setup, const Refusal& refusal,
                                std::string_view line);

/// Adds "computed" and "adjusted" for a player whose total a judge set; nothing for any other.
void add_adjusted(const std::vector<Adjustment>& adjustments, int player, Json& json);

[[nodiscard]] Json settlement_json(const GameSettlement& settled);

}  // namespace tablebank
