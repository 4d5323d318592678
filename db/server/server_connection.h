#pragma once
// The one connection of a book to its server: made when it is wanted, made again when it was lost, and what is done
// over it in a transaction that is carried out whole or not at all. Internal to this room. Knows nothing of tables.

#include <functional>
#include <memory>
#include <string>

#include "db/address/server_address.h"
#include "db/server/server_transaction.h"

namespace tablebank {

class ServerConnection {
public:
    explicit ServerConnection(ServerAddress address, const AnswerLimits& limits = {});
    ServerConnection(const ServerConnection&) = delete;
    ServerConnection& operator=(const ServerConnection&) = delete;
    ~ServerConnection();

    [[nodiscard]] const ServerAddress& address() const { return address_; }

    /// What is committed, each question on its own: to find out what there is. Throws FileError.
    void look(const std::function<void(ServerTransaction&)>& work);
    /// One state of the database, that of the first question, however long `work` takes to read it. Throws FileError.
    void read(const std::function<void(ServerTransaction&)>& work);
    /// Durable on return. `work` may be called again, where another transaction stood in the way or the connection had
    /// been lost before: nothing of it was done then. Throws FileError, and CommitLost.
    void write(const std::function<void(ServerTransaction&)>& work);
    /// Who listens to this channel may look; that nobody hears it is no failure.
    void notify(const std::string& channel) noexcept;
    /// The next call connects anew.
    void drop() noexcept;

private:
    struct Open;
    Open& opened();
    template <class Kind, class Work>
    void carry_out(const Work& work);
    void repeat(const std::function<void(Open&)>& work);

    ServerAddress address_;
    AnswerLimits limits_;
    std::unique_ptr<Open> open_;
};

}  // namespace tablebank
