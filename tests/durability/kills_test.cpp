// `tablebank do` killed at any moment while lines stream to it: acknowledged entries are there, and at most the one
// entry in progress. scripts/kills.sh kills the requested number of times.

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "db/file/temporary_folder.h"
#include "ledger/proof/chain.h"
#include "tests/durability/evening.h"
#include "tests/durability/files.h"
#include "tests/durability/posting_process.h"

using namespace tablebank;
using namespace tablebank::durability;
using random_play::Rng;

namespace {

constexpr std::uint64_t kills_of_a_game = 50;  // a long game only takes longer to open

/// More than are ever read before the kill, each one entry, and as many as a pipe holds.
std::string stream_of_lines(Rng& chance) {
    constexpr std::size_t held_by_a_pipe = 60'000;
    static const std::vector<std::string> lines{"1 pay 1 to 2 \"a bet\"\n", "2 pay 1 to 1 \"a bet\"\n",
                                                "note \"nothing happened\"\n", "undo\nredo\n"};
    std::string all = lines.front();  // something to undo
    while (all.size() < held_by_a_pipe) all += chance.one_of(lines);
    return all;
}

Moment any_moment(Rng& chance) {
    const bool after_an_answer = chance.percent(80);
    return {after_an_answer, std::chrono::microseconds(chance.below(after_an_answer ? 2000 : 20000))};
}

struct Killed {
    std::uint64_t kills = 0;
    std::uint64_t posting = 0;  ///< of these after an answer
    std::int64_t lines = 0;     ///< acknowledged
};

/// The hash of an entry, worked out from the beginning.
Hash hash_of(const Table& table, std::int64_t sequence) {
    Hash head = genesis(*table.game.setup);
    for (std::int64_t next = 1; next <= sequence; ++next) head = chained(head, table.history.at(next));
    return head;
}

/// Kills until the game has had its share of kills.
void kill_game(std::uint64_t kills, Rng& chance, Killed& killed) {
    const TemporaryFolder folder(quick_folder());
    const std::filesystem::path game = folder.path() / "evening.tbl";
    std::int64_t before = Session::create(game, three_players(), nullptr, StampMaker::system()).table().history.last();
    for (std::uint64_t i = 0; i < kills; ++i) {
        const auto acknowledged =
            kill_while_posting(TABLEBANK_PROGRAM, game, stream_of_lines(chance), any_moment(chance));
        REQUIRE_MESSAGE(acknowledged, "it ended by itself");
        // By turns as a reader finds it, recovering a copy, and as the next sitting does.
        const Table found = i % 2 == 0 ? read_game(game).table : Session::open(game, StampMaker::system()).table();
        const std::int64_t there = found.history.last();
        const std::int64_t least = std::max(before, acknowledged->entry);
        REQUIRE(there >= least);
        REQUIRE(there <= least + 1);
        if (acknowledged->lines > 0) REQUIRE(hash_of(found, acknowledged->entry) == acknowledged->head);
        ++killed.kills;
        killed.posting += acknowledged->lines > 0 ? 1 : 0;
        killed.lines += acknowledged->lines;
        before = there;
    }
}

}  // namespace

TEST_CASE("tablebank killed while it posts keeps every line that it acknowledged") {
    const std::uint64_t kills = number_from("TABLEBANK_KILLS", 100);
    const std::uint64_t seed = number_from("TABLEBANK_SEED", std::random_device{}());
    MESSAGE("seed ", seed);
    Rng chance(seed);
    Killed killed;
    while (killed.kills < kills) kill_game(std::min(kills_of_a_game, kills - killed.kills), chance, killed);
    MESSAGE(killed.kills, " kills, ", killed.posting, " after an answer, ", killed.lines,
            " lines acknowledged, none lost");
    CHECK(killed.posting > 0);
}
