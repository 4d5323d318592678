#pragma once
// A client that sends exactly the given bytes, over a socket of the system, and waits ten seconds at most.

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace tablebank::testing {

struct HeardAnswer {
    int status = 0;                              ///< 0: the connection ended before there was one
    std::map<std::string, std::string> headers;  ///< names in lower case
    std::string body;
    bool whole = false;

    /// Empty if there is none.
    [[nodiscard]] std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? std::string() : found->second;
    }
};

class WebClient {
public:
    /// Connects to this machine; `from` is the address that it has itself, `room` how many bytes the system keeps for
    /// it while it does not read (0: as many as usual).
    explicit WebClient(std::uint16_t port, const std::string& from = "127.0.0.1", int room = 0);
    virtual ~WebClient();
    WebClient(const WebClient&) = delete;
    WebClient& operator=(const WebClient&) = delete;

    /// Whether the bytes were accepted.
    bool send(std::string_view bytes);
    /// The next answer; that to a HEAD has no body.
    [[nodiscard]] HeardAnswer answer(bool to_head = false);
    /// The bytes up to and including `mark`; fewer if the connection ends or nothing comes any more.
    [[nodiscard]] std::string until(std::string_view mark);
    /// The bytes until the connection ends.
    [[nodiscard]] std::string rest();
    /// Whether the connection ends in time, after any remaining bytes.
    [[nodiscard]] bool ends();
    /// Whether nothing comes, not even the end.
    [[nodiscard]] bool is_silent(std::chrono::milliseconds time);
    /// Nothing more is sent, only received.
    void say_no_more();
    /// Disconnects without a message, and with unread bytes.
    void break_off();

protected:
    /// As read and write of the system.
    [[nodiscard]] virtual ssize_t take(char* into, std::size_t most);
    [[nodiscard]] virtual ssize_t give(const char* bytes, std::size_t count);
    [[nodiscard]] int socket() const { return socket_; }

private:
    bool hear();

    int socket_ = -1;
    std::string heard_;
    bool ended_ = false;
};

/// A request of HTTP/1.1 to localhost; each of `lines` ends in \r\n.
[[nodiscard]] std::string web_request(std::string_view method, std::string_view target, std::string_view lines = "",
                                      std::string_view body = "");

/// The answer to a request on a connection of its own.
[[nodiscard]] HeardAnswer asked(std::uint16_t port, std::string_view request);

}  // namespace tablebank::testing
