#pragma once
// Who is connected, and who gives way where there is no room for one more: so no set of clients that hold connections
// and say nothing keeps others out. Of the thread of the sockets alone. Internal to this room.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tablebank {

/// A connection, as far as the server has to know it.
class OpenConnection {
public:
    OpenConnection() = default;
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    virtual ~OpenConnection() = default;
    /// Ends it. What waits for it is told later.
    virtual void end() = 0;
    /// The same, and it is counted no more on return.
    virtual void give_way() = 0;
};

class Crowd {
public:
    /// Silent from then on. `address`: as whom it counts.
    void enter(OpenConnection& connection, const std::string& address);
    void leave(OpenConnection& connection);
    /// From now on a request is waited for, or read.
    void is_silent(OpenConnection& connection) { move(connection, true); }
    /// It asked for something, or took something that it follows.
    void is_busy(OpenConnection& connection) { move(connection, false); }

    /// The connection that has said nothing for the longest time of this address; nullptr where there is none.
    [[nodiscard]] OpenConnection* silent_of(const std::string& address) const;
    /// Who gives way to one more of this address where there is no room in all: of the address with most connections
    /// the one that said nothing for the longest time, else that which took nothing for the longest; where nobody has
    /// more than the newcomer would, the one that said nothing for the longest time of all. nullptr: nobody.
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
