#pragma once
// How much each address asks for: connections that are open, and requests, which come back with time. Internal to this
// room.

#include <atomic>
#include <chrono>
#include <map>
#include <string>

#include "app/web/web_server.h"

namespace tablebank {

class Visitors {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit Visitors(const WebLimits& limits) : limits_(limits) {}

    /// Whether one more may come; if so it is counted until it leaves.
    [[nodiscard]] bool enter(const std::string& address, Moment now);
    void leave(const std::string& address);
    /// Whether this address may ask once more.
    [[nodiscard]] bool ask(const std::string& address, Moment now);
    /// Connections; from any thread.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// Addresses that are remembered: those with a connection, and a bounded number of others.
    [[nodiscard]] std::size_t remembered() const { return visitors_.size(); }

private:
    struct Visitor {
        std::size_t connections = 0;
        std::int64_t requests_left = 0;  ///< in millionths
        Moment asked{};
    };
    void forget(Moment now);

    WebLimits limits_;
    std::map<std::string, Visitor> visitors_;
    std::atomic<std::size_t> count_{0};
};

}  // namespace tablebank
