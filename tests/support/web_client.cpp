#include "tests/support/web_client.h"

#include <arpa/inet.h>
#include <sys/poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <utility>

namespace tablebank::testing {
namespace {

constexpr int patience_ms = 10'000;

sockaddr_in place_of(const std::string& address, std::uint16_t port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    if (inet_pton(AF_INET, address.c_str(), &place.sin_addr) != 1) throw std::runtime_error("no address: " + address);
    return place;
}

std::string without_case(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](char sign) { return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign; });
    return lower;
}

void read_head(std::string_view head, HeardAnswer& answer) {
    std::size_t end = head.find("\r\n");
    if (head.starts_with("HTTP/1.1 ") && end >= 12) std::from_chars(head.data() + 9, head.data() + 12, answer.status);
    for (std::size_t at = end + 2; at + 2 < head.size(); at = end + 2) {
        end = head.find("\r\n", at);
        const std::string_view line = head.substr(at, end - at);
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos) throw std::runtime_error("no header: " + std::string(line));
        answer.headers[without_case(line.substr(0, colon))] = line.substr(colon + 2);
    }
}

}  // namespace

WebClient::WebClient(std::uint16_t port, const std::string& from, int room)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const sockaddr_in own = place_of(from, 0);
    const sockaddr_in other = place_of("127.0.0.1", port);
    if (room > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
    if (socket_ < 0 || bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) != 0 ||
        connect(socket_, reinterpret_cast<const sockaddr*>(&other), sizeof other) != 0) {
        close(socket_);
        throw std::runtime_error("nobody listens");
    }
}

WebClient::~WebClient() {
    if (socket_ >= 0) close(socket_);
}

ssize_t WebClient::take(char* into, std::size_t most) {
    return recv(socket_, into, most, 0);
}

ssize_t WebClient::give(const char* bytes, std::size_t count) {
    return ::send(socket_, bytes, count, MSG_NOSIGNAL);
}

bool WebClient::send(std::string_view bytes) {
    while (!bytes.empty()) {
        pollfd wait{socket_, POLLOUT, 0};
        if (poll(&wait, 1, patience_ms) != 1) return false;
        const ssize_t count = give(bytes.data(), bytes.size());
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Whether more has come.
bool WebClient::hear() {
    std::array<char, 65536> part{};
    pollfd wait{socket_, POLLIN, 0};
    if (ended_ || poll(&wait, 1, patience_ms) != 1) return false;
    const ssize_t count = take(part.data(), part.size());
    if (count <= 0) ended_ = true;
    if (count > 0) heard_.append(part.data(), static_cast<std::size_t>(count));
    return count > 0;
}

std::string WebClient::until(std::string_view mark) {
    std::size_t at = heard_.find(mark);
    while (at == std::string::npos && hear()) at = heard_.find(mark);
    const std::size_t length = at == std::string::npos ? heard_.size() : at + mark.size();
    std::string text = heard_.substr(0, length);
    heard_.erase(0, length);
    return text;
}

HeardAnswer WebClient::answer(bool to_head) {
    HeardAnswer answer;
    const std::string head = until("\r\n\r\n");
    if (!head.ends_with("\r\n\r\n")) return answer;
    read_head(head, answer);
    const auto length = answer.headers.find("content-length");
    const std::size_t size = length == answer.headers.end() || to_head ? 0 : std::stoul(length->second);
    while (heard_.size() < size && hear()) {
    }
    answer.whole = heard_.size() >= size;
    answer.body = heard_.substr(0, size);
    heard_.erase(0, size);
    return answer;
}

std::string WebClient::rest() {
    while (hear()) {
    }
    return std::exchange(heard_, {});
}

bool WebClient::ends() {
    while (hear()) {
    }
    return ended_;
}

bool WebClient::is_silent(std::chrono::milliseconds time) {
    pollfd wait{socket_, POLLIN, 0};
    return heard_.empty() && !ended_ && poll(&wait, 1, static_cast<int>(time.count())) == 0;
}

void WebClient::say_no_more() {
    shutdown(socket_, SHUT_WR);
}

void WebClient::break_off() {
    const linger now{1, 0};
    setsockopt(socket_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    close(std::exchange(socket_, -1));
}

std::string web_request(std::string_view method, std::string_view target, std::string_view lines,
                        std::string_view body) {
    std::string text(method);
    text.append(" ").append(target).append(" HTTP/1.1\r\nHost: localhost\r\n").append(lines);
    if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    return text.append("\r\n").append(body);
}

HeardAnswer asked(std::uint16_t port, std::string_view request) {
    WebClient client(port);
    client.send(request);
    return client.answer(request.starts_with("HEAD "));
}

}  // namespace tablebank::testing
