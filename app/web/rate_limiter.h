#pragma once
// Rate limits of each address: its open connections, and its requests, whose allowance grows with time. Internal
// header.

#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <string>

#include "app/web/web_server.h"

namespace tablebank {

/// The address that a client counts as. A computer has many IPv6 addresses: all with the same first 64 bits, which a
/// whole network shares, count as one ("2001:db8:0:7::/64"). IPv4 written as IPv6 is IPv4.
[[nodiscard]] std::string counted_as(const std::string& address);

/// Counted separately: requests for pages do not use up the allowance for uploads of tables from the same address.
enum class AskedFor : std::uint8_t { pages, uploads, handshakes };

class RateLimiter {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit RateLimiter(const WebLimits& limits) : limits_(limits) {}

    /// Whether one more connection is allowed; if so, it counts until `leave`.
    [[nodiscard]] bool enter(const std::string& address, Moment now);
    /// Whether this address has reached its limit of connections.
    [[nodiscard]] bool has_its_share(const std::string& address) const;
    void leave(const std::string& address);
    /// Whether this address may make one more request.
    [[nodiscard]] bool ask(const std::string& address, Moment now, AskedFor what = AskedFor::pages);
    /// A request that `ask` allowed does not count after all.
    void give_back(const std::string& address, AskedFor what);
    /// Number of connections; from any thread.
    [[nodiscard]] std::size_t count() const { return count_; }
    /// Number of remembered addresses: those with a connection, and a limited number of others.
    [[nodiscard]] std::size_t remembered() const { return rate_limiter_.size(); }

private:
    struct Allowance {
        std::int64_t left = 0;  ///< in millionths
        Moment asked{};         ///< the epoch if there was no request
    };
    struct Visitor {
        std::size_t connections = 0;
        std::array<Allowance, 3> allowances{};
        [[nodiscard]] Moment asked() const;  ///< the last request
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
