// Clients that want everything for themselves, from one address and from many: other clients are still served.

#include <doctest/doctest.h>

#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "app/web/taking_turns.h"
#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

std::string address_number(int number) {
    return "127.0.2." + std::to_string(number);
}

/// A page, or 0 if there was no answer.
int status_for(std::uint16_t port, const std::string& from, const std::string& target = "/page") {
    WebClient client(port, from);
    client.send(web_request("GET", target));
    return client.answer().status;
}

/// This many connections of each of this many addresses, each with these first words.
std::vector<std::unique_ptr<WebClient>> crowd(const ServedSite& served, int addresses, int each,
                                              const std::string& words, int room = 0) {
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int address = 1; address <= addresses; ++address)
        for (int number = 0; number < each; ++number) {
            clients.push_back(std::make_unique<WebClient>(served.port(), address_number(address), room));
            clients.back()->send(words);
        }
    return clients;
}

WebLimits small_house() {
    WebLimits limits;
    limits.connections = 64;
    limits.per_address = 16;
    limits.uploads = 64;
    return limits;
}

}  // namespace

TEST_CASE("no set of clients that hold every connection shuts another one out") {
    const std::vector<std::string> words{"",
                                         "GET /pa",
                                         web_request("GET", "/page"),
                                         web_request("GET", "/stream/a"),
                                         web_request("GET", "/kept"),
                                         web_request("POST", "/page", "Content-Length: 100\r\n") + "abc"};
    for (const std::string& word : words) {
        CAPTURE(word);
        const ServedSite served(small_house());
        const auto clients = crowd(served, 4, 16, word, 4096);
        CHECK(comes_true([&] { return served.server.counts().connections == 64; }));
        for (int times = 0; times < 5; ++times) CHECK(status_for(served.port(), "127.0.3.1") == 200);
        CHECK(served.server.counts().connections <= 64);
        WebClient subscriber(served.port(), "127.0.3.2");
        subscriber.send(web_request("GET", "/stream/a"));
        CHECK(subscriber.until("data: first\n\n").ends_with("data: first\n\n"));
        for (int times = 0; times < 20; ++times) CHECK(status_for(served.port(), "127.0.3.1") == 200);
        CHECK(subscriber.is_silent(20ms));  // and has not lost its place to those
    }
}

TEST_CASE("within an address a silent connection is closed, and one that is served is not") {
    WebLimits limits;
    limits.per_address = 3;
    ServedSite served(limits);
    std::vector<std::unique_ptr<WebClient>> subscribers;
    for (int number = 0; number < 2; ++number) {
        subscribers.push_back(std::make_unique<WebClient>(served.port()));
        subscribers.back()->send(web_request("GET", "/stream/a"));
        CHECK(subscribers.back()->until("data: first\n\n").ends_with("data: first\n\n"));
    }
    WebClient silent(served.port());
    CHECK(comes_true([&] { return served.server.counts().connections == 3; }));
    CHECK(status_for(served.port(), "127.0.0.1") == 200);
    CHECK(silent.ends());
    subscribers.push_back(std::make_unique<WebClient>(served.port()));
    subscribers.back()->send(web_request("GET", "/stream/a"));
    CHECK(subscribers.back()->until("data: first\n\n").ends_with("data: first\n\n"));
    WebClient fourth(served.port());
    CHECK(fourth.ends());
    served.show("second");
    for (const auto& subscriber : subscribers)
        CHECK(subscriber->until("data: second\n\n").ends_with("data: second\n\n"));
}

TEST_CASE("bodies that never end do not keep other clients from posting") {
    WebLimits limits;
    limits.uploads = 4;
    limits.body_bytes = 1000;
    limits.short_body_bytes = 3;
    limits.upload_patience = 100ms;
    const ServedSite served(limits);
    const std::string begun = web_request("POST", "/length", "Content-Length: 4\r\n") + "ab";
    const auto of_one = crowd(served, 1, 8, begun);
    WebClient other(served.port(), "127.0.3.1");
    other.send(web_request("POST", "/length", "", "abcd"));
    CHECK(other.answer().body == "4");
    const auto of_many = crowd(served, 8, 1, begun);
    CHECK(comes_true([&] {
        WebClient again(served.port(), "127.0.3.1");
        again.send(web_request("POST", "/length", "", "abcd"));
        return again.answer().body == "4";
    }));
}

TEST_CASE("long bodies of many addresses that never come to their end keep no short one from being taken") {
    WebLimits limits;
    limits.uploads = 4;
    limits.body_bytes = 2000;
    limits.short_body_bytes = 10;
    const ServedSite served(limits);
    const auto of_many = crowd(served, 40, 1, web_request("POST", "/length", "Content-Length: 1000\r\n") + "ab");
    for (int times = 0; times < 5; ++times) {
        WebClient table(served.port(), "127.0.3.1");
        table.send(web_request("POST", "/length", "", "abcd"));
        CHECK(table.answer().body == "4");
    }
}

TEST_CASE("a client that asks for slow pages delays itself, and posts do not wait for those pages") {
    ServedSite served;
    served.site.slowness = 40ms;
    const auto flood = crowd(served, 1, 60, web_request("GET", "/slow") + web_request("GET", "/slow"));
    std::this_thread::sleep_for(100ms);
    for (int times = 0; times < 3; ++times) {
        CHECK(time_of([&] { CHECK(status_for(served.port(), "127.0.3.1") == 200); }) < 400ms);
        WebClient table(served.port(), address_number(1));  // of the same address
        CHECK(time_of([&] {
                  table.send(web_request("POST", "/quick", "", "abcd"));
                  CHECK(table.answer().body == "taken 4");
              }) < 40ms + 300ms);
    }
}

TEST_CASE("topics of one subscriber come after one another, and those of others between them") {
    ServedSite served;
    std::vector<std::unique_ptr<WebClient>> many;
    for (int number = 0; number < 50; ++number) {
        many.push_back(std::make_unique<WebClient>(served.port(), address_number(1)));
        many.back()->send(web_request("GET", "/stream/own-" + std::to_string(number)));
        CHECK(many.back()->until("data: first\n\n").ends_with("data: first\n\n"));
    }
    WebClient other(served.port(), "127.0.3.1");
    other.send(web_request("GET", "/stream/zz"));  // the last one by its name
    CHECK(other.until("data: first\n\n").ends_with("data: first\n\n"));
    served.site.slowness = 20ms;
    const auto before = std::chrono::steady_clock::now();
    served.show("second");
    CHECK(other.until("data: second\n\n").ends_with("data: second\n\n"));
    CHECK(std::chrono::steady_clock::now() - before < 400ms);
}

TEST_CASE("a follower of a topic that is new while it changes is shown the newest state") {
    for (int times = 0; times < 50; ++times) {
        ServedSite served;
        served.site.slowness = 1ms;
        std::thread changing([&] {
            for (int state = 0; state < 5; ++state) served.show("state " + std::to_string(state));
        });
        WebClient subscriber(served.port());
        subscriber.send(web_request("GET", "/stream/new"));
        CHECK(subscriber.until("data: state 4\n\n").ends_with("data: state 4\n\n"));
        changing.join();
    }
}

TEST_CASE("work is done in turn, however much one client asks for") {
    std::atomic<bool> may_begin{false};
    std::string done;
    TakingTurns turns;
    turns.add("first", [&] {
        while (!may_begin) std::this_thread::sleep_for(1ms);
    });
    for (int times = 0; times < 3; ++times) turns.add("a", [&] { done += 'a'; });
    for (int times = 0; times < 2; ++times) turns.add("b", [&] { done += 'b'; });
    turns.add("c", [&] {
        done += 'c';
        throw std::runtime_error("of no consequence");
    });
    std::atomic<bool> is_over{false};
    turns.add("a", [&] { is_over = true; });
    may_begin = true;
    CHECK(comes_true([&] { return is_over.load(); }));
    CHECK(done == "abcaba");
    turns.stop();
    turns.add("a", [&] { done += 'x'; });
    CHECK(done == "abcaba");
}
