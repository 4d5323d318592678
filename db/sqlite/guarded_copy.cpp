#include "db/sqlite/guarded_copy.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include "db/file/failure.h"
#include "db/sqlite/integrity_check.h"
#include "db/sqlite/private_copy.h"
#include "db/sqlite/sidecar_files.h"
#include "db/sqlite/stored_file.h"

namespace tablebank {

void read_copy(const std::filesystem::path& file, const DatabaseKind& kind,
               const std::function<void(const std::filesystem::path&)>& check_header,
               const std::function<void(SQLite::Database&)>& read) {
    const std::filesystem::path located = locate_database(file, kind.subject);
    as_file_error(
        file,
        [&] {
            check_header(located);
            check_sidecar_files(located, kind);
            const PrivateCopy copy(located, kind.largest);
            SQLite::Database database(copy.files().name(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOMUTEX, 0,
                                      MemoryVfs::layer());
            database.check(sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
            (void)inspect_schema(database, kind, 0);
            const InspectionLimits limits(database, copy.size());
            inspect_pages(database);
            read(database);
        },
        kind.subject);
}

}  // namespace tablebank
