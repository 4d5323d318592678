#include "db/sqlite/file_identity.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <system_error>

#include "db/sqlite/sidecar_files.h"

namespace tablebank {
namespace {

std::optional<platform::FileInfo> info_or_none(const std::filesystem::path& file) {
    std::error_code none;
    const platform::FileInfo found = platform::look_at(file, platform::Links::not_followed, none);
    return none ? std::nullopt : std::optional(found);
}

}  // namespace

FileIdentity::FileIdentity(SQLite::Database& database, const std::filesystem::path& located)
    : database_(database), log_(companion(located, "-wal")) {}

FileIdentity::~FileIdentity() {
    if (!noted_ || !file_moved() || !log_moved()) return;
    int keep = 1;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_PERSIST_WAL, &keep);
}

void FileIdentity::note() {
    noted_ = info_or_none(log_);
}

bool FileIdentity::lost() {
    lost_ = lost_ || file_moved() || log_moved();
    return lost_;
}

bool FileIdentity::file_moved() const {
    int moved = 0;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

/// SQLite itself checks only the file.
bool FileIdentity::log_moved() const {
    if (!noted_) return false;
    const auto found = info_or_none(log_);
    return !found || !found->is_same_file(*noted_) || found->size < noted_->size;
}

}  // namespace tablebank
