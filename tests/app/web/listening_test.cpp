// The address at which a server listens, and the reasons why it does not.

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <optional>
#include <string>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

std::optional<WebError::Kind> refusal_of(const WebPlace& place) {
    TellingSite site;
    try {
        const WebServer server(site, place);
    } catch (const WebError& error) {
        CHECK(std::string(error.what()) != "");
        return error.kind();
    }
    return std::nullopt;
}

/// The result of listening at port 1 for an ordinary user.
int port_one_for_nobody() {
    constexpr uid_t nobody = 65534;
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && setuid(nobody) != 0) _exit(99);
        const auto refused = refusal_of({.port = 1});
        _exit(refused ? static_cast<int>(*refused) : 98);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    return WEXITSTATUS(status);
}

}  // namespace

TEST_CASE("a server listens on return, at a port that was free, and no longer than it lives") {
    std::optional<ServedSite> served;
    served.emplace();
    const std::uint16_t port = served->port();
    CHECK(port >= 1024);
    CHECK(asked(port, web_request("GET", "/page")).status == 200);
    CHECK(ServedSite().port() != port);
    served.reset();
    CHECK_THROWS(WebClient{port});
    served.emplace(WebLimits{}, WebPlace{.port = port});  // the port is free again at once
    CHECK(served->port() == port);
}

TEST_CASE("a port in use is taken") {
    const ServedSite served;
    CHECK(refusal_of({.port = served.port()}) == WebError::Kind::port_taken);
    CHECK(refusal_of({.address = "0.0.0.0", .port = served.port()}) == WebError::Kind::port_taken);
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
}

TEST_CASE("an address of another machine, or none, is a bad one") {
    for (const std::string address :
         {"192.0.2.1", "localhost", "", "127.0.0.1:80", "256.1.1.1", "2001:db8::1", "[::1]"}) {
        CAPTURE(address);
        CHECK(refusal_of({.address = address}) == WebError::Kind::bad_address);
    }
}

TEST_CASE("a port of the system is forbidden") {
    const int refused = port_one_for_nobody();
    if (refused == 98)
        MESSAGE("here anybody may listen at port 1");
    else
        CHECK(refused == static_cast<int>(WebError::Kind::port_forbidden));
}

TEST_CASE("all addresses of the machine are one place") {
    const ServedSite served({}, {.address = "0.0.0.0"});
    CHECK(asked(served.port(), web_request("GET", "/page")).status == 200);
    WebClient other(served.port(), "127.0.0.9");
    other.send(web_request("GET", "/page"));
    CHECK(other.answer().status == 200);
}
