// A game against checkpoints that were kept elsewhere: what differs, and between which entries.

#include "ledger/proof/comparison.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "ledger/proof/chain.h"
#include "tests/support/hand_made.h"

namespace tablebank {
namespace {

Hash hash_of(const std::string& what) {
    return sha256(what);
}

/// A game whose heads are made up; entries from `other_from` on are those of another history.
ChainSummary some_game(int entries, int other_from = 1000) {
    ChainSummary game{std::string(32, 'a'), "us", hash_of("us"), {}};
    for (int entry = 0; entry <= entries; ++entry)
        game.heads.push_back(hash_of((entry < other_from ? "one " : "other ") + std::to_string(entry)));
    return game;
}

/// The stored checkpoint after an entry: of a round, or of the end if that is 0.
Checkpoint kept(std::int64_t entries, std::int64_t round = 1) {
    return {.game = std::string(32, 'a'),
            .edition = "us",
            .edition_hash = hash_of("us"),
            .entries = entries,
            .head = hash_of("one " + std::to_string(entries)),
            .round = round,
            .role = Attester::judge,
            .name = "Vera"};
}

Comparison alone(const ChainSummary& game, const Checkpoint& checkpoint) {
    return compare(game, std::vector{checkpoint}).front();
}

TEST_CASE("the summary of a game is its chain, from the parent of the first entry") {
    const auto setup = testing::agreed();
    Table table(setup);
    const ChainSummary none = summary_of(*setup, table.history.entries());
    CHECK(none.last() == 0);
    CHECK(none.heads == std::vector{genesis(*setup)});
    CHECK(none.game == setup->game_id);
    CHECK(none.edition == setup->edition->id);
    CHECK(none.edition_hash == sha256(setup->edition_text));

    Entry entry;
    entry.sequence = 1;
    entry.verb = "note";
    entry.line = "note \"a\"";
    table.post(entry);
    const ChainSummary one = summary_of(*setup, table.history.entries());
    CHECK(one.heads == std::vector{genesis(*setup), chained(genesis(*setup), entry)});
}

TEST_CASE("a game agrees with its stored checkpoint, and may have gone on since") {
    CHECK(alone(some_game(9), kept(9)).agreement == Agreement::agrees);
    CHECK(alone(some_game(9), kept(9, 0)).agreement == Agreement::agrees);
    CHECK(alone(some_game(9), kept(5)).agreement == Agreement::went_on);
    CHECK(alone(some_game(9, 6), kept(5)).agreement == Agreement::went_on);
}

TEST_CASE("after its end a game goes on only if a later end was kept too") {
    CHECK(alone(some_game(9), kept(7, 0)).agreement == Agreement::past_end);
    const auto corrected = compare(some_game(9), std::vector{kept(7, 0), kept(9, 0)});
    CHECK(corrected[0].agreement == Agreement::went_on);
    CHECK(corrected[1].agreement == Agreement::agrees);
    const auto not_yet = compare(some_game(9), std::vector{kept(7, 0), kept(8, 0), kept(9)});
    CHECK(not_yet[0].agreement == Agreement::past_end);
    CHECK(not_yet[1].agreement == Agreement::past_end);
}

TEST_CASE("an entry that leaves the result unchanged breaks no signed end") {
    ChainSummary game = some_game(9);
    game.last_change = 7;
    CHECK(alone(game, kept(7, 0)).agreement == Agreement::went_on);
    CHECK(alone(game, kept(6, 0)).agreement == Agreement::past_end);
}

TEST_CASE("a checkpoint that agrees with this game proves nothing about the other history") {
    const std::vector held{kept(7), kept(12), kept(13)};
    ChainSummary game = some_game(20, 13);
    const auto compared = compare(game, held);
    CHECK(compared[2].agreement == Agreement::differs);
    CHECK(compared[2].all_agreed == std::vector<std::int64_t>{7, 12});
    CHECK(compared[0].all_agreed.empty());
}

TEST_CASE("entries that are gone from the end are missed") {
    const Comparison gone = alone(some_game(7), kept(9));
    CHECK(gone.agreement == Agreement::shorter);
    CHECK(gone.agreed == 0);
    const auto both = compare(some_game(7), std::vector{kept(9), kept(5), kept(7)});
    CHECK(both[0].agreement == Agreement::shorter);
    CHECK(both[0].agreed == 7);
}

TEST_CASE("a difference is after the last entry up to which a checkpoint agrees") {
    const std::vector held{kept(9, 0), kept(2), kept(4), kept(7)};
    const auto rewritten = compare(some_game(12, 6), held);
    CHECK(rewritten[0].agreement == Agreement::differs);
    CHECK(rewritten[0].agreed == 4);
    CHECK(rewritten[1].agreement == Agreement::went_on);
    CHECK(rewritten[2].agreement == Agreement::went_on);
    CHECK(rewritten[3].agreement == Agreement::differs);
    CHECK(rewritten[3].agreed == 4);

    const auto from_the_first = compare(some_game(12, 0), held);
    for (const Comparison& each : from_the_first) {
        CHECK(each.agreement == Agreement::differs);
        CHECK(each.agreed == 0);
    }
}

TEST_CASE("another game and another edition are named as such, whatever the head is") {
    Checkpoint of_other = kept(9);
    of_other.game = std::string(32, 'b');
    CHECK(alone(some_game(9), of_other).agreement == Agreement::other_game);
    Checkpoint of_box = kept(9);
    of_box.edition_hash = hash_of("ru");
    CHECK(alone(some_game(9), of_box).agreement == Agreement::other_edition);
    Checkpoint of_name = kept(9);
    of_name.edition = "ru";
    CHECK(alone(some_game(9), of_name).agreement == Agreement::other_edition);
}

TEST_CASE("a head that belongs to another entry is found there") {
    Checkpoint miscounted = kept(5);
    miscounted.entries = 6;
    CHECK(alone(some_game(9), miscounted).head_at == 5);
    miscounted.entries = 60;
    CHECK(alone(some_game(9), miscounted).head_at == 5);
    CHECK_FALSE(alone(some_game(9, 3), kept(5)).head_at);
}

TEST_CASE("two checkpoints of one moment that differ cannot both be true") {
    Checkpoint forked = kept(5);
    forked.head = hash_of("a fork");
    const auto both = compare(some_game(9), std::vector{kept(5), kept(7), forked});
    CHECK(both[0].contradicted_by == 2);
    CHECK_FALSE(both[1].contradicted_by);
    CHECK(both[2].contradicted_by == 0);

    Checkpoint miscounted = kept(5);
    miscounted.entries = 6;  // one head for two moments
    CHECK(compare(some_game(9), std::vector{kept(5), miscounted})[0].contradicted_by == 1);
    Checkpoint of_other = forked;
    of_other.game = std::string(32, 'b');
    CHECK_FALSE(compare(some_game(9), std::vector{kept(5), of_other})[0].contradicted_by);
    CHECK_FALSE(compare(some_game(9), std::vector{kept(5), kept(5, 2)})[0].contradicted_by);
}

}  // namespace
}  // namespace tablebank
