#include "app/uplink/uplink.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

namespace tablebank {
namespace {

constexpr std::chrono::milliseconds first_pause{250};
constexpr std::chrono::milliseconds longest_pause{10'000};

}  // namespace

struct Uplink::Running {
    Running(const TableSetup& table, SecretKey key, const Table& table_now, std::function<void()> tell)
        : game(*table_now.game.setup), sender(table, std::move(key)), told(std::move(tell)) {
        game.add(table_now);
        thread = std::jthread([this](const std::stop_token& stop) { run(stop); });
    }
    ~Running() {
        thread.request_stop();
        sender.give_up();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    void run(const std::stop_token& stop) {
        std::chrono::milliseconds pause = first_pause;
        while (!stop.stop_requested()) {
            const Sent now = step();
            if (stop.stop_requested()) return;
            publish(now);
            switch (now.state) {
                case Sent::State::more:
                    pause = first_pause;
                    break;
                case Sent::State::current:
                    pause = first_pause;
                    wait_for_entries(stop, now.acknowledged);
                    break;
                case Sent::State::waiting:
                    wait(stop, pause);
                    pause = std::min(pause * 2, longest_pause);
                    break;
                case Sent::State::stopped:
                    // The director may put it right: another key, the history that counts.
                    wait(stop, longest_pause);
                    break;
            }
        }
    }

    /// Whatever goes wrong here, the table plays on.
    [[nodiscard]] Sent step() {
        try {
            return sender.step(game);
        } catch (const std::exception& error) {
            return {.detail = error.what()};
        }
    }
    void publish(const Sent& now) {
        {
            const std::lock_guard lock(guard);
            sent = now;
        }
        told();
    }
    void wait(const std::stop_token& stop, std::chrono::milliseconds pause) {
        std::unique_lock lock(guard);
        woken.wait_for(lock, stop, pause, [] { return false; });
    }
    void wait_for_entries(const std::stop_token& stop, std::int64_t known) {
        std::unique_lock lock(guard);
        woken.wait(lock, stop, [&] { return game.end().entry > known; });
    }

    SentGame game;
    Sender sender;
    std::function<void()> told;
    std::mutex guard;
    std::condition_variable_any woken;
    Sent sent;
    std::jthread thread;
};

Uplink::Uplink(const TableSetup& table, SecretKey key, const Table& game, std::function<void()> told)
    : running_(std::make_unique<Running>(table, std::move(key), game, std::move(told))) {}

Uplink::~Uplink() = default;

void Uplink::show(const Table& game) {
    {
        const std::lock_guard lock(running_->guard);
        running_->game.add(game);
    }
    running_->woken.notify_one();
}

UplinkState Uplink::state() const {
    const std::lock_guard lock(running_->guard);
    return {running_->sent, running_->game.end().entry};
}

}  // namespace tablebank
