#include "db/sqlite/presence.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <system_error>

#include "db/sqlite/companions.h"

namespace tablebank {
namespace {

std::optional<platform::FileInfo> info_or_none(const std::filesystem::path& file) {
    std::error_code none;
    const platform::FileInfo found = platform::look_at(file, platform::Links::not_followed, none);
    return none ? std::nullopt : std::optional(found);
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
    noted_ = info_or_none(log_);
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
    const auto found = info_or_none(log_);
    return !found || !found->is_same_file(*noted_) || found->size < noted_->size;
}

}  // namespace tablebank
