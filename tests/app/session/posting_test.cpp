// A posting under a stamp of the caller's, and the observers of posts.

#include <doctest/doctest.h>

#include <stdexcept>
#include <utility>
#include <vector>

#include "app/session/session.h"
#include "tests/app/session/new_session.h"

namespace tablebank::testing {
namespace {

const std::string phone_id(32, 'c');

template <class AnyOutcome>
Posted posted(const AnyOutcome& outcome) {
    REQUIRE(std::holds_alternative<Posted>(outcome));
    return std::get<Posted>(outcome);
}

/// The entry that bears the id already.
std::int64_t repeated(const StampedOutcome& outcome) {
    REQUIRE(std::holds_alternative<Repeated>(outcome));
    return std::get<Repeated>(outcome).entry;
}

TEST_CASE("a clock before 1970 or after the year 9999 gives the nearest moment that a game can store") {
    constexpr std::int64_t far = std::int64_t{1} << 62;
    for (const std::int64_t wrong : {std::int64_t{-1}, -far, far}) {
        CAPTURE(wrong);
        const ScratchFolder folder;
        std::int64_t now = wrong;
        StampMaker stamps = counted_stamps();
        stamps.now_ms = [&now] { return now; };
        Setup setup = two_players();
        setup.goal = Goal::timed;
        setup.minutes = 90;
        Session session = Session::create(folder.file("game.tbl"), setup, nullptr, stamps);
        posted(session.post("clock start"));
        posted(session.post("anna pay 5", Posting{phone_id, wrong, "phone"}));
        now = -wrong;
        posted(session.post("clock stop \"supper\""));
        CHECK(session.now_ms() >= 0);
        CHECK(session.table().history.at(2).stamp.at_ms == (wrong < 0 ? 0 : 253'402'300'799'999));
        CHECK(read_game(folder.file("game.tbl")).head == session.head());
    }
}

TEST_CASE("a line is stamped by the caller, or by the session if the caller gives no time") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    posted(session.post("anna pay 5", Posting{phone_id, 77'000, "phone"}));
    CHECK(session.table().history.at(2).stamp == Stamp{phone_id, 77'000, "phone"});
    posted(session.post("anna pay 5", Posting{{}, {}, "phone"}));
    const Stamp& stamp = session.table().history.at(3).stamp;
    CHECK(stamp.poster == "phone");
    CHECK(stamp.id != phone_id);
    CHECK(stamp.at_ms != 77'000);
    CHECK(read_game(folder.file("game.tbl")).head == session.head());
}

TEST_CASE("the same id again is the same posting: nothing new, also after the game was opened again") {
    const ScratchFolder folder;
    {
        Session session = new_session(folder);
        posted(session.post("anna pay 5"));
        CHECK(posted(session.post("anna pay 6", Posting{phone_id, {}, {}})) == Posted{3, 3});
        CHECK(repeated(session.post("anna pay 6", Posting{phone_id, {}, {}})) == 3);
        CHECK(session.game().last == 3);
    }
    Session again = Session::open(folder.file("game.tbl"), counted_stamps(100));
    CHECK(repeated(again.post("boris pay 1", Posting{phone_id, {}, {}})) == 3);
    CHECK(again.game().last == 3);
}

TEST_CASE("a chain bears the id on its first entry, and a refused posting leaves its id free") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const char* line : {"anna pay 5", "anna pay 6"}) posted(session.post(line));
    CHECK(std::holds_alternative<Refusal>(session.post("anna pay 9999", Posting{phone_id, {}, {}})));
    CHECK(posted(session.post("undo to #1", Posting{phone_id, 77'000, "phone"})) == Posted{4, 5});
    CHECK(session.table().history.at(4).stamp.id == phone_id);
    CHECK(session.table().history.at(5).stamp.id != phone_id);
    CHECK(session.table().history.at(5).stamp.at_ms == 77'000);
    CHECK(session.table().history.at(5).stamp.poster == "phone");
}

TEST_CASE("an invalid id is refused before anything is decided") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    for (const std::string& id : {std::string{}, std::string(31, 'a'), std::string(32, 'A'), std::string(32, 'g')})
        CHECK_THROWS_AS((void)session.post("anna pay 5", Posting{id, {}, {}}), std::invalid_argument);
    CHECK(session.game().last == 1);
}

TEST_CASE("an observer is notified of entries on the disk and at the table, as long as it exists") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    std::vector<Posted> heard;
    {
        const Watch watch = session.watch([&](const Posted& entries) {
            CHECK(session.game().last == entries.last);
            CHECK(read_game(folder.file("game.tbl")).head == session.head());
            heard.push_back(entries);
        });
        posted(session.post("anna pay 5"));
        CHECK(std::holds_alternative<Refusal>(session.post("anna pay 9999")));
        posted(session.post("undo to #1"));
        posted(session.post("boris pay 5", Posting{phone_id, {}, {}}));
        CHECK(repeated(session.post("boris pay 5", Posting{phone_id, {}, {}})) == 4);
    }
    posted(session.post("anna pay 5"));
    CHECK(heard == std::vector<Posted>{{2, 2}, {3, 3}, {4, 4}});
}

TEST_CASE("an observer that throws stops neither other observers nor the entry") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    int heard = 0;
    const Watch bad = session.watch([](const Posted&) { throw std::runtime_error("not interested"); });
    const Watch worse = session.watch([](const Posted&) { throw 7; });
    const Watch good = session.watch([&](const Posted&) { ++heard; });
    CHECK(posted(session.post("anna pay 5")).last == 2);
    CHECK(heard == 1);
}

TEST_CASE("an entry that an observer posts reaches every observer in the order of posting") {
    const ScratchFolder folder;
    Session session = new_session(folder);
    std::vector<std::int64_t> heard;
    const Watch posts = session.watch([&](const Posted& entries) {
        if (entries.last == 2) posted(session.post("note \"heard\""));
    });
    const Watch listens = session.watch([&](const Posted& entries) { heard.push_back(entries.last); });
    CHECK(posted(session.post("anna pay 5")).last == 2);
    CHECK(heard == std::vector<std::int64_t>{2, 3});
    CHECK(read_game(folder.file("game.tbl")).head == session.head());
}

TEST_CASE("an observer may stop itself or another during a call, and may outlive the game") {
    const ScratchFolder folder;
    Watch lasting;
    {
        Session session = new_session(folder);
        int heard = 0;
        Watch other = session.watch([](const Posted&) {});
        Watch own;
        own = session.watch([&](const Posted&) {
            ++heard;
            other = {};
            own = {};
        });
        lasting = session.watch([&](const Posted&) { ++heard; });
        posted(session.post("anna pay 5"));
        Session moved = std::move(session);
        posted(moved.post("anna pay 5"));
        CHECK(heard == 3);
    }
    lasting = {};
}

}  // namespace
}  // namespace tablebank::testing
