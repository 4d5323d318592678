#pragma once
// A long game for the benches: six players who roll, pay, build, mortgage and trade by the rules until the book has the
// requested number of entries. Every line goes through the grammar and `decide`, so the game is a real one, and a seed
// gives the same game every time. A player short of cash borrows from the bank, so no one goes bankrupt and the game
// never ends. Its mix is about that of the recorded demo game: a third are rolls, a quarter transactions, 1.4 transfers
// an entry. Knows nothing of clocks: nothing here is timed.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"
#include "ledger/proof/chain.h"

namespace tablebank::bench {

/// The American edition with three monopolists and three competitors in turn.
[[nodiscard]] Setup six_players();

class LongGame {
public:
    explicit LongGame(std::uint64_t seed);

    /// Plays until the game has at least this many entries.
    void play_to(std::int64_t entries);

    /// Goes on until the player in turn may roll and nothing is due.
    void play_to_a_roll();
    /// Lends and repays until the game has this many entries, or one more: the table does not change.
    void fill_to(std::int64_t entries);

    [[nodiscard]] const Table& table() const { return table_; }
    [[nodiscard]] Stamp stamp();

private:
    void step();
    void settle(const Due& due);
    void roll();
    void pass_dice();
    void deal();
    void take_back();

    /// Nothing where the line was posted.
    std::optional<Refusal> post(const std::string& line);
    /// Posts a line that only a lack of cash may stop; then the player who lacks it borrows first.
    void must_post(const std::string& line);
    [[nodiscard]] std::string line_with_what_is_missing(const Due& due);
    [[nodiscard]] std::string card_for(Seat drawer);
    [[nodiscard]] std::optional<Space> any_deed_of(Seat seat);
    [[nodiscard]] int below(int bound) { return static_cast<int>(luck_() % static_cast<std::uint64_t>(bound)); }
    [[nodiscard]] Dice throw_dice() { return {1 + below(6), 1 + below(6)}; }
    [[nodiscard]] bool one_in(int chances) { return below(chances) == 0; }

    std::mt19937_64 luck_;
    std::int64_t now_ms_;
    Table table_;
};

/// The hash of every entry of a table, in order.
[[nodiscard]] std::vector<Hash> hashes_of(const Table& table);

/// A game file that holds the first `entries` entries of a long game. Throws FileError.
void write_long_game(const std::filesystem::path& file, std::int64_t entries, std::uint64_t seed);
/// A game of this many entries, or a few more, before a roll: the same table at every length, so only the length
/// differs.
void write_filled_game(const std::filesystem::path& file, std::int64_t entries, std::uint64_t seed);

}  // namespace tablebank::bench
