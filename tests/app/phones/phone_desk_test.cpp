// Acts of phones: posted once, for their own seat, and only as their player saw them; the banker's hand stays on it.

#include "app/phones/phone_desk.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "app/phones/phone_request.h"
#include "ledger/books/phone_poster.h"
#include "tests/app/phones/played_by_phones.h"

namespace tablebank::testing {
namespace {

using What = PhoneAnswer::What;

TEST_CASE("a tap becomes a line with the seat in front, and the entry says which phone it came from") {
    PlayedByPhones game;
    const PhoneAnswer answer = game.tap(1, "24", 1);
    REQUIRE(answer.what == What::posted);
    CHECK(answer.text.starts_with("Anna"));
    CHECK(game.entry(answer.entry).line == "Anna roll 2 4");
    CHECK(game.entry(answer.entry).stamp.poster == "phone:1");
    CHECK(phone_of_poster(game.entry(answer.entry).stamp.poster) == Seat{1});
}

TEST_CASE("the same tap is posted once, however often it arrives, also after others") {
    PlayedByPhones game;
    const PhoneAnswer shown = game.desk.preview(english, Seat{1}, "24");
    const PhoneAct act{tap_id(7), "24", shown.preview.meaning, shown.last};
    const PhoneAnswer first = game.desk.act(english, Seat{1}, act);
    REQUIRE(first.what == What::posted);
    const std::int64_t last = game.last();
    for (int again = 0; again < 3; ++again) {
        const PhoneAnswer answer = game.desk.act(english, Seat{1}, act);
        CHECK(answer.what == What::posted);
        CHECK(answer.entry == first.entry);
    }
    CHECK(game.last() == last);
    REQUIRE(game.tap(1, "buy", 8).what == What::posted);
    CHECK(game.desk.act(english, Seat{1}, act).entry == first.entry);
    CHECK(game.last() == last + 1);
    CHECK(game.desk.act(english, Seat{2}, act).what == What::refused);  // another seat's tap
}

TEST_CASE("an act that would mean something else than its player saw is shown again and not posted") {
    PlayedByPhones game;
    const PhoneAnswer shown = game.desk.preview(english, Seat{1}, "24");
    game.desk.with_session([](Session& session, SeatLinks&) { static_cast<void>(session.post("Anna at @5")); });
    const std::int64_t last = game.last();
    const PhoneAnswer again = game.desk.act(english, Seat{1}, {tap_id(1), "24", shown.preview.meaning, shown.last});
    CHECK(again.what == What::again);
    CHECK(again.preview.meaning != shown.preview.meaning);
    CHECK(game.last() == last);
    CHECK(game.desk.act(english, Seat{1}, {tap_id(1), "24", again.preview.meaning, last}).what == What::posted);
}

TEST_CASE("an act on an older table that means the same is posted") {
    PlayedByPhones game;
    const PhoneAnswer shown = game.desk.preview(english, Seat{1}, "24");
    game.desk.with_session([](Session& session, SeatLinks&) { static_cast<void>(session.post("note \"tea\"")); });
    CHECK(game.desk.act(english, Seat{1}, {tap_id(1), "24", shown.preview.meaning, shown.last}).what == What::posted);
}

TEST_CASE("a debt that was paid meanwhile is not paid twice by a second phone of the seat") {
    PlayedByPhones game;
    REQUIRE(game.tap(1, "24", 1).what == What::posted);
    const PhoneAnswer one = game.desk.preview(english, Seat{1}, "buy");
    REQUIRE(game.desk.act(english, Seat{1}, {tap_id(2), "buy", one.preview.meaning, one.last}).what == What::posted);
    const std::int64_t last = game.last();
    const PhoneAnswer other = game.desk.act(english, Seat{1}, {tap_id(3), "buy", one.preview.meaning, one.last});
    CHECK(other.what == What::refused);
    CHECK_FALSE(other.refusal.text.empty());
    CHECK(game.last() == last);
}

TEST_CASE("the rules refuse a phone with their own sentence, in its language") {
    PlayedByPhones game;
    const PhoneAnswer answer = game.desk.preview(speaking("fr"), Seat{2}, "roll 3 4");
    REQUIRE(answer.what == What::refused);
    CHECK(answer.refusal.code == "not-your-turn");
    CHECK(answer.refusal.text != game.desk.preview(english, Seat{2}, "roll 3 4").refusal.text);
    game.desk.with_session(
        [](Session& session, SeatLinks&) { static_cast<void>(session.post("Boris leaves \"home\"")); });
    CHECK(game.desk.preview(english, Seat{2}, "pay 5 to Anna").refusal.code == "player-out");
    CHECK(make_seat_view(english, game.session, Seat{2}).offers.empty());
}

TEST_CASE("with confirm every act waits until the banker posts or declines it") {
    PlayedByPhones game(PhoneMode::confirm);
    const std::int64_t before = game.last();
    CHECK(game.tap(1, "24", 1).what == What::waits);
    CHECK(game.last() == before);
    CHECK_FALSE(game.desk.look(english, Seat{1}).waits.empty());
    CHECK(game.tap(1, "35", 2).refusal.code == "waits-already");
    REQUIRE(game.desk.first_waiting());
    CHECK(game.desk.first_waiting()->effect.starts_with("Anna"));
    const auto posted = game.desk.confirm_first();
    REQUIRE(posted);
    CHECK(game.entry(posted->first).stamp.id == tap_id(1));
    CHECK(game.entry(posted->first).stamp.poster == "phone:1");
    CHECK(game.tap(1, "buy", 3).what == What::waits);
    game.desk.decline_first();
    CHECK_FALSE(game.desk.first_waiting());
    CHECK(game.desk.look(english, Seat{1}).news == "The banker did not post this: Anna buy");
    CHECK(game.desk.act(english, Seat{1}, {tap_id(3), "buy", {}, 0}).refusal.code == "not-posted");
    static_cast<void>(game.desk.withdraw(english, Seat{1}));
    CHECK(game.desk.look(english, Seat{1}).news.empty());
}

TEST_CASE("an act that waits and means something else by then is not posted when the banker confirms it") {
    PlayedByPhones game(PhoneMode::confirm);
    CHECK(game.tap(1, "24", 1).what == What::waits);
    game.desk.with_session([](Session& session, SeatLinks&) { static_cast<void>(session.post("Anna at @5")); });
    const std::int64_t last = game.last();
    CHECK_FALSE(game.desk.confirm_first());
    CHECK(game.last() == last);
    CHECK_FALSE(game.desk.look(english, Seat{1}).news.empty());
}

TEST_CASE("a signature is about the result that its player saw, also if it waits") {
    for (const PhoneMode mode : {PhoneMode::at_once, PhoneMode::confirm}) {
        ScratchFolder scratch;
        Setup setup = PlayedByPhones::game_setup();
        setup.goal = Goal::timed;
        setup.minutes = 60;
        Session session = Session::create(scratch.file("timed.tbl"), std::move(setup), nullptr, StampMaker::system());
        SeatLinks links(scratch.path() / "phones", session.setup().game_id, StampMaker::system().new_id);
        PhoneDesk desk(session, std::move(links), english, {mode, [] { return std::int64_t{0}; }});
        const auto post = [&](const std::string& line) {
            desk.with_session([&](Session& open, SeatLinks&) { static_cast<void>(open.post(line)); });
        };
        for (const char* line : {"clock start", "clock call \"agreed\"", "closing", "keep", "walk", "finish"})
            post(line);
        REQUIRE(session.game().phase() == Phase::finished);
        const PhoneAnswer shown = desk.preview(english, Seat{2}, "signs");
        REQUIRE(shown.what == What::shown);
        const PhoneAct act{tap_id(1), "signs", shown.preview.meaning, shown.last};
        post("note \"tea\"");
        CHECK(desk.preview(english, Seat{2}, "signs").preview.meaning == shown.preview.meaning);
        if (mode == PhoneMode::confirm) REQUIRE(desk.act(english, Seat{2}, act).what == What::waits);
        post("Boris adjust 5 \"late\"");
        if (mode == PhoneMode::confirm)
            CHECK_FALSE(desk.confirm_first());
        else
            CHECK(desk.act(english, Seat{2}, act).what == What::again);
        CHECK(session.table().history.at(session.table().game.last).verb == "adjust");
    }
}

TEST_CASE("with dues the dice are posted, and a purchase waits") {
    PlayedByPhones game(PhoneMode::dues);
    CHECK(game.tap(1, "24", 1).what == What::posted);
    CHECK(game.tap(1, "buy", 2).what == What::waits);
    CHECK(game.desk.withdraw(english, Seat{1}).what == What::done);
    CHECK_FALSE(game.desk.first_waiting());
}

TEST_CASE("a seat asks the banker to undo its own last line, and no other") {
    PlayedByPhones game;
    const PhoneAnswer rolled = game.tap(1, "24", 1);
    CHECK(game.desk.ask_undo(english, Seat{2}, tap_id(2), rolled.entry).refusal.code == "not-your-last");
    CHECK(game.desk.ask_undo(english, Seat{1}, tap_id(2), rolled.entry).what == What::waits);
    const auto undone = game.desk.confirm_first();
    REQUIRE(undone);
    CHECK(game.entry(undone->first).reverses == rolled.entry);
    CHECK_FALSE(phone_of_poster(game.entry(undone->first).stamp.poster));
    CHECK(game.desk.ask_undo(english, Seat{1}, tap_id(4), rolled.entry).refusal.code == "not-your-last");
}

TEST_CASE("a count of the own notes waits for the banker, also if phones post at once, and is posted once") {
    PlayedByPhones game;
    const std::string count = "count 1490 \"one is missing\"";
    REQUIRE(game.tap(1, count, 1).what == What::waits);
    const auto posted = game.desk.confirm_first();
    REQUIRE(posted);
    CHECK_FALSE(phone_of_poster(game.entry(posted->first).stamp.poster));
    // The answer to the phone was lost: it sends the same again.
    const PhoneAnswer again = game.desk.act(english, Seat{1}, {tap_id(1), count, "", 0});
    CHECK(again.what == What::posted);
    CHECK(again.entry == posted->first);
    CHECK(game.last() == posted->last);
    CHECK(game.desk.act(english, Seat{2}, {tap_id(1), count, "", 0}).refusal.code == "malformed");
}

TEST_CASE("a request for an undo that is repeated after it was posted is answered, and posts nothing") {
    PlayedByPhones game;
    const PhoneAnswer rolled = game.tap(1, "24", 1);
    REQUIRE(game.desk.ask_undo(english, Seat{1}, tap_id(2), rolled.entry).what == What::waits);
    REQUIRE(game.desk.confirm_first());
    const std::int64_t last = game.last();
    CHECK(game.desk.ask_undo(english, Seat{1}, tap_id(2), rolled.entry).what == What::posted);
    CHECK(game.last() == last);
}

TEST_CASE("an act that the disk refuses is not posted, and its player and the banker see that") {
    PlayedByPhones game;
    const PhoneAnswer shown = game.desk.preview(english, Seat{1}, "24");
    const std::int64_t before = game.last();
    std::filesystem::rename(game.session.path(), game.scratch.file("elsewhere.tbl"));
    static_cast<void>(game.desk.take_notices());
    const PhoneAnswer answer = game.desk.act(english, Seat{1}, {tap_id(1), "24", shown.preview.meaning, shown.last});
    CHECK(answer.refusal.code == "not-stored");
    CHECK(game.last() == before);
    const auto notices = game.desk.take_notices();
    REQUIRE(notices.size() == 1);
    CHECK(notices.front().what == PhoneNotice::What::not_stored);
}

TEST_CASE("after time was called and the last turn was played, a phone acts no more") {
    ScratchFolder scratch;
    Setup setup = PlayedByPhones::game_setup();
    setup.goal = Goal::timed;
    setup.minutes = 60;
    Session session = Session::create(scratch.file("timed.tbl"), std::move(setup), nullptr, StampMaker::system());
    SeatLinks links(scratch.path() / "phones", session.setup().game_id, StampMaker::system().new_id);
    PhoneDesk desk(session, std::move(links), english, {PhoneMode::at_once, [] { return std::int64_t{0}; }});
    for (const char* line : {"clock start", "clock call \"agreed\"", "closing"})
        desk.with_session([&](Session& open, SeatLinks&) { static_cast<void>(open.post(line)); });
    REQUIRE(session.game().phase() == Phase::closing);
    const PhoneAnswer answer = desk.preview(english, Seat{1}, "24");
    CHECK(answer.what == What::refused);
    CHECK_FALSE(answer.refusal.text.empty());
    CHECK(make_seat_view(english, session, Seat{1}).dice == 0);
    CHECK(make_seat_view(english, session, Seat{1}).partners.empty());
}

TEST_CASE("one word of the banker stops all phones, and another lets them act") {
    PlayedByPhones game;
    game.desk.stop(true);
    CHECK(game.tap(1, "24", 1).refusal.code == "stopped");
    CHECK(game.desk.act(english, Seat{1}, {tap_id(1), "24", {}, 0}).refusal.code == "stopped");
    game.desk.stop(false);
    CHECK(game.tap(1, "24", 1).what == What::posted);
}

TEST_CASE("a seat acts five times in a second, and no other seat waits for it") {
    PlayedByPhones game;
    std::int64_t now = 0;
    SeatLinks links = game.links();
    PhoneDesk desk(game.session, std::move(links), english, {PhoneMode::at_once, [&now] { return now; }});
    const auto tries = [&](int seat, int times) {
        int answered = 0;
        for (int tap = 0; tap < times; ++tap)
            answered += desk.preview(english, Seat{seat}, "34").refusal.code != "too-fast" ? 1 : 0;
        return answered;
    };
    CHECK(tries(1, 50) == 5);
    CHECK(tries(2, 50) == 5);
    now = 1000;
    CHECK(tries(1, 50) == 5);
    now = 1200;
    CHECK(tries(1, 50) == 1);
}

TEST_CASE("the program throws dice only where the table wants it, and the same ones until they are posted") {
    PlayedByPhones game;
    CHECK(game.desk.roll(english, Seat{1}, tap_id(1)).refusal.code == "thrown-by-hand");
    SeatLinks links = game.links();
    int made = 0;
    PhoneDesk desk(
        game.session, std::move(links), english,
        {PhoneMode::confirm, [&game] { return game.now_ms += 1000; }, true, [&made] { return 1 + made++ % 6; }});
    CHECK(desk.roll(english, Seat{2}, tap_id(2)).what == What::refused);  // it is not Boris's turn
    CHECK(made == 0);
    CHECK(desk.look(english, Seat{1}).rolls);
    REQUIRE(desk.roll(english, Seat{1}, tap_id(3)).what == What::waits);
    CHECK(desk.withdraw(english, Seat{1}).what == What::done);
    REQUIRE(desk.roll(english, Seat{1}, tap_id(4)).what == What::waits);
    CHECK(made == 2);  // they stay as they fell
    // Also if something else is posted for the seat, and if the program starts again.
    CHECK(desk.withdraw(english, Seat{1}).what == What::done);
    desk.with_session([](Session& session, SeatLinks&) { static_cast<void>(session.post("Anna get 5 from bank")); });
    REQUIRE(desk.roll(english, Seat{1}, tap_id(6)).what == What::waits);
    PhoneDesk other(
        game.session, game.links(), english,
        {PhoneMode::confirm, [&game] { return game.now_ms += 1000; }, true, [&made] { return 1 + made++ % 6; }});
    REQUIRE(other.roll(english, Seat{1}, tap_id(7)).what == What::waits);
    CHECK(made == 2);
    const auto posted = desk.confirm_first();
    REQUIRE(posted);
    CHECK(game.entry(posted->first).line == "Anna roll 1 2");
    CHECK(game.entry(posted->first).stamp.poster == "phone:1");
    CHECK(desk.roll(english, Seat{1}, tap_id(6)).entry == posted->first);
    game.desk.with_session([&](Session& session, SeatLinks&) { static_cast<void>(session.post("undo")); });
    REQUIRE(desk.roll(english, Seat{1}, tap_id(5)).what == What::waits);
    CHECK(made == 4);  // what the banker undid is thrown again
}

TEST_CASE("while the banker corrects an entry a phone reads why it must wait") {
    PlayedByPhones game;
    const PhoneAnswer shown = game.desk.preview(english, Seat{1}, "24");
    const std::int64_t before = game.last();
    game.desk.hold(true);
    CHECK(game.tap(1, "24", 1).refusal.code == "repairing");
    CHECK(game.desk.act(english, Seat{1}, {tap_id(1), "24", shown.preview.meaning, shown.last}).refusal.code ==
          "repairing");
    CHECK(game.last() == before);
    game.desk.hold(false);
    CHECK(game.tap(1, "24", 1).what == What::posted);
}

TEST_CASE("a request of a page is an object with known keys, and is bounded") {
    CHECK(read_phone_request(R"({"language":"fr","id":"x","text":"34","meaning":"m","upon":7,"entry":2})")->upon == 7);
    CHECK(read_phone_request("{}"));
    for (const std::string body :
         {"", "[]", "{", "7", R"({"text":7})", R"({"upon":"7"})", R"({"upon":-1})", R"({"upon":1.5})", R"({"other":1})",
          R"({"text":["x"]})", R"({"upon":99999999999999999999})"})
        CHECK_FALSE_MESSAGE(read_phone_request(body), body);
    CHECK_FALSE(read_phone_request("{\"text\":\"" + std::string(longest_phone_request, 'a') + "\"}"));
    CHECK_FALSE(read_phone_request(std::string(2000, '[')));
}

}  // namespace
}  // namespace tablebank::testing
