#pragma once
// The services of a database server: logs of events, and the games that their hubs store. The implementation is
// PostgreSQL (db/server), in a module that is loaded when it is needed (db/module).

#include <memory>
#include <span>
#include <string>

#include "db/address/server_address.h"
#include "db/book/event_book.h"
#include "db/book/live_store.h"

namespace tablebank {

class ServerStores {
public:
    ServerStores() = default;
    ServerStores(const ServerStores&) = delete;
    ServerStores& operator=(const ServerStores&) = delete;
    virtual ~ServerStores() = default;

    /// Creates an event with its first entries, completely or not at all. Throws FileError as EventServer::create.
    virtual void create_event(const ServerAddress& address, const std::string& event_id,
                              std::span<const EventEntry> first, const EvidenceSupply& supply) const = 0;
    /// Throws FileError as EventServer.
    [[nodiscard]] virtual std::unique_ptr<EventBook> open_event(const ServerAddress& address) const = 0;
    /// Throws FileError as LiveServer.
    [[nodiscard]] virtual std::unique_ptr<LiveStore> open_live_store(const ServerAddress& address) const = 0;
};

/// The services of the module, which is loaded if necessary. Throws FileError no_module.
[[nodiscard]] const ServerStores& server_stores();

/// The function of the module that returns them.
using ServerStoresFunction = const ServerStores*();

}  // namespace tablebank
