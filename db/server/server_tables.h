#pragma once
// The tables of events in a database, and of what hubs keep of the games at their tables, in a schema of their own:
// made where there are none, and recognised. Internal to this room. docs/event.md describes them.
//
// The SQL keeps to what databases of several machines take as well: no trigger, no sequence that orders, no advisory
// lock, and every unique key begins with what it belongs to.

#include <pqxx/transaction_base>

namespace tablebank {

inline constexpr int server_tables_version = 1;
inline constexpr int live_tables_version = 1;

enum class ServerTables { none, ours };
/// Throws NotOurs, NewerFormat, and Damage where a table is not what its version says.
[[nodiscard]] ServerTables find_server_tables(pqxx::transaction_base& transaction);
void make_server_tables(pqxx::transaction_base& transaction);

/// Those of what hubs keep, once the tables of events were found; they are made when the first game comes.
[[nodiscard]] ServerTables find_live_tables(pqxx::transaction_base& transaction);
void make_live_tables(pqxx::transaction_base& transaction);

}  // namespace tablebank
