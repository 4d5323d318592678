#pragma once
// A SELECT whose rows are read strictly: a column has the type it was written with, or the file is damaged. Uses the C
// interface: a game has hundreds of thousands of columns, and SQLiteCpp counts references for each it returns.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/proof/chain.h"

struct sqlite3_stmt;

namespace SQLite {
class Database;
}

namespace tablebank {

/// One statement, which must not outlive its database. The accessors read the current row and throw Damage.
class Query {
public:
    /// Throws SQLite::Exception.
    Query(const SQLite::Database& database, const char* select);

    /// Sets a parameter, before the first row; parameters count from 1. The text must stay valid until the last row.
    void bind(std::int64_t value, int parameter = 1);
    void bind(std::string_view text, int parameter = 1);

    /// Goes to the next row; false after the last one, and always from then on. Throws SQLite::Exception.
    [[nodiscard]] bool next();

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string_view text(int column) const;  ///< valid until next()
    [[nodiscard]] Hash hash(int column) const;
    [[nodiscard]] std::optional<std::int64_t> maybe_integer(int column) const;
    [[nodiscard]] std::optional<std::string_view> maybe_text(int column) const;

private:
    void check(int code) const;
    [[noreturn]] void not_a(const char* type, int column) const;

    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement_;
    bool over_ = false;
};

}  // namespace tablebank
