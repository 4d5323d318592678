#pragma once
// One POST to a server, and its answer: by HTTP or by TLS, within a time. Blocks; whoever waits does so on a thread of
// his own. Boost.Beast does the protocol. Knows nothing of what is sent.

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
    std::string called;       ///< the header Host
    std::string certificate;  ///< a file in PEM that is trusted beside the system's; may be empty
};

/// Why there is no answer: nobody there, a name that nobody knows, a line that broke, a certificate that does not fit.
class WebClientError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

struct WebClientLimits {
    /// For all of one request: the look-up of the name, the connection, what is sent and what comes, however slowly.
    std::chrono::milliseconds patience{10'000};
    std::size_t answer_bytes = std::size_t{80} * 1024 * 1024;
};

/// Keeps its connection from one request to the next, while the server does.
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
    /// What is longer than `answer_bytes`, or than the limits let it be, is no answer, and no redirection is followed.
    /// Throws WebClientError.
    [[nodiscard]] Answer post(const std::string& path, const std::string& body, std::size_t answer_bytes);
    [[nodiscard]] Answer post(const std::string& path, const std::string& body);
    /// From any thread: what is waited for ends at once, with WebClientError, and whatever is asked later.
    void give_up();

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank
