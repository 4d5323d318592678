#include "db/sqlite/presence.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include "db/sqlite/companions.h"

namespace tablebank {

Presence::Presence(SQLite::Database& database, const std::filesystem::path& located)
    : database_(database), log_(companion(located, "-wal")) {}

Presence::~Presence() {
    if (!noted_ || !file_moved() || !log_moved()) return;
    int keep = 1;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_PERSIST_WAL, &keep);
}

std::optional<Presence::Log> Presence::look_at(const std::filesystem::path& log) {
    struct stat status {};
    if (::lstat(log.c_str(), &status) != 0) return std::nullopt;
    return Log{status.st_dev, status.st_ino, status.st_size};
}

void Presence::note() {
    noted_ = look_at(log_);
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
    if (!noted_) return false;
    const auto found = look_at(log_);
    return !found || found->device != noted_->device || found->number != noted_->number || found->size < noted_->size;
}

}  // namespace tablebank
