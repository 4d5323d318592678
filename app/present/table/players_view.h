#pragma once
// What the players see on a screen of their own: round and clock, everybody's cash and deeds, what is due and why, what
// happened last. Made only of what lies open on the table: nothing that is typed or noted by the banker, no free text,
// no name of a card kept in hand, and not what somebody could still raise.

#include <optional>
#include <string>
#include <vector>

#include "app/present/table/clock_view.h"
#include "app/present/table/counted_cash.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/table/stage_snapshot.h"
#include "app/present/words/working_row.h"

namespace tablebank {

class Language;

struct PlayersView {
    bool open = false;  ///< whether there is a game
    std::string edition;
    std::string round;  ///< "Round 7"
    std::string phase;  ///< "the closing"; empty during play
    ClockView clock;
    std::vector<PlayerCard> players;
    std::vector<CountedCash> counted;  ///< cash on its way; brought up to date for each frame of that
    // What the table waits for.
    std::string heading;                  ///< "Anna owes Boris", "Clara to roll"
    int payer = 0;                        ///< seat; 0: nobody
    std::optional<int> payee;             ///< seat; 0 is the bank
    std::optional<PartyCash> payer_cash;  ///< what both have, and will have
    std::optional<PartyCash> payee_cash;
    std::string amount;
    std::string subject;  ///< "Nob Hill"
    std::string colour;   ///< of its city
    std::vector<WorkingRow> workings;
    bool tells_witness = false;            ///< the last of the workings is what the banker wrote of a witness
    std::vector<std::string> waiting;      ///< further dues
    std::vector<std::string> open_to_all;  ///< what the table has ruled that everyone sees: standings, plans
    std::vector<std::string> latest;       ///< what happened last, newest first, three at most
};

/// Of the table as it is now. The clock is filled in by clock_view.
[[nodiscard]] PlayersView make_players_view(const Language& lang, const Table& table);

}  // namespace tablebank
