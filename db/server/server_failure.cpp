#include "db/server/server_failure.h"

#include <pqxx/except>
#include <string>

#include "db/file/failure.h"
#include "db/server/schema_check.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;

struct Verdict {
    Kind kind;
    const char* sentence;
};

template <class... Class>
bool is_one_of(const pqxx::sql_error& error) {
    return (... || (dynamic_cast<const Class*>(&error) != nullptr));
}

/// The meaning of an SQL error for a log whose tables exist. libpqxx does not pass the SQLSTATE of errors for which it
/// has a class.
Verdict meaning_of_sql(const pqxx::sql_error& error) {
    const std::string& state = error.sqlstate();
    if (is_one_of<pqxx::disk_full>(error) || state == "53100") return {Kind::disk_full, "the disk is full"};
    if (is_one_of<pqxx::insufficient_privilege>(error) || state == "42501" || state.starts_with("28"))
        return {Kind::not_admitted, "the server does not let you in"};
    // A lock was requested on an object that is not a table.
    if (state == "42809") return {Kind::untrusted, "a table of the schema tablebank is not a plain table"};
    if (state == "25006") return {Kind::read_only, "the server only reads"};
    // A row, a schema, a table or its type that exists by now.
    if (is_one_of<pqxx::unique_violation>(error) || state == "23505" || state == "42P06" || state == "42P07" ||
        state == "42710")
        return {Kind::moved_on, "the file holds other entries than were expected"};
    if (is_one_of<pqxx::undefined_table, pqxx::undefined_column>(error) || state == "42P01" || state == "42703")
        return {Kind::damaged, "its tables are not those of an event"};
    if (state.starts_with("08") || state.starts_with("57P") || state == "53300")
        return {Kind::unreachable, "the server broke the connection"};
    return {Kind::disk_failed, "the server refused"};
}

}  // namespace

bool is_passing_conflict(const std::exception& error) {
    return dynamic_cast<const pqxx::serialization_failure*>(&error) != nullptr ||
           dynamic_cast<const pqxx::deadlock_detected*>(&error) != nullptr;
}

void rethrow_as_server_error(const ServerAddress& address) {
    const auto failed = [&](Kind kind, const char* sentence, const std::exception& error) {
        return file_error(kind, address.shown(), address.with_detail(sentence, error.what()));
    };
    try {
        throw;
    } catch (const pqxx::broken_connection& error) {
        throw failed(Kind::unreachable, "the server broke the connection", error);
    } catch (const pqxx::sql_error& error) {
        const auto [kind, sentence] = meaning_of_sql(error);
        throw failed(kind, sentence, error);
    } catch (const Untrusted& error) {
        throw file_error(Kind::untrusted, address.shown(), address.with_detail(error.what(), error.where()));
    } catch (const pqxx::conversion_error&) {
        throw file_error(Kind::damaged, address.shown(), "its tables are not those of an event");
    } catch (const pqxx::range_error&) {
        throw file_error(Kind::damaged, address.shown(), "its tables are not those of an event");
    } catch (const pqxx::failure& error) {
        throw failed(Kind::disk_failed, "the server refused", error);
    } catch (...) {
        rethrow_as_file_error(address.shown(), FileSubject::event);
    }
}

}  // namespace tablebank
