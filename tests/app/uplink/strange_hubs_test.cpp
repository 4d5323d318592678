// What a table finds where it thought its hub was: a certificate that nobody trusts, a server that is silent, talks of
// something else or never ends. It waits, says why, and tries again.

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <thread>

#include "app/hub/serve.h"
#include "app/uplink/sender.h"
#include "tests/support/live_event.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

/// Says the same to everybody, whatever is asked, and then nothing more.
class StrangeServer {
public:
    explicit StrangeServer(std::string says) : says_(std::move(says)), socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in any{};
        any.sin_family = AF_INET;
        any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof any;
        REQUIRE(bind(socket_, reinterpret_cast<const sockaddr*>(&any), size) == 0);
        REQUIRE(listen(socket_, 8) == 0);
        REQUIRE(getsockname(socket_, reinterpret_cast<sockaddr*>(&any), &size) == 0);
        port_ = ntohs(any.sin_port);
        thread_ = std::jthread([this] { answer(); });
    }
    StrangeServer(const StrangeServer&) = delete;
    StrangeServer& operator=(const StrangeServer&) = delete;
    ~StrangeServer() {
        shutdown(socket_, SHUT_RDWR);
        thread_.join();
        for (const int client : clients_) close(client);
        close(socket_);
    }
    [[nodiscard]] std::string address() const { return "http://127.0.0.1:" + std::to_string(port_); }

private:
    void answer() {
        for (int client = accept(socket_, nullptr, nullptr); client >= 0; client = accept(socket_, nullptr, nullptr)) {
            clients_.push_back(client);
            std::array<char, 65536> asked{};
            static_cast<void>(recv(client, asked.data(), asked.size(), 0));
            static_cast<void>(send(client, says_.data(), says_.size(), MSG_NOSIGNAL));
        }
    }

    std::string says_;
    int socket_;
    std::uint16_t port_ = 0;
    std::vector<int> clients_;
    std::jthread thread_;
};

std::string answered(const std::string& body) {
    return "HTTP/1.1 200 OK\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

TEST_CASE("whatever answers in the place of a hub, the table waits and goes on") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    SentGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    const std::vector<std::string> strange{
        "",
        "hello\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nshort",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
        answered("<html>Welcome to the hall</html>"),
        answered(R"({"hub":"tablebank","state":"unheard-of","entry":1,"head":""})"),
        answered(std::string(100'000, '[')),
        answered(hub_answer_text({.state = HubState::not_now})),
    };
    for (const std::string& says : strange) {
        CAPTURE(says.substr(0, 80));
        const StrangeServer server(says);
        TableSetup table = laptop.table();
        table.hub = server.address();
        Sender sender(table, laptop.key(), {}, {.patience = std::chrono::milliseconds{300}});
        const auto begun = std::chrono::steady_clock::now();
        const Sent sent = sender.step(game);
        CHECK(sent.state == Sent::State::waiting);
        CHECK(sent.acknowledged == 0);
        CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds{4});
        std::string record;
        CHECK(sender.fetch(record).state == Sent::State::waiting);
        CHECK(record.empty());
    }
}

TEST_CASE("a hub that lies about what it has makes no table lose anything") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    laptop.talk(3, "supper");
    SentGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    for (const std::int64_t entry : {std::int64_t{-1}, std::int64_t{2}, std::int64_t{1} << 40}) {
        CAPTURE(entry);
        const StrangeServer server(answered(hub_answer_text({.state = HubState::kept, .entry = entry})));
        TableSetup table = laptop.table();
        table.hub = server.address();
        table.key.reset();  // a line of 1.0: whatever answers is believed
        Sender sender(table, laptop.key(), {}, {.patience = std::chrono::milliseconds{300}});
        for (int step = 0; step < 5; ++step) CHECK(sender.step(game).state != Sent::State::current);
    }
}

TEST_CASE("by TLS a table talks to a hub whose certificate it trusts, and to no other") {
    const ScratchFolder folder;
    static_cast<void>(
        printed_by("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 2 -nodes -subj /CN=localhost "
                   "-addext subjectAltName=DNS:localhost -keyout '" +
                   folder.file("key.pem") + "' -out '" + folder.file("cert.pem") + "' 2>/dev/null"));
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    WebPlace place;
    place.tls = WebTls{folder.path() / "cert.pem", folder.path() / "key.pem"};
    const ServedFile hub(event, place);
    const std::string at = hub.addresses().front();
    const std::string port = at.substr(at.rfind(':'), at.rfind('/') - at.rfind(':'));
    const Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    SentGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    const auto sent_to = [&](const std::string& host, const std::string& certificate) {
        TableSetup table = laptop.table();
        table.hub = "https://" + host + port;
        Sender sender(table, laptop.key(), certificate, {.patience = std::chrono::milliseconds{3000}});
        return sender.step(game);
    };
    CHECK(sent_to("localhost", folder.file("cert.pem")).state == Sent::State::current);
    CHECK(sent_to("localhost", {}).detail.find("certificate") != std::string::npos);
    CHECK(sent_to("127.0.0.1", folder.file("cert.pem")).state == Sent::State::waiting);  // of another name
    CHECK_THROWS_AS(static_cast<void>(sent_to("localhost", folder.file("none.pem"))), WebClientError);
}

}  // namespace
}  // namespace tablebank::testing
