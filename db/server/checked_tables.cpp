#include "db/server/checked_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "db/file/failure.h"
#include "db/server/schema_check.h"

namespace tablebank {
namespace {

/// A lock for reading prevents changes of owners, rules and policies, one for writing also of triggers. Tables that
/// inherit from these are left out, and the lock executes no code of any kind of table.
std::string locks_of(const TableDefinitions& tables, WrittenTables written) {
    std::string read;
    std::string wrote;
    for (const std::string_view name : tables.names) {
        std::string& list = std::ranges::find(written, name) == written.end() ? read : wrote;
        list += fmt::format("{}ONLY tablebank.{}", list.empty() ? "" : ", ", name);
    }
    std::string sql = fmt::format("LOCK TABLE {} IN ACCESS SHARE MODE", read);
    if (!wrote.empty()) sql += fmt::format("; LOCK TABLE {} IN ROW EXCLUSIVE MODE", wrote);
    return sql;
}

void check_version(ServerTransaction& transaction, const TableDefinitions& tables) {
    const auto rows =
        transaction.exec_params("SELECT version FROM tablebank.version WHERE part = $1", std::string(tables.part));
    if (rows.empty()) throw NotOurs("this is the database of another program");
    const auto version = rows[0][0].as<int>();
    if (version > tables.version) throw NewerFormat(version);
    if (version < 1) throw Damage("it has no format version");
}

void check_columns(const SchemaParts& found, const TableDefinitions& tables) {
    if (found != tables.columns)
        throw Damage(std::string_view(tables.part) == "live" ? "its tables are not those of a hub"
                                                             : "its tables are not those of an event");
}

bool has_schema(ServerTransaction& transaction) {
    return !transaction.exec("SELECT FROM pg_catalog.pg_namespace WHERE nspname = 'tablebank'").empty();
}

/// Whether there are none except the table of versions.
bool has_none(const SchemaParts& found) {
    return std::ranges::all_of(found, [](const std::string& column) { return column.starts_with("version."); });
}

/// The tables of hubs are created with the first game; the table of versions records that they exist.
bool were_there(ServerTransaction& transaction, TablesOf tables) {
    transaction.exec("LOCK TABLE ONLY tablebank.version IN ACCESS SHARE MODE");
    static_cast<void>(check_schema(transaction, tables));
    return !transaction
                .exec_params("SELECT FROM tablebank.version WHERE part = $1", std::string(definitions_of(tables).part))
                .empty();
}

}  // namespace

CheckedTables CheckedTables::hold(ServerTransaction& transaction, TablesOf tables, WrittenTables written) {
    const TableDefinitions& definitions = definitions_of(tables);
    transaction.exec(locks_of(definitions, written));
    const SchemaParts found = check_schema(transaction, tables);
    check_version(transaction, definitions);
    check_columns(found, definitions);
    return CheckedTables(transaction);
}

std::optional<CheckedTables> CheckedTables::find(ServerTransaction& transaction, TablesOf tables,
                                                 WrittenTables written) {
    SchemaParts found = check_schema(transaction, tables);
    if (found.empty()) return std::nullopt;
    if (tables == TablesOf::live && has_none(found)) {
        if (!were_there(transaction, tables)) return std::nullopt;
        // Another hub may have created them at this moment.
        found = check_schema(transaction, tables);
    }
    if (found != definitions_of(tables).columns) {
        // The version is checked first; the existing tables were found to be harmless.
        transaction.exec("LOCK TABLE ONLY tablebank.version IN ACCESS SHARE MODE");
        static_cast<void>(check_schema(transaction, tables));
        check_version(transaction, definitions_of(tables));
        check_columns(found, definitions_of(tables));
    }
    return hold(transaction, tables, written);
}

CheckedTables CheckedTables::make(ServerTransaction& transaction, TablesOf tables) {
    const TableDefinitions& definitions = definitions_of(tables);
    if (!has_schema(transaction)) transaction.exec("CREATE SCHEMA tablebank");
    for (const char* table : definitions.made_by) transaction.exec(table);
    // The schema may belong to another user by now.
    static_cast<void>(check_schema(transaction, tables));
    transaction.exec_params("INSERT INTO tablebank.version VALUES ($1, $2)", std::string(definitions.part),
                            definitions.version);
    return hold(transaction, tables);
}

}  // namespace tablebank
