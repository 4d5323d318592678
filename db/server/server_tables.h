#pragma once
// The tables of events in a database, and those of the games that hubs store: a schema of their own, its creation, and
// its complete contents. Internal header. docs/reference/event-file.md describes them.
//
// The SQL uses only features that distributed databases have too: no trigger, no sequence for ordering, no advisory
// lock, and every unique key begins with the key of its parent.

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
    std::span<const char* const> made_by;     ///< one statement per table
    std::span<const std::string_view> names;  ///< of these tables, and of that of the versions
    SchemaParts columns;                      ///< all existing ones
    SchemaParts checks;                       ///< the allowed ones, as the server writes them
};
[[nodiscard]] const TableDefinitions& definitions_of(TablesOf tables);

}  // namespace tablebank
