// The links of seats: random, stored for this user alone, void once withdrawn, renewed or taken over by someone else.

#include "app/session/seat_links.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include "app/session/session.h"
#include "db/file/file_error.h"
#include "tests/app/session/new_session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

SeatLinks::NewSecret random_secrets() {
    return StampMaker::system().new_id;
}

fs::path stored(const fs::path& folder, const Session& session) {
    return folder / (session.setup().game_id + ".json");
}

TEST_CASE("each seat has a secret of its own, which opens that seat and no other") {
    const ScratchFolder scratch;
    const Session session = new_session(scratch);
    SeatLinks links(scratch.path() / "data" / "phones", session.setup().game_id, random_secrets());
    CHECK_FALSE(links.secret_of(Seat{1}, session.setup()));
    links.make_missing(session.setup());
    std::set<std::string> secrets;
    for (const int number : {1, 2}) {
        const auto secret = links.secret_of(Seat{number}, session.setup());
        REQUIRE(secret);
        CHECK(is_seat_secret(*secret));
        CHECK(links.seat_of(*secret, session.setup()) == Seat{number});
        secrets.insert(*secret);
    }
    CHECK(secrets.size() == 2);
    for (const std::string& wrong : {std::string{}, std::string(32, '0'), std::string("x"), *secrets.begin() + "0"})
        CHECK_FALSE(links.seat_of(wrong, session.setup()));
}

TEST_CASE("the secrets are stored for this user alone, outside the game, and are the same after a restart") {
    const ScratchFolder scratch;
    const Session session = new_session(scratch);
    const fs::path folder = scratch.path() / "data" / "phones";
    const mode_t before = ::umask(0);
    SeatLinks links(folder, session.setup().game_id, random_secrets());
    links.make_missing(session.setup());
    ::umask(before);
    const std::string secret = links.secret_of(Seat{2}, session.setup()).value();
    struct stat found {};
    REQUIRE(::stat(stored(folder, session).c_str(), &found) == 0);
    CHECK((found.st_mode & 07777) == 0600);
    REQUIRE(::stat(folder.c_str(), &found) == 0);
    CHECK((found.st_mode & 07777) == 0700);
    CHECK(read_whole(session.path()).find(secret) == std::string::npos);
    SeatLinks again(folder, session.setup().game_id, random_secrets());
    again.make_missing(session.setup());
    CHECK(again.secret_of(Seat{2}, session.setup()) == secret);
    const SeatLinks other(folder, std::string(32, '7'), random_secrets());
    CHECK_FALSE(other.seat_of(secret, session.setup()));
}

TEST_CASE("a renewed or withdrawn secret opens nothing, also after a restart") {
    const ScratchFolder scratch;
    const Session session = new_session(scratch);
    SeatLinks links(scratch.path() / "phones", session.setup().game_id, random_secrets());
    links.make_missing(session.setup());
    const std::string first = links.secret_of(Seat{1}, session.setup()).value();
    const std::string second = links.renew(Seat{1}, session.setup());
    CHECK_FALSE(links.seat_of(first, session.setup()));
    CHECK(links.seat_of(second, session.setup()) == Seat{1});
    links.withdraw(Seat{1}, session.setup());
    CHECK_FALSE(links.seat_of(second, session.setup()));
    CHECK_FALSE(links.seat_of("", session.setup()));
    SeatLinks again(scratch.path() / "phones", session.setup().game_id, random_secrets());
    again.make_missing(session.setup());
    CHECK_FALSE(again.secret_of(Seat{1}, session.setup()));
    CHECK(again.seat_of(again.renew(Seat{1}, session.setup()), session.setup()) == Seat{1});
}

TEST_CASE("a seat that someone else takes over needs a new link, and undoing that makes the old one valid") {
    const ScratchFolder scratch;
    Session session = new_session(scratch);
    SeatLinks links(scratch.path() / "phones", session.setup().game_id, random_secrets());
    links.make_missing(session.setup());
    const std::string secret = links.secret_of(Seat{1}, session.setup()).value();
    REQUIRE(std::holds_alternative<Posted>(
        session.post(session.setup().player(Seat{1}).name + " seat Vera \"went home\"")));
    CHECK_FALSE(links.seat_of(secret, session.setup()));
    REQUIRE(std::holds_alternative<Posted>(session.post("undo")));
    CHECK(links.seat_of(secret, session.setup()) == Seat{1});
}

TEST_CASE("links that others can read are refused, and a damaged file is set aside") {
    const ScratchFolder scratch;
    const Session session = new_session(scratch);
    const fs::path folder = scratch.path() / "phones";
    SeatLinks links(folder, session.setup().game_id, random_secrets());
    links.make_missing(session.setup());
    const std::string secret = links.secret_of(Seat{1}, session.setup()).value();
    const auto read_again = [&] { return SeatLinks(folder, session.setup().game_id, random_secrets()); };
    fs::permissions(stored(folder, session), fs::perms::owner_all | fs::perms::group_read);
    CHECK_THROWS_AS(read_again(), FileError);
    fs::permissions(stored(folder, session), fs::perms::owner_read | fs::perms::owner_write);
    CHECK(read_again().seat_of(secret, session.setup()) == Seat{1});
    for (const char* text : {"", "{", "[]", R"({"game":"x","seats":{}})", R"({"seats":{"1":{"person":1}}})"}) {
        std::ofstream(stored(folder, session), std::ios::trunc) << text;
        fs::permissions(stored(folder, session), fs::perms::owner_read | fs::perms::owner_write);
        CHECK_FALSE(read_again().seat_of(secret, session.setup()));
    }
    CHECK_THROWS_AS(SeatLinks({}, session.setup().game_id, random_secrets()), FileError);
    CHECK_THROWS_AS(SeatLinks(folder, "../x", random_secrets()), FileError);
}

}  // namespace
}  // namespace tablebank::testing
