#pragma once
// A server in place of a hub: takes each request whole and answers as the test sets.

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

namespace tablebank::testing {

class FakeHub {
public:
    struct Request {
        std::string path;
        std::string body;
        int number = 1;  ///< of the requests so far
    };
    /// Gives the bytes of a whole answer of HTTP (http_answer).
    using Answer = std::function<std::string(const Request&)>;

    explicit FakeHub(Answer answer);
    FakeHub(const FakeHub&) = delete;
    FakeHub& operator=(const FakeHub&) = delete;
    ~FakeHub();

    [[nodiscard]] std::string address() const { return "http://127.0.0.1:" + std::to_string(port_); }
    /// Connections, whether or not anything was asked.
    [[nodiscard]] int visits() const { return visits_; }
    [[nodiscard]] int requests() const { return requests_; }

private:
    void serve();
    void talk(int client);

    Answer answer_;
    int socket_;
    std::uint16_t port_ = 0;
    std::atomic<int> visits_ = 0;
    std::atomic<int> requests_ = 0;
    std::atomic<int> client_ = -1;
    std::jthread thread_;
};

[[nodiscard]] std::string http_answer(const std::string& body, int status = 200);

}  // namespace tablebank::testing
