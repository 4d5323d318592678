#pragma once
// The tables of events within one transaction: found to be plain tables of somebody who is trusted, and locked so that
// they stay so until it ends. Whatever reads or writes their rows asks them through this, so that nothing is read or
// written unchecked. Internal to this room.

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
    /// Those that must be there. First in its transaction, which in one of repeatable read decides what it sees. Throws
    /// Untrusted, NotOurs, NewerFormat, Damage.
    [[nodiscard]] static CheckedTables hold(ServerTransaction& transaction, TablesOf tables,
                                            WrittenTables written = {});
    /// nullopt where there are none. For a transaction that sees what is committed. Throws as above.
    [[nodiscard]] static std::optional<CheckedTables> find(ServerTransaction& transaction, TablesOf tables,
                                                           WrittenTables written = {});
    /// Makes them, where find() found none, with the schema where there is none.
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
