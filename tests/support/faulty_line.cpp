#include "tests/support/faulty_line.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <limits>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/chance.h"

namespace tablebank::testing {
namespace {

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();
constexpr int patience_ms = 2000;

class Socket {
public:
    explicit Socket(int number) : number_(number) {}
    Socket(Socket&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Socket& operator=(Socket&&) = delete;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket() {
        if (number_ >= 0) ::close(number_);
    }
    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

sockaddr_in loopback(std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

Socket connected_to(std::uint16_t port) {
    Socket socket(::socket(AF_INET, SOCK_STREAM, 0));
    const sockaddr_in address = loopback(port);
    if (::connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return Socket(-1);
    return socket;
}

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

/// Forwards the bytes that are there to be read, no more than are left; false at the end of either.
bool bring(int from, int to, std::size_t& left, std::string* seen) {
    std::array<char, 16384> buffer{};
    const auto count = ::recv(from, buffer.data(), buffer.size(), 0);
    if (count <= 0) return false;
    const std::string_view all(buffer.data(), static_cast<std::size_t>(count));
    if (seen != nullptr) seen->append(all);
    const std::string_view some = all.substr(0, left);
    left -= left == no_limit ? 0 : some.size();
    return send_all(to, some) && left > 0;
}

/// Sends something to a server and reads the whole answer, which is discarded.
void say_to(std::uint16_t port, const std::string& bytes) {
    const Socket server = connected_to(port);
    if (server.number() < 0 || !send_all(server.number(), bytes)) return;
    ::shutdown(server.number(), SHUT_WR);
    std::array<char, 16384> buffer{};
    pollfd ready{server.number(), POLLIN, 0};
    while (::poll(&ready, 1, patience_ms) > 0 && ::recv(server.number(), buffer.data(), buffer.size(), 0) > 0) continue;
}

}  // namespace

struct FaultyLine::Running {
    Running(std::uint16_t server, std::uint64_t seed, const Faults& wished)
        : to(server), chance(seed), faults(wished), listening(::socket(AF_INET, SOCK_STREAM, 0)) {
        const sockaddr_in any = loopback(0);
        sockaddr_in bound{};
        socklen_t size = sizeof bound;
        constexpr int waiting = 16;
        if (::bind(listening.number(), reinterpret_cast<const sockaddr*>(&any), sizeof any) != 0 ||
            ::listen(listening.number(), waiting) != 0 ||
            ::getsockname(listening.number(), reinterpret_cast<sockaddr*>(&bound), &size) != 0)
            throw std::runtime_error("no line can be had");
        port = ntohs(bound.sin_port);
        thread = std::jthread([this](const std::stop_token& stop) { accept(stop); });
    }

    void accept(const std::stop_token& stop) {
        std::vector<std::jthread> lines;
        pollfd ready{listening.number(), POLLIN, 0};
        constexpr int a_moment_ms = 20;
        while (!stop.stop_requested()) {
            if (::poll(&ready, 1, a_moment_ms) <= 0) continue;
            Socket client(::accept(listening.number(), nullptr, nullptr));
            if (client.number() < 0) continue;
            lines.emplace_back(
                [this, taken = std::move(client)](const std::stop_token& ended) { relay(taken, ended); });
        }
    }

    [[nodiscard]] bool happens(int times) {
        const std::lock_guard lock(guard);
        const bool does = chance.percent(times);
        if (does) ++happened;
        return does;
    }
    [[nodiscard]] std::size_t some_bytes() {
        const std::lock_guard lock(guard);
        constexpr int small = 400;
        constexpr int large = 60'000;
        return static_cast<std::size_t>(1 + chance.below(chance.percent(60) ? small : large));
    }

    void relay(const Socket& client, const std::stop_token& stop) {
        if (happens(faults.deaf)) return;
        const Socket server = connected_to(to);
        if (server.number() < 0) return;
        std::size_t there = happens(faults.cut / 2) ? some_bytes() : no_limit;
        std::size_t back = happens(faults.cut / 2) ? some_bytes() : no_limit;
        std::string said;
        std::array<pollfd, 2> ready{pollfd{client.number(), POLLIN, 0}, pollfd{server.number(), POLLIN, 0}};
        bool whole = true;
        while (whole && !stop.stop_requested()) {
            constexpr int a_moment_ms = 20;
            if (::poll(ready.data(), ready.size(), a_moment_ms) <= 0) continue;
            if (ready[0].revents != 0) whole = bring(client.number(), server.number(), there, &said);
            if (whole && ready[1].revents != 0) whole = bring(server.number(), client.number(), back, nullptr);
        }
        if (happens(faults.doubled)) say_to(to, said);
        repeat_later(std::move(said));
    }

    void repeat_later(std::string said) {
        std::string earlier;
        if (happens(faults.late)) {
            const std::lock_guard lock(guard);
            old.push_back(std::move(said));
            if (old.size() > 3) {
                const auto one = static_cast<std::size_t>(chance.below(static_cast<int>(old.size())));
                earlier = old[one];
            }
        }
        if (!earlier.empty()) say_to(to, earlier);
    }

    std::uint16_t to;
    std::mutex guard;
    random_play::Rng chance;
    Faults faults;
    Socket listening;
    std::uint16_t port = 0;
    std::vector<std::string> old;
    std::atomic<int> happened{0};
    std::jthread thread;
};

FaultyLine::FaultyLine(std::uint16_t to, std::uint64_t seed, const Faults& faults)
    : running_(std::make_unique<Running>(to, seed, faults)) {}

FaultyLine::~FaultyLine() = default;

std::uint16_t FaultyLine::port() const {
    return running_->port;
}

int FaultyLine::faults() const {
    return running_->happened;
}

}  // namespace tablebank::testing
