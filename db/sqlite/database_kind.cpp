#include "db/sqlite/database_kind.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <string>
#include <vector>

#include "db/file/failure.h"

namespace tablebank {
namespace {

/// The whole schema except the location of its pages: one line per object, sorted, because a copied file may have them
/// in another order.
std::vector<std::string> schema_of(const SQLite::Database& database) {
    SQLite::Statement rows(database, "SELECT type, name, tbl_name, ifnull(sql, '') FROM sqlite_schema");
    std::vector<std::string> lines;
    while (rows.executeStep()) {
        std::string line;
        for (int column = 0; column < 4; ++column) line += rows.getColumn(column).getString() + '\0';
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

void run_migrations(SQLite::Database& database, const DatabaseKind& kind, int from, int to) {
    for (int version = from; version < to; ++version) database.exec(kind.migrations[static_cast<std::size_t>(version)]);
}

}  // namespace

void migrate_schema(SQLite::Database& database, const DatabaseKind& kind, int from, int to) {
    if (from >= to) return;
    run_migrations(database, kind, from, to);
    database.exec("PRAGMA application_id = " + std::to_string(kind.application_id));
    database.exec("PRAGMA user_version = " + std::to_string(to));
}

void check_schema(const SQLite::Database& database, const DatabaseKind& kind, int version) {
    SQLite::Database model(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    run_migrations(model, kind, 0, version);
    if (schema_of(database) != schema_of(model)) throw Damage(kind.other_tables);
}

void check_version(const DatabaseKind& kind, int version) {
    if (version > kind.version()) throw NewerFormat(version);
    if (version < 1) throw Damage("it has no format version");
}

}  // namespace tablebank
