#pragma once
// What every database of ours must pass before a row in it is believed, whether it is read or posted to: one road for
// both, so that a file which is damaged for the one is damaged for the other. Knows nothing of what the rows mean.

#include <cstdint>

#include "db/sqlite/database_kind.h"
#include "db/sqlite/hardened_connection.h"

namespace SQLite {
class Database;
}

namespace tablebank {

/// Guards a connection that nothing has run on yet, takes its file for it alone, and lets nothing in the file be
/// evaluated before its schema is known to be the one that the program itself would have written. The version comes
/// first: the schema of a later one, which may stand in the -wal only, is not even read. Returns it. Nothing of the
/// file is written. Throws Damage, NewerFormat, SQLite::Exception.
[[nodiscard]] int inspect_schema(SQLite::Database& database, const DatabaseKind& kind, int attached);

/// Pages, the list of free ones and indexes fit, and no entry is missing that others refer to. Throws Damage.
void inspect_pages(SQLite::Database& database);

/// While it lives, the connection gets no more work and memory than a sound file of so many bytes needs, and room for
/// the pages, which are gone through three times.
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
