#pragma once
// A card for every player: cash, deeds as chips in board order, and the sum they could raise.

#include <string>
#include <vector>

#include "app/present/words/player_mark.h"
#include "calculators/edition.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

struct DeedChip {
    Space space;
    std::string name;
    std::string colour;  ///< of the city; empty for a company
    int city = -1;       ///< index of the city, which selects its mark; -1 if it is not a street
    SpaceKind kind = SpaceKind::street;
    bool mortgaged = false;
    int houses = 0;
    int hotels = 0;
    std::string state;  ///< "3 houses", "mortgaged"; or empty
    std::string text;   ///< with its space: "@34 3 houses", "@5 mortgaged"
};

struct PlayerCard {
    PlayerMark mark;
    std::string name;
    std::string role;        ///< or how they left the table
    std::string side;        ///< their role, also after they left
    std::string cash;        ///< "$1,500"; after the end, with the kept cash and the walk
    std::string purse;       ///< the cash account in a column: "1,500"
    std::string stands;      ///< "@34 Nob Hill", "in jail, try 1 of 2", how they left; or empty
    std::string raise;       ///< "total funds 1,856", including the cash; empty once the cash is handed in
    std::string kept;        ///< "kept 134.7", of the cash handed in at the end; or empty
    std::string prison;      ///< "jail 1/2", with the next try; or empty
    std::string hand;        ///< "2 cards in hand", or empty
    std::string hand_cards;  ///< their names, one per line; hidden cards have none before they are played
    std::string holds;       ///< the same as a sentence: "Anna holds: Corporate takeover"; or empty
    bool in_turn = false;    ///< the one player in turn on the screen
    bool out = false;
    std::vector<DeedChip> deeds;
};

/// "bankrupt", by the entries in force, or "has left the table", also for a player who was out from the start. Requires
/// a player who is out.
[[nodiscard]] std::string gone_text(const Language& lang, const Table& table, Seat seat);

[[nodiscard]] std::vector<PlayerCard> make_player_cards(const Language& lang, const Table& table);
/// Marks the card of the player in turn on the screen (TurnSnapshot::person); 0: none.
void show_in_turn(std::vector<PlayerCard>& cards, int person);

}  // namespace tablebank
