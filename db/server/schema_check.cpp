#include "db/server/schema_check.h"

#include <fmt/format.h>

#include <array>
#include <pqxx/result>

#include "db/file/failure.h"

namespace tablebank {
namespace {

/// In the order of the numbers that the query gives them. The last one is not a fault: an existing column.
enum class Fault { schema_owner, table_owner, kind, trigger, policy, worked_out, type, none };

constexpr std::array faults{
    "the schema tablebank or a table in it belongs to another user",
    "the schema tablebank or a table in it belongs to another user",
    "a table of the schema tablebank is not a plain table",
    "a table of the schema tablebank has a trigger or a rule",
    "a table of the schema tablebank has row security",
    "a table of the schema tablebank has a default, a constraint or an index that is not tablebank's",
    "a column of the schema tablebank has a type or a collation that is not the server's own"};

/// A group is a role that cannot log in: on older servers, a role that can log in may add members to itself. By the
/// server's own functions a superuser is in every role, so the table of members is used instead.
constexpr const char* question_of_owners = R"sql(
WITH RECURSIVE groups(role) AS (
    SELECT oid FROM pg_catalog.pg_roles WHERE rolname = current_user
    UNION SELECT r.oid FROM groups g JOIN pg_catalog.pg_auth_members m ON m.member = g.role
        JOIN pg_catalog.pg_roles r ON r.oid = m.roleid AND NOT r.rolcanlogin),
trusted(role) AS (
    SELECT role FROM groups
    UNION SELECT oid FROM pg_catalog.pg_roles WHERE rolsuper OR rolname = 'pg_database_owner'
    UNION SELECT datdba FROM pg_catalog.pg_database WHERE datname = current_database()),
ours AS (
    SELECT c.* FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'tablebank' AND c.relname IN ({names}))
SELECT 0, pg_get_userbyid(nspowner)::text FROM pg_catalog.pg_namespace
    WHERE nspname = 'tablebank' AND nspowner NOT IN (SELECT role FROM trusted)
UNION ALL SELECT 1, concat(relname, ': ', pg_get_userbyid(relowner)) FROM ours
    WHERE relowner NOT IN (SELECT role FROM trusted)
)sql";

constexpr const char* question_of_tables = R"sql(
UNION ALL SELECT 2, relname::text FROM ours
    WHERE relkind <> 'r' OR relpersistence <> 'p' OR relispartition OR reloftype <> 0
        OR EXISTS (SELECT FROM pg_catalog.pg_inherits WHERE inhrelid = ours.oid OR inhparent = ours.oid)
UNION ALL SELECT 3, relname::text FROM ours
    WHERE EXISTS (SELECT FROM pg_catalog.pg_trigger WHERE tgrelid = ours.oid)
        OR EXISTS (SELECT FROM pg_catalog.pg_rewrite WHERE ev_class = ours.oid)
UNION ALL SELECT 4, relname::text FROM ours
    WHERE relrowsecurity OR relforcerowsecurity
        OR EXISTS (SELECT FROM pg_catalog.pg_policy WHERE polrelid = ours.oid)
UNION ALL SELECT 5, relname::text FROM ours
    WHERE EXISTS (SELECT FROM pg_catalog.pg_attrdef WHERE adrelid = ours.oid)
        OR EXISTS (SELECT FROM pg_catalog.pg_index WHERE indrelid = ours.oid
            AND (indexprs IS NOT NULL OR indpred IS NOT NULL))
        OR EXISTS (SELECT FROM pg_catalog.pg_constraint WHERE confrelid = ours.oid)
        OR EXISTS (SELECT FROM pg_catalog.pg_constraint WHERE conrelid = ours.oid AND contype NOT IN ('p', 'n')
            AND concat(relname, ' ', pg_get_constraintdef(oid)) NOT IN ({checks}))
UNION ALL SELECT 6, concat(relname, '.', attname) FROM ours JOIN pg_catalog.pg_attribute ON attrelid = ours.oid
    WHERE attnum > 0 AND NOT attisdropped
        AND (atttypid NOT IN ('pg_catalog.text'::regtype, 'pg_catalog.int8'::regtype, 'pg_catalog.bytea'::regtype)
            OR attgenerated <> '' OR attidentity <> ''
            OR (attcollation <> 0 AND NOT EXISTS (SELECT FROM pg_catalog.pg_collation
                WHERE oid = attcollation AND collnamespace = 'pg_catalog'::regnamespace AND collisdeterministic)))
UNION ALL SELECT 7, concat(relname, '.', attname, ' ', format_type(atttypid, atttypmod))
    FROM ours JOIN pg_catalog.pg_attribute ON attrelid = ours.oid WHERE attnum > 0 AND NOT attisdropped
ORDER BY 1, 2 LIMIT 1000
)sql";

/// A list of this program's own words, none of which contains a quote.
template <class Texts>
std::string quoted_list(const Texts& texts) {
    std::string list;
    for (const auto& text : texts) list += fmt::format("{}'{}'", list.empty() ? "" : ", ", text);
    return list;
}

std::string question_of(const TableDefinitions& tables) {
    return fmt::format(fmt::runtime(question_of_owners), fmt::arg("names", quoted_list(tables.names))) +
           fmt::format(fmt::runtime(question_of_tables), fmt::arg("checks", quoted_list(tables.checks)));
}

}  // namespace

SchemaParts check_schema(ServerTransaction& transaction, TablesOf tables) {
    SchemaParts columns;
    std::optional<Untrusted> untrusted;
    for (const auto& row : transaction.exec(question_of(definitions_of(tables)))) {
        const auto fault = row[0].as<int>();
        const auto where = row[1].as<std::string>();
        if (fault == static_cast<int>(Fault::none))
            columns.insert(where);
        else if (!untrusted)
            untrusted.emplace(faults.at(static_cast<std::size_t>(fault)), where);
        if (fault == static_cast<int>(Fault::schema_owner)) throw *untrusted;
    }
    if (columns.empty()) {
        if (untrusted) throw *untrusted;
        return columns;
    }
    // Another program may have any content in tables of its own.
    if (!columns.contains("version.part text") || !columns.contains("version.version bigint"))
        throw NotOurs("this is the database of another program");
    if (untrusted) throw *untrusted;
    return columns;
}

}  // namespace tablebank
