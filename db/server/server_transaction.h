#pragma once
// A transaction on a connection that is watched while a statement waits for its answer. Internal header.

#include <pqxx/connection_base>
#include <pqxx/result>
#include <pqxx/transaction_base>
#include <string>
#include <utility>

#include "db/server/answer_watch.h"

namespace tablebank {

class ServerTransaction {
public:
    ServerTransaction(pqxx::transaction_base& transaction, AnswerWatch& watch)
        : transaction_(transaction), watch_(watch) {}
    ServerTransaction(const ServerTransaction&) = delete;
    ServerTransaction& operator=(const ServerTransaction&) = delete;
    /// The inner transaction rolls back over the same connection, unless it was committed.
    ~ServerTransaction() { wait(); }

    pqxx::result exec(const std::string& sql) {
        const Statement statement(*this);
        return transaction_.exec(sql);
    }
    template <class... Values>
    pqxx::result exec_params(const std::string& sql, Values&&... values) {
        const Statement statement(*this);
        return transaction_.exec_params(sql, std::forward<Values>(values)...);
    }
    /// Does something with the transaction itself.
    template <class Work>
    void with(Work&& work) {
        const Statement statement(*this);
        std::forward<Work>(work)(transaction_);
    }

private:
    struct Statement {
        explicit Statement(ServerTransaction& of) : whole(of) { whole.wait(); }
        Statement(const Statement&) = delete;
        Statement& operator=(const Statement&) = delete;
        ~Statement() { whole.watch_.rest(); }
        ServerTransaction& whole;
    };
    void wait() { watch_.wait_at(transaction_.conn().sock()); }

    pqxx::transaction_base& transaction_;
    AnswerWatch& watch_;
};

}  // namespace tablebank
