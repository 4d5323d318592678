#pragma once
// The connection of a log to its server: made when it is needed, made again when it was lost. Everything runs in
// transactions that are applied completely or not at all. Internal header.

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

    /// Runs `work` on committed data, each query separately: to find out what exists. Throws FileError.
    void look(const std::function<void(ServerTransaction&)>& work);
    /// Runs `work` on one snapshot of the database, that of the first query, however long it reads. Throws FileError.
    void read(const std::function<void(ServerTransaction&)>& work);
    /// Durable on return. `work` is called again if it conflicted with another transaction or the connection had been
    /// lost before: in both cases nothing was applied. Throws FileError, and CommitLost.
    void write(const std::function<void(ServerTransaction&)>& work);
    /// Notifies the listeners of this channel; failures are ignored.
    void notify(const std::string& channel) noexcept;
    /// Closes the connection; the next call connects again.
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
