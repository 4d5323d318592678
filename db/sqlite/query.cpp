#include "db/sqlite/query.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <cstring>

#include "db/file/failure.h"

namespace tablebank {
namespace {

sqlite3_stmt* prepare(const SQLite::Database& database, const char* select) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v2(database.getHandle(), select, -1, &statement, nullptr);
    if (code != SQLITE_OK) throw SQLite::Exception(database.getHandle(), code);
    return statement;
}

}  // namespace

Query::Query(const SQLite::Database& database, const char* select)
    : statement_(prepare(database, select), &sqlite3_finalize) {}

void Query::bind(std::int64_t value, int parameter) {
    check(sqlite3_bind_int64(statement_.get(), parameter, value));
}

void Query::bind(std::string_view text, int parameter) {
    check(sqlite3_bind_text(statement_.get(), parameter, text.data(), static_cast<int>(text.size()), SQLITE_STATIC));
}

void Query::check(int code) const {
    if (code != SQLITE_OK) throw SQLite::Exception(sqlite3_db_handle(statement_.get()), code);
}

bool Query::next() {
    if (over_) return false;  // SQLite would start again
    const int code = sqlite3_step(statement_.get());
    over_ = code != SQLITE_ROW;
    if (code == SQLITE_ROW || code == SQLITE_DONE) return !over_;
    throw SQLite::Exception(sqlite3_db_handle(statement_.get()), code);
}

std::int64_t Query::integer(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) not_a("number", column);
    return sqlite3_column_int64(statement_.get(), column);
}

std::string_view Query::text(int column) const {
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_TEXT) not_a("text", column);
    // The database is stored in UTF-8, so the bytes of a text are the text.
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    return {bytes == nullptr ? "" : bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

Hash Query::hash(int column) const {
    Hash hash;
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_BLOB ||
        sqlite3_column_bytes(statement_.get(), column) != static_cast<int>(hash.bytes.size())) {
        not_a("hash", column);
    }
    std::memcpy(hash.bytes.data(), sqlite3_column_blob(statement_.get(), column), hash.bytes.size());
    return hash;
}

std::optional<std::int64_t> Query::maybe_integer(int column) const {
    if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
    return integer(column);
}

std::optional<std::string_view> Query::maybe_text(int column) const {
    if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
    return text(column);
}

void Query::not_a(const char* type, int column) const {
    throw Damage(std::string(sqlite3_column_name(statement_.get(), column)) + " is not a " + type);
}

}  // namespace tablebank
