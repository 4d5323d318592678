#include "db/server/server_failure.h"

#include <pqxx/except>
#include <string>

#include "db/file/failure.h"

namespace tablebank {
namespace {

using Kind = FileError::Kind;

struct Verdict {
    Kind kind;
    const char* sentence;
};

/// What an SQLSTATE means for a book whose tables were found.
Verdict meaning_of_state(const std::string& state) {
    if (state == "53100") return {Kind::disk_full, "the disk is full"};
    if (state == "42501" || state.starts_with("28")) return {Kind::not_admitted, "the server does not let you in"};
    if (state == "25006") return {Kind::read_only, "the server only reads"};
    if (state == "23505" || state == "42P06" || state == "42P07")  // a row, a schema or a table that is there by now
        return {Kind::moved_on, "the file holds other entries than were expected"};
    if (state == "42P01" || state == "42703" || state == "3F000")
        return {Kind::damaged, "its tables are not those of an event"};
    if (state.starts_with("08") || state.starts_with("57P") || state == "53300")
        return {Kind::unreachable, "the server broke off"};
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
        throw failed(Kind::unreachable, "the server broke off", error);
    } catch (const pqxx::sql_error& error) {
        const auto [kind, sentence] = meaning_of_state(error.sqlstate());
        throw failed(kind, sentence, error);
    } catch (const pqxx::conversion_error&) {
        throw file_error(Kind::damaged, address.shown(), "its tables are not those of an event");
    } catch (const pqxx::failure& error) {
        throw failed(Kind::disk_failed, "the server refused", error);
    } catch (...) {
        rethrow_as_file_error(address.shown());
    }
}

}  // namespace tablebank
