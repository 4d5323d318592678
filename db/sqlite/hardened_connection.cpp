#include "db/sqlite/hardened_connection.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <array>
#include <utility>

namespace tablebank {
namespace {

constexpr int instructions_per_round = 1000;
constexpr std::int64_t heap_more = 64LL * 1024 * 1024;

constexpr int longest_value = 4 * 1024 * 1024;  // the pinned edition may have 1 MiB

}  // namespace

void guard(SQLite::Database& database, int attached) {
    sqlite3* const handle = database.getHandle();
    for (const auto& [option, value] : std::array<std::pair<int, int>, 5>{{{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                                                           {SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                                                           {SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                                                           {SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                                                           {SQLITE_DBCONFIG_ENABLE_FKEY, 1}}}) {
        database.check(sqlite3_db_config(handle, option, value, nullptr));
    }
    for (const auto& [limit, value] : std::array<std::pair<int, int>, 9>{{{SQLITE_LIMIT_LENGTH, longest_value},
                                                                          {SQLITE_LIMIT_SQL_LENGTH, 64 * 1024},
                                                                          {SQLITE_LIMIT_COLUMN, 64},
                                                                          {SQLITE_LIMIT_EXPR_DEPTH, 64},
                                                                          {SQLITE_LIMIT_COMPOUND_SELECT, 8},
                                                                          {SQLITE_LIMIT_FUNCTION_ARG, 8},
                                                                          {SQLITE_LIMIT_VARIABLE_NUMBER, 64},
                                                                          {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
                                                                          {SQLITE_LIMIT_ATTACHED, attached}}}) {
        sqlite3_limit(handle, limit, value);
    }
    database.exec("PRAGMA cell_size_check = ON");
    database.exec("PRAGMA mmap_size = 0");
    database.exec("PRAGMA temp_store = MEMORY");
}

WorkLimit::WorkLimit(SQLite::Database& database, std::int64_t instructions)
    : database_(database.getHandle()), rounds_left_(instructions / instructions_per_round) {
    sqlite3_progress_handler(database_, instructions_per_round, &WorkLimit::count, this);
}

WorkLimit::~WorkLimit() {
    sqlite3_progress_handler(database_, 0, nullptr, nullptr);
}

int WorkLimit::count(void* self) {
    return static_cast<WorkLimit*>(self)->rounds_left_-- > 0 ? 0 : 1;
}

HeapLimit::HeapLimit() : before_(sqlite3_hard_heap_limit64(sqlite3_memory_used() + heap_more)) {}

HeapLimit::~HeapLimit() {
    sqlite3_hard_heap_limit64(before_);
}

}  // namespace tablebank
