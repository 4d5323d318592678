// Which client is disconnected if the limit is reached: connections, bodies that are read, and the address that counts.

#include "app/web/connection_limit.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/web/rate_limiter.h"
#include "app/web/uploads.h"

using namespace tablebank;
using namespace std::chrono_literals;

namespace {

struct Client final : OpenConnection {
    void end() override { ended = true; }
    void give_way() override { gave_way = true; }
    bool ended = false;
    bool gave_way = false;
};

/// So many of an address.
class Crowded {
public:
    std::vector<std::unique_ptr<Client>>& let_in(const std::string& address, int count) {
        auto& clients = clients_[address];
        for (; count > 0; --count) {
            clients.push_back(std::make_unique<Client>());
            crowd.enter(*clients.back(), address);
        }
        return clients;
    }
    Crowd crowd;

private:
    std::map<std::string, std::vector<std::unique_ptr<Client>>> clients_;
};

}  // namespace

TEST_CASE("an address of IPv6 counts as its network, and IPv4 as itself however it is written") {
    CHECK(counted_as("192.0.2.7") == "192.0.2.7");
    CHECK(counted_as("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(counted_as("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64");
    CHECK(counted_as("2001:db8:1:2:ffff::1") == counted_as("2001:db8:1:2::"));
    CHECK(counted_as("2001:db8:1:3::1") != counted_as("2001:db8:1:2::1"));
    CHECK(counted_as("fe80::1") == "fe80::/64");
    CHECK(counted_as("::1") == "::/64");
    CHECK(counted_as("nonsense") == "nonsense");
}

TEST_CASE("no connection is closed while there is room") {
    Crowded house;
    CHECK(house.crowd.who_gives_way("one") == nullptr);
    CHECK(house.crowd.silent_of("one") == nullptr);
}

TEST_CASE("the longest silent connection of the address with most connections is closed") {
    Crowded house;
    auto& few = house.let_in("few", 2);
    auto& many = house.let_in("many", 5);
    CHECK(house.crowd.who_gives_way("new") == many[0].get());
    CHECK(house.crowd.who_gives_way("few") == many[0].get());
    house.crowd.is_busy(*many[0]);
    CHECK(house.crowd.who_gives_way("new") == many[1].get());
    house.crowd.is_silent(*many[0]);  // again, and the last one of all
    for (std::size_t i = 1; i < 5; ++i) {
        CHECK(house.crowd.who_gives_way("new") == many[i].get());
        house.crowd.leave(*many[i]);
        house.let_in("many", 1);
    }
    CHECK(house.crowd.who_gives_way("new") == many[0].get());
    CHECK(!few[0]->gave_way);
}

TEST_CASE("if all of the greediest are busy, the one that took nothing for the longest time is closed") {
    Crowded house;
    auto& readers = house.let_in("many", 3);
    for (const auto& reader : readers) house.crowd.is_busy(*reader);
    house.crowd.is_busy(*readers[0]);
    CHECK(house.crowd.who_gives_way("new") == readers[1].get());
}

TEST_CASE("among equals only a silent connection is closed") {
    Crowded house;
    auto& one = house.let_in("one", 1);
    auto& two = house.let_in("two", 1);
    house.crowd.is_busy(*one[0]);
    CHECK(house.crowd.who_gives_way("new") == two[0].get());
    house.crowd.is_busy(*two[0]);
    CHECK(house.crowd.who_gives_way("new") == nullptr);
    CHECK(house.crowd.silent_of("one") == nullptr);
    house.crowd.is_silent(*one[0]);
    CHECK(house.crowd.silent_of("one") == one[0].get());
    CHECK(house.crowd.silent_of("two") == nullptr);
}

TEST_CASE("a client that left delays no one, and may be removed twice") {
    Crowded house;
    auto& many = house.let_in("many", 3);
    house.crowd.leave(*many[0]);
    house.crowd.leave(*many[0]);
    house.crowd.is_silent(*many[0]);
    CHECK(house.crowd.who_gives_way("new") == many[1].get());
    CHECK(house.crowd.all().size() == 2);
}

TEST_CASE("a body that begins takes the place of one of the greedy, or of one that is slow") {
    WebLimits limits;
    limits.uploads = 4;
    limits.upload_patience = 500ms;
    Uploads uploads(limits);
    const Uploads::Moment morning{1h};
    std::array<Client, 8> clients;
    for (std::size_t i = 0; i < 4; ++i) CHECK(uploads.begin(clients.at(i), i < 3 ? "greedy" : "one", morning));
    CHECK_FALSE(uploads.begin(clients[4], "greedy", morning));  // its own are as new
    CHECK(uploads.begin(clients[4], "two", morning));
    CHECK(clients[0].gave_way);
    CHECK_FALSE(uploads.begin(clients[5], "one", morning));
    CHECK(uploads.begin(clients[5], "one", morning + 500ms));
    CHECK(clients[1].gave_way);
    uploads.end(clients[4], morning + 500ms);
    CHECK(uploads.begin(clients[6], "greedy", morning + 501ms));
    CHECK(!clients[3].gave_way);
}

TEST_CASE("bodies take the room that they announce, so a hall of tables catches up at once") {
    constexpr std::uint64_t whole_game = 100'000;
    const WebLimits limits;
    Uploads uploads(limits);
    const Uploads::Moment morning{1h};
    std::vector<Client> hall(200);
    for (Client& table : hall) CHECK(uploads.begin(table, "hall", morning, whole_game));
    std::vector<Client> greedy(400);
    std::size_t let_in = 0;
    for (Client& one : greedy) let_in += uploads.begin(one, "greedy", morning, limits.body_bytes) ? 1 : 0;
    CHECK(let_in * limits.body_bytes <= limits.uploads * limits.body_bytes);
    const auto is_out = [](const Client& one) { return one.gave_way; };
    std::vector<Client> many(4096);
    for (Client& one : many) static_cast<void>(uploads.begin(one, "many", morning, whole_game));
    const auto open = std::ranges::count_if(many, std::not_fn(is_out));
    uploads.end(many.front(), morning);
    CHECK(open > 0);
    Client table;
    CHECK(uploads.begin(table, "other hall", morning + 1s, whole_game));
}

TEST_CASE("for a minute, uploads of an address whose body was refused are dropped for another address") {
    WebLimits limits;
    limits.uploads = 2;
    limits.upload_patience = 500ms;
    Uploads uploads(limits);
    const Uploads::Moment morning{1h};
    std::array<Client, 6> clients;
    uploads.was_refused("junk 0", morning);
    uploads.was_refused("junk 1", morning);
    CHECK(uploads.begin(clients[0], "junk 0", morning));
    CHECK(uploads.begin(clients[1], "junk 1", morning));
    CHECK(uploads.begin(clients[2], "table", morning));
    CHECK(clients[0].gave_way);
    CHECK_FALSE(uploads.begin(clients[3], "junk 0", morning));
    CHECK(uploads.begin(clients[4], "other table", morning + 59s));
    CHECK(clients[1].gave_way);
}

TEST_CASE("uploads of recently slow addresses are dropped at once for another address, not for each other") {
    WebLimits limits;
    limits.uploads = 4;
    limits.upload_patience = 500ms;
    Uploads uploads(limits);
    const Uploads::Moment morning{1h};
    std::array<Client, 13> clients;
    const auto slow = [](std::size_t number) { return "slow " + std::to_string(number % 4); };
    for (std::size_t i = 0; i < 4; ++i) CHECK(uploads.begin(clients.at(i), slow(i), morning));
    for (std::size_t i = 4; i < 8; ++i) CHECK(uploads.begin(clients.at(i), slow(i), morning + 500ms));
    CHECK(std::all_of(clients.begin(), clients.begin() + 4, [](const Client& client) { return client.gave_way; }));
    CHECK(uploads.begin(clients[8], "new", morning + 510ms));
    CHECK_FALSE(uploads.begin(clients[9], "slow 0", morning + 510ms));
    CHECK(uploads.begin(clients[10], "table", morning + 510ms));
    CHECK_FALSE(clients[8].gave_way);  // it is not yet known to be slow
    CHECK_FALSE(uploads.begin(clients[11], "slow 1", morning + 520ms));
    uploads.end(clients[10], morning + 520ms);
    // A minute later they are like all others.
    for (std::size_t i = 4; i < 9; ++i) uploads.end(clients.at(i), morning + 521ms);
    for (std::size_t i = 0; i < 4; ++i) CHECK(uploads.begin(clients.at(i), slow(i), morning + 61s));
    CHECK_FALSE(uploads.begin(clients[12], "table", morning + 61s));
}

TEST_CASE("a short body is not an upload, one of unknown length is") {
    WebLimits limits;
    limits.short_body_bytes = 100;
    const Uploads uploads(limits);
    CHECK(uploads.is_short(100));
    CHECK_FALSE(uploads.is_short(101));
    CHECK_FALSE(uploads.is_short(std::nullopt));
}

TEST_CASE("an address's posts, reads and greetings are counted separately") {
    WebLimits limits;
    limits.requests_at_once = 8;
    RateLimiter rate_limiter(limits);
    const RateLimiter::Moment morning{1h};
    REQUIRE(rate_limiter.enter("192.0.2.7", morning));
    const auto granted = [&](AskedFor what) {
        int count = 0;
        for (int times = 0; times < 100; ++times) count += rate_limiter.ask("192.0.2.7", morning, what) ? 1 : 0;
        return count;
    };
    CHECK(granted(AskedFor::pages) == 8);
    CHECK(granted(AskedFor::uploads) == 8);
    CHECK(granted(AskedFor::handshakes) == 2);
}
