#pragma once
// Why something is refused: a code with its data, never a sentence. Calculators and the ledger share one list, in order
// of precedence: when several apply, the first one is given. docs/reference/errors.md lists each with its meaning.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/money.h"
#include "calculators/table.h"

namespace tablebank {

enum class RefusalCode {
    // The game does not stand where the line belongs.
    game_over,             ///< the game is finished
    wrong_phase,           ///< not in this phase of the game (detail: the phase)
    closing_bank_only,     ///< in the closing only the bank deals
    player_out,            ///< that player has left the table
    not_tracked,           ///< `track_tokens no`: nobody rolls, the bank keeps no turns
    no_such_entry,         ///< there is no entry of that number
    nothing_to_undo,       ///< no entry in force is left to undo
    nothing_to_redo,       ///< nothing was undone since the last posting
    opening_entry,         ///< the opening cannot be undone
    already_reversed,      ///< that entry is not in force
    reversal_blocked,      ///< a later entry stands in the way (entry, detail)
    reversal_impossible,   ///< its transfers cannot go back, or the result is no possible position (detail)
    reversal_too_long,     ///< taken back and brought back too often: the line is posted anew (entry, detail)
    no_own_line,           ///< that entry only takes back others, or puts them right, so it cannot be amended
    judge_repairs,         ///< once the cash is handed in only the judge repairs: with a reason
    changes_nothing,       ///< the entry says this already
    repair_open,           ///< a later line could mean more than one thing (repair: the plan; entry: the first of them)
    unknown_ruling,        ///< no such ruling key (detail)
    unknown_ruling_value,  ///< no such value (detail: the known ones)
    wrong_goal,            ///< the game is played for another goal
    not_in_this_edition,   ///< this rule book, or its rulings, have no such thing (detail)
    no_auction,            ///< this rule book holds no auctions
    not_up_for_auction,    ///< this deed waits for no auction (space)
    side_not_gone,         ///< goal B: both sides still play
    time_not_called,
    sheet_signed,      ///< the judge certified the sheet: it is corrected by `correct` (line)
    sheet_not_signed,  ///< nothing is corrected before the sheet is certified
    judge_signs,       ///< the sheet is corrected with the signature of the judge's key (line)
    other_key,      ///< the signature, or the key that is named, is not that of the judge's key (detail: the right one)
    other_purpose,  ///< the signature is of another text about this game (detail: its purpose)
    older_entry,    ///< the signature is of the game before something changed (entry)
    wrong_signature,  ///< the signature fits no text about this game, or cannot be read
    checklist_open,   ///< of what a certificate rests on something is not done (detail: what; wanted, line)
    protest_open,     ///< a protest waits for its decision (entry)
    protest_late,     ///< its time is over (detail: minutes since the end, needs: those it had)
    no_such_protest,  ///< no entry of that number lodged one (entry)
    protest_state,    ///< it does not stand so that this could follow (entry, detail: its state)
    protest_twice,    ///< the same player protests against the same already (entry)
    protest_unheard,  ///< it is decided and was not heard (entry, line)
    appeal_closed,    ///< it was appealed once: the decision of that is the last (entry)
    trade_closed,     ///< players may not trade now
    gift_barred,      ///< nothing is handed to another player for nothing here (rule)
    same_player,
    nothing_traded,

    // The turn.
    not_jailed,  ///< the player is not in jail
    already_jailed,
    due_open,        ///< a player owes something first (player, line)
    too_much_due,    ///< more dues would be open than a game may have (detail: how many)
    which_due,       ///< the sum is none of those due (player, has, needs, wanted)
    waiver_barred,   ///< what is owed is paid here (player, owner, needs)
    nothing_due,     ///< there is nothing to settle
    choice_needed,   ///< dice, a card or a choice is missing (line)
    not_your_turn,   ///< allowed only in one's own turn (owner = whose turn it is)
    already_rolled,  ///< nothing left to roll in this turn
    in_jail,         ///< a jailed player cannot do this
    not_there,       ///< the token does not stand there (space)
    time_called_already,
    not_rolled,         ///< the player in turn has yet to roll (line)
    clock_state,        ///< the clock cannot do that now (detail)
    turn_not_finished,  ///< the turn or the round in hand must be finished first

    // Deeds and cities.
    no_deed_there,     ///< that space has no deed
    not_for_sale,      ///< the deed is not the bank's to sell (owner)
    declined_already,  ///< offered, declined and auctioned: it is bought when somebody lands there again (space)
    withheld,          ///< the bank withholds this mortgaged deed
    not_owner,         ///< that player does not hold the deed
    owned_by_self,
    unowned,  ///< nobody owns the deed, so nothing is due
    not_a_street,
    already_mortgaged,
    not_mortgaged,
    mortgaged_street,     ///< building on a mortgaged street
    buildings_on_street,  ///< buildings must be sold first (line)
    buildings_in_city,    ///< it would break the monopoly: the city's buildings must be sold first (line)
    city_not_monopolised,
    built_streets_limit,  ///< as many streets of the city are built as this book allows (city, detail: the limit;
                          ///< without it the street came when the city was monopolised)
    uneven_building,      ///< another street of the city comes first (line)
    past_hotel,           ///< no step is left on that street
    nothing_built,
    too_many_steps,  ///< more steps sold than stand there
    no_houses,       ///< the box has not enough houses (ruling `limited`)
    no_hotels,
    price_differs,  ///< the sum is not the printed one (needs)
    no_such_card,
    card_under_pile,   ///< the card lies under others of its pile (detail: its number)
    card_differs,      ///< the card does something else (detail: what)
    card_played,       ///< that hidden card was played already (detail: its name)
    dice_not_wanted,   ///< dice given for a deed that needs none (space)
    dice_missing,      ///< a utility's dice are missing (space)
    no_such_note,      ///< the box has no note of that value (needs: the value)
    notes_not_in_box,  ///< more notes of a value than the box has (needs: the value, detail: how many it has)

    // Ends.
    owes_nothing,
    can_still_pay,  ///< has or can raise enough (has, needs)

    // Money and conservation, last: nothing else stood in the way.
    short_of_cash,  ///< has, needs
    not_held,       ///< the items offered are not there to give

    // The line would be right: nothing is missing but why.
    reason_needed,  ///< allowed where the table says why (line)
};

/// "short-of-cash"
[[nodiscard]] std::string_view to_string(RefusalCode code);
/// All codes, in order of precedence.
[[nodiscard]] const std::vector<RefusalCode>& all_refusal_codes();
/// Whether `force` may set it aside. What cannot be: money or deeds that are not there, and lines without a meaning.
[[nodiscard]] bool can_be_forced(RefusalCode code);

/// What a refused repair would do: the ledger's (ledger/decide/repair.h), only carried here.
struct RepairPlan;

struct Refusal {
    RefusalCode code;
    std::optional<int> player{};  ///< seat, 1-based; filled in by the ledger
    std::optional<int> owner{};   ///< another seat it speaks of
    std::optional<Space> space{};
    std::optional<int> city{};  ///< index into Edition::cities
    std::optional<Money> has{};
    std::optional<Money> needs{};
    std::optional<std::int64_t> entry{};
    std::vector<std::string> wanted{};  ///< the lines that would do, where there are several
    std::string line{};                 ///< the line that would be right, in the grammar
    std::string detail{};               ///< a word or name that the sentence needs
    /// What it rests on, where books or tables decide differently: "pl 10", "ruling closing".
    std::string rule{};
    std::shared_ptr<const RepairPlan> repair{};
};

}  // namespace tablebank
