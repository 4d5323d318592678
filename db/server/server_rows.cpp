#include "db/server/server_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <pqxx/binarystring>
#include <pqxx/prepared_statement>
#include <pqxx/result>

#include "db/file/failure.h"
#include "db/server/event_server.h"

namespace tablebank {
namespace {

constexpr std::size_t rows_written_at_once = 200;
/// A page of entries ends with the one that goes beyond these bytes.
constexpr int rows_read_at_once = 100;
constexpr std::int64_t bytes_read_at_once = std::int64_t{4} * 1024 * 1024;
constexpr std::size_t most_evidence = 100'000;  ///< of one event

Hash hash_of(const pqxx::field& field) {
    if (const auto hash = parse_hash(field.as<std::string>(""))) return *hash;
    throw Damage("a hash is not valid");
}

EventHead head_of(const pqxx::result& rows) {
    if (rows.empty()) throw Damage("it does not say which event it is");
    return {rows[0][0].as<std::int64_t>(), hash_of(rows[0][1])};
}

/// Damage if the query cut out a text because it is above the limit.
std::string text_of(const pqxx::field& field, std::int64_t number) {
    if (field.is_null()) throw Damage(fmt::format("entry {} holds more than any line makes", number));
    return field.as<std::string>();
}

EventEntry entry_of(const pqxx::row& row) {
    const auto number = row[0].as<std::int64_t>();
    return {number, row[1].as<std::int64_t>(), text_of(row[2], number), text_of(row[3], number),
            text_of(row[4], number)};
}

pqxx::result entries_after(const CheckedTables& tables, const std::string& event_id, std::int64_t number) {
    return tables.exec_params(
        "SELECT number, at, CASE WHEN octet_length(who) <= $3 THEN who END, CASE WHEN octet_length(why) <= $3 THEN why "
        "END, CASE WHEN bytes <= $4 THEN act END, hash FROM (SELECT *, sum(bytes) OVER (ORDER BY number) - bytes AS "
        "before FROM (SELECT *, octet_length(act) AS bytes FROM tablebank.entry WHERE event = $1 AND number > $2 ORDER "
        "BY number LIMIT $5) AS page) AS summed WHERE before <= $6 ORDER BY number",
        event_id, number, EventServer::longest_words, EventServer::longest_act, rows_read_at_once, bytes_read_at_once);
}

/// "($1,$2),($3,$4)"
std::string places_of(std::size_t rows, std::size_t columns) {
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        text += row == 0 ? "(" : ",(";
        for (std::size_t column = 0; column < columns; ++column)
            text += fmt::format("{}${}", column == 0 ? "" : ",", row * columns + column + 1);
        text += ')';
    }
    return text;
}

}  // namespace

std::optional<std::string> find_server_event(const CheckedTables& tables, const std::string& name) {
    const auto rows = tables.exec_params("SELECT event FROM tablebank.event_name WHERE name = $1", name);
    if (rows.empty()) return std::nullopt;
    return rows[0][0].as<std::string>();
}

std::optional<std::string> find_other_name(const CheckedTables& tables, const std::string& event_id,
                                           const std::string& name) {
    const auto rows = tables.exec_params(
        "SELECT name FROM tablebank.event_name WHERE event = $1 AND name <> $2 ORDER BY name LIMIT 1", event_id, name);
    if (rows.empty()) return std::nullopt;
    return rows[0][0].as<std::string>();
}

EventHead read_server_head(const CheckedTables& tables, const std::string& event_id) {
    return head_of(tables.exec_params("SELECT number, hash FROM tablebank.event WHERE event = $1", event_id));
}

EventHead lock_server_head(const CheckedTables& tables, const std::string& event_id) {
    return head_of(
        tables.exec_params("SELECT number, hash FROM tablebank.event WHERE event = $1 FOR UPDATE", event_id));
}

std::uint64_t read_server_entries(const CheckedTables& tables, const std::string& event_id, const EventHead& head,
                                  const EventBook::Sink& sink) {
    std::uint64_t bytes = 0;
    EventHead previous{0, event_genesis(event_id)};
    std::int64_t asked_from = std::numeric_limits<std::int64_t>::min();
    for (bool more = true; more;) {
        const auto rows = entries_after(tables, event_id, asked_from);
        more = !rows.empty();
        for (const auto& row : rows) {
            EventEntry entry = entry_of(row);
            if (entry.number != previous.number + 1)
                throw Damage(fmt::format("entry {} is missing", previous.number + 1));
            previous = {entry.number, chained(previous.hash, entry)};
            if (previous.hash != hash_of(row[5]))
                throw Damage(fmt::format("entry {} does not have its hash", entry.number));
            bytes += entry.who.size() + entry.why.size() + entry.act.size();
            if (bytes > EventServer::most_bytes) throw Damage("it is larger than it may be");
            sink(std::move(entry), previous.hash);
        }
        asked_from = previous.number;
    }
    if (previous.number < head.number) throw Damage(fmt::format("entry {} is missing", previous.number + 1));
    if (previous.number != head.number || previous.hash != head.hash)
        throw Damage("its last entry is not the one that it names");
    return bytes;
}

std::optional<Hash> read_server_hash(const CheckedTables& tables, const std::string& event_id, std::int64_t number) {
    const auto rows =
        tables.exec_params("SELECT hash FROM tablebank.entry WHERE event = $1 AND number = $2", event_id, number);
    if (rows.empty()) return std::nullopt;
    return hash_of(rows[0][0]);
}

std::optional<std::string> read_server_evidence(const CheckedTables& tables, const std::string& event_id,
                                                const std::string& hash) {
    const auto rows = tables.exec_params(
        "SELECT CASE WHEN octet_length(bytes) <= $3 THEN bytes END FROM tablebank.evidence WHERE event = $1 AND hash = "
        "$2",
        event_id, hash, EventEvidence::most_bytes);
    if (rows.empty()) return std::nullopt;
    if (rows[0][0].is_null()) throw Damage("the evidence of a result does not have its hash");
    std::string bytes = pqxx::binarystring(rows[0][0]).str();
    if (to_hex(sha256(bytes)) != hash) throw Damage("the evidence of a result does not have its hash");
    return bytes;
}

std::int64_t read_server_evidence_bytes(const CheckedTables& tables, const std::string& event_id,
                                        const std::string& hash) {
    const auto rows = tables.exec_params(
        "SELECT octet_length(bytes) FROM tablebank.evidence WHERE event = $1 AND hash = $2", event_id, hash);
    return rows.empty() ? 0 : rows[0][0].as<std::int64_t>();
}

std::vector<std::string> list_server_evidence(const CheckedTables& tables, const std::string& event_id) {
    const auto rows = tables.exec_params("SELECT hash FROM tablebank.evidence WHERE event = $1 ORDER BY hash LIMIT $2",
                                         event_id, most_evidence + 1);
    if (rows.size() > most_evidence) throw Damage("it is larger than it may be");
    std::vector<std::string> hashes;
    hashes.reserve(rows.size());
    for (const auto& row : rows) hashes.push_back(row[0].as<std::string>());
    return hashes;
}

bool write_server_event(const CheckedTables& tables, const std::string& name, const std::string& event_id,
                        const EventHead& head) {
    const auto named =
        tables.exec_params("INSERT INTO tablebank.event_name VALUES ($1, $2) ON CONFLICT DO NOTHING", name, event_id);
    if (named.affected_rows() != 1) return false;
    const auto begun = tables.exec_params("INSERT INTO tablebank.event VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                                          event_id, head.number, to_hex(head.hash));
    return begun.affected_rows() == 1;
}

void write_server_entries(const CheckedTables& tables, const std::string& event_id, std::span<const EventEntry> entries,
                          std::span<const Hash> hashes) {
    for (std::size_t from = 0; from < entries.size(); from += rows_written_at_once) {
        const std::size_t count = std::min(rows_written_at_once, entries.size() - from);
        std::vector<std::string> values;
        values.reserve(count * 7);
        for (std::size_t i = from; i < from + count; ++i) {
            const EventEntry& entry = entries[i];
            for (std::string value : {event_id, std::to_string(entry.number), std::to_string(entry.at), entry.who,
                                      entry.why, entry.act, to_hex(hashes[i])})
                values.push_back(std::move(value));
        }
        tables.exec_params("INSERT INTO tablebank.entry VALUES " + places_of(count, 7),
                           pqxx::prepare::make_dynamic_params(values));
    }
}

void write_server_evidence(const CheckedTables& tables, const std::string& event_id, const EventEvidence& evidence) {
    tables.exec_params("INSERT INTO tablebank.evidence VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", event_id,
                       to_hex(sha256(evidence.bytes)), pqxx::binarystring(evidence.bytes));
}

void write_server_head(const CheckedTables& tables, const std::string& event_id, const EventHead& head) {
    tables.exec_params("UPDATE tablebank.event SET number = $2, hash = $3 WHERE event = $1", event_id, head.number,
                       to_hex(head.hash));
}

}  // namespace tablebank
