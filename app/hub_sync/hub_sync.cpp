#include "app/hub_sync/hub_sync.h"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "app/hub_sync/pace.h"

namespace tablebank {
namespace {

constexpr std::chrono::milliseconds pause_of_stuck{60'000};
/// A director may give more time to a table that posts nothing.
constexpr std::chrono::milliseconds between_looks{20'000};

}  // namespace

struct HubSync::Running {
    Running(const TableSetup& table, SecretKey key, const Table& table_now, std::function<void()> tell)
        : game(*table_now.game.setup), sender(table, std::move(key)), told(std::move(tell)) {
        game.add(table_now);
        thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }
    ~Running() {
        say_goodbye();
        thread.request_stop();
        sender.give_up();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void run(const std::stop_token& stop) {
        Pace pace({});
        bool looks = false;
        while (!stop.stop_requested()) {
            begin_round();
            const Sent now = step(looks);
            looks = false;
            if (stop.stop_requested()) return;
            const auto pause = pace.after(now);
            publish(now, pace.is_stuck());
            if (now.state == Sent::State::current)
                looks = !wait_for_entries(stop, now.acknowledged);
            else
                wait(stop, pace.is_stuck() ? pause_of_stuck : pause);
        }
    }

    /// Whatever goes wrong here, the table plays on.
    [[nodiscard]] Sent step(bool looks) {
        try {
            return looks ? sender.look(game) : sender.step(game);
        } catch (const std::exception& error) {
            return {.detail = error.what()};
        }
    }
    void begin_round() {
        const std::lock_guard lock(guard);
        ++begun;
    }
    void publish(const Sent& now, bool is_stuck) {
        {
            const std::lock_guard lock(guard);
            sent = now;
            time = sender.heard_time();
            stuck = is_stuck;
            ended = begun;
        }
        woken.notify_all();
        told();
    }
    void wait(const std::stop_token& stop, std::chrono::milliseconds pause) {
        std::unique_lock lock(guard);
        woken.wait_for(lock, stop, pause, [this] { return leaving; });
    }
    /// False if no entry came for a while.
    bool wait_for_entries(const std::stop_token& stop, std::int64_t known) {
        std::unique_lock lock(guard);
        return woken.wait_for(lock, stop, between_looks, [&] { return game.end().entry > known; });
    }

    /// Until the hub has everything, or refuses, or an attempt that began just now has failed.
    void say_goodbye() {
        std::unique_lock lock(guard);
        leaving = true;
        woken.notify_all();
        const std::uint64_t last_round = begun;
        woken.wait_for(lock, longest_goodbye, [&] {
            const bool is_there = sent.state == Sent::State::current && sent.acknowledged >= game.end().entry;
            return is_there || (ended > last_round && sent.state != Sent::State::more);
        });
    }

    OutgoingGame game;
    Sender sender;
    std::function<void()> told;
    std::mutex guard;
    std::condition_variable_any woken;
    Sent sent;
    std::optional<Sender::HeardTime> time;
    bool stuck = false;
    bool leaving = false;
    std::uint64_t begun = 0;  ///< rounds: the one that is on its way
    std::uint64_t ended = 0;  ///< the one whose answer is `sent`
    std::jthread thread;
};

HubSync::HubSync(const TableSetup& table, SecretKey key, const Table& game, std::function<void()> told)
    : running_(std::make_unique<Running>(table, std::move(key), game, std::move(told))) {}

HubSync::~HubSync() = default;

void HubSync::show(const Table& game, std::int64_t first, std::span<const Hash> hashes) {
    {
        const std::lock_guard lock(running_->guard);
        running_->game.add(game, first, hashes);
    }
    running_->woken.notify_all();
}

HubSyncState HubSync::state() const {
    const std::lock_guard lock(running_->guard);
    return {running_->sent, running_->game.end().entry, running_->stuck, running_->time};
}

}  // namespace tablebank
