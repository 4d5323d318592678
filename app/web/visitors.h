#pragma once
// How much each address asks for: connections that are open, and requests, which come back with time. Internal to this
// room.

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
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    struct Visitor {
        std::size_t connections = 0;
        std::int64_t requests_left = 0;  ///< in thousandths
        Moment asked{};
    };
    void forget_old(Moment now);

    WebLimits limits_;
    std::map<std::string, Visitor> visitors_;
    std::size_t count_ = 0;
};

}  // namespace tablebank
