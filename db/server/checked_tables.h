#pragma once
// The tables of events within one transaction: checked to be plain tables of a trusted owner, and locked so that they
// stay so until it ends. All code that reads or writes their rows does it through this class, so that no table is used
// unchecked. Internal header.

#include <optional>
#include <pqxx/result>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "db/server/server_tables.h"
#include "db/server/server_transaction.h"

namespace tablebank {

/// Names of tables that a transaction writes to, which needs another lock.
using WrittenTables = std::span<const std::string_view>;

class CheckedTables {
public:
    /// Tables that must exist. Must come first in its transaction, which in a repeatable-read transaction determines
    /// its snapshot. Throws Untrusted, NotOurs, NewerFormat, Damage.
    [[nodiscard]] static CheckedTables hold(ServerTransaction& transaction, TablesOf tables,
                                            WrittenTables written = {});
    /// nullopt if there are none. For a read-committed transaction. Throws as above.
    [[nodiscard]] static std::optional<CheckedTables> find(ServerTransaction& transaction, TablesOf tables,
                                                           WrittenTables written = {});
    /// Creates them after find() found none, and the schema if it is missing.
    [[nodiscard]] static CheckedTables make(ServerTransaction& transaction, TablesOf tables);

    template <class... Values>
    pqxx::result exec_params(const std::string& sql, Values&&... values) const {
        return transaction_->exec_params(sql, std::forward<Values>(values)...);
    }
    [[nodiscard]] ServerTransaction& transaction() const { return *transaction_; }

private:
    explicit CheckedTables(ServerTransaction& transaction) : transaction_(&transaction) {}

    ServerTransaction* transaction_;
};

}  // namespace tablebank
