// Addresses of this machine, room for sockets, and a socket that another process owns.

#include "platform/network.h"

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace tablebank::platform {
namespace {

using std::chrono::milliseconds;

/// Two sockets that are connected with each other.
struct Pair {
    std::array<int, 2> ends{};
    Pair() { REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0); }
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;
    ~Pair() {
        for (const int end : ends) ::close(end);
    }
};

TEST_CASE("addresses of this machine are written in full, those that others reach first") {
    const auto addresses = own_addresses(false);
    CHECK(std::ranges::is_sorted(addresses, {}, &OwnAddress::is_loopback));
    for (const OwnAddress& address : addresses) CHECK(address.text.find(':') == std::string::npos);
    CHECK(own_addresses(true).size() >= addresses.size());
}

TEST_CASE("there is room for some sockets, and never for more than are requested") {
    CHECK(room_for_sockets(10) == 10);
    const std::size_t room = room_for_sockets(100'000'000);
    CHECK(room > 10);
    CHECK(room < 100'000'000);
}

TEST_CASE("a socket is ready once the other end has written, and a negative number at once") {
    const Pair pair;
    CHECK_FALSE(wait_for_socket(pair.ends[0], SocketReady::to_read, milliseconds(1)));
    CHECK(wait_for_socket(pair.ends[0], SocketReady::to_write, milliseconds(1)));
    REQUIRE(::write(pair.ends[1], "x", 1) == 1);
    CHECK(wait_for_socket(pair.ends[0], SocketReady::to_read, milliseconds(1000)));
    CHECK(wait_for_socket(-1, SocketReady::to_read, milliseconds(1000)));
}

TEST_CASE("a connection ends by the copy of a socket") {
    const Pair pair;
    SocketCopy copy;
    CHECK_FALSE(copy.is_open());
    copy.copy(pair.ends[0]);
    REQUIRE(copy.is_open());
    copy.hang_up();
    char sign = 0;
    CHECK(::read(pair.ends[1], &sign, 1) == 0);
    copy.close();
    CHECK_FALSE(copy.is_open());
    copy.copy(-1);
    CHECK_FALSE(copy.is_open());
}

}  // namespace
}  // namespace tablebank::platform
