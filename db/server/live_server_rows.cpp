#include "db/server/live_server_rows.h"

#include <fmt/format.h>

#include <pqxx/result>
#include <pqxx/stream_to>
#include <tuple>

#include "db/file/failure.h"

namespace tablebank {
namespace {

/// A page of entries ends with the one that goes beyond these bytes.
constexpr int live_rows_at_once = 500;
constexpr std::int64_t live_bytes_at_once = std::int64_t{4} * 1024 * 1024;

Hash live_hash_of(const pqxx::field& field) {
    if (const auto hash = parse_hash(field.as<std::string>(""))) return *hash;
    throw Damage("a hash is not valid");
}

/// A text that the query left out is above the limit.
std::string live_text_of(const pqxx::field& field, const char* what) {
    if (field.is_null()) throw Damage(fmt::format("the {} of a game are longer than any", what));
    return field.as<std::string>();
}

Damage missing_live_entry(std::int64_t number) {
    return Damage(fmt::format("entry {} of a game is missing", number));
}

/// A list of values that need no quoting: "{a,b}".
std::string list_of(const std::vector<std::string>& values) {
    return fmt::format("{{{}}}", fmt::join(values, ","));
}

pqxx::result page_of_entries(const CheckedTables& tables, const std::string& game, std::int64_t after) {
    return tables.exec_params(
        "SELECT number, hash, CASE WHEN bytes <= $3 THEN text END FROM (SELECT number, hash, text, bytes, sum(bytes) "
        "OVER (ORDER BY number) - bytes AS before FROM (SELECT number, hash, text, octet_length(text) AS bytes FROM "
        "tablebank.live_entry WHERE game = $1 AND number > $2 ORDER BY number LIMIT $4) AS page) AS summed WHERE "
        "before <= $5 ORDER BY number",
        game, after, LiveLimits::entry, live_rows_at_once, live_bytes_at_once);
}

void copy_entries(const CheckedTables& tables, const ReconciledBatches& weighed) {
    tables.transaction().with([&](pqxx::transaction_base& transaction) {
        pqxx::stream_to rows(transaction, "tablebank.live_entry",
                             std::vector<std::string>{"game", "number", "hash", "text"});
        for (const auto& [id, game] : weighed.games)
            for (const auto& some : game.entries)
                for (const LiveEntry& entry : some)
                    rows << std::tuple(id, entry.number, to_hex(entry.hash), entry.text);
        rows.complete();
    });
}

}  // namespace

std::map<std::string, StoredGame, std::less<>> lock_live_games(const CheckedTables& tables,
                                                               const std::vector<std::string>& games) {
    std::map<std::string, StoredGame, std::less<>> found;
    for (const auto& row : tables.exec_params(
             "SELECT game, genesis, number, hash FROM tablebank.live_game WHERE game = ANY($1::text[]) ORDER BY game "
             "FOR UPDATE",
             list_of(games)))
        found.emplace(row[0].as<std::string>(),
                      StoredGame{live_hash_of(row[1]), {row[2].as<std::int64_t>(), live_hash_of(row[3])}});
    return found;
}

Hash read_live_hash(const CheckedTables& tables, const std::string& game, std::int64_t number) {
    const auto rows =
        tables.exec_params("SELECT hash FROM tablebank.live_entry WHERE game = $1 AND number = $2", game, number);
    if (rows.empty()) throw missing_live_entry(number);
    return live_hash_of(rows[0][0]);
}

std::optional<LiveGame> read_live_game(const CheckedTables& tables, const std::string& id) {
    const auto rows = tables.exec_params(
        "SELECT CASE WHEN octet_length(headers) <= $2 THEN headers END, genesis, number, hash FROM tablebank.live_game "
        "WHERE game = $1",
        id, LiveLimits::headers);
    if (rows.empty()) return std::nullopt;
    const auto& row = rows[0];
    return LiveGame{
        live_text_of(row[0], "headers"), live_hash_of(row[1]), {row[2].as<std::int64_t>(), live_hash_of(row[3])}};
}

void read_live_entries(const CheckedTables& tables, const std::string& game, std::int64_t after,
                       const std::function<void(LiveEntry&&)>& sink) {
    const auto heads = tables.exec_params("SELECT number, hash FROM tablebank.live_game WHERE game = $1", game);
    if (heads.empty()) return;
    const LiveHead head{heads[0][0].as<std::int64_t>(), live_hash_of(heads[0][1])};
    for (std::int64_t number = after; number < head.number;) {
        const auto rows = page_of_entries(tables, game, number);
        if (rows.empty()) throw missing_live_entry(number + 1);
        for (const auto& row : rows) {
            if (number == head.number) return;
            if (row[0].as<std::int64_t>() != ++number) throw missing_live_entry(number);
            LiveEntry entry{number, live_hash_of(row[1]), live_text_of(row[2], "entries")};
            if (number == head.number && entry.hash != head.hash)
                throw Damage("the last entry of a game is not the one that it names");
            sink(std::move(entry));
        }
    }
}

void write_live_games(const CheckedTables& tables, const std::string& event_id, const ReconciledBatches& weighed) {
    std::vector<std::string> games;
    std::vector<std::string> numbers;
    std::vector<std::string> hashes;
    bool has_entries = false;
    for (const auto& [id, game] : weighed.games) {
        has_entries = has_entries || !game.entries.empty();
        if (game.begun_by != nullptr) {
            tables.exec_params("INSERT INTO tablebank.live_game VALUES ($1, $2, $3, $4, $5, $6)", id, event_id,
                               game.begun_by->headers, to_hex(game.begun_by->genesis), game.head.number,
                               to_hex(game.head.hash));
            continue;
        }
        games.push_back(id);
        numbers.push_back(std::to_string(game.head.number));
        hashes.push_back(to_hex(game.head.hash));
    }
    if (has_entries) copy_entries(tables, weighed);
    if (games.empty()) return;
    tables.exec_params(
        "UPDATE tablebank.live_game SET number = later.number, hash = later.hash FROM unnest($1::text[], $2::bigint[], "
        "$3::text[]) AS later(game, number, hash) WHERE live_game.game = later.game",
        list_of(games), list_of(numbers), list_of(hashes));
}

}  // namespace tablebank
