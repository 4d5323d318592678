#pragma once
// The bodies that are being read, of which there are only so many at a time: each may be long. Where there is no room
// for one more, one of an address that has more of them gives way, or one that is slow. Of the thread of the sockets
// alone. Internal to this room.

#include <chrono>
#include <string>
#include <vector>

#include "app/web/crowd.h"
#include "app/web/web_server.h"

namespace tablebank {

class Uploads {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit Uploads(const WebLimits& limits) : most_(limits.uploads), patience_(limits.upload_patience) {}

    /// Whether this one may be read; until it ends. Another connection may have given way to it.
    [[nodiscard]] bool begin(OpenConnection& connection, const std::string& address, Moment now);
    void end(const OpenConnection& connection);

private:
    struct Upload {
        OpenConnection* connection = nullptr;
        std::string address;
        Moment since{};
    };
    [[nodiscard]] OpenConnection* who_gives_way(const std::string& newcomer, Moment now) const;

    std::size_t most_;
    std::chrono::milliseconds patience_;
    std::vector<Upload> uploads_;  ///< in the order in which they began
};

}  // namespace tablebank
