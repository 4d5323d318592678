// How long a change takes to reach all followers of a page: from changed() to the last byte of the new state at each of
// a thousand clients, all served by the server's one thread; alone, and with a hundred more that never read. And the
// memory that the server uses meanwhile: its clients are a separate process.

#include <arpa/inet.h>
#include <benchmark/benchmark.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "app/web/web_server.h"

namespace {

using namespace tablebank;

constexpr std::size_t state_bytes = 4096;
constexpr int changes_that_fill = 60;

/// Of the system's clock, which both processes read.
std::int64_t now_ns() {
    return std::chrono::steady_clock::now().time_since_epoch().count();
}

/// A page that shows when it was last changed, among four thousand other letters.
class ChangingSite final : public RequestHandler {
public:
    void change() {
        const std::lock_guard lock(guard_);
        ++number_;
        since_ = now_ns();
    }
    [[nodiscard]] WebAnswer answer(const WebRequest&) override { return {404}; }
    [[nodiscard]] std::optional<std::string> topic_of(const WebRequest& request) override { return request.path; }
    [[nodiscard]] StreamState state_of(const std::string&) override {
        const std::lock_guard lock(guard_);
        std::string data = std::to_string(since_) + " ";
        data.resize(state_bytes, 'x');
        return {std::to_string(number_), std::move(data)};
    }

private:
    std::mutex guard_;
    int number_ = 0;
    std::int64_t since_ = now_ns();
};

void check(bool holds, const char* what) {
    if (!holds) throw std::runtime_error(what);
}

struct Delays {
    double p50_ms = 0;
    double p99_ms = 0;
    double worst_ms = 0;
};

template <class Thing>
void tell(int pipe, const Thing& thing) {
    check(write(pipe, &thing, sizeof thing) == sizeof thing, "pipe");
}
template <class Thing>
Thing told(int pipe) {
    Thing thing{};
    check(read(pipe, &thing, sizeof thing) == sizeof thing, "pipe");
    return thing;
}

/// The clients: those that read, and those that do not.
class Audience {
public:
    Audience(std::uint16_t port, int readers, int deaf) : epoll_(epoll_create1(EPOLL_CLOEXEC)) {
        const rlimit files{8192, 8192};
        setrlimit(RLIMIT_NOFILE, &files);
        streams_.reserve(static_cast<std::size_t>(readers));
        for (int number = 0; number < readers; ++number) {
            streams_.push_back({connected(port, number, 0), {}});
            epoll_event event{.events = EPOLLIN, .data = {.u32 = static_cast<std::uint32_t>(number)}};
            check(epoll_ctl(epoll_, EPOLL_CTL_ADD, streams_.back().socket, &event) == 0, "epoll");
        }
        constexpr int little = 4096;
        for (int number = 0; number < deaf; ++number) connected(port, readers + number, little);
    }

    /// Until every reader has one more state.
    void hear_all() {
        for (std::size_t heard = 0; heard < streams_.size();) {
            std::array<epoll_event, 64> events{};
            const int count = epoll_wait(epoll_, events.data(), events.size(), 30'000);
            check(count > 0, "nothing is heard");
            for (int at = 0; at < count; ++at) heard += hear(streams_[events[static_cast<std::size_t>(at)].data.u32]);
        }
    }
    void forget_delays() { delays_.clear(); }
    [[nodiscard]] Delays delays() {
        std::ranges::sort(delays_);
        const auto at = [&](std::size_t percent) {
            return static_cast<double>(delays_[(delays_.size() - 1) * percent / 100]) / 1e6;
        };
        return {at(50), at(99), at(100)};
    }

private:
    struct Stream {
        int socket;
        std::string unread;
    };

    /// A connection that follows; a hundred share an address of this machine.
    static int connected(std::uint16_t port, int number, int room) {
        const int client = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in own{};
        own.sin_family = AF_INET;
        own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 1 + static_cast<std::uint32_t>(number / 100));
        sockaddr_in server = own;
        server.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        server.sin_port = htons(port);
        if (room > 0) setsockopt(client, SOL_SOCKET, SO_RCVBUF, &room, sizeof room);
        check(bind(client, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0, "bind");
        check(connect(client, reinterpret_cast<const sockaddr*>(&server), sizeof server) == 0, "connect");
        constexpr std::string_view request = "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n";
        check(send(client, request.data(), request.size(), 0) == static_cast<ssize_t>(request.size()), "send");
        return client;
    }

    /// How many states have come to their end.
    std::size_t hear(Stream& stream) {
        std::array<char, 16'384> part{};
        const ssize_t count = recv(stream.socket, part.data(), part.size(), 0);
        check(count > 0, "a stream ended");
        stream.unread.append(part.data(), static_cast<std::size_t>(count));
        std::size_t states = 0;
        for (auto end = stream.unread.find("\n\n"); end != std::string::npos; end = stream.unread.find("\n\n")) {
            constexpr std::string_view mark = "\ndata: ";
            const std::size_t at = stream.unread.find(mark);
            if (stream.unread.starts_with("id: ") && at < end) {
                std::int64_t since = 0;
                std::from_chars(stream.unread.data() + at + mark.size(), stream.unread.data() + end, since);
                delays_.push_back(now_ns() - since);
                ++states;
            }
            stream.unread.erase(0, end + 2);
        }
        return states;
    }

    int epoll_;
    std::vector<Stream> streams_;
    std::vector<std::int64_t> delays_;
};

/// The other process: connects, and reports each time that all clients have the state.
[[noreturn]] void be_audience(int orders, int answers, int readers, int deaf) {
    try {
        Audience audience(told<std::uint16_t>(orders), readers, deaf);
        audience.hear_all();
        audience.forget_delays();
        tell(answers, true);
        while (told<bool>(orders)) {
            audience.hear_all();
            tell(answers, true);
        }
        tell(answers, audience.delays());
        _exit(0);
    } catch (const std::exception&) {
        _exit(1);
    }
}

double resident_mib() {
    std::size_t whole = 0;
    std::size_t resident = 0;
    std::ifstream("/proc/self/statm") >> whole >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

void a_change_reaches_all(benchmark::State& state) {
    const int readers = static_cast<int>(state.range(0));
    const int deaf = static_cast<int>(state.range(1));
    std::array<int, 2> orders{};
    std::array<int, 2> answers{};
    check(pipe(orders.data()) == 0 && pipe(answers.data()) == 0, "pipe");
    const pid_t child = fork();
    check(child >= 0, "fork");
    if (child == 0) {
        close(orders[1]);
        close(answers[0]);
        be_audience(orders[0], answers[1], readers, deaf);
    }
    close(orders[0]);
    close(answers[1]);
    // Memory freed by an earlier run may not have reached the system: the program's initial memory is what counts.
    static const double before = resident_mib();
    double most = before;
    {
        ChangingSite site;
        WebServer server(site, {});
        tell(orders[1], server.port());
        told<bool>(answers[0]);
        while (server.counts().streams < static_cast<std::size_t>(readers + deaf)) usleep(1000);
        const auto change = [&] {
            site.change();
            server.changed();
            tell(orders[1], true);
            told<bool>(answers[0]);
        };
        // Until the system takes nothing more for those that never read.
        for (int times = 0; deaf > 0 && times < changes_that_fill; ++times) change();
        for (auto _ : state) {
            const std::int64_t start = now_ns();
            change();
            state.SetIterationTime(static_cast<double>(now_ns() - start) / 1e9);
            most = std::max(most, resident_mib());
        }
        state.counters["streams"] = static_cast<double>(server.counts().streams);
        tell(orders[1], false);
        const auto delays = told<Delays>(answers[0]);
        state.counters["p50_ms"] = delays.p50_ms;
        state.counters["p99_ms"] = delays.p99_ms;
        state.counters["worst_ms"] = delays.worst_ms;
        state.counters["MiB"] = most - before;
    }
    close(orders[1]);
    close(answers[0]);
    waitpid(child, nullptr, 0);
}
BENCHMARK(a_change_reaches_all)
    ->ArgNames({"readers", "deaf"})
    ->Args({1000, 0})
    ->Args({1000, 100})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
