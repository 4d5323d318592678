// The limits of a client's requests, their time limits, and what is left when it leaves.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

std::string in_chunks(std::size_t bytes) {
    std::string text;
    for (std::size_t sent = 0; sent < bytes; sent += 1000) text += "3e8\r\n" + std::string(1000, 'x') + "\r\n";
    return text + "0\r\n\r\n";
}

/// Asks for a page without waiting for it.
void ask(WebClient& client) {
    client.send(web_request("GET", "/page"));
}

}  // namespace

TEST_CASE("a head has its most bytes") {
    WebLimits limits;
    limits.header_bytes = 2000;
    const ServedSite served(limits);
    const auto with_head_of = [&](std::size_t bytes) {
        const std::string bare = web_request("GET", "/page", "X: \r\n");
        return asked(served.port(), web_request("GET", "/page", "X: " + std::string(bytes - bare.size(), 'x') + "\r\n"))
            .status;
    };
    CHECK(with_head_of(2000) == 200);
    CHECK(with_head_of(2001) == 431);
    CHECK(with_head_of(1'000'000) == 431);
    CHECK(asked(served.port(), "GET /" + std::string(3000, 'x')).status == 431);
    CHECK(asked(served.port(), std::string(1'000'000, 'x')).status == 431);
    std::string many;
    for (int number = 0; number < 1000; ++number) many += "X: y\r\n";
    CHECK(asked(served.port(), web_request("GET", "/page", many)).status == 431);
}

TEST_CASE("a head that comes line by line has no more bytes than one that comes at once") {
    WebLimits limits;
    limits.header_bytes = 2000;
    const ServedSite served(limits);
    WebClient client(served.port());
    client.send("GET /page HTTP/1.1\r\nHost: localhost\r\n");
    int lines = 0;
    while (lines < 1000 && client.is_silent(2ms) && client.send("X: y\r\n")) ++lines;
    CHECK(lines < 400);
    CHECK(client.answer().status == 431);
    WebClient honest(served.port());
    for (const char sign : web_request("GET", "/page")) honest.send(std::string(1, sign));
    CHECK(honest.answer().status == 200);
}

TEST_CASE("a body has its most bytes, however it comes") {
    WebLimits limits;
    limits.body_bytes = 100'000;
    const ServedSite served(limits);
    CHECK(asked(served.port(), web_request("POST", "/length", "", std::string(100'000, 'x'))).body == "100000");
    CHECK(asked(served.port(), web_request("POST", "/length", "Transfer-Encoding: chunked\r\n") + in_chunks(100'000))
              .body == "100000");
    CHECK(asked(served.port(), web_request("POST", "/length", "", std::string(100'001, 'x'))).status == 413);
    CHECK(asked(served.port(), web_request("POST", "/length", "Transfer-Encoding: chunked\r\n") + in_chunks(101'000))
              .status == 413);
    CHECK(asked(served.port(), web_request("POST", "/length", "Content-Length: 99999999999\r\n")).status == 413);
    CHECK(asked(served.port(), web_request("POST", "/length", "Transfer-Encoding: chunked\r\n") + "7fffffff\r\nx")
              .status == 413);
    const std::string endless_size = "1;name=" + std::string(1'000'000, 'x');
    const int status =
        asked(served.port(), web_request("POST", "/length", "Transfer-Encoding: chunked\r\n") + endless_size).status;
    CHECK((status == 413 || status == 400));
}

TEST_CASE("a client that sends far too much can still read the refusal") {
    WebLimits limits;
    limits.body_bytes = 1000;
    const ServedSite served(limits);
    WebClient client(served.port());
    CHECK(client.send(web_request("POST", "/page", "", std::string(20'000'000, 'x'))));
    const auto refused = client.answer();
    CHECK(refused.status == 413);
    CHECK(refused.header("connection") == "close");
    CHECK(client.ends());
}

TEST_CASE("only so many bodies are read at once") {
    WebLimits limits;
    limits.uploads = 2;
    limits.body_bytes = 1000;  // a shorter one takes the room of the longest, where that is little
    limits.short_body_bytes = 3;
    const ServedSite served(limits);
    const std::string begun = web_request("POST", "/length", "Content-Length: 4\r\n") + "ab";
    auto first = std::make_unique<WebClient>(served.port());
    WebClient second(served.port());
    first->send(begun);
    second.send(begun);
    WebClient third(served.port());
    CHECK(comes_true([&] {
        WebClient more(served.port());
        more.send(begun);
        return !more.is_silent(20ms) && more.answer().status == 503;
    }));
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
    CHECK(asked(served.port(), web_request("POST", "/length")).status == 200);
    second.send("cd");
    CHECK(second.answer().body == "4");
    first.reset();
    CHECK(comes_true([&] { return asked(served.port(), web_request("POST", "/length", "", "abcd")).body == "4"; }));
    CHECK(asked(served.port(), web_request("POST", "/throws", "", "abcd")).status == 500);
    for (int times = 0; times < 4; ++times)
        CHECK(asked(served.port(), web_request("POST", "/length", "", "abcd")).body == "4");
}

TEST_CASE("an address asks so much at once, and more with time, and no other is worse off") {
    WebLimits limits;
    limits.requests_at_once = 5;
    limits.requests_per_second = 10;
    const ServedSite served(limits);
    int refused = 0;
    for (int number = 0; number < 12; ++number) {
        const auto answer = asked(served.port(), web_request("GET", "/page"));
        if (answer.status != 429) continue;
        ++refused;
        CHECK(answer.header("connection") == "close");
        CHECK(answer.header("retry-after") == "1");
    }
    CHECK(refused > 0);
    WebClient other(served.port(), "127.0.0.2");
    ask(other);
    CHECK(other.answer().status == 200);
    CHECK(comes_true([&] { return asked(served.port(), web_request("GET", "/page")).status == 200; }));
}

TEST_CASE("requests on one connection count like those on many, also streams and refused ones") {
    WebLimits limits;
    limits.requests_at_once = 3;
    limits.requests_per_second = 0;
    const ServedSite served(limits);
    CHECK(asked(served.port(), web_request("GET", "/..")).status == 400);
    WebClient client(served.port());
    ask(client);
    ask(client);
    ask(client);
    CHECK(client.answer().status == 200);
    CHECK(client.answer().status == 200);
    CHECK(client.answer().status == 429);
    CHECK(client.ends());
    CHECK(asked(served.port(), web_request("GET", "/stream/a")).status == 429);
}

TEST_CASE("an address has a limit of connections, and another one its own") {
    WebLimits limits;
    limits.per_address = 3;
    const ServedSite served(limits);
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int number = 0; number < 3; ++number) {
        clients.push_back(std::make_unique<WebClient>(served.port()));
        clients.back()->send(web_request("GET", "/stream/a"));
        CHECK(clients.back()->answer().status == 200);
    }
    CHECK(comes_true([&] { return served.server.counts().streams == 3; }));
    WebClient fourth(served.port());
    CHECK(fourth.ends());
    WebClient other(served.port(), "127.0.0.2");
    ask(other);
    CHECK(other.answer().status == 200);
    CHECK(served.server.counts().connections == 4);
    clients.pop_back();
    CHECK(comes_true([&] { return asked(served.port(), web_request("GET", "/page")).status == 200; }));
}

TEST_CASE("there are so many connections in all") {
    WebLimits limits;
    limits.connections = 3;
    const ServedSite served(limits);
    std::vector<std::unique_ptr<WebClient>> clients;
    for (const std::string from : {"127.0.0.1", "127.0.0.2", "127.0.0.3"}) {
        clients.push_back(std::make_unique<WebClient>(served.port(), from));
        clients.back()->send(web_request("GET", "/stream/a"));
        CHECK(clients.back()->answer().status == 200);
    }
    CHECK(comes_true([&] { return served.server.counts().streams == 3; }));
    WebClient fourth(served.port(), "127.0.0.4");
    CHECK(fourth.ends());
    clients.pop_back();
    CHECK(comes_true([&] {
        WebClient more(served.port(), "127.0.0.4");
        ask(more);
        return more.answer().status == 200;
    }));
}

TEST_CASE("a request comes whole in its time, drop by drop or not") {
    WebLimits limits;
    limits.request = 300ms;
    limits.idle = 60s;
    const ServedSite served(limits);
    for (const std::string& text : {web_request("GET", "/page", "X: " + std::string(4000, 'x') + "\r\n"),
                                    web_request("POST", "/page", "", std::string(4000, 'x'))}) {
        WebClient client(served.port());
        const auto time = time_of([&] {
            for (const char sign : text)
                if (!client.send(std::string(1, sign)) || !client.is_silent(3ms)) break;
            CHECK(client.ends());
        });
        CHECK(time >= 250ms);
        CHECK(time < 5s);
    }
    WebClient half(served.port());
    half.send("GET /page HT");
    CHECK(half.ends());
    WebClient waiting(served.port());
    CHECK(waiting.is_silent(500ms));
    ask(waiting);
    CHECK(waiting.answer().status == 200);
    CHECK(comes_true([&] { return served.server.counts().connections == 1; }));
}

TEST_CASE("a silent connection ends after its time") {
    WebLimits limits;
    limits.idle = 200ms;
    const ServedSite served(limits);
    WebClient silent(served.port());
    CHECK(time_of([&] { CHECK(silent.ends()); }) < 5s);
    WebClient client(served.port());
    ask(client);
    CHECK(client.answer().status == 200);
    const auto time = time_of([&] { CHECK(client.ends()); });
    CHECK(time >= 150ms);
    CHECK(time < 5s);
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
}

TEST_CASE("an answer that the client does not read is abandoned") {
    WebLimits limits;
    limits.request = 300ms;
    const ServedSite served(limits);
    WebClient client(served.port(), "127.0.0.1", 4096);
    for (int times = 0; times < 3; ++times) client.send(web_request("GET", "/large"));
    CHECK(comes_true([&] { return served.server.counts().connections == 1; }));
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
    CHECK(client.rest().size() < 40'000'000);
    // Short answers that no one reads are held by the system, and are not a burden.
    const ServedSite usual;
    WebClient crowd(usual.port());
    for (int times = 0; times < 200; ++times) ask(crowd);
    CHECK(comes_true([&] { return usual.server.counts().connections == 1; }));
    const ServedSite patient;
    CHECK(asked(patient.port(), web_request("GET", "/large")).body.size() == 16'000'000);
}

TEST_CASE("a client that disconnects is removed") {
    const ServedSite served;
    std::vector<std::unique_ptr<WebClient>> clients;
    for (const std::string& text :
         {std::string(), std::string("GET /"), web_request("GET", "/page"), web_request("GET", "/large"),
          web_request("GET", "/stream/a"), web_request("POST", "/page", "Content-Length: 9\r\n") + "abc",
          std::string("x\r\n\r\n")}) {
        clients.push_back(std::make_unique<WebClient>(served.port()));
        clients.back()->send(text);
    }
    CHECK(comes_true([&] { return served.server.counts().streams == 1; }));
    CHECK(comes_true([&] { return served.server.counts().connections >= 6; }));
    for (const auto& client : clients) client->break_off();
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
    CHECK(served.server.counts().streams == 0);
}

TEST_CASE("a server ends at once, whatever its clients are doing") {
    auto served = std::make_unique<ServedSite>();
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int times = 0; times < 5; ++times)
        for (const std::string& text :
             {std::string(), std::string("GET /"), web_request("GET", "/page"), web_request("GET", "/large"),
              web_request("GET", "/stream/a"), web_request("POST", "/page", "Content-Length: 9\r\n") + "abc",
              std::string("x\r\n\r\n"), web_request("GET", "/page", "Connection: close\r\n")}) {
            clients.push_back(std::make_unique<WebClient>(served->port()));
            clients.back()->send(text);
        }
    CHECK(comes_true([&] { return served->server.counts().streams == 5; }));
    const std::uint16_t port = served->port();
    CHECK(time_of([&] { served.reset(); }) < 1s);
    for (const auto& client : clients) CHECK(client->ends());
    CHECK_THROWS(WebClient{port});
}

TEST_CASE("a server ends at once also while its timers go off") {
    WebLimits limits;
    limits.heartbeat = 1ms;
    for (int times = 0; times < 300; ++times) {
        auto served = std::make_unique<ServedSite>(limits);
        if (times % 3 == 0) std::this_thread::sleep_for(std::chrono::microseconds{900 + times});
        served->server.changed();
        CHECK(time_of([&] { served.reset(); }) < 1s);
    }
}
