#include "db/server/checked_tables.h"

#include <fmt/format.h>

#include <algorithm>

#include "db/file/failure.h"
#include "db/server/schema_check.h"

namespace tablebank {
namespace {

/// Reading keeps owners, rules and policies from being changed meanwhile, writing also triggers. A table that inherits
/// from one of them is not asked, and the lock carries out nothing, whatever the table is.
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

/// Whether there are none beside the table of the versions.
bool has_none(const SchemaParts& found) {
    return std::ranges::all_of(found, [](const std::string& column) { return column.starts_with("version."); });
}

/// Those of hubs are made when the first game comes; that they were there stays in the table of the versions.
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
        // Another hub may have made them at this moment.
        found = check_schema(transaction, tables);
    }
    if (found != definitions_of(tables).columns) {
        // Which version they are of is asked first; what there is of them was found to do no harm.
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
    // The schema may have become somebody else's meanwhile.
    static_cast<void>(check_schema(transaction, tables));
    transaction.exec_params("INSERT INTO tablebank.version VALUES ($1, $2)", std::string(definitions.part),
                            definitions.version);
    return hold(transaction, tables);
}

}  // namespace tablebank
