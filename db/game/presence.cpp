#include "db/game/presence.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "db/game/companions.h"

namespace tablebank {
namespace {

std::optional<std::pair<dev_t, ino_t>> identity(const std::filesystem::path& file) {
    struct stat status {};
    if (::lstat(file.c_str(), &status) != 0) return std::nullopt;
    return std::pair{status.st_dev, status.st_ino};
}

}  // namespace

Presence::Presence(SQLite::Database& database, const std::filesystem::path& located)
    : database_(database), log_(companion(located, "-wal")) {}

Presence::~Presence() {
    if (!noted_ || !file_moved() || !log_moved()) return;
    int keep = 1;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_PERSIST_WAL, &keep);
}

void Presence::note() {
    noted_ = identity(log_);
}

bool Presence::lost() {
    lost_ = lost_ || file_moved() || log_moved();
    return lost_;
}

bool Presence::file_moved() const {
    int moved = 0;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

/// SQLite itself asks of the file only.
bool Presence::log_moved() const {
    return noted_ && identity(log_) != noted_;
}

}  // namespace tablebank
