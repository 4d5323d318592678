#pragma once
// The JSON that several subcommands share. Amounts are strings that hold an exact decimal; their order is that of the
// contract (docs/reference/cli.md). Internal to this room: it shows nlohmann's types.

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

/// One line of it, in which no text can break off and every sign is seen: whatever it holds, it can be written.
[[nodiscard]] std::string json_text(const Json& json);

[[nodiscard]] std::string space_json(Space space);  ///< "@34"

[[nodiscard]] Json workings_json(const Language& lang, const Edition& edition, const std::vector<Working>& workings);

/// `line` is what was refused; empty where no line was.
[[nodiscard]] Json refusal_json(const Language& lang, const Setup& setup, const Refusal& refusal,
                                std::string_view line);

/// "computed" and "adjusted" of a player whose total a judge set; nothing of any other.
void add_adjusted(const std::vector<Adjustment>& adjustments, int player, Json& json);

[[nodiscard]] Json settlement_json(const GameSettlement& settled);

}  // namespace tablebank
