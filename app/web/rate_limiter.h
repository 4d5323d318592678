#pragma once
// How much each address asks for: connections that are open, and what it asks, which comes back with time. Internal to
// this room.

#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <string>

#include "app/web/web_server.h"

namespace tablebank {

/// As whom an address counts. A laptop has as many addresses of IPv6 as it likes: the first 64 bits of one, which a
/// whole network shares, count as one ("2001:db8:0:7::/64"). IPv4 written as IPv6 is IPv4.
[[nodiscard]] std::string counted_as(const std::string& address);

/// What is counted apart from the others: who floods the pages does not use up what tables of the same address send.
enum class AskedFor : std::uint8_t { pages, uploads, handshakes };

class RateLimiter {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit RateLimiter(const WebLimits& limits) : limits_(limits) {}

    /// Whether one more may come; if so it is counted until it leaves.
    [[nodiscard]] bool enter(const std::string& address, Moment now);
    /// Whether this address has as many connections as one may.
    [[nodiscard]] bool has_its_share(const std::string& address) const;
    void leave(const std::string& address);
    /// Whether this address may ask once more.
    [[nodiscard]] bool ask(const std::string& address, Moment now, AskedFor what = AskedFor::pages);
    /// Connections; from any thread.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// Addresses that are remembered: those with a connection, and a bounded number of others.
    [[nodiscard]] std::size_t remembered() const { return rate_limiter_.size(); }

private:
    struct Allowance {
        std::int64_t left = 0;  ///< in millionths
        Moment asked{};         ///< never, as long as nothing was
    };
    struct Visitor {
        std::size_t connections = 0;
        std::array<Allowance, 3> allowances{};
        [[nodiscard]] Moment asked() const;  ///< last
    };
    struct Rate {
        int at_once = 0;
        int per_second = 0;
    };
    [[nodiscard]] Rate rate_of(AskedFor what) const;
    void forget(Moment now);

    WebLimits limits_;
    std::map<std::string, Visitor> rate_limiter_;
    std::atomic<std::size_t> count_{0};
};

}  // namespace tablebank
