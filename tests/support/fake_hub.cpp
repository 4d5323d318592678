#include "tests/support/fake_hub.h"

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <utility>

namespace tablebank::testing {
namespace {

std::size_t length_in(const std::string& head) {
    constexpr std::string_view field = "Content-Length: ";
    const std::size_t at = head.find(field);
    std::size_t length = 0;
    if (at == std::string::npos) return 0;
    const char* const begin = head.data() + at + field.size();
    std::from_chars(begin, head.data() + head.size(), length);
    return length;
}

/// Of a client: more bytes, or false if it has gone.
bool receive(int client, std::string& bytes) {
    std::array<char, 65536> some{};
    const ssize_t count = recv(client, some.data(), some.size(), 0);
    if (count > 0) bytes.append(some.data(), static_cast<std::size_t>(count));
    return count > 0;
}

}  // namespace

std::string http_answer(const std::string& body, int status) {
    return "HTTP/1.1 " + std::to_string(status) + " Word\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\n\r\n" + body;
}

FakeHub::FakeHub(Answer answer) : answer_(std::move(answer)), socket_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in any{};
    any.sin_family = AF_INET;
    any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof any;
    REQUIRE(bind(socket_, reinterpret_cast<const sockaddr*>(&any), size) == 0);
    REQUIRE(listen(socket_, 8) == 0);
    REQUIRE(getsockname(socket_, reinterpret_cast<sockaddr*>(&any), &size) == 0);
    port_ = ntohs(any.sin_port);
    thread_ = std::jthread([this] { serve(); });
}

FakeHub::~FakeHub() {
    shutdown(socket_, SHUT_RDWR);
    if (const int client = client_; client >= 0) shutdown(client, SHUT_RDWR);
    thread_.join();
    close(socket_);
}

/// One client after the other.
void FakeHub::serve() {
    for (int client = accept(socket_, nullptr, nullptr); client >= 0; client = accept(socket_, nullptr, nullptr)) {
        ++visits_;
        client_ = client;
        talk(client);
        client_ = -1;
        close(client);
    }
}

void FakeHub::talk(int client) {
    std::string bytes;
    while (true) {
        std::size_t head = bytes.find("\r\n\r\n");
        while (head == std::string::npos) {
            if (!receive(client, bytes)) return;
            head = bytes.find("\r\n\r\n");
        }
        head += 4;
        const std::size_t length = length_in(bytes.substr(0, head));
        while (bytes.size() < head + length)
            if (!receive(client, bytes)) return;
        Request request{.path = bytes.substr(0, bytes.find(" HTTP")), .body = bytes.substr(head, length)};
        request.path.erase(0, request.path.find(' ') + 1);
        request.number = ++requests_;
        bytes.erase(0, head + length);
        const std::string said = answer_(request);
        if (send(client, said.data(), said.size(), MSG_NOSIGNAL) < 0) return;
    }
}

}  // namespace tablebank::testing
