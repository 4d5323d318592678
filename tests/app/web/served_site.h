#pragma once
// A site that records its requests, and a server of it.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

#include "app/web/web_server.h"
#include "tests/support/web_client.h"

namespace tablebank::testing {

class TellingSite final : public RequestHandler {
public:
    /// The content of every stream from now on.
    void show(const std::string& text) {
        const std::lock_guard lock(guard_);
        ++number_;
        text_ = text;
    }
    std::atomic<int> states_asked{0};
    std::atomic<bool> broken{false};                    ///< whether the topic "breaks" has no state
    std::atomic<std::chrono::milliseconds> slowness{};  ///< of "/slow", and of every state

    [[nodiscard]] WebAnswer answer(const WebRequest& request) override {
        if (request.path == "/throws") throw std::runtime_error("secret reason");
        if (request.path == "/throws-a-number") throw 42;
        if (request.path == "/slow") std::this_thread::sleep_for(slowness.load());
        if (request.path == "/nothing-here") return {404, "text/plain; charset=utf-8", "no such page\n"};
        if (request.path == "/large") return {200, "text/plain; charset=utf-8", std::string(16'000'000, 'x')};
        if (request.path == "/kept") return {.kept = kept_};
        if (request.path == "/short") return {200, "text/html; charset=utf-8", "short\n"};
        std::string told = "method " + request.method + "\npath " + request.path + "\n";
        for (const auto& [name, value] : request.query) told += "query " + name + "=" + value + "\n";
        for (const std::string& language : request.languages) told += "language " + language + "\n";
        for (const auto& [name, value] : request.headers) told += "header " + name + ": " + value + "\n";
        if (request.path == "/length") return {200, "text/plain", std::to_string(request.body.size())};
        return {200, "text/plain; charset=utf-8", told + "body " + request.body};
    }
    [[nodiscard]] bool take(WebRequest& request, const WebReply& reply) override {
        if (request.path != "/quick") return false;
        reply({200, "text/plain", "taken " + std::to_string(request.body.size())});
        return true;
    }
    [[nodiscard]] std::optional<std::string> topic_of(const WebRequest& request) override {
        if (request.path == "/topic-throws") throw std::runtime_error("secret reason");
        if (!request.path.starts_with("/stream/")) return std::nullopt;
        return request.path.substr(8);
    }
    [[nodiscard]] StreamState state_of(const std::string& topic) override {
        ++states_asked;
        std::this_thread::sleep_for(slowness.load());
        if (topic == "breaks" && broken) throw std::runtime_error("secret reason");
        const std::lock_guard lock(guard_);
        return {std::to_string(number_), text_};
    }

private:
    std::mutex guard_;
    int number_ = 1;
    std::string text_ = "first";
    KeptText kept_ = keep_body(std::string(1'000'000, 'k'));
};

struct ServedSite {
    explicit ServedSite(const WebLimits& limits = {}, const WebPlace& place = {}) : server(site, place, limits) {}

    void show(const std::string& text) {
        site.show(text);
        server.changed();
    }
    [[nodiscard]] std::uint16_t port() const { return server.port(); }

    TellingSite site;
    WebServer server;
};

/// Whether it comes to hold within ten seconds.
inline bool comes_true(const std::function<bool()>& holds) {
    for (int times = 0; times < 2000; ++times) {
        if (holds()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
    return false;
}

/// How long it takes.
inline std::chrono::milliseconds time_of(const std::function<void()>& done) {
    const auto before = std::chrono::steady_clock::now();
    done();
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - before);
}

}  // namespace tablebank::testing
