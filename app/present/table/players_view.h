#pragma once
// The players' own screen: round and clock, all players' cash and deeds, the due and its reason, the last events. It
// also has the board, the streets by name and the bank's deeds for sale. It shows only public information: no typed
// text and no notes of the banker, no names of cards in hand, and no sums that players could raise.

#include <optional>
#include <string>
#include <vector>

#include "app/present/table/board_snapshot.h"
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
    std::vector<CountedCash> counted;  ///< running figures; updated for each frame of the animation
    // The due or step that the table waits for.
    std::string heading;                  ///< "Anna owes Boris", "Clara to roll"
    int payer = 0;                        ///< seat; 0: none
    std::optional<int> payee;             ///< seat; 0 is the bank
    std::optional<PartyCash> payer_cash;  ///< the present and the future cash of both
    std::optional<PartyCash> payee_cash;
    std::string amount;
    std::string subject;  ///< "Nob Hill"
    std::string colour;   ///< of its city
    std::vector<WorkingRow> workings;
    bool tells_witness = false;            ///< the last row of the workings is the banker's note on a witness
    std::vector<std::string> waiting;      ///< further dues
    std::vector<std::string> open_to_all;  ///< the texts that the table has ruled to be public: standings, plans
    std::vector<std::string> latest;       ///< the last events, newest first, three at most
    BoardSnapshot board;                   ///< all spaces with owners and tokens
    std::string for_sale;                  ///< "For sale: Nob Hill and Wall Street", or how many deeds
};

/// The last events, as PlayersView has them.
[[nodiscard]] std::vector<std::string> latest_events(const Language& lang, const Table& table);
/// For the current table. clock_view fills in the clock.
[[nodiscard]] PlayersView make_players_view(const Language& lang, const Table& table);

}  // namespace tablebank
