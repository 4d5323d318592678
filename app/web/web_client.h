#pragma once
// One POST to a server, and its answer: by HTTP or TLS, within a time limit. It blocks, so callers use a thread of
// their own. Boost.Beast does the protocol.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

namespace tablebank {

struct WebServerAt {
    bool secure = false;
    std::string host;  ///< a name or an address
    std::uint16_t port = 80;
    std::string called;       ///< for the header Host
    std::string certificate;  ///< a PEM file that is trusted in addition to the system's; may be empty
};

/// Why there is no answer: no server, an unknown name, a lost connection, an invalid certificate.
class WebClientError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct WebClientLimits {
    /// For one whole request: the look-up of the name, the connection, sending and receiving, however slow.
    std::chrono::milliseconds patience{10'000};
    std::size_t answer_bytes = std::size_t{20} * 1024 * 1024;  ///< a game at a hub, with its edition
};

/// Keeps its connection open between requests, if the server does.
class WebClient {
public:
    explicit WebClient(WebServerAt server, WebClientLimits limits = {});
    WebClient(const WebClient&) = delete;
    WebClient& operator=(const WebClient&) = delete;
    ~WebClient();

    struct Answer {
        int status = 0;
        std::string body;
    };
    /// An answer longer than `answer_bytes`, or than the limits allow, is an error, and redirections are not followed.
    /// Throws WebClientError.
    [[nodiscard]] Answer post(const std::string& path, const std::string& body, std::size_t answer_bytes);
    [[nodiscard]] Answer post(const std::string& path, const std::string& body);
    /// From any thread: ends a wait at once with WebClientError, and every later request.
    void give_up();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
