#pragma once
// Checks whether the tables of events in a database are safe to use with the rights of the connected user: a table of
// another user could execute that user's code as soon as it is read or written. It queries only the catalogue of the
// server, not the tables themselves. Internal header.

#include <optional>
#include <stdexcept>
#include <string>

#include "db/server/server_tables.h"
#include "db/server/server_transaction.h"

namespace tablebank {

/// Something that an attacker may have prepared: the sentence, and the place for the brackets.
class Untrusted : public std::runtime_error {
public:
    Untrusted(const char* sentence, std::string where) : std::runtime_error(sentence), where_(std::move(where)) {}
    [[nodiscard]] const std::string& where() const { return where_; }

private:
    std::string where_;
};

/// The columns of the existing ones of these tables. Throws Untrusted unless the schema and each table belong to this
/// user, to the owner of the database, to a superuser or to a group that this user is in, and each table is a plain one
/// without triggers, rules, policies, defaults, other checks than this program's, or indexes on expressions, and with
/// built-in types of the server. Throws NotOurs if they belong to another program.
///
/// The search path must be fixed before (server_connection.h). While the tables are locked, as CheckedTables does
/// it, the result stays valid.
[[nodiscard]] SchemaParts check_schema(ServerTransaction& transaction, TablesOf tables);

}  // namespace tablebank
