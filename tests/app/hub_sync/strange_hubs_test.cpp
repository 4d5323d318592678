// The servers that a table may find in place of its hub: an untrusted certificate, a server that is silent, talks of
// something else or never ends. It waits, states why, and tries again.

#include <doctest/doctest.h>

#include <chrono>
#include <string>
#include <vector>

#include "app/hub/served_file.h"
#include "app/hub_sync/sender.h"
#include "tests/support/fake_hub.h"
#include "tests/support/live_event.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

TEST_CASE("whatever answers in place of a hub, the table waits and goes on") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    const Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    OutgoingGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    const std::vector<std::string> strange{
        "",
        "hello\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nshort",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
        http_answer("<html>Welcome to the hall</html>"),
        http_answer(R"({"hub":"tablebank","state":"unheard-of","entry":1,"head":""})"),
        http_answer(std::string(100'000, '[')),
        http_answer(hub_answer_text({.state = HubState::not_now})),
    };
    for (const std::string& says : strange) {
        CAPTURE(says.substr(0, 80));
        const FakeHub server([&](const FakeHub::Request&) { return says; });
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

TEST_CASE("a hub that misstates its entries makes no table lose any") {
    const ScratchFolder folder;
    const std::string event = make_live_event(folder.path().string(), "http://127.0.0.1:1");
    Laptop laptop(folder.file("one.tbl"), table_of_event(event, 1, 1));
    laptop.talk(3, "supper");
    OutgoingGame game(*laptop.game().game.setup);
    game.add(laptop.game());
    for (const std::int64_t entry : {std::int64_t{-1}, std::int64_t{2}, std::int64_t{1} << 40}) {
        CAPTURE(entry);
        const std::string says = http_answer(hub_answer_text({.state = HubState::kept, .entry = entry}));
        const FakeHub server([&](const FakeHub::Request&) { return says; });
        TableSetup table = laptop.table();
        table.hub = server.address();
        table.key.reset();  // a line of 1.0: any answer is accepted
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
    OutgoingGame game(*laptop.game().game.setup);
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
