#pragma once
// One row of a result, read strictly: a column has the type it was written with, or the file is damaged.

#include <cstdint>
#include <optional>
#include <string>

#include "ledger/chain.h"

namespace SQLite {
class Statement;
}

namespace tablebank {

/// Looks at the current row of a statement, which it must not outlive. Every member throws Damage.
class Row {
public:
    explicit Row(const SQLite::Statement& statement) : statement_(statement) {}

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] Hash hash(int column) const;
    [[nodiscard]] std::optional<std::int64_t> maybe_integer(int column) const;
    [[nodiscard]] std::optional<std::string> maybe_text(int column) const;

private:
    const SQLite::Statement& statement_;
};

}  // namespace tablebank
