// The same pages by TLS, with a certificate that is thrown away afterwards.

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>

#include <boost/asio/ssl/context.hpp>

#include <memory>
#include <random>
#include <string>
#include <vector>

#include "tests/app/web/served_site.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;
using namespace std::chrono_literals;

namespace {

/// A certificate of this machine and its key, made once for all tests.
struct Papers {
    Papers() {
        signal(SIGPIPE, SIG_IGN);  // a client of OpenSSL does not check whether the other side is there
        make("cert.pem", "key.pem");
    }
    void make(const std::string& certificate, const std::string& key, const std::string& options = "-nodes") const {
        static_cast<void>(printed_by(
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 2 -subj /CN=localhost " + options +
            " -keyout '" + folder.file(key) + "' -out '" + folder.file(certificate) + "' 2>/dev/null"));
    }
    [[nodiscard]] WebPlace place(const std::string& certificate = "cert.pem",
                                 const std::string& key = "key.pem") const {
        WebPlace place;
        place.tls = WebTls{folder.path() / certificate, folder.path() / key};
        return place;
    }
    ScratchFolder folder;
};

const Papers& papers() {
    static const Papers made;
    return made;
}

/// A client that speaks TLS of one version and believes every certificate.
class SecureClient final : public WebClient {
public:
    explicit SecureClient(std::uint16_t port, int version = TLS1_3_VERSION, int room = 0)
        : WebClient(port, "127.0.0.1", room), context_(SSL_CTX_new(TLS_client_method()), SSL_CTX_free) {
        const timeval patience{10, 0};
        setsockopt(socket(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        SSL_CTX_set_security_level(context_.get(), 0);  // so that it would speak the old versions too
        SSL_CTX_set_min_proto_version(context_.get(), version);
        SSL_CTX_set_max_proto_version(context_.get(), version);
        session_.reset(SSL_new(context_.get()));
        SSL_set_fd(session_.get(), socket());
        is_open_ = SSL_connect(session_.get()) == 1;
    }
    [[nodiscard]] bool is_open() const { return is_open_; }
    [[nodiscard]] std::string version() const { return SSL_get_version(session_.get()); }
    /// Asks for new keys of both sides, in the middle of everything.
    bool change_keys() {
        return SSL_key_update(session_.get(), SSL_KEY_UPDATE_REQUESTED) == 1 && SSL_do_handshake(session_.get()) == 1;
    }
    /// Asks for another handshake, as TLS 1.2 could.
    bool negotiate_again() { return SSL_renegotiate(session_.get()) == 1 && SSL_do_handshake(session_.get()) == 1; }
    /// Whether the other side said that it has said everything.
    [[nodiscard]] bool heard_goodbye() const { return (SSL_get_shutdown(session_.get()) & SSL_RECEIVED_SHUTDOWN) != 0; }

protected:
    ssize_t take(char* into, std::size_t most) override {
        return SSL_read(session_.get(), into, static_cast<int>(most));
    }
    ssize_t give(const char* bytes, std::size_t count) override {
        return SSL_write(session_.get(), bytes, static_cast<int>(std::min<std::size_t>(count, 16'384)));
    }

private:
    std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_;
    std::unique_ptr<SSL, decltype(&SSL_free)> session_{nullptr, SSL_free};
    bool is_open_ = false;
};

WebError::Kind refused_for(const WebPlace& place) {
    TellingSite site;
    try {
        const WebServer server(site, place);
    } catch (const WebError& error) {
        return error.kind();
    }
    FAIL("it listens");
    return WebError::Kind::failed;
}

}  // namespace

TEST_CASE("pages come by TLS 1.2 and 1.3, and state that they always will") {
    const ServedSite served({}, papers().place());
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        SecureClient client(served.port(), version);
        REQUIRE(client.is_open());
        for (int times = 0; times < 3; ++times) {
            client.send(web_request("GET", "/page"));
            const auto answer = client.answer();
            CHECK(answer.status == 200);
            CHECK(answer.header("strict-transport-security") == "max-age=86400");
        }
        client.send(web_request("POST", "/length", "Origin: https://localhost\r\n", std::string(1'000'000, 'x')));
        CHECK(client.answer().body == "1000000");
        client.send(web_request("GET", "/large"));
        CHECK(client.answer().body.size() == 16'000'000);
        client.send(web_request("POST", "/page", "Origin: http://localhost\r\n", "x"));
        CHECK(client.answer().status == 403);
        CHECK(client.ends());
        CHECK(client.heard_goodbye());
    }
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
}

TEST_CASE("older versions are refused") {
    const ServedSite served({}, papers().place());
    for (const int version : {SSL3_VERSION, TLS1_VERSION, TLS1_1_VERSION})
        CHECK_FALSE(SecureClient(served.port(), version).is_open());
    CHECK(SecureClient(served.port()).version() == "TLSv1.3");
}

TEST_CASE("a refusal is also read by a client that goes on sending, and ends well") {
    WebLimits limits;
    limits.body_bytes = 1000;
    const ServedSite served(limits, papers().place());
    SecureClient client(served.port());
    client.send(web_request("POST", "/page", "", std::string(100'000, 'x')));
    CHECK(client.answer().status == 413);
    CHECK(client.ends());
    SecureClient garbage(served.port());
    garbage.send("garbage\r\n\r\n");
    CHECK(garbage.answer().status == 400);
    CHECK(garbage.ends());
    CHECK(garbage.heard_goodbye());
}

TEST_CASE("a stream goes on while its client changes keys, and ends when it sends another word") {
    ServedSite served({}, papers().place());
    for (const int version : {TLS1_2_VERSION, TLS1_3_VERSION}) {
        SecureClient client(served.port(), version);
        client.send(web_request("GET", "/stream/a"));
        CHECK(client.answer().header("content-type") == "text/event-stream; charset=utf-8");
        for (int number = 0; number < 100; ++number) {
            const std::string text = std::string(50'000, 'a') + std::to_string(number) + ".";
            served.show(text);
            if (version == TLS1_3_VERSION && number % 3 == 0) CHECK(client.change_keys());
            CHECK(client.until(text + "\n\n").ends_with(text + "\n\n"));
        }
        CHECK(served.server.counts().streams == 1);
        client.send("x");
        CHECK(client.ends());
        CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
    }
}

TEST_CASE("another handshake in the middle is refused") {
    const ServedSite served({}, papers().place());
    SecureClient client(served.port(), TLS1_2_VERSION);
    REQUIRE(client.is_open());
    CHECK_FALSE(client.negotiate_again());
    CHECK(SecureClient(served.port()).is_open());
}

TEST_CASE("by TLS too a client that never reads is dropped, and one that leaves is removed") {
    WebLimits limits;
    limits.unread = 300ms;
    ServedSite served(limits, papers().place());
    served.site.show(std::string(8'000'000, 'a'));
    SecureClient deaf(served.port(), TLS1_3_VERSION, 4096);
    deaf.send(web_request("GET", "/stream/a"));
    CHECK(comes_true([&] { return served.server.counts().streams == 1; }));
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
    for (int times = 0; times < 4; ++times) {
        SecureClient client(served.port());
        client.send(web_request("GET", times % 2 == 0 ? "/stream/b" : "/page"));
        CHECK(client.answer().status == 200);
        if (times < 2) client.break_off();
    }
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
}

TEST_CASE("traffic other than TLS does no harm at a TLS port, and gets no answer") {
    WebLimits limits;
    limits.request = 400ms;
    limits.requests_at_once = 100'000;
    const ServedSite served(limits, papers().place());
    WebClient plain(served.port());
    plain.send(web_request("GET", "/page"));
    CHECK(plain.rest().find("HTTP/") == std::string::npos);
    WebClient silent(served.port());
    CHECK(time_of([&] { CHECK(silent.ends()); }) < 5s);
    std::mt19937_64 chance(20261123);
    for (int number = 0; number < 1000; ++number) {
        std::string text = number % 2 == 0 ? std::string("\x16\x03\x01\x00", 4) : std::string();
        for (auto length = chance() % 200; length > 0; --length) text += static_cast<char>(chance() % 256);
        WebClient garbage(served.port());
        garbage.send(text);
        if (number % 3 == 0) {
            garbage.break_off();
            continue;
        }
        garbage.say_no_more();
        CHECK(garbage.ends());
    }
    CHECK(comes_true([&] { return served.server.counts().connections == 0; }));
    SecureClient client(served.port());
    client.send(web_request("GET", "/page"));
    CHECK(client.answer().status == 200);
}

TEST_CASE("a server of TLS ends at once, whatever its clients are doing") {
    auto served = std::make_unique<ServedSite>(WebLimits{}, papers().place());
    WebClient silent(served->port());
    WebClient half(served->port());
    half.send(std::string("\x16\x03\x01", 3));
    std::vector<std::unique_ptr<SecureClient>> clients;
    for (const std::string& text :
         {std::string(), std::string("GET /"), web_request("GET", "/large"), web_request("GET", "/stream/a"),
          web_request("GET", "/page", "Connection: close\r\n")}) {
        clients.push_back(std::make_unique<SecureClient>(served->port()));
        clients.back()->send(text);
    }
    CHECK(comes_true([&] { return served->server.counts().streams == 1; }));
    CHECK(time_of([&] { served.reset(); }) < 1s);
    CHECK(silent.ends());
    for (const auto& client : clients) CHECK(client->ends());
}

TEST_CASE("an unusable certificate is reported before listening begins") {
    const Papers& good = papers();
    good.make("other-cert.pem", "other-key.pem");
    good.make("locked-cert.pem", "locked-key.pem", "-passout pass:secret");
    static_cast<void>(good.folder.write("garbage.pem", "garbage"));
    static_cast<void>(good.folder.write("empty.pem", ""));
    REQUIRE(mkfifo(good.folder.file("pipe.pem").c_str(), S_IRUSR | S_IWUSR) == 0);  // into which no one writes
    for (const auto& pair : std::vector<std::pair<std::string, std::string>>{
             {"pipe.pem", "key.pem"},
             {"cert.pem", "pipe.pem"},
             {"missing.pem", "key.pem"},
             {"cert.pem", "missing.pem"},
             {"garbage.pem", "key.pem"},
             {"cert.pem", "garbage.pem"},
             {"empty.pem", "empty.pem"},
             {"key.pem", "cert.pem"},
             {"cert.pem", "other-key.pem"},
             {"locked-cert.pem", "locked-key.pem"}}) {  // and no one is asked for its passphrase
        CAPTURE(pair.first);
        CAPTURE(pair.second);
        CHECK(refused_for(good.place(pair.first, pair.second)) == WebError::Kind::bad_certificate);
    }
}
