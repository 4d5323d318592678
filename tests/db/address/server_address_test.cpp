// The address of an event on a server: which texts are one, and that no password of it is ever shown.

#include "db/address/server_address.h"

#include <doctest/doctest.h>

#include <optional>
#include <string>

#include "db/file/file_error.h"

using namespace tablebank;

namespace {

std::string shown(const std::string& address) {
    return ServerAddress(address).shown().string();
}

/// How an address is refused; nullopt for one that is read.
std::optional<FileError> failure_of(const std::string& address) {
    try {
        static_cast<void>(ServerAddress(address));
        return std::nullopt;
    } catch (const FileError& error) {
        return error;
    }
}
bool is_unreadable(const std::string& address) {
    const auto failure = failure_of(address);
    return failure && failure->kind() == FileError::Kind::cannot_read;
}

}  // namespace

TEST_CASE("an address is what begins as one, and a file is what does not") {
    CHECK(is_server_address("postgresql://host/club#evening"));
    CHECK(is_server_address("postgres://host/club#evening"));
    CHECK(is_server_address("postgresql://"));
    CHECK(!is_server_address("club.tbe"));
    CHECK(!is_server_address("/home/vera/postgresql:/club.tbe"));
    CHECK(!is_server_address("POSTGRESQL://host/club#evening"));
}

TEST_CASE("an address is shown with user, host, port, database and event, and nothing else") {
    CHECK(shown("postgresql://host/club#evening") == "postgresql://host/club#evening");
    CHECK(shown("postgres://vera:secret@host:5433/club?sslmode=require#evening") ==
          "postgresql://vera@host:5433/club#evening");
    CHECK(shown("postgresql://vera@host/club?password=secret#evening") == "postgresql://vera@host/club#evening");
    CHECK(shown("postgresql://vera:pa%40ss%23word@host/club#e") == "postgresql://vera@host/club#e");
    CHECK(shown("postgresql://vera:pa#ss@host/club#e") == "postgresql://vera@host/club#e");
    CHECK(shown("postgresql:///club?host=/run/hub#evening") == "postgresql:///club?host=/run/hub#evening");
    CHECK(shown("postgresql://a:5432,b:5433/club#e") == "postgresql://a,b/club#e");
    CHECK(ServerAddress("postgresql://host/club#Evening-2_b.c").name() == "Evening-2_b.c");
}

TEST_CASE("an invalid address is refused, and none of it is shown") {
    const std::string long_name(65, 'a');
    for (const std::string address :
         {"postgresql://vera:secret@host/club", "postgresql://vera:secret@host/club#", "postgresql://vera:secret#e",
          "postgresql://vera:sec@ret@host/club#e", "postgresql://vera:secret@host/club?nonsense=1#e",
          "postgresql://vera:secret@host/club#a b", "postgresql://vera:secret@host/club#\xc3\xa9",
          "postgresql://vera:secret@[::1/club#e", "postgresql://vera:secret@ho%0ast/club#e",
          "postgresql://vera:secret@host/cl\nub#e", "postgresql://vera:secret@ho%zzst/club#e", "club.tbe#e"}) {
        CAPTURE(address);
        REQUIRE(is_unreadable(address));
        const std::string message = failure_of(address)->what();
        CHECK(message.find("secret") == std::string::npos);
        CHECK(message.find("ret@") == std::string::npos);
        CHECK(server_address_shown(address) == "postgresql://...");
    }
    CHECK(is_unreadable("postgresql://h/d#" + long_name));
    CHECK(is_unreadable("postgresql://h/" + std::string(ServerAddress::most_bytes, 'd') + "#e"));
}

TEST_CASE("a message about a server is one line of limited length, without a password") {
    const ServerAddress address("postgresql://vera:secret@host/club#e");
    CHECK(address.with_detail("it broke", "one\n\ttwo\n") == "it broke (one two)");
    CHECK(address.with_detail("it broke", "") == "it broke");
    CHECK(address.with_detail("it broke", "the password \"secret\" is wrong") == "it broke");
    CHECK(address.with_detail("it broke", std::string(299, 'x') + "\xc3\xa9") ==
          "it broke (" + std::string(299, 'x') + ")");
    CHECK(address.with_detail("it broke", std::string(5000, 'x')).size() < 400);
}

TEST_CASE("any text in a setting reaches libpq as it was written") {
    const ServerAddress address("postgresql://v%27e%5Cra:se%27cret@host/club?connect_timeout=3#e");
    CHECK(address.connection().find("user='v\\'e\\\\ra'") != std::string::npos);
    CHECK(address.connection().find("password='se\\'cret'") != std::string::npos);
    CHECK(address.connection().find("connect_timeout='3'") != std::string::npos);
    CHECK(address.connection().find("client_encoding='UTF8'") != std::string::npos);
}
