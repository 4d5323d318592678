#pragma once
// The rows of games at an event's tables in the tables of checked_tables.h. Every value is a parameter or goes through
// COPY. Internal to this room.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/book/batch_reconciliation.h"
#include "db/book/live_store.h"
#include "db/server/checked_tables.h"

namespace tablebank {

/// Of these games, in their order, those that are there; nobody else appends to them until the transaction ends.
[[nodiscard]] std::map<std::string, StoredGame, std::less<>> lock_live_games(const CheckedTables& tables,
                                                                             const std::vector<std::string>& games);
/// These throw Damage where a row is missing, or holds what was never written.
[[nodiscard]] Hash read_live_hash(const CheckedTables& tables, const std::string& game, std::int64_t number);
[[nodiscard]] std::optional<LiveGame> read_live_game(const CheckedTables& tables, const std::string& id);
/// Those behind `after`, up to the head, whose hash the last of them must have.
void read_live_entries(const CheckedTables& tables, const std::string& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink);

/// What is new of them, with their heads. Nothing may be there already.
void write_live_games(const CheckedTables& tables, const std::string& event_id, const ReconciledBatches& weighed);

}  // namespace tablebank
