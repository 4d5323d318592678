#pragma once
// What the tables of events in a database are, and those of what hubs keep of the games at their tables: a schema of
// their own, how it is made, and what stands in it and nothing else. Internal to this room.
// docs/reference/event-file.md describes them.
//
// The SQL keeps to what databases of several machines take as well: no trigger, no sequence that orders, no advisory
// lock, and every unique key begins with what it belongs to.

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace tablebank {

enum class TablesOf { events, live };

/// Columns as "entry.at bigint", checks as "entry CHECK ((number >= 1))".
using SchemaParts = std::set<std::string, std::less<>>;

struct TableDefinitions {
    const char* part;  ///< its row in the table of versions
    int version;
    std::span<const char* const> made_by;     ///< one statement a table
    std::span<const std::string_view> names;  ///< of these tables, and of that of the versions
    SchemaParts columns;                      ///< all that there are
    SchemaParts checks;                       ///< those that may be there, as the server writes them
};
[[nodiscard]] const TableDefinitions& definitions_of(TablesOf tables);

}  // namespace tablebank
