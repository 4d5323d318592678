#pragma once
// A small HTTP server for read-only pages, server-sent events and uploads, on two threads of its own: one for all
// sockets, and one that works with the site, for each address in turn. Nothing listens before one is made. It trusts
// nobody: sizes, times, rates, hosts and origins are checked before the site is asked; a slow or silent client costs
// one socket, and gives it up where others need it. Boost.Beast does the protocol. Knows nothing of events or games.

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
    /// Fewer where the system allows fewer files. A newcomer takes the place of who said nothing for the longest time,
    /// of the address that has most of them.
    std::size_t connections = 4096;
    /// Connections; a newcomer of the same address takes the place of one that says nothing.
    std::size_t per_address = 256;
    std::size_t header_bytes = std::size_t{8} * 1024;  ///< all lines before the body
    std::size_t body_bytes = std::size_t{4} * 1024 * 1024;
    std::size_t short_body_bytes = std::size_t{16} * 1024;  ///< a longer body is an upload
    std::size_t uploads = 32;                               ///< that are read at the same time
    std::chrono::milliseconds upload_patience{500};         ///< after which a slow one gives way to one that begins
    int requests_per_second =
        100;  ///< of one address, in the long run; what it posts is counted apart, and a fourth for handshakes
    int requests_at_once = 400;                   ///< of one address
    std::chrono::milliseconds request{10'000};    ///< in which a request has to be whole, and an answer taken
    std::chrono::milliseconds idle{30'000};       ///< between the requests of a connection
    std::chrono::milliseconds unread{60'000};     ///< in which a stream has to take what it was sent
    std::chrono::milliseconds heartbeat{15'000};  ///< of a stream on which nothing changes
};

struct WebTls {
    std::filesystem::path certificate;  ///< PEM, with its chain
    std::filesystem::path key;          ///< PEM
};
struct WebPlace {
    std::string address = "127.0.0.1";  ///< of this machine, or 0.0.0.0 or :: for all of them
    std::uint16_t port = 0;             ///< 0: one that is free
    std::vector<std::string> names{};   ///< by which it may be called, beside addresses and localhost
    std::optional<WebTls> tls{};
};

/// Why nothing listens.
class WebError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        bad_address,      ///< no address, or none of this machine
        port_taken,       ///< another program listens there
        port_forbidden,   ///< only the system may listen there
        bad_certificate,  ///< certificate or key cannot be read, or do not belong together
        failed,           ///< anything else
    };
    WebError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// As of a moment.
struct WebCounts {
    std::size_t connections = 0;
    std::size_t streams = 0;
};

class WebServer {
public:
    /// Listens on return. `site` has to outlive it. Throws WebError.
    WebServer(RequestHandler& site, const WebPlace& place, const WebLimits& limits = {});
    WebServer(const WebServer&) = delete;
    WebServer& operator=(const WebServer&) = delete;
    /// Every connection ends.
    ~WebServer();

    [[nodiscard]] std::uint16_t port() const;
    /// From any thread: what the site shows may have changed.
    void changed();
    /// From any thread.
    [[nodiscard]] WebCounts counts() const;

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
