#pragma once
// Defines which line belongs to which stage of a game: one table of kinds of line and stages (ru 1, 25; the two-hour
// game). It is printed in docs/reference/stages.md. Internal to the ledger: other code calls decide.

#include <cstdint>

#include "ledger/books/stage.h"
#include "ledger/grammar/command.h"

namespace tablebank::deciding {

enum class LineKind : std::uint8_t {
    moving,      ///< the turn itself: a roll, the fine, a kept card, a token that is put on a space
    caused,      ///< what a roll causes: a deed bought or declined, a card, a grant
    settling,    ///< pays or claims what is due
    paying,      ///< a sum to the bank or to another player
    claiming,    ///< a sum from another player
    receiving,   ///< a sum from the bank by hand
    trading,     ///< a trade between players
    waiving,     ///< waives a due
    building,    ///< builds or redeems
    raising,     ///< sells buildings or mortgages
    leaving,     ///< a player leaves the table
    passing,     ///< the turn passes to another player
    timing,      ///< the clock
    announcing,  ///< `closing`
    keeping,     ///< `keep`
    walking,     ///< `walk`
    finishing,   ///< `finish`
    ranking,     ///< `richest`
    ruling,      ///< `rule`
    recording,   ///< counts
    history,     ///< notes, corrections of entries, protests and the confirmation of the rulings
    judging,     ///< signatures and the certificate
    seating,     ///< a seat is taken over, or two are exchanged
    naming,      ///< a name is corrected
    joining,     ///< someone comes late
};

enum class StageAnswer : std::uint8_t {
    yes,
    unannounced,    ///< until `closing`, then wrong_phase
    owed,           ///< only debts from before a side left
    in_hand,        ///< only in the turn or the round in hand
    in_hand_owing,  ///< the same, and from a player who owes something
    in_order,       ///< only if the dealings follow the order of play (ruling closing_own_turn)
    dues,           ///< only dues; nothing beyond them goes from player to player
    wrong_phase,    ///< wrong_phase, and game_over once the game is finished
    no_turn,        ///< time_called_already until `closing`, then wrong_phase
    no_trade,       ///< trade_closed
    bank_only,      ///< closing_bank_only
    no_closing,     ///< not_in_this_edition: there are no closing transactions (ruling `closing`)
    ruling_closed,  ///< rulings_closed, unless the ruling changes no result
};

[[nodiscard]] LineKind kind_of(const Action& action);
[[nodiscard]] StageAnswer answer_for(LineKind kind, Stage stage);

}  // namespace tablebank::deciding
