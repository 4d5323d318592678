// Bytes that are not requests, requests with an error in them, and requests that break off: the server answers or hangs
// up, and serves the next one.

#include <doctest/doctest.h>

#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

WebLimits generous() {
    WebLimits limits;
    limits.requests_at_once = 1'000'000;
    limits.request = 5s;
    limits.idle = 5s;
    return limits;
}

std::vector<std::string> real_requests() {
    return {
        web_request("GET", "/page?name=Anna&table=3", "Accept-Language: fr-CA,fr;q=0.9\r\nIf-None-Match: \"1\"\r\n"),
        web_request("HEAD", "/page%C3%A9"),
        web_request("POST", "/page", "Origin: http://localhost\r\n", "seven and more"),
        web_request("POST", "/page", "Transfer-Encoding: chunked\r\n") +
            "4;a=\"b\"\r\nWiki\r\n5\r\npedia\r\n0\r\nX: y\r\n\r\n",
        web_request("POST", "/page", "Expect: 100-continue\r\n", "body"),
        web_request("GET", "/stream/a", "Last-Event-ID: 1\r\nAccept: text/event-stream\r\n"),
        web_request("GET", "/one") + web_request("GET", "/two") + web_request("PUT", "/three", "", "body"),
        "GET / HTTP/1.0\r\nHost: [::1]:80\r\nConnection: keep-alive, upgrade\r\nUpgrade: websocket\r\n\r\n",
    };
}

class Garbage {
public:
    explicit Garbage(std::uint64_t seed) : chance_(seed) {}

    std::string next() {
        if (below(4) == 0) return noise(below(300));
        if (below(4) == 0) return words(below(40));
        std::string text = requests_[below(requests_.size())];
        for (std::size_t times = 1 + below(5); times > 0; --times) change(text);
        return text;
    }

private:
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(chance_() % limit); }
    std::string noise(std::size_t length) {
        std::string text;
        for (; length > 0; --length) text += static_cast<char>(below(256));
        return text;
    }
    std::string words(std::size_t count) {
        static const std::vector<std::string> known{"GET",
                                                    "POST",
                                                    " ",
                                                    "/",
                                                    " HTTP/1.1",
                                                    "\r\n",
                                                    "\n",
                                                    "\r",
                                                    ":",
                                                    "Host: ",
                                                    "[::1]",
                                                    "%00",
                                                    "%2e%2e",
                                                    "?",
                                                    "&",
                                                    "=",
                                                    "0",
                                                    "ffff",
                                                    ";",
                                                    "chunked",
                                                    "a",
                                                    "Host",
                                                    "localhost",
                                                    "\r\n\r\n",
                                                    "Content-Length: ",
                                                    "Transfer-Encoding: ",
                                                    "\t",
                                                    "\x80",
                                                    "q=",
                                                    ","};
        std::string text;
        for (; count > 0; --count) text += known[below(known.size())];
        return text;
    }
    void change(std::string& text) {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = std::min(below(12), text.size() - at);
        switch (below(5)) {
            case 0:
                text.erase(at, length);
                break;
            case 1:
                text.insert(at, noise(1 + below(4)));
                break;
            case 2:
                text.insert(at, text.substr(at, length));
                break;
            case 3:
                text.insert(at, words(1 + below(3)));
                break;
            default:
                if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
        }
    }

    std::mt19937_64 chance_;
    std::vector<std::string> requests_ = real_requests();
};

}  // namespace

TEST_CASE("five thousand seeded pieces of garbage are answered or dropped") {
    ServedSite served(generous());
    constexpr std::uint64_t seed = 20261123;
    Garbage garbage(seed);
    const std::set<int> known{0, 100, 200, 304, 400, 403, 405, 413, 421, 431};
    for (int number = 0; number < 5000; ++number) {
        const std::string text = garbage.next();
        WebClient client(served.port());
        client.send(text);
        if (number % 5 == 0) {
            client.break_off();
            continue;
        }
        client.say_no_more();
        const auto answer = client.answer(true);
        if (known.count(answer.status) == 0 || !client.ends())
            FAIL("seed " << seed << ", number " << number << ": " << text);
        if (number % 100 == 0) served.show(text);
    }
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
}

TEST_CASE("a request that breaks off at any byte is answered or dropped") {
    const ServedSite served(generous());
    for (const std::string& whole : real_requests())
        for (std::size_t length = 0; length < whole.size(); ++length) {
            WebClient broken(served.port());
            broken.send(whole.substr(0, length));
            broken.break_off();
            WebClient half(served.port());
            half.send(whole.substr(0, length));
            half.say_no_more();
            const auto answer = half.answer(true);
            CAPTURE(whole);
            CAPTURE(length);
            if (answer.status >= 500 || !half.ends()) FAIL_CHECK("neither answered nor dropped");
        }
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
}

TEST_CASE("a request is the same one wherever the network parts it") {
    const ServedSite served(generous());
    const std::string whole =
        web_request("POST", "/page?a=%C3%A9", "Transfer-Encoding: chunked\r\nAccept-Language: fr\r\n") +
        "4;a=\"b\"\r\nWiki\r\n5\r\npedia\r\n0\r\nX: y\r\n\r\n" + web_request("GET", "/next", "Connection: close\r\n");
    const auto heard = [&](std::size_t parted_at) {
        WebClient client(served.port());
        client.send(whole.substr(0, parted_at));
        std::this_thread::sleep_for(1ms);
        client.send(whole.substr(parted_at));
        const auto first = client.answer();
        return std::to_string(first.status) + first.body + client.answer().body;
    };
    const std::string at_once = heard(0);
    REQUIRE(at_once.ends_with("method GET\npath /next\nbody "));
    REQUIRE(at_once.find("body Wikipedia") != std::string::npos);
    for (std::size_t parted_at = 1; parted_at < whole.size(); ++parted_at) {
        CAPTURE(parted_at);
        CHECK(heard(parted_at) == at_once);
    }
}
