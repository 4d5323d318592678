#pragma once
// The rows of games at an event's tables in the tables of checked_tables.h. Every value is a parameter or goes through
// COPY. Internal header.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "db/book/batch_reconciliation.h"
#include "db/book/live_store.h"
#include "db/server/checked_tables.h"

namespace tablebank {

/// The existing ones of these games, in their order; no other client can append to them until the transaction ends.
[[nodiscard]] std::map<std::string, StoredGame, std::less<>> lock_live_games(const CheckedTables& tables,
                                                                             const std::vector<std::string>& games);
/// These throw Damage if a row is missing, or has an impossible value.
[[nodiscard]] Hash read_live_hash(const CheckedTables& tables, const std::string& game, std::int64_t number);
[[nodiscard]] std::optional<LiveGame> read_live_game(const CheckedTables& tables, const std::string& id);
/// The entries after `after`, up to the head; the last one must have the hash of the head.
void read_live_entries(const CheckedTables& tables, const std::string& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink);

/// The new entries of the games, with their heads. None of them may be stored already.
void write_live_games(const CheckedTables& tables, const std::string& event_id, const ReconciledBatches& weighed);

}  // namespace tablebank
