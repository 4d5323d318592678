// Streams: the state at once, the newest one to slow clients, and no end that is not noticed.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

/// A stream of which the head has been read.
std::unique_ptr<WebClient> following(const ServedSite& served, const std::string& topic, const std::string& lines = "",
                                     int room = 0) {
    auto client = std::make_unique<WebClient>(served.port(), "127.0.0.1", room);
    client->send(web_request("GET", "/stream/" + topic, lines));
    const auto head = client->answer();
    CHECK(head.status == 200);
    CHECK(head.header("content-type") == "text/event-stream; charset=utf-8");
    CHECK(head.header("cache-control") == "no-store");
    CHECK(client->until("\n\n") == "retry: 2000\n\n");
    return client;
}

}  // namespace

TEST_CASE("a stream shows the state at once, and every later one") {
    ServedSite served;
    const auto client = following(served, "a");
    CHECK(client->until("\n\n") == "id: 1\ndata: first\n\n");
    CHECK(client->is_silent(50ms));
    served.show("second");
    CHECK(client->until("\n\n") == "id: 2\ndata: second\n\n");
    served.show("one\ntwo\r\n\nfour");
    CHECK(client->until("\n\n") == "id: 3\ndata: one\ndata: two\ndata: \ndata: four\n\n");
    served.show("");
    CHECK(client->until("\n\n") == "id: 4\ndata: \n\n");
}

TEST_CASE("a client that knows the state gets nothing until it changes") {
    ServedSite served;
    const auto client = following(served, "a", "Last-Event-ID: 1\r\n");
    CHECK(client->is_silent(50ms));
    served.server.changed();
    CHECK(client->is_silent(50ms));
    served.show("second");
    CHECK(client->until("\n\n") == "id: 2\ndata: second\n\n");
    const auto late = following(served, "a", "Last-Event-ID: 1\r\n");
    CHECK(late->until("\n\n") == "id: 2\ndata: second\n\n");
}

TEST_CASE("a state is asked for once for all who follow the same") {
    ServedSite served;
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int number = 0; number < 20; ++number) clients.push_back(following(served, number % 2 == 0 ? "a" : "b"));
    CHECK(served.server.counts().streams == 20);
    CHECK(served.site.states_asked == 2);
    served.show("second");
    for (const auto& client : clients) CHECK(client->until("data: second\n\n").ends_with("data: second\n\n"));
    CHECK(served.site.states_asked == 4);
}

TEST_CASE("a stream beats while nothing changes") {
    WebLimits limits;
    limits.heartbeat = 50ms;
    ServedSite served(limits);
    const auto client = following(served, "a", "Last-Event-ID: 1\r\n");
    for (int times = 0; times < 3; ++times) CHECK(client->until("\n\n") == "event: heartbeat\ndata: 1\n\n");
    served.show("second");
    CHECK(client->until("data: second\n\n").find("id: 2\n") != std::string::npos);
}

TEST_CASE("a HEAD of a stream has an end") {
    const ServedSite served;
    WebClient client(served.port());
    client.send(web_request("HEAD", "/stream/a"));
    CHECK(client.answer(true).header("content-type") == "text/event-stream; charset=utf-8");
    CHECK(client.rest().empty());
    CHECK(client.ends());
    CHECK(served.server.counts().streams == 0);
}

TEST_CASE("a client that does not read gets the newest state in the end, and few between") {
    ServedSite served;
    const std::string page(4000, 'a');
    const auto slow = following(served, "a", "", 4096);
    const auto quick = following(served, "a");
    CHECK(quick->until("\n\n") == "id: 1\ndata: first\n\n");
    for (int number = 0; number < 500; ++number) {
        served.show(page + std::to_string(number));
        CHECK(quick->until("\n\n").ends_with("a" + std::to_string(number) + "\n\n"));
    }
    std::size_t events = 0;
    for (std::string event; !event.ends_with("a499\n\n"); ++events) {
        event = slow->until("\n\n");
        REQUIRE(event.starts_with("id: "));
    }
    CHECK(events < 100);  // the system's own buffer of a socket
    CHECK(slow->is_silent(50ms));
}

TEST_CASE("a client that never reads is dropped, and the others still get messages") {
    WebLimits limits;
    limits.unread = 300ms;
    ServedSite served(limits);
    served.site.show(std::string(8'000'000, 'a'));
    const auto deaf = following(served, "a", "", 4096);
    const auto other = following(served, "b", "Last-Event-ID: 2\r\n");
    CHECK(comes_true([&] { return served.server.counts().streams == 1; }));
    CHECK(deaf->ends());
    served.show("second");
    CHECK(other->until("\n\n") == "id: 3\ndata: second\n\n");
    CHECK(served.server.counts().connections == 1);
    CHECK(other->is_silent(600ms));  // who has taken everything is not in arrears
}

TEST_CASE("a client that leaves, or sends another word, is removed") {
    ServedSite served;
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int number = 0; number < 6; ++number) clients.push_back(following(served, "a"));
    CHECK(served.server.counts().streams == 6);
    clients[0].reset();
    clients[1]->break_off();
    clients[2]->say_no_more();
    clients[3]->send("x");
    clients[4]->send(web_request("GET", "/page"));
    CHECK(comes_true([&] { return served.server.counts().streams == 1; }));
    CHECK(served.server.counts().connections == 1);
    for (int number = 2; number < 5; ++number) CHECK(clients[static_cast<std::size_t>(number)]->ends());
    served.show("second");
    CHECK(clients[5]->until("data: second\n\n").ends_with("data: second\n\n"));
}

TEST_CASE("any thread may report a change, while others come and go") {
    ServedSite served;
    const auto client = following(served, "a");
    std::vector<std::thread> threads;
    threads.reserve(8);
    for (int number = 0; number < 4; ++number)
        threads.emplace_back([&] {
            for (int times = 0; times < 2000; ++times) served.show(std::string(1000, 'a'));
        });
    for (int number = 0; number < 4; ++number)
        threads.emplace_back([&, number] {
            const std::string from = "127.0.1." + std::to_string(number + 1);
            for (int times = 0; times < 60; ++times) {
                WebClient visitor(served.port(), from);
                visitor.send(web_request("GET", times % 3 == 0 ? "/stream/b" : "/stream/a"));
                if (times % 4 != 0) static_cast<void>(visitor.until("data: "));
                if (times % 2 == 0) visitor.break_off();
            }
        });
    for (std::thread& thread : threads) thread.join();
    served.show("last");
    CHECK(client->until("data: last\n\n").ends_with("id: 8002\ndata: last\n\n"));
    CHECK(comes_true([&] { return served.server.counts().streams == 1; }));
    CHECK(client->is_silent(50ms));
}

TEST_CASE("a topic without a state is an error, and no other suffers from it") {
    ServedSite served;
    const auto broken = following(served, "breaks", "Last-Event-ID: 1\r\n");
    const auto other = following(served, "sound", "Last-Event-ID: 1\r\n");
    served.site.broken = true;
    served.show("second");
    CHECK(other->until("\n\n") == "id: 2\ndata: second\n\n");
    CHECK(broken->is_silent(50ms));
    served.site.broken = false;  // and is asked for again
    CHECK(broken->until("\n\n") == "id: 2\ndata: second\n\n");
}

TEST_CASE("a stream that cannot begin is an answer 500 and nothing else") {
    ServedSite served;
    served.site.broken = true;
    WebClient client(served.port());
    client.send(web_request("GET", "/stream/breaks"));
    const auto failed = client.answer();
    CHECK(failed.status == 500);
    CHECK(failed.body == "Internal Server Error\n");
    CHECK(client.rest().empty());
    CHECK(served.server.counts().streams == 0);
    served.site.broken = false;
    CHECK(following(served, "breaks")->until("\n\n") == "id: 1\ndata: first\n\n");
}

TEST_CASE("a server that cannot show something still ends at once") {
    auto served = std::make_unique<ServedSite>();
    const auto client = following(*served, "breaks");
    served->site.broken = true;
    served->show("second");
    CHECK(comes_true([&] { return served->site.states_asked >= 2; }));
    CHECK(time_of([&] { served.reset(); }) < 900ms);
    CHECK(client->ends());
}
