#include "db/server/timed_connect.h"

#include <libpq-fe.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>
#include <pqxx/except>

#include "platform/memory.h"
#include "platform/network.h"

namespace tablebank {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;
using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;

constexpr std::uint64_t most_memory = 32ULL << 20;  ///< a server's own messages have about 2 KiB
constexpr auto usual_time = std::chrono::seconds(10);
constexpr auto most_time = std::chrono::seconds(60);  ///< for all hosts of an address together

std::string text_of(const char* text) {
    return text == nullptr ? std::string{} : std::string(text);
}

/// The time limit for one host, from the address.
milliseconds time_of(PGconn* connection) {
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options{PQconninfo(connection), PQconninfoFree};
    for (const PQconninfoOption* option = options.get(); option != nullptr && option->keyword != nullptr; ++option)
        if (std::string(option->keyword) == "connect_timeout" && option->val != nullptr)
            if (const long seconds = std::strtol(option->val, nullptr, 10); seconds > 0)
                return std::min<milliseconds>(std::chrono::seconds(std::max(seconds, 2L)), most_time);
    return usual_time;
}

/// One attempt: host after host, as libpq tries them. The connection to a host that takes too long is ended, which
/// makes libpq try the next one.
class Attempt {
public:
    explicit Attempt(const std::string& settings)
        : connection_(PQconnectStart(settings.c_str()), PQfinish), memory_(platform::resident_bytes()) {
        if (!connection_) throw std::bad_alloc();
        // A server's notices must not get to the screen, and may contain control characters for a terminal.
        PQsetNoticeProcessor(
            get(), [](void*, const char*) {}, nullptr);
        machine_time_ = time_of(get());
    }

    /// Returns whether the connection was made. Throws ConnectTimeout.
    bool make() {
        auto step = PQstatus(get()) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
        const auto last_end = Clock::now() + most_time;
        while (step != PGRES_POLLING_OK && step != PGRES_POLLING_FAILED) {
            follow_machine();
            const auto wanted =
                step == PGRES_POLLING_READING ? platform::SocketReady::to_read : platform::SocketReady::to_write;
            const bool ready = platform::wait_for_socket(PQsocket(get()), wanted, milliseconds(100));
            if (Clock::now() > last_end || platform::resident_bytes() > memory_ + most_memory) throw ConnectTimeout();
            const bool late = Clock::now() > end_;
            if (late) platform::hang_up(PQsocket(get()));
            if (ready || late) step = PQconnectPoll(get());
            // The last answer may have arrived before the connection was ended.
            const bool has_ended = step == PGRES_POLLING_OK || step == PGRES_POLLING_FAILED;
            if (late && has_ended) throw ConnectTimeout();
        }
        return step == PGRES_POLLING_OK;
    }
    [[nodiscard]] PGconn* get() const { return connection_.get(); }
    [[nodiscard]] PGconn* release() { return connection_.release(); }

private:
    void follow_machine() {
        const std::string machine =
            text_of(PQhost(get())) + ' ' + text_of(PQhostaddr(get())) + ' ' + text_of(PQport(get()));
        if (machine == machine_) return;
        machine_ = machine;
        end_ = Clock::now() + machine_time_;
    }

    Connection connection_;
    std::uint64_t memory_;
    milliseconds machine_time_{};
    std::string machine_;
    Clock::time_point end_;
};

/// "... FATAL:  28P01", if the server sent it.
std::string state_told(const std::string& message) {
    const std::size_t end = message.find_last_not_of(" \n");
    if (end == std::string::npos || end < 6) return {};
    const std::string state = message.substr(end - 4, 5);
    const bool is_one = message[end - 5] == ' ' && std::ranges::all_of(state, [](char sign) {
                            return (sign >= '0' && sign <= '9') || (sign >= 'A' && sign <= 'Z');
                        });
    return is_one ? state : std::string{};
}

}  // namespace

TimedConnect::handle TimedConnect::do_startconnect(handle there) {
    if (there != nullptr) return there;
    Attempt attempt(options());
    if (!attempt.make()) throw pqxx::broken_connection(text_of(PQerrorMessage(attempt.get())));
    return attempt.release();
}

bool server_answers(const std::string& settings) {
    Attempt attempt(settings);
    PQsetErrorVerbosity(attempt.get(), PQERRORS_SQLSTATE);
    try {
        if (attempt.make()) return true;
    } catch (const ConnectTimeout&) {
        return false;
    }
    if (PQconnectionNeedsPassword(attempt.get()) != 0 || PQconnectionUsedPassword(attempt.get()) != 0) return true;
    const std::string state = state_told(text_of(PQerrorMessage(attempt.get())));
    constexpr const char* starts_up = "57P03";
    return !state.empty() && state != starts_up;
}

}  // namespace tablebank
