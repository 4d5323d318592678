#pragma once
// The open connections, and which one must close to make space for another, so that clients that hold connections
// without using them cannot keep others out. Only for the thread of the sockets. Internal header.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tablebank {

/// The server's view of a connection.
class OpenConnection {
public:
    OpenConnection() = default;
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    virtual ~OpenConnection() = default;
    /// Ends it. Its pending operations are notified later.
    virtual void end() = 0;
    /// The same, and it no longer counts on return.
    virtual void give_way() = 0;
};

class Crowd {
public:
    /// Silent from then on. `address`: the address it counts as.
    void enter(OpenConnection& connection, const std::string& address);
    void leave(OpenConnection& connection);
    /// It waits for a request, or reads one.
    void is_silent(OpenConnection& connection) { move(connection, true); }
    /// It has made a request, or received data of its subscription.
    void is_busy(OpenConnection& connection) { move(connection, false); }

    /// The connection of this address that has been silent longest; nullptr if there is none.
    [[nodiscard]] OpenConnection* silent_of(const std::string& address) const;
    /// The connection that must close for another one of this address if the server is full. If some addresses have
    /// more connections than the newcomer would have, it is one of the address with most: the one that has been silent
    /// longest, otherwise the one that has received nothing for the longest time. If not, it is the connection that has
    /// been silent longest of all. nullptr if there is none.
    [[nodiscard]] OpenConnection* who_gives_way(const std::string& newcomer) const;

    [[nodiscard]] std::vector<OpenConnection*> all() const;

private:
    struct Place {
        std::string address;
        std::uint64_t since = 0;  ///< a count, not a time
        bool silent = true;
    };
    using BySince = std::map<std::uint64_t, OpenConnection*>;
    struct Guest {
        BySince silent;
        BySince busy;
        [[nodiscard]] std::size_t count() const { return silent.size() + busy.size(); }
    };
    void move(OpenConnection& connection, bool silent);
    void put(OpenConnection& connection, Place& place);
    void take_out(const Place& place);

    std::map<OpenConnection*, Place> places_;
    std::map<std::string, Guest> guests_;
    std::set<std::pair<std::size_t, std::string>> by_count_;
    BySince silent_;
    std::uint64_t now_ = 0;
};

}  // namespace tablebank
