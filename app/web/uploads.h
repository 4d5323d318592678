#pragma once
// The long bodies that are being read. Their bytes are limited: those that they announce, since they may all come. If
// there is no space for one more, some are dropped: of an address that has more of them, or a slow one. Uploads of
// addresses that were slow a moment ago, or sent a body that was refused, are dropped at once, so a crowd of them keeps
// no other address out. Short bodies are not counted: a connection always has space for one. Only for the thread of the
// sockets. Internal header.

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/web/connection_limit.h"
#include "app/web/web_server.h"

namespace tablebank {

class Uploads {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit Uploads(const WebLimits& limits)
        : most_bytes_(limits.uploads * limits.body_bytes),
          longest_(limits.body_bytes),
          short_bytes_(limits.short_body_bytes),
          patience_(limits.upload_patience) {}

    /// Whether a body of this length is not counted. `length`: in bytes; nullopt: it comes in chunks.
    [[nodiscard]] bool is_short(std::optional<std::uint64_t> length) const { return length && *length <= short_bytes_; }
    /// Whether this one may be read, until `end`. Other connections may have been dropped for it.
    [[nodiscard]] bool begin(OpenConnection& connection, const std::string& address, Moment now,
                             std::optional<std::uint64_t> length = std::nullopt);
    void end(const OpenConnection& connection, Moment now);
    /// The address sent a body that was refused.
    void was_refused(const std::string& address, Moment now) { remember(address, now); }

private:
    struct Upload {
        OpenConnection* connection = nullptr;
        std::string address;
        Moment since{};
        std::uint64_t weight = 0;  ///< bytes that are kept free for it
    };
    [[nodiscard]] OpenConnection* who_gives_way(const std::string& newcomer, Moment now) const;
    [[nodiscard]] bool gives_way(const std::string& address, Moment now) const;
    void remember(const std::string& address, Moment now);

    std::uint64_t most_bytes_;
    std::uint64_t longest_;
    std::uint64_t short_bytes_;
    std::chrono::milliseconds patience_;
    std::uint64_t bytes_ = 0;      ///< of all
    std::vector<Upload> uploads_;  ///< in the order in which they began
    /// When an upload of the address last took longer than the patience, or was refused.
    std::map<std::string, Moment> of_no_use_;
};

}  // namespace tablebank
