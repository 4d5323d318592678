#pragma once
// Whether the tables of events in a database may be used with the rights of whoever connects: a table of somebody else
// could carry out their code as soon as it is read or written to. Only the catalogue of the server is asked, nothing of
// the tables themselves. Internal to this room.

#include <optional>
#include <stdexcept>
#include <string>

#include "db/server/server_tables.h"
#include "db/server/server_transaction.h"

namespace tablebank {

/// What somebody could have prepared: the sentence, and in brackets where it stands.
class Untrusted : public std::runtime_error {
public:
    Untrusted(const char* sentence, std::string where) : std::runtime_error(sentence), where_(std::move(where)) {}
    [[nodiscard]] const std::string& where() const { return where_; }

private:
    std::string where_;
};

/// The columns of those of these tables that there are. Throws Untrusted: the schema and each table belong to this
/// user, to the owner of the database, to a superuser or to a group that this user is in, and a table is a plain one,
/// without triggers, rules, policies, defaults, other checks than ours, indexes over what is worked out, and with types
/// of the server's own. NotOurs where they are those of another program.
///
/// The search path must be fixed before (server_connection.h). While the tables are locked, as CheckedTables does it,
/// what was found stays so.
[[nodiscard]] SchemaParts check_schema(ServerTransaction& transaction, TablesOf tables);

}  // namespace tablebank
