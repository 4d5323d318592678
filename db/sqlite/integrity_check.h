#pragma once
// The checks of every database before any of its rows is trusted. Reading and posting use the same checks, so that a
// file is damaged either for both or for neither.

#include <cstdint>

#include "db/sqlite/database_kind.h"
#include "db/sqlite/hardened_connection.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Hardens a connection on which nothing has run yet, locks its file exclusively, and ensures that nothing in the file
/// is evaluated before its schema is known to be exactly what this program would have written. The version is checked
/// first: the schema of a later version, which may be only in the -wal, is not even read. Returns the version. The file
/// is not changed. Throws Damage, NewerFormat, SQLite::Exception.
[[nodiscard]] int inspect_schema(SQLite::Database& database, const DatabaseKind& kind, int attached);

/// Checks that pages, free list and indexes are consistent, and that no referenced entry is missing. Throws Damage.
void inspect_pages(SQLite::Database& database);

/// While it exists, the connection gets at most the work and memory that a valid file of this size needs, including
/// memory for its pages, which are read three times.
class InspectionLimits {
public:
    InspectionLimits(SQLite::Database& database, std::int64_t bytes);
    InspectionLimits(const InspectionLimits&) = delete;
    InspectionLimits& operator=(const InspectionLimits&) = delete;
    ~InspectionLimits();

private:
    SQLite::Database& database_;
    HeapLimit heap_;
    WorkLimit work_;
};

}  // namespace tablebank
