// Requests of phones reach the session on one thread. The server never waits for it; a phone waits for a bounded time.

#include "app/hub/phone_queue.h"

#include <doctest/doctest.h>

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace tablebank::testing {
namespace {

using std::chrono::milliseconds;

PhoneQueue::Options queue_options(milliseconds patience, std::size_t most = 8) {
    return {.late = [](const WebRequest& request) { return WebAnswer{.status = 503, .body = request.body}; },
            .wake = {},
            .most = most,
            .patience = patience};
}

WebAnswer echo(const WebRequest& request) {
    return {.status = 200, .body = request.body};
}

TEST_CASE("each request is answered once, on the thread that serves") {
    std::atomic<int> woken = 0;
    PhoneQueue::Options options = queue_options(milliseconds{20'000}, 1'000);
    options.wake = [&] { ++woken; };
    PhoneQueue queue(std::move(options));
    std::atomic<int> answered = 0;
    std::vector<std::thread> phones;
    for (int phone = 0; phone < 6; ++phone)
        phones.emplace_back([&] {
            for (int tap = 0; tap < 50; ++tap)
                queue.add({.method = "POST", .path = "/seat/act"}, [&](const WebAnswer& made) {
                    if (made.status == 200) ++answered;
                });
        });
    const auto here = std::this_thread::get_id();
    while (answered < 300) {
        queue.wait(milliseconds{5});
        queue.serve([&](const WebRequest& request) {
            CHECK(std::this_thread::get_id() == here);
            return echo(request);
        });
    }
    for (std::thread& phone : phones) phone.join();
    CHECK(answered == 300);
    CHECK(woken == 300);
    CHECK_FALSE(queue.serve(echo));
}

TEST_CASE("a request that no one serves is answered as late, and not served afterwards") {
    PhoneQueue queue(queue_options(milliseconds{20}));
    std::atomic<int> status = 0;
    queue.add({.method = "POST", .path = "/seat/act", .body = "tap"}, [&](const WebAnswer& made) {
        CHECK(made.body == "tap");
        status = made.status;
    });
    for (int slices = 0; slices < 1'000 && status == 0; ++slices) std::this_thread::sleep_for(milliseconds{5});
    CHECK(status == 503);
    CHECK_FALSE(queue.serve(echo));
}

TEST_CASE("a full queue refuses at once, and a closed one too") {
    PhoneQueue queue(queue_options(milliseconds{20'000}, 2));
    std::vector<int> statuses;
    const auto add = [&] {
        queue.add({.method = "POST", .path = "/seat/act"},
                  [&](const WebAnswer& made) { statuses.push_back(made.status); });
    };
    add();
    add();
    CHECK(statuses.empty());
    add();
    CHECK(statuses == std::vector{503});
    CHECK(queue.serve(echo));
    CHECK(statuses == std::vector{503, 200, 200});
    add();
    queue.close();
    add();
    CHECK(statuses == std::vector{503, 200, 200, 503, 503});
}

TEST_CASE("a request whose answer cannot be made is answered, and the next one is served") {
    PhoneQueue queue(queue_options(milliseconds{20'000}));
    std::vector<int> statuses;
    for (const char* body : {"bad", "good"})
        queue.add({.method = "POST", .path = "/seat/act", .body = body},
                  [&](const WebAnswer& made) { statuses.push_back(made.status); });
    queue.serve([](const WebRequest& request) {
        if (request.body == "bad") throw std::runtime_error("no");
        return echo(request);
    });
    CHECK(statuses == std::vector{500, 200});
}

}  // namespace
}  // namespace tablebank::testing
