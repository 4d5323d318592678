// Trades between phones: posted once the other player agrees to what both have seen.

#include <doctest/doctest.h>

#include <string>

#include "tests/app/phones/played_by_phones.h"

namespace tablebank::testing {
namespace {

using What = PhoneAnswer::What;

/// Anna has a deed, and it is Boris's turn.
void buy_for_anna(PlayedByPhones& game) {
    REQUIRE(game.tap(1, "24", 1).what == What::posted);
    REQUIRE(game.tap(1, "buy", 2).what == What::posted);
}

TEST_CASE("a trade is posted once the other player agrees to what both have seen") {
    PlayedByPhones game;
    buy_for_anna(game);
    const std::string line = game.desk.line_of(Seat{1}, {Seat{2}, {"@6"}, {"150"}});
    CHECK_FALSE(line.empty());
    const std::int64_t before = game.last();
    REQUIRE(game.tap(1, line, 3).what == What::waits);
    CHECK(game.last() == before);
    CHECK(game.desk.look(english, Seat{1}).waits.starts_with("Waits for Boris: "));
    CHECK(game.desk.look(english, Seat{3}).asked.empty());
    const PhoneState boris = game.desk.look(english, Seat{2});
    REQUIRE(boris.asked.size() == 1);
    const std::string id = boris.asked.front().id;
    const SeatPreview preview = boris.asked.front().preview;
    CHECK(game.desk.agree(english, Seat{3}, id, preview.meaning).refusal.code == "no-such-offer");
    CHECK(game.desk.agree(english, Seat{2}, id, "another").what == What::again);
    CHECK(game.last() == before);
    REQUIRE(game.desk.agree(english, Seat{2}, id, preview.meaning).what == What::posted);
    CHECK(game.entry(game.last()).stamp.id == tap_id(3));
    CHECK(game.entry(game.last()).stamp.poster == "phone:1");
    CHECK(game.session.game().owner_of(Space{6}) == Seat{2});
    CHECK(game.desk.agree(english, Seat{2}, id, preview.meaning).refusal.code == "no-such-offer");
}

TEST_CASE("a trade that is declined or withdrawn is not posted") {
    PlayedByPhones game;
    buy_for_anna(game);
    const std::string line = game.desk.line_of(Seat{1}, {Seat{2}, {"@6"}, {"150"}});
    const std::int64_t before = game.last();
    REQUIRE(game.tap(1, line, 3).what == What::waits);
    CHECK(game.desk.decline(english, Seat{3}, tap_id(3)).refusal.code == "no-such-offer");
    CHECK(game.desk.decline(english, Seat{2}, tap_id(3)).what == What::done);
    CHECK(game.desk.look(english, Seat{1}).news.starts_with("The other player does not agree: "));
    REQUIRE(game.tap(1, line, 4).what == What::waits);
    static_cast<void>(game.desk.withdraw(english, Seat{1}));
    CHECK(game.desk.look(english, Seat{2}).asked.empty());
    CHECK(game.last() == before);
}

TEST_CASE("with confirm a trade waits for the other player and then for the banker") {
    PlayedByPhones game(PhoneMode::confirm);
    for (const char* line : {"Anna roll 2 4", "Anna buy"})
        game.desk.with_session([&](Session& session, SeatLinks&) { static_cast<void>(session.post(line)); });
    REQUIRE(game.tap(1, game.desk.line_of(Seat{1}, {Seat{2}, {"@6"}, {"150"}}), 3).what == What::waits);
    CHECK_FALSE(game.desk.first_waiting());
    const PhoneState boris = game.desk.look(english, Seat{2});
    REQUIRE(boris.asked.size() == 1);
    CHECK(game.desk.agree(english, Seat{2}, tap_id(3), boris.asked.front().preview.meaning).what == What::waits);
    CHECK(game.desk.confirm_first());
    CHECK(game.session.game().owner_of(Space{6}) == Seat{2});
}

TEST_CASE("a trade with an item that does not exist has no line") {
    const PlayedByPhones game;
    for (const char* item : {"@999", "@", "-5", "1e9", "Nob Hill", "99999999999999999999", "5 force \"x\""})
        CHECK_MESSAGE(game.desk.line_of(Seat{1}, {Seat{2}, {item}, {}}).empty(), item);
    CHECK(game.desk.line_of(Seat{1}, {Seat{9}, {"5"}, {}}).empty());
}

}  // namespace
}  // namespace tablebank::testing
