#pragma once
// The timed ending of a game (rules of the two-hour game): computed from the table as it is now, or, once the players
// have handed in their cash, the recorded result.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "calculators/settlement.h"
#include "ledger/books/history.h"

namespace tablebank {

/// A ruling changed during the game, by an entry in force.
struct RulingChange {
    std::int64_t entry = 0;
    std::string key;
    std::string value;  ///< from then on
    std::string why;
};

/// Oldest first.
[[nodiscard]] std::vector<RulingChange> ruling_changes(const Table& table);

/// A total that a judge set in the place of the computed one, by an entry in force.
struct Adjustment {
    int player = 0;  ///< index into Position::players
    Share computed;
    Share total;
    std::int64_t entry = 0;
    std::string why;
    bool again = false;  ///< `computed` is a total that was set before
};

struct GameSettlement {
    Position position;  ///< the table as it is now, with the cash that each had before handing it in
    Rulings rulings;    ///< by which the walk is paid, or was; and the ties are decided by the one in force now
    Settlement settlement;
    bool recorded = false;                  ///< the shares are recorded in the game
    std::vector<RulingChange> changes{};    ///< of rulings, oldest first
    std::vector<Adjustment> adjustments{};  ///< in order of seat; places and winners follow from them
    std::vector<Adjustment> adjusted{};     ///< every one in force, oldest first, each from the total before it
};

/// Dice given here beat those recorded in the game, except for deeds that the walk has paid, and for those of a player
/// who was the last one left. Refusals: those of settle.
[[nodiscard]] std::variant<GameSettlement, Refusal> settle_game(const Table& table, const UtilityDice& dice);

/// The table with the cash that each player handed in, and the rulings of the walk; needs no dice.
struct HandedIn {
    Position position;
    Rulings rulings;
};
/// nullopt before the cash is handed in.
[[nodiscard]] std::optional<HandedIn> handed_in_state(const Table& table);

/// Whether the players have handed in their cash, and their shares are recorded in the game.
[[nodiscard]] bool has_kept_cash(const Game& game);

/// Whether the table has ruled that no one sees standings now (ruling live_standings): during play.
[[nodiscard]] bool hides_standings(const Game& game);

/// The same places, shares, payments and totals of a game without its history; the cash of each player before handing
/// it in is not known there. Dice given here count if none were recorded.
[[nodiscard]] std::variant<Settlement, Refusal> settle_state(const Game& game, const UtilityDice& dice);

}  // namespace tablebank
