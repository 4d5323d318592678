#pragma once
// The rows of one event in the tables of checked_tables.h, read within limits and written in batches. Every value is a
// parameter. Internal header.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "db/book/event_book.h"
#include "db/server/checked_tables.h"
#include "ledger/proof/hash.h"

namespace tablebank {

/// nullopt if no event has this name.
[[nodiscard]] std::optional<std::string> find_server_event(const CheckedTables& tables, const std::string& name);
/// Another name than this one, under which the event is in the database; nullopt if there is none.
[[nodiscard]] std::optional<std::string> find_other_name(const CheckedTables& tables, const std::string& event_id,
                                                         const std::string& name);
/// Throws Damage if it is missing.
[[nodiscard]] EventHead read_server_head(const CheckedTables& tables, const std::string& event_id);
/// The same, and no other client can append until the transaction ends.
[[nodiscard]] EventHead lock_server_head(const CheckedTables& tables, const std::string& event_id);

/// Every entry in order, up to the head. Returns the bytes of their texts. Throws Damage.
std::uint64_t read_server_entries(const CheckedTables& tables, const std::string& event_id, const EventHead& head,
                                  const EventBook::Sink& sink);
[[nodiscard]] std::optional<Hash> read_server_hash(const CheckedTables& tables, const std::string& event_id,
                                                   std::int64_t number);

[[nodiscard]] std::optional<std::string> read_server_evidence(const CheckedTables& tables, const std::string& event_id,
                                                              const std::string& hash);
/// 0 if it is not stored.
[[nodiscard]] std::int64_t read_server_evidence_bytes(const CheckedTables& tables, const std::string& event_id,
                                                      const std::string& hash);
[[nodiscard]] std::vector<std::string> list_server_evidence(const CheckedTables& tables, const std::string& event_id);

/// False if the name exists already, or the event exists under another name.
[[nodiscard]] bool write_server_event(const CheckedTables& tables, const std::string& name, const std::string& event_id,
                                      const EventHead& head);
void write_server_entries(const CheckedTables& tables, const std::string& event_id, std::span<const EventEntry> entries,
                          std::span<const Hash> hashes);
void write_server_evidence(const CheckedTables& tables, const std::string& event_id, const EventEvidence& evidence);
void write_server_head(const CheckedTables& tables, const std::string& event_id, const EventHead& head);

}  // namespace tablebank
