#pragma once
// The long bodies that are being read. Their number is limited, since each may take megabytes. If there is no room for
// one more, one gives way: one of an address that has more of them, or a slow one. Addresses that were slow a moment
// ago give way at once, so a crowd of them keeps no other address out. Short bodies are not counted: a connection has
// room for one in any case. Used by the thread of the sockets only. Internal to this room.

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/web/crowd.h"
#include "app/web/web_server.h"

namespace tablebank {

class Uploads {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit Uploads(const WebLimits& limits)
        : most_(limits.uploads), short_bytes_(limits.short_body_bytes), patience_(limits.upload_patience) {}

    /// Whether a body of this length is read without being counted. `length`: in octets; none: it comes in chunks.
    [[nodiscard]] bool is_short(std::optional<std::uint64_t> length) const { return length && *length <= short_bytes_; }
    /// Whether this one may be read; until it ends. Another connection may have given way to it.
    [[nodiscard]] bool begin(OpenConnection& connection, const std::string& address, Moment now);
    void end(const OpenConnection& connection, Moment now);

private:
    struct Upload {
        OpenConnection* connection = nullptr;
        std::string address;
        Moment since{};
    };
    [[nodiscard]] OpenConnection* who_gives_way(const std::string& newcomer, Moment now) const;
    [[nodiscard]] bool was_slow(const std::string& address, Moment now) const;
    void remember_slow(const std::string& address, Moment now);

    std::size_t most_;
    std::uint64_t short_bytes_;
    std::chrono::milliseconds patience_;
    std::vector<Upload> uploads_;         ///< in the order in which they began
    std::map<std::string, Moment> slow_;  ///< when an upload of the address last took longer than the patience
};

}  // namespace tablebank
