#include "db/server/server_connection.h"

#include <libpq-fe.h>

#include <pqxx/errorhandler>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/result>

#include "db/file/failure.h"
#include "db/server/server_failure.h"

namespace tablebank {
namespace {

constexpr int most_attempts = 5;

/// No statement waits for ever, no lock outlives a machine that lost its power, and nothing is called durable before
/// it is.
constexpr const char* limits_of_transaction =
    "SET LOCAL statement_timeout = '60s'; SET LOCAL idle_in_transaction_session_timeout = '60s'";
/// Names, types and operators are those of the server alone, whatever somebody put into a schema that a role looks into
/// first, and a policy that would hide rows is an error.
constexpr const char* names_of_transaction =
    "SET LOCAL search_path = pg_catalog, pg_temp; SET LOCAL row_security = off; SET LOCAL client_encoding = 'UTF8'";
/// Some servers are set up to begin otherwise: what was checked and what is read would be of two moments.
constexpr const char* sees_what_is_committed = "SET TRANSACTION ISOLATION LEVEL READ COMMITTED";
constexpr const char* durable_commit =
    "SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'";

void begin(pqxx::transaction_base& transaction) {
    transaction.exec(names_of_transaction);
    transaction.exec(limits_of_transaction);
}

void commit(pqxx::transaction_base& transaction) {
    try {
        transaction.commit();
    } catch (const pqxx::in_doubt_error& error) {
        throw CommitLost(error.what());
    } catch (const pqxx::statement_completion_unknown& error) {
        throw CommitLost(error.what());
    } catch (const pqxx::broken_connection& error) {
        throw CommitLost(error.what());
    }
}

/// Asked only after it did not work: is there a server that lets nobody in, or none?
FileError connection_failure(const ServerAddress& address, const std::exception& error) {
    const bool answers = PQping(address.connection().c_str()) == PQPING_OK;
    return file_error(
        answers ? FileError::Kind::not_admitted : FileError::Kind::unreachable, address.shown(),
        address.with_detail(answers ? "the server does not let you in" : "the server does not answer", error.what()));
}

/// The reader of texts would otherwise take other letters for ours.
void require_utf8(pqxx::connection& connection, const ServerAddress& address) {
    pqxx::nontransaction question(connection);
    const auto answer = question.exec1("SHOW server_encoding");
    if (answer[0].as<std::string>() != "UTF8")
        throw file_error(FileError::Kind::cannot_read, address.shown(), "the database does not keep texts as UTF-8");
}

}  // namespace

struct ServerConnection::Open {
    pqxx::connection connection;
    pqxx::quiet_errorhandler quiet;  // its remarks have no place on the screen

    explicit Open(const std::string& settings) : connection(settings), quiet(connection) {}
};

ServerConnection::ServerConnection(ServerAddress address) : address_(std::move(address)) {}

ServerConnection::~ServerConnection() = default;

void ServerConnection::drop() noexcept {
    open_.reset();
}

ServerConnection::Open& ServerConnection::opened() {
    if (open_) return *open_;
    try {
        open_ = std::make_unique<Open>(address_.connection());
    } catch (const pqxx::failure& error) {
        throw connection_failure(address_, error);
    }
    require_utf8(open_->connection, address_);
    return *open_;
}

/// `work` throws CommitLost from the moment on where it may have been done.
void ServerConnection::repeat(const std::function<void(Open&)>& work) {
    for (int attempt = 1;; ++attempt) {
        const bool kept = open_ != nullptr;
        try {
            return work(opened());
        } catch (const CommitLost&) {
            drop();
            throw;
        } catch (const std::exception& error) {
            const bool lost = open_ && !open_->connection.is_open();
            if (lost) drop();
            if (attempt < most_attempts && (is_passing_conflict(error) || (lost && kept))) continue;
            if (lost && dynamic_cast<const pqxx::failure*>(&error) != nullptr)
                throw file_error(FileError::Kind::unreachable, address_.shown(),
                                 address_.with_detail("the server broke off", error.what()));
            rethrow_as_server_error(address_);
        }
    }
}

void ServerConnection::look(const std::function<void(pqxx::transaction_base&)>& work) {
    repeat([&](Open& open) {
        pqxx::read_transaction transaction(open.connection);
        transaction.exec(sees_what_is_committed);
        begin(transaction);
        work(transaction);
    });
}

void ServerConnection::read(const std::function<void(pqxx::transaction_base&)>& work) {
    repeat([&](Open& open) {
        pqxx::transaction<pqxx::repeatable_read, pqxx::read_only> transaction(open.connection);
        begin(transaction);
        work(transaction);
    });
}

void ServerConnection::write(const std::function<void(pqxx::transaction_base&)>& work) {
    repeat([&](Open& open) {
        pqxx::work transaction(open.connection);
        transaction.exec(sees_what_is_committed);
        begin(transaction);
        transaction.exec(durable_commit);
        work(transaction);
        commit(transaction);
    });
}

void ServerConnection::notify(const std::string& channel) noexcept {
    if (!open_) return;
    try {
        pqxx::nontransaction(open_->connection).exec("NOTIFY " + channel);
    } catch (const std::exception&) {
        if (!open_->connection.is_open()) drop();
    }
}

}  // namespace tablebank
