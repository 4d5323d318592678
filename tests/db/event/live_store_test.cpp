// A hub's store of the games at an event's tables, in any place: acknowledged entries are there, once, in order, and
// nothing else is. Each case runs with every store.

#include "db/book/live_store.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/live_stores.h"

namespace {

using namespace tablebank;
using namespace tablebank::testing;
using Kind = FileError::Kind;

template <class Rule>
void each_place(Rule&& rule) {
    for (const auto& place : live_places()) {
        CAPTURE(place->kind());
        rule(*place);
    }
}

/// After each step the store is closed, and opened again.
LiveAnswer append_and_close(const LivePlace& place, const LiveBatch& batch) {
    return append_one(*place.open(), batch);
}

bool is_kept(const LiveAnswer& answer, const OutgoingGame& game, std::int64_t entries) {
    return answer.outcome == LiveOutcome::kept && answer.head == game.head(entries);
}

}  // namespace

TEST_CASE("a game grows by the entries sent, and is there when the store is opened again") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 8);
        CHECK(!place.open()->game(game.id));
        CHECK(entries_of(*place.open(), game.id).empty());
        CHECK(is_kept(append_and_close(place, game.batch(1, 0)), game, 0));
        CHECK(holds(*place.open(), game, 0));
        CHECK(is_kept(append_and_close(place, game.batch(1, 3)), game, 3));
        CHECK(holds(*place.open(), game, 3));
        CHECK(is_kept(append_and_close(place, game.batch(4, 8)), game, 8));
        const auto store = place.open();
        CHECK(holds(*store, game, 8));
        CHECK(entries_of(*store, game.id, 6) == game.batch(7, 8).entries);
        CHECK(entries_of(*store, game.id, 8).empty());
        CHECK(entries_of(*store, game.id, 9).empty());
    });
}

TEST_CASE("entries that are sent again change nothing, and of a batch known in part the rest is kept") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 9);
        const auto store = place.open();
        CHECK(is_kept(append_one(*store, game.batch(1, 4)), game, 4));
        CHECK(is_kept(append_one(*store, game.batch(1, 4)), game, 4));
        CHECK(is_kept(append_one(*store, game.batch(2, 3)), game, 4));
        CHECK(is_kept(append_one(*store, game.batch(1, 0)), game, 4));
        CHECK(is_kept(append_one(*store, game.batch(4, 3)), game, 4));
        CHECK(holds(*store, game, 4));
        CHECK(is_kept(append_one(*store, game.batch(3, 6)), game, 6));
        CHECK(is_kept(append_one(*store, game.batch(1, 9)), game, 9));
        CHECK(holds(*store, game, 9));
        LiveBatch other_headers = game.batch(9, 9);
        other_headers.headers = "other words";
        CHECK(is_kept(append_one(*store, other_headers), game, 9));
        CHECK(store->game(game.id)->headers == game.headers);
    });
}

TEST_CASE("entries after a gap are not kept, and the sender gets the number to begin with") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 9);
        const auto store = place.open();
        const LiveAnswer none = append_one(*store, game.batch(2, 4));
        CHECK(none.outcome == LiveOutcome::gap);
        CHECK(none.head == LiveHead{});
        CHECK(!store->game(game.id));
        CHECK(is_kept(append_one(*store, game.batch(1, 3)), game, 3));
        const LiveAnswer gap = append_one(*store, game.batch(5, 9));
        CHECK(gap.outcome == LiveOutcome::gap);
        CHECK(gap.head == game.head(3));
        CHECK(append_one(*store, game.batch(5, 4)).outcome == LiveOutcome::gap);
        CHECK(holds(*store, game, 3));
    });
}

TEST_CASE("another history of a game is reported, wherever it forks, and none of it is kept") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 6);
        const auto store = place.open();
        CHECK(is_kept(append_one(*store, game.batch(1, 6)), game, 6));
        for (std::int64_t at = 1; at <= 6; ++at)
            for (std::int64_t last = at; last <= 9; ++last)
                for (std::int64_t first = 1; first <= std::min<std::int64_t>(last + 1, 7); ++first) {
                    CAPTURE(at);
                    CAPTURE(first);
                    CAPTURE(last);
                    const LiveAnswer answer = append_one(*store, parted(game, at, last).batch(first, last));
                    CHECK(answer.outcome == LiveOutcome::fork);
                    CHECK(answer.head == game.head(6));
                }
        CHECK(holds(*store, game, 6));
    });
}

TEST_CASE("a game with another beginning is another one, even if nothing was played") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 3);
        OutgoingGame other = outgoing_game("morning", 5);
        other.id = game.id;
        const auto store = place.open();
        CHECK(is_kept(append_one(*store, game.batch(1, 0)), game, 0));
        CHECK(append_one(*store, other.batch(1, 0)).outcome == LiveOutcome::fork);
        CHECK(append_one(*store, other.batch(1, 5)).outcome == LiveOutcome::fork);
        CHECK(append_one(*store, other.batch(4, 5)).outcome == LiveOutcome::fork);
        CHECK(holds(*store, game, 0));
        CHECK(is_kept(append_one(*store, game.batch(1, 3)), game, 3));
    });
}

TEST_CASE("batches of one call are weighed in order, each against those before it") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 9);
        const OutgoingGame other = parted(game, 4, 9);
        const OutgoingGame third = outgoing_game("morning", 4);
        const auto store = place.open();
        const std::vector batches{game.batch(3, 4),  third.batch(1, 1), game.batch(1, 3),
                                  game.batch(3, 5),  other.batch(1, 6), game.batch(1, 2),
                                  third.batch(2, 4), other.batch(4, 4), game.batch(6, 9)};
        const auto answers = store->append(batches);
        REQUIRE(answers.size() == batches.size());
        CHECK(answers[0].outcome == LiveOutcome::gap);
        CHECK(answers[0].head == LiveHead{});
        CHECK(is_kept(answers[1], third, 1));
        CHECK(is_kept(answers[2], game, 3));
        CHECK(is_kept(answers[3], game, 5));
        CHECK(answers[4].outcome == LiveOutcome::fork);
        CHECK(is_kept(answers[5], game, 5));
        CHECK(is_kept(answers[6], third, 4));
        CHECK(answers[7].outcome == LiveOutcome::fork);
        CHECK(answers[7].head == game.head(5));
        CHECK(is_kept(answers[8], game, 9));
        CHECK(holds(*store, game, 9));
        CHECK(holds(*store, third, 4));
        CHECK(store->append({}).empty());
    });
}

TEST_CASE("texts up to their limits, and letters of every kind, come back unchanged") {
    each_place([](const LivePlace& place) {
        OutgoingGame game = outgoing_game("evening", 3);
        game.headers = std::string(LiveLimits::headers, 'h');
        game.entries[0].text = std::string(LiveLimits::entry, 'x');
        game.entries[1].text = "";
        game.entries[2].text = "\xd0\xbf\xd1\x80 \\. \\N \t \r\n \x01 '\" $1 %s \xf0\x9f\x8e\xb2";
        CHECK(is_kept(append_and_close(place, game.batch(1, 3)), game, 3));
        CHECK(holds(*place.open(), game, 3));
    });
}

TEST_CASE("an invalid batch is not compared, and nothing that came with it is kept") {
    each_place([](const LivePlace& place) {
        const OutgoingGame sound = outgoing_game("morning", 2);
        const OutgoingGame game = outgoing_game("evening", 4);
        const auto store = place.open();
        const auto refuses = [&](const std::function<void(LiveBatch&)>& spoil) {
            LiveBatch batch = game.batch(2, 4);
            spoil(batch);
            CHECK_THROWS_AS((void)store->append(std::vector{sound.batch(1, 2), batch}), std::invalid_argument);
        };
        refuses([](LiveBatch& batch) { batch.headers = std::string(LiveLimits::headers + 1, 'h'); });
        refuses([](LiveBatch& batch) { batch.entries[1].text = std::string(LiveLimits::entry + 1, 'x'); });
        refuses([](LiveBatch& batch) { batch.entries[1].text += '\0'; });
        refuses([](LiveBatch& batch) { batch.headers[3] = '\0'; });
        refuses([](LiveBatch& batch) { batch.entries.erase(batch.entries.begin() + 1); });
        refuses([](LiveBatch& batch) { batch.before.number = 0; });
        refuses([](LiveBatch& batch) { batch.game = "evening"; });
        refuses([](LiveBatch& batch) { batch.game[0] = 'X'; });
        refuses([](LiveBatch& batch) {
            batch.before.number = -1;
            batch.entries.clear();
        });
        refuses([&](LiveBatch& batch) {
            batch = game.batch(1, 1);
            batch.before.hash = sha256("another");
        });
        CHECK(!store->game(sound.id));
    });
}

TEST_CASE("an alteration of the tables is noticed when they are read") {
    for (const std::string change :
         {"DELETE FROM ENTRY WHERE number = 2", "DELETE FROM ENTRY WHERE number = 4",
          "UPDATE ENTRY SET number = 9 WHERE number = 3",
          "UPDATE ENTRY SET hash = (SELECT hash FROM ENTRY WHERE number = 1) WHERE number = 4",
          "UPDATE HEAD SET number = 5"}) {
        CAPTURE(change);
        each_place([&](const LivePlace& place) {
            const OutgoingGame game = outgoing_game("evening", 4);
            CHECK(is_kept(append_and_close(place, game.batch(1, 4)), game, 4));
            place.alter(change);
            CHECK(failure_of([&] { (void)entries_of(*place.open(), game.id); }) == Kind::damaged);
        });
    }
}

TEST_CASE("an entry that is there although no head tells of it is not written over") {
    each_place([](const LivePlace& place) {
        const OutgoingGame game = outgoing_game("evening", 5);
        const OutgoingGame other = outgoing_game("morning", 1);
        CHECK(is_kept(append_and_close(place, game.batch(1, 4)), game, 4));
        place.alter("UPDATE ENTRY SET number = 5 WHERE number = 1");
        const auto store = place.open();
        CHECK(failure_of([&] {
                  (void)store->append(std::vector{other.batch(1, 1), game.batch(5, 5)});
              }) == Kind::moved_on);
        CHECK(!store->game(other.id));
    });
}
