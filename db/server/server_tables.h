#pragma once
// The tables of events in a database, in a schema of their own: made where there are none, and recognised. Internal to
// this room. docs/event.md describes them.
//
// The SQL keeps to what databases of several machines take as well: no trigger, no sequence that orders, no advisory
// lock, and every unique key begins with what it belongs to.

#include <pqxx/transaction_base>

namespace tablebank {

inline constexpr int server_tables_version = 1;

enum class ServerTables { none, ours };
/// Throws NotOurs, NewerFormat, and Damage where a table is not what its version says.
[[nodiscard]] ServerTables find_server_tables(pqxx::transaction_base& transaction);
void make_server_tables(pqxx::transaction_base& transaction);

}  // namespace tablebank
