#pragma once
// Decisions of people in a game that do not follow from its rules: rulings, minutes, totals, cash by hand, turns and
// places by agreement; and when it was played, and by which clock.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/event/game_cards.h"
#include "ledger/books/history.h"

namespace tablebank {

/// A total that a judge set, and that counts in the place of the computed one.
struct TotalSet {
    std::int64_t entry = 0;
    Seat seat;
    std::string words;  ///< in no language: "312.5 -> 9999"
};
/// Minutes that the judge granted, explicitly or by setting the clock, while something else was posted or at the end.
struct MinutesGranted {
    std::int64_t entry = 0;  ///< the one with the most minutes; 0: none
    std::int64_t minutes = 0;
};

[[nodiscard]] std::vector<TotalSet> totals_set(const Game& game, const History& history);

/// Entries that changed a ruling, if another entry was posted under it or it applies at the end. Changes without effect
/// in this game do not count.
[[nodiscard]] std::vector<std::int64_t> rulings_changed(const Game& game, const History& history);
[[nodiscard]] MinutesGranted most_minutes_granted(const Game& game, const History& history);

/// A player who left the game, and not as a bankrupt: their possessions are lost, and they have the last place.
struct PlayerLeft {
    std::int64_t entry = 0;
    Seat seat;
};
[[nodiscard]] std::vector<PlayerLeft> players_left(const History& history);

/// Entries with which someone came late, took a seat over or exchanged it, or was given another name, each with the
/// first seat that it is about.
[[nodiscard]] std::vector<PlayerLeft> people_changed(const History& history);

/// A due that was open when a timed game ended: a payment of the last turns that was undone in the closing, or a card
/// that was never drawn. An offer and a fine before the roll of a turn that did not begin do not count.
struct DueAtEnd {
    Seat debtor;
    std::string words;  ///< the due and its amount, as the log has it: "income_tax 200"
};
[[nodiscard]] std::vector<DueAtEnd> dues_at_end(const Game& game);

/// Entries that give a turn, put a token, or take a player to jail or out of it by the word of the table; cards of
/// unknown decks that put one too often (game_cards.h), and bankruptcies to others than the oldest debt is owed to,
/// among them.
[[nodiscard]] std::vector<std::int64_t> decided_by_table(const Decks& decks, const Setup& setup,
                                                         const History& history);

/// A game whose clock differs by this much from its minutes was not played by it.
inline constexpr std::int64_t clock_trouble_ms = 10 * std::int64_t{60'000};
/// "19 of 120", in no language.
[[nodiscard]] std::string minutes_used(std::int64_t used_ms, std::int64_t limit_ms);

/// A timed game that was not played by its clock: a roll while the clock was stopped; a roll, or the call of time, ten
/// minutes or more after it had run out; time called as much before; the clock set back after a roll. By the
/// table's clock, and by the moments of the entries alone.
struct ClockTrouble {
    std::int64_t entry = 0;
    std::string words;  ///< in no language: "stopped", "taken back", or minutes used and granted: "2 of 120"
};
[[nodiscard]] std::vector<ClockTrouble> trouble_with_clock(const Game& game, const History& history);

/// The entries that lodged a protest, or set the time for protests: decided, withdrawn or not. They do not record by
/// whom.
[[nodiscard]] std::vector<std::int64_t> protests_lodged(const History& history);

/// When a game was played, milliseconds UTC: from the first entry after its opening to the latest. A game may be
/// opened days before it is played.
struct GameTime {
    std::int64_t began = 0;
    std::int64_t ended = 0;
};
[[nodiscard]] GameTime time_of_game(const History& history);
/// A moment in no language: "2026-11-26T20:15Z".
[[nodiscard]] std::string minute_words(std::int64_t at_ms);

}  // namespace tablebank
