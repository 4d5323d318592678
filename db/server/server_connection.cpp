#include "db/server/server_connection.h"

#include <pqxx/errorhandler>
#include <pqxx/except>
#include <pqxx/nontransaction>
#include <pqxx/result>
#include <pqxx/transaction>
#include <string>

#include "db/file/failure.h"
#include "db/server/server_failure.h"
#include "db/server/timed_connect.h"

namespace tablebank {
namespace {

constexpr int most_attempts = 5;

/// No statement blocks without limit, no lock outlives a machine that lost its power, and nothing is reported durable
/// before it is.
constexpr const char* limits_of_transaction =
    "SET LOCAL statement_timeout = '60s'; SET LOCAL idle_in_transaction_session_timeout = '60s'";
/// Names, types and operators are only those of the server, even if a role's search path begins with another schema;
/// and a policy that would hide rows is an error.
constexpr const char* names_of_transaction =
    "SET LOCAL search_path = pg_catalog, pg_temp; SET LOCAL row_security = off; SET LOCAL client_encoding = 'UTF8'";
/// Some servers have another default: then the check and the reading would use two different snapshots.
constexpr const char* sees_what_is_committed = "SET TRANSACTION ISOLATION LEVEL read committed";
constexpr const char* durable_commit =
    "SELECT set_config('synchronous_commit', 'on', true) WHERE current_setting('synchronous_commit') = 'off'";

void begin(ServerTransaction& transaction) {
    transaction.exec(std::string(names_of_transaction) + "; " + limits_of_transaction);
}

void commit(ServerTransaction& transaction) {
    try {
        transaction.with([](pqxx::transaction_base& whole) { whole.commit(); });
    } catch (const pqxx::in_doubt_error& error) {
        throw CommitLost(error.what());
    } catch (const pqxx::statement_completion_unknown& error) {
        throw CommitLost(error.what());
    } catch (const pqxx::broken_connection& error) {
        throw CommitLost(error.what());
    }
}

/// Called only after a failure: finds out whether a server refuses all users, or there is no server.
FileError connection_failure(const ServerAddress& address, const std::exception& error) {
    if (dynamic_cast<const ConnectTimeout*>(&error) != nullptr)
        return file_error(FileError::Kind::unreachable, address.shown(), "the server does not answer in time");
    const bool answers = server_answers(address.connection());
    return file_error(
        answers ? FileError::Kind::not_admitted : FileError::Kind::unreachable, address.shown(),
        address.with_detail(answers ? "the server does not let you in" : "the server does not answer", error.what()));
}

struct Resting {
    AnswerWatch& watch;
    explicit Resting(AnswerWatch& of) : watch(of) {}
    Resting(const Resting&) = delete;
    Resting& operator=(const Resting&) = delete;
    ~Resting() { watch.rest(); }
};

/// With another encoding, texts would be misread.
void require_utf8(pqxx::connection_base& connection, const ServerAddress& address) {
    pqxx::nontransaction question(connection);
    const auto answer = question.exec1("SHOW server_encoding");
    if (answer[0].as<std::string>() != "UTF8")
        throw file_error(FileError::Kind::cannot_read, address.shown(), "the database does not keep texts as UTF-8");
}

}  // namespace

struct ServerConnection::Open {
    TimedConnection connection;
    pqxx::quiet_errorhandler quiet;  // its remarks must not get to the screen
    AnswerWatch watch;

    Open(const std::string& settings, const AnswerLimits& limits)
        : connection(settings), quiet(connection), watch(limits) {}
};

ServerConnection::ServerConnection(ServerAddress address, const AnswerLimits& limits)
    : address_(std::move(address)), limits_(limits) {}

ServerConnection::~ServerConnection() = default;

void ServerConnection::drop() noexcept {
    open_.reset();
}

ServerConnection::Open& ServerConnection::opened() {
    if (open_) return *open_;
    try {
        open_ = std::make_unique<Open>(address_.connection(), limits_);
    } catch (const pqxx::failure& error) {
        throw connection_failure(address_, error);
    }
    try {
        open_->watch.wait_at(open_->connection.sock());
        const Resting resting{open_->watch};
        require_utf8(open_->connection, address_);
    } catch (const FileError&) {
        drop();
        throw;
    }
    return *open_;
}

/// `work` throws CommitLost from the moment on at which it may have been applied.
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
            const auto ended = open_ ? open_->watch.ended() : AnswerWatch::Ended::no;
            if (lost || ended != AnswerWatch::Ended::no) drop();
            if (ended != AnswerWatch::Ended::no)
                throw file_error(FileError::Kind::unreachable, address_.shown(),
                                 ended == AnswerWatch::Ended::by_time ? "the server does not answer in time"
                                                                      : "the server sends more than any answer holds");
            if (attempt < most_attempts && (is_passing_conflict(error) || (lost && kept))) continue;
            if (lost && dynamic_cast<const pqxx::failure*>(&error) != nullptr)
                throw file_error(FileError::Kind::unreachable, address_.shown(),
                                 address_.with_detail("the server broke the connection", error.what()));
            rethrow_as_server_error(address_);
        }
    }
}

/// Handles also the server's answer that it rolls a transaction back.
template <class Kind, class Work>
void ServerConnection::carry_out(const Work& work) {
    repeat([&](Open& open) {
        open.watch.wait_at(open.connection.sock());
        const Resting resting{open.watch};
        Kind whole(open.connection);
        ServerTransaction transaction(whole, open.watch);
        work(transaction);
    });
}

void ServerConnection::look(const std::function<void(ServerTransaction&)>& work) {
    carry_out<pqxx::read_transaction>([&](ServerTransaction& transaction) {
        transaction.exec(sees_what_is_committed);
        begin(transaction);
        work(transaction);
    });
}

void ServerConnection::read(const std::function<void(ServerTransaction&)>& work) {
    carry_out<pqxx::transaction<pqxx::repeatable_read, pqxx::read_only>>([&](ServerTransaction& transaction) {
        begin(transaction);
        work(transaction);
    });
}

void ServerConnection::write(const std::function<void(ServerTransaction&)>& work) {
    carry_out<pqxx::work>([&](ServerTransaction& transaction) {
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
        open_->watch.wait_at(open_->connection.sock());
        const Resting resting{open_->watch};
        pqxx::nontransaction(open_->connection).exec("NOTIFY " + channel);
    } catch (const std::exception&) {
        if (!open_->connection.is_open()) drop();
    }
}

}  // namespace tablebank
