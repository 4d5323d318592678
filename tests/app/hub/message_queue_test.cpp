// Messages of many senders: each has its turn, and none takes all the room.

#include "app/hub/message_queue.h"

#include <doctest/doctest.h>

#include <string>
#include <thread>
#include <vector>

namespace tablebank::testing {
namespace {

using namespace std::chrono_literals;

WaitingMessage message(std::string text) {
    return {std::move(text), [](const WebAnswer&) {}};
}

/// The next work to be done, without waiting.
std::string next_of(MessageQueue& queue) {
    std::string all;
    for (const WaitingMessage& one : queue.next({}, 0ms)) all += one.message.substr(0, 2) + ' ';
    return all;
}

TEST_CASE("some of every sender are done at a time, in the order of each") {
    MessageQueue queue(
        {.bytes = 1'000'000, .bytes_at_a_time = 100'000, .messages_at_a_time = 2, .messages_together = 4});
    for (const char* one : {"a1", "a2", "a3", "a4", "a5"}) CHECK(!queue.add("a", message(one)));
    CHECK(!queue.add("b", message("b1")));
    CHECK(next_of(queue) == "a1 a2 b1 ");
    CHECK(!queue.add("b", message("b2")));
    CHECK(next_of(queue) == "a3 a4 b2 ");
    CHECK(next_of(queue) == "a5 ");
    CHECK(next_of(queue).empty());
}

TEST_CASE("tables that share an address are done together, up to what is done at a time") {
    MessageQueue queue(
        {.bytes = 1'000'000, .bytes_at_a_time = 100'000, .messages_at_a_time = 2, .messages_together = 4});
    for (const char* one : {"h1", "h2", "h3", "h4", "h5"}) CHECK(!queue.add("hall", message(one)));
    CHECK(next_of(queue) == "h1 h2 h3 h4 ");
    CHECK(next_of(queue) == "h5 ");
    MessageQueue usual;
    for (int table = 0; table < 75; ++table) CHECK(!usual.add("hall", message(std::to_string(table))));
    CHECK(usual.next({}, 0ms).size() == 75);
}

TEST_CASE("long ones are done one at a time") {
    MessageQueue queue({.bytes = 1'000'000, .bytes_at_a_time = 10'000, .messages_at_a_time = 8});
    for (const char* one : {"a1", "a2", "a3"}) CHECK(!queue.add("a", message(one + std::string(50'000, 'x'))));
    CHECK(!queue.add("b", message("b1")));
    CHECK(next_of(queue) == "b1 a1 ");
    CHECK(next_of(queue) == "a2 ");
}

TEST_CASE("a crowd of long ones keeps no short one waiting, and each of the crowd has its turn") {
    MessageQueue queue({.bytes = 1'000'000, .bytes_at_a_time = 10'000, .messages_at_a_time = 8});
    for (const char* from : {"a", "b", "c"})
        for (const char* number : {"1", "2"})
            CHECK(!queue.add(from, message(from + std::string{number} + std::string(50'000, 'x'))));
    CHECK(!queue.add("d", message("d1")));
    CHECK(next_of(queue) == "d1 a1 ");
    CHECK(!queue.add("d", message("d2")));
    CHECK(!queue.add("a", message("a3")));
    CHECK(next_of(queue) == "d2 b1 ");
    CHECK(next_of(queue) == "c1 ");
    CHECK(next_of(queue) == "a2 ");
    CHECK(next_of(queue) == "a3 b2 ");  // one sender's messages stay in their order
    CHECK(next_of(queue) == "c2 ");
    CHECK(next_of(queue).empty());
}

TEST_CASE("a full queue gives back the last message of the sender with most waiting") {
    MessageQueue queue({.bytes = 100'000, .bytes_at_a_time = 10'000, .messages_at_a_time = 8});
    for (int times = 0; times < 4; ++times)
        CHECK(!queue.add("greedy", message('g' + std::to_string(times) + std::string(20'000, 'x'))));
    const auto back = queue.add("greedy", message("g4" + std::string(20'000, 'x')));
    REQUIRE(back);
    CHECK(back->message.starts_with("g4"));
    const auto other = queue.add("table", message("t0" + std::string(20'000, 'x')));
    REQUIRE(other);
    CHECK(other->message.starts_with("g3"));
    CHECK(next_of(queue) == "g0 ");
    CHECK(next_of(queue) == "t0 ");
    std::size_t left = 0;
    for (const WaitingMessage& one : queue.rest()) left += one.message.size();
    CHECK(left == 2 * 20'002);
    CHECK(queue.rest().empty());
}

TEST_CASE("a receiver gets each message once, from any thread") {
    MessageQueue queue;
    std::vector<std::jthread> senders;
    for (int sender = 0; sender < 4; ++sender)
        senders.emplace_back([&, sender] {
            for (int number = 0; number < 500; ++number)
                CHECK(!queue.add(std::to_string(sender), message(std::to_string(number))));
        });
    std::size_t heard = 0;
    while (heard < 2000) heard += queue.next({}, 1000ms).size();
    CHECK(heard == 2000);
    CHECK(queue.next({}, 0ms).empty());
}

}  // namespace
}  // namespace tablebank::testing
