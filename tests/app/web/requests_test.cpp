// The server's answers, request by request.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

TEST_CASE("GET, HEAD and POST reach the site, a HEAD as GET whose answer has no body") {
    const ServedSite served;
    const auto got = asked(served.port(), web_request("GET", "/page", "X-Own: 1\r\n"));
    CHECK(got.status == 200);
    CHECK(got.body == "method GET\npath /page\nbody ");
    CHECK(got.header("content-type") == "text/plain; charset=utf-8");
    CHECK(got.header("date").ends_with(" GMT"));
    WebClient client(served.port());
    client.send(web_request("HEAD", "/page"));
    const auto head = client.answer(true);
    CHECK(head.status == 200);
    CHECK(head.header("content-length") == got.header("content-length"));
    CHECK(head.header("etag") == got.header("etag"));
    CHECK(client.is_silent(50ms));
    const std::string body("a\0b and \xff", 9);
    const auto posted = asked(served.port(), web_request("POST", "/page", "X-Own: 1\r\n", body));
    CHECK(posted.body.starts_with("method POST\npath /page\n"));
    CHECK(posted.body.find("header x-own: 1\n") != std::string::npos);
    CHECK(posted.body.ends_with("body " + body));
}

TEST_CASE("a body in chunks is put together, and one that waits is asked for") {
    const ServedSite served;
    const auto chunked = asked(served.port(), web_request("POST", "/page", "Transfer-Encoding: chunked\r\n") +
                                                  "3;name=value\r\nabc\r\n2\r\nde\r\n0\r\nHost: trailing\r\n\r\n");
    CHECK(chunked.status == 200);
    CHECK(chunked.body.ends_with("body abcde"));
    WebClient client(served.port());
    client.send(web_request("POST", "/page", "Expect: 100-Continue\r\nContent-Length: 3\r\n"));
    CHECK(client.until("\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("abc");
    CHECK(client.answer().body.ends_with("body abc"));
}

TEST_CASE("a connection is kept for the next request, also for those that come at once") {
    const ServedSite served;
    WebClient client(served.port());
    std::string many;
    for (int number = 1; number <= 50; ++number) many += web_request("GET", "/page/" + std::to_string(number));
    for (int number = 51; number <= 60; ++number)
        many += web_request("POST", "/page/" + std::to_string(number), "", "GET / HTTP/1.1\r\n\r\n");
    client.send(many);
    for (int number = 1; number <= 60; ++number) {
        const auto answer = client.answer();
        CHECK(answer.header("connection") == "keep-alive");
        CHECK(answer.body.find("path /page/" + std::to_string(number) + "\n") != std::string::npos);
    }
    CHECK(client.is_silent(50ms));
    client.send(web_request("GET", "/nothing-here"));
    CHECK(client.answer().status == 404);
    client.send(web_request("GET", "/page", "Connection: close\r\n"));
    CHECK(client.answer().header("connection") == "close");
    CHECK(client.ends());
}

TEST_CASE("HTTP/1.0 hangs up unless it asks not to") {
    const ServedSite served;
    WebClient client(served.port());
    client.send("GET / HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n");
    CHECK(client.answer().header("connection") == "keep-alive");
    client.send("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n");
    CHECK(client.answer().header("connection") == "close");
    CHECK(client.ends());
}

TEST_CASE("a client that stops sending still gets the answer") {
    const ServedSite served;
    WebClient client(served.port());
    client.send(web_request("GET", "/page"));
    client.say_no_more();
    CHECK(client.answer().status == 200);
    CHECK(client.ends());
}

TEST_CASE("known data is not sent again") {
    const ServedSite served;
    const std::string tag = asked(served.port(), web_request("GET", "/page")).header("etag");
    REQUIRE(tag.size() > 2);
    for (const std::string& known : {tag, "W/" + tag, "\"other\", " + tag + ", \"third\"", std::string("*")}) {
        CAPTURE(known);
        WebClient client(served.port());
        client.send(web_request("GET", "/page", "If-None-Match: " + known + "\r\n"));
        const auto same = client.answer();
        CHECK(same.status == 304);
        CHECK(same.body.empty());
        CHECK(same.header("etag") == tag);
        CHECK(same.headers.count("content-length") == 0);
        client.send(web_request("HEAD", "/page", "If-None-Match: " + known + "\r\n"));
        CHECK(client.answer(true).status == 304);
    }
    CHECK(asked(served.port(), web_request("GET", "/short", "If-None-Match: " + tag + "\r\n")).status == 200);
    CHECK(asked(served.port(), web_request("GET", "/nothing-here", "If-None-Match: *\r\n")).status == 404);
    CHECK(asked(served.port(), web_request("GET", "/nothing-here")).header("cache-control") == "no-store");
    const auto posted = asked(served.port(), web_request("POST", "/short", "If-None-Match: *\r\n", "x"));
    CHECK(posted.status == 200);
    CHECK(posted.headers.count("etag") == 0);
}

TEST_CASE("other methods are not allowed, with or without a body") {
    const ServedSite served;
    for (const std::string method : {"PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW", "get", "PROPFIND"}) {
        CAPTURE(method);
        WebClient client(served.port());
        client.send(web_request(method, "/page"));
        const auto refused = client.answer();
        CHECK(refused.status == 405);
        CHECK(refused.header("allow") == "GET, HEAD, POST");
        client.send(web_request(method, "/page", "", "body"));
        CHECK(client.answer().status == 405);
        CHECK(client.ends());
    }
    CHECK(asked(served.port(), "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n").status == 405);
}

TEST_CASE("a malformed request is a bad one, and the connection ends") {
    const ServedSite served;
    const std::vector<std::string> malformed{
        "GARBAGE\r\n\r\n",
        "GET\r\n\r\n",
        "GET /\r\n\r\n",
        "GET / HTTP/2.0\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.2\r\nHost: localhost\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/1.1\nHost: localhost\n\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n",
        "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n",
        web_request("GET", "/page", std::string_view("X: a\0b\r\n", 8)),
        web_request("POST", "/page", "Content-Length: x\r\n"),
        web_request("POST", "/page", "Content-Length: -1\r\n"),
        web_request("POST", "/page", "Content-Length: 99999999999999999999999\r\n"),
        web_request("POST", "/page", "Content-Length: 1\r\nContent-Length: 2\r\n") + "ab",
        web_request("POST", "/page", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n") + "0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n") + "0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: gzip\r\n") + "abc",
        web_request("POST", "/page", "Transfer-Encoding: chunked, gzip\r\n") + "0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: gzip, chunked\r\n") + "0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: xchunked\r\n") + "0\r\n\r\n",
        "POST / HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: chunked\r\n") + "x\r\nabc\r\n0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: chunked\r\n") + "ffffffffffffffffff\r\nabc\r\n0\r\n\r\n",
        web_request("POST", "/page", "Transfer-Encoding: chunked\r\n") + "3\r\nabcd\r\n0\r\n\r\n",
        web_request("GET", "/page", "", "body"),
        web_request("HEAD", "/page", "", "body"),
        web_request("GET", "/page", "Transfer-Encoding: chunked\r\n") + "0\r\n\r\n",
    };
    for (const std::string& request : malformed) {
        CAPTURE(request);
        WebClient client(served.port());
        client.send(request);
        const auto refused = client.answer(request.starts_with("HEAD"));
        CHECK(refused.status == 400);
        CHECK(refused.header("connection") == "close");
        CHECK(client.rest().empty());
        CHECK(client.ends());
    }
    CHECK(asked(served.port(), web_request("POST", "/page", "Content-Length: 0\r\n")).status == 200);
    CHECK(asked(served.port(), web_request("GET", "/page", "Content-Length: 0\r\n")).status == 200);
}

TEST_CASE("a request names one host, and it is ours") {
    WebPlace place;
    place.names = {"Bank.Example"};
    const ServedSite served({}, place);
    const auto status = [&](const std::string& hosts) {
        return asked(served.port(), "GET / HTTP/1.1\r\n" + hosts + "\r\n").status;
    };
    CHECK(status("") == 400);
    CHECK(status("Host: localhost\r\nHost: localhost\r\n") == 400);
    for (const std::string own : {"localhost", "LocalHost:8018", "127.0.0.1", "192.168.1.20:8018", "[::1]",
                                  "[::1]:8018", "[fe80::1]", "bank.example", "BANK.EXAMPLE:443"}) {
        CAPTURE(own);
        CHECK(status("Host: " + own + "\r\n") == 200);
    }
    for (const std::string foreign : {"",
                                      "evil.example",
                                      "localhost.evil.example",
                                      "evil.example:80",
                                      "bank.example.",
                                      "sub.bank.example",
                                      "[::1",
                                      "[::1]x",
                                      "::1",
                                      "localhost:",
                                      "localhost:80x",
                                      "localhost:123456",
                                      "[evil.example]",
                                      "127.0.0.1.evil.example",
                                      "user@localhost",
                                      "localhost/evil",
                                      "127.1",
                                      "2130706433",
                                      "0x7f000001",
                                      "local host"}) {
        CAPTURE(foreign);
        CHECK(status("Host: " + foreign + "\r\n") == 421);
    }
}

TEST_CASE("a page of another host may send nothing") {
    const ServedSite served;
    const auto status = [&](const std::string& origin) {
        return asked(served.port(), web_request("POST", "/page", "Origin: " + origin + "\r\n", "x")).status;
    };
    CHECK(status("http://localhost") == 200);
    CHECK(status("HTTP://LOCALHOST") == 200);
    for (const std::string foreign :
         {"http://evil.example", "https://localhost", "http://localhost:81", "null", "http://localhost.evil.example",
          "localhost", "http://evil.example http://localhost"})
        CHECK(status(foreign) == 403);
    CHECK(status("http://localhost\r\nOrigin: http://evil.example") == 403);
    CHECK(asked(served.port(), web_request("GET", "/page", "Origin: http://evil.example\r\n")).status == 403);
}

TEST_CASE("nothing of a body is asked for that would be refused anyhow") {
    const ServedSite served;
    for (const auto& [lines, status] : std::vector<std::pair<std::string, int>>{
             {"Host: evil.example\r\n", 421}, {"Host: localhost\r\nOrigin: http://evil.example\r\n", 403}}) {
        WebClient client(served.port());
        client.send("POST / HTTP/1.1\r\n" + lines + "Expect: 100-continue\r\nContent-Length: 1000000\r\n\r\n");
        CHECK(client.answer().status == status);
        CHECK(client.ends());
    }
}

TEST_CASE("a path is decoded once, and never leads upwards") {
    const ServedSite served;
    const auto path = [&](const std::string& target) {
        const std::string body = asked(served.port(), web_request("GET", target)).body;
        return body.substr(0, body.find("\nbody "));
    };
    CHECK(path("/") == "method GET\npath /");
    CHECK(path("/a/b.html#part") == "method GET\npath /a/b.html");
    CHECK(path("/caf%C3%A9+%e2%82%ac") == "method GET\npath /café+€");
    CHECK(path("/%252e%252e/a") == "method GET\npath /%2e%2e/a");
    CHECK(path("/...") == "method GET\npath /...");
    CHECK(path("//evil.example/a") == "method GET\npath //evil.example/a");
    for (const std::string target : {"/..",
                                     "/../etc/passwd",
                                     "/a/../b",
                                     "/a/..",
                                     "/%2e%2e/a",
                                     "/%2E./a",
                                     "/.%2e",
                                     "/a%2f..%2fb",
                                     "/.",
                                     "/./a",
                                     "/a\\b",
                                     "/%5c..%5ca",
                                     "/%00",
                                     "/a%00.html",
                                     "/%0a",
                                     "/%7f",
                                     "/%",
                                     "/%4",
                                     "/%zz",
                                     "/%C3",
                                     "/%C3%28",
                                     "/%ff",
                                     "/%c0%ae%c0%ae/a",
                                     "/%ed%a0%80",
                                     "a",
                                     "*",
                                     "http://localhost/",
                                     "/?a=%",
                                     "/?a=%00",
                                     "/?%ff=1",
                                     "/?a=%0d%0ab"}) {
        CAPTURE(target);
        CHECK(asked(served.port(), web_request("GET", target)).status == 400);
    }
}

TEST_CASE("a query is read by name, the first of several, twenty at most") {
    const ServedSite served;
    const auto query = [&](const std::string& text) {
        return asked(served.port(), web_request("GET", "/p?" + text)).body;
    };
    const std::string head = "method GET\npath /p\n";
    CHECK(query("") == head + "body ");
    CHECK(query("b=2&a=1") == head + "query a=1\nquery b=2\nbody ");
    CHECK(query("a=first&a=second") == head + "query a=first\nbody ");
    CHECK(query("name=Anna+%2B+%C3%A9&empty=&none") == head + "query empty=\nquery name=Anna + é\nquery none=\nbody ");
    CHECK(query("a=b=c?d&") == head + "query a=b=c?d\nbody ");
    CHECK(query("&&a=1&&") == head + "query a=1\nbody ");
    std::string twenty;
    for (char name = 'a'; name < 'a' + 20; ++name) twenty += std::string(twenty.empty() ? "" : "&") + name + "=1";
    CHECK(asked(served.port(), web_request("GET", "/p?" + twenty)).status == 200);
    CHECK(asked(served.port(), web_request("GET", "/p?" + twenty + "&z=1")).status == 400);
}

TEST_CASE("languages are chosen in the order of preference") {
    const ServedSite served;
    const auto languages = [&](const std::string& wishes) {
        const std::string body =
            asked(served.port(), web_request("GET", "/p", "Accept-Language: " + wishes + "\r\n")).body;
        return body.substr(19, body.find("body ") - 19);
    };
    CHECK(languages("fr-CA, fr;q=0.9, en;q=0.8") == "language fr-ca\nlanguage fr\nlanguage en\n");
    CHECK(languages("en;q=0.2,ru;q=0.25,pl ;q=0.3, it") == "language it\nlanguage pl\nlanguage ru\nlanguage en\n");
    CHECK(languages("a;q=0.5,b;q=0.5,c;Q=0.9") == "language c\nlanguage a\nlanguage b\n");
    CHECK(languages("en;q=0, de;q=x, fr;q=1.000") == "language fr\n");
    CHECK(languages(",, ,;q=1,en") == "language en\n");
    std::string many;
    for (int number = 0; number < 100; ++number) many += "x" + std::to_string(number) + ",";
    CHECK(languages(many).find("language x19\n") != std::string::npos);
    CHECK(languages(many).find("language x20\n") == std::string::npos);
}

TEST_CASE("an error inside the site is not shown") {
    const ServedSite served;
    for (const std::string target : {"/throws", "/throws-a-number", "/topic-throws"}) {
        CAPTURE(target);
        WebClient client(served.port());
        client.send(web_request("GET", target));
        const auto failed = client.answer();
        CHECK(failed.status == 500);
        CHECK(failed.body == "Internal Server Error\n");
        CHECK(client.ends());
    }
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
}

TEST_CASE("every answer forbids loading, framing and guessing of foreign content") {
    WebLimits limits;
    limits.requests_at_once = 5;
    limits.requests_per_second = 0;
    const ServedSite served(limits);
    const auto is_safe = [](const HeardAnswer& answer, int status) {
        CAPTURE(status);
        CHECK(answer.status == status);
        const auto says = [&](const std::string& name, const std::string& part) {
            CAPTURE(name);
            const auto found = answer.headers.find(name);
            REQUIRE(found != answer.headers.end());
            CHECK(found->second.find(part) != std::string::npos);
        };
        says("content-security-policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'");
        says("content-security-policy", "frame-ancestors 'none'");
        says("x-content-type-options", "nosniff");
        says("x-frame-options", "DENY");
        says("referrer-policy", "no-referrer");
        says("cross-origin-opener-policy", "same-origin");
        says("cross-origin-resource-policy", "same-origin");
        says("permissions-policy", "camera=()");
        CHECK(answer.headers.count("strict-transport-security") == 0);
        CHECK(answer.headers.count("server") == 0);
    };
    is_safe(asked(served.port(), "x\r\n\r\n"), 400);
    is_safe(asked(served.port(), web_request("GET", "/" + std::string(9000, 'x'))), 431);
    is_safe(asked(served.port(), web_request("POST", "/p", "Content-Length: 5000000\r\n")), 413);
    WebClient client(served.port());
    client.send(web_request("GET", "/page"));
    const auto answer = client.answer();
    is_safe(answer, 200);
    client.send(web_request("GET", "/page", "If-None-Match: " + answer.header("etag") + "\r\n"));
    is_safe(client.answer(), 304);
    client.send(web_request("GET", "/stream/a"));
    is_safe(client.answer(), 200);
    is_safe(asked(served.port(), web_request("GET", "/nothing-here")), 404);
    is_safe(asked(served.port(), web_request("GET", "/throws")), 500);
    is_safe(asked(served.port(), web_request("GET", "/page")), 429);
}
