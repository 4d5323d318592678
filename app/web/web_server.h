#pragma once
// A small HTTP server for read-only pages, server-sent events and uploads, on two threads of its own: one for all
// sockets, and one that calls the site, for each address in turn. It listens as soon as it is created. It treats all
// input as untrusted: sizes, times, rates, hosts and origins are checked before the site is called; a slow or silent
// client costs one socket, and loses it if others need it. Boost.Beast does the protocol.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "app/web/request_handler.h"

namespace tablebank {

struct WebLimits {
    /// Fewer if the system allows fewer files. A new connection replaces the one that has been silent longest, of the
    /// address with the most connections.
    std::size_t connections = 4096;
    /// Connections; a new one of the same address replaces a silent one.
    std::size_t per_address = 256;
    std::size_t header_bytes = std::size_t{8} * 1024;  ///< all lines before the body
    std::size_t body_bytes = std::size_t{4} * 1024 * 1024;
    std::size_t short_body_bytes = std::size_t{32} * 1024;  ///< a longer body is an upload; a table's first is shorter
    std::size_t uploads = 32;                               ///< of `body_bytes` at the same time, or more short ones
    std::chrono::milliseconds upload_patience{500};         ///< after which a slow one is dropped for a new one
    int requests_per_second = 100;                          ///< of one address, in the long run; handshakes: a quarter
    int requests_at_once = 400;                             ///< of one address
    std::chrono::milliseconds request{10'000};              ///< for a whole request, and for reading the answer
    std::chrono::milliseconds idle{30'000};                 ///< between the requests of a connection
    std::chrono::milliseconds unread{60'000};               ///< for a stream to take the sent data
    std::chrono::milliseconds heartbeat{15'000};            ///< of a stream without changes
};

struct WebTls {
    std::filesystem::path certificate;  ///< PEM, with its chain
    std::filesystem::path key;          ///< PEM
};
struct WebPlace {
    std::string address = "127.0.0.1";  ///< of this machine, or 0.0.0.0 or :: for all of them
    std::uint16_t port = 0;             ///< 0: a free one
    std::vector<std::string> names{};   ///< its names, in addition to addresses and localhost
    std::optional<WebTls> tls{};
};

/// Why the server does not listen.
class WebError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        bad_address,      ///< not an address, or not one of this machine
        port_taken,       ///< another program listens there
        port_forbidden,   ///< only the system may listen there
        bad_certificate,  ///< certificate or key cannot be read, or do not match
        failed,           ///< anything else
    };
    WebError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// A snapshot of the server's counters.
struct WebCounts {
    std::size_t connections = 0;
    std::size_t streams = 0;
};

class WebServer {
public:
    /// Listens on return. `site` must outlive it. Throws WebError.
    WebServer(RequestHandler& site, const WebPlace& place, const WebLimits& limits = {});
    WebServer(const WebServer&) = delete;
    WebServer& operator=(const WebServer&) = delete;
    /// Ends every connection.
    ~WebServer();

    [[nodiscard]] std::uint16_t port() const;
    /// From any thread: the content of the site may have changed.
    void changed();
    /// From any thread.
    [[nodiscard]] WebCounts counts() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
