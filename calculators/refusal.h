#pragma once
// The reason of a refusal: a code with its data, never a sentence. Calculators and the ledger share one list, in order
// of precedence: if several apply, the first one is returned. docs/reference/errors.md lists each with its meaning.

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
    // The line does not fit the state of the game.
    game_over,            ///< the game is finished
    wrong_phase,          ///< not in this phase of the game (detail: the phase)
    closing_bank_only,    ///< in the closing only deals with the bank are allowed
    player_out,           ///< that player has left the table
    name_invalid,         ///< it cannot be the name of a player (detail: the name)
    name_taken,           ///< someone at the table has that name (owner)
    name_unclear,         ///< it can be taken for another (detail: the name; owner: whose it looks like)
    table_full,           ///< no one else can sit at this table (detail: how many can)
    people_limit,         ///< people came, went or changed seats too often (detail: how often)
    roles_unbalanced,     ///< one side would have too many players more than the other (detail: how many of each, rule)
    not_tracked,          ///< `track_tokens no`: there are no rolls, the bank keeps no turns
    no_such_entry,        ///< there is no entry of that number
    nothing_to_undo,      ///< no entry in force is left to undo
    nothing_to_redo,      ///< nothing was undone since the last posting
    opening_entry,        ///< the opening cannot be undone
    already_reversed,     ///< that entry is not in force
    reversal_blocked,     ///< a later entry prevents it (entry, detail)
    reversal_impossible,  ///< its transfers cannot be reversed, or the result is an impossible position (detail)
    reversal_too_long,    ///< undone and redone too often: the line must be posted again (entry, detail)
    no_own_line,          ///< that entry only reverses or corrects others, so it cannot be amended
    judge_repairs,        ///< once the cash is handed in only the judge may repair: with a reason
    changes_nothing,      ///< the entry already has this line
    repair_open,          ///< a later line is ambiguous (repair: the plan; entry: the first of them)
    unknown_ruling,       ///< no such ruling key (detail)
    unknown_ruling_value,  ///< no such value (detail: the known ones)
    wrong_goal,            ///< the game is played for another goal
    not_in_this_edition,   ///< not in this rule book or its rulings (detail)
    no_auction,            ///< this rule book has no auctions
    not_up_for_auction,    ///< this deed is not waiting for an auction (space)
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
    protest_late,     ///< its time is over (detail: minutes since the end, needs: the time limit)
    no_such_protest,  ///< no entry of that number lodged one (entry)
    protest_state,    ///< this step is not possible in its state (entry, detail: its state)
    protest_twice,    ///< the same player protests against the same already (entry)
    protest_unheard,  ///< it is decided and was not heard (entry, line)
    appeal_closed,    ///< it was appealed once: the decision of that is the last (entry)
    trade_closed,     ///< players may not trade now (detail "called": time was called)
    rulings_closed,   ///< time was called: a ruling that can change the result is changed by force only
    walk_begun,       ///< the walk has paid some of the deeds: nothing is forced between its payments
    gift_barred,      ///< gifts to other players are not allowed here (rule)
    same_player,
    nothing_traded,

    // The turn.
    not_jailed,  ///< the player is not in jail
    already_jailed,
    due_open,      ///< a player owes something first (player, line)
    too_much_due,  ///< more dues would be open than a game may have (detail: how many)
    which_due,     ///< the sum is not one of the dues (player, has, needs, wanted); or it is one to another payee
                   ///< (detail: owed_to_another, with the creditor as owner, or owed_to_bank, with the payee as owner);
                   ///< or the player is to draw a card, and it may be what the card says (detail: card_comes_first,
                   ///< space)
    waiver_barred,   ///< a debt must be paid here (player, owner, needs)
    claim_late,      ///< nothing is owed that could still be asked for (player, owner, needs, line)
    nothing_due,     ///< there is nothing to settle
    choice_needed,   ///< dice, a card or a choice is missing (line)
    not_your_turn,   ///< allowed only in one's own turn (owner = whose turn it is)
    already_rolled,  ///< nothing left to roll in this turn
    in_jail,         ///< a jailed player cannot do this
    not_there,       ///< the token is not there (space)
    time_called_already,
    not_rolled,         ///< the player in turn has yet to roll (line)
    clock_state,        ///< the clock cannot do that now (detail)
    clock_seen,         ///< what the computer's clock did is not undone (entry, line)
    turn_not_finished,  ///< the current turn or round must be finished first

    // Deeds and cities.
    no_deed_there,     ///< that space has no deed
    not_for_sale,      ///< the bank cannot sell the deed (owner)
    declined_already,  ///< offered, declined and auctioned: it can be bought when a player lands there again (space)
    withheld,          ///< the bank withholds this mortgaged deed
    not_owner,         ///< that player does not hold the deed
    owned_by_self,
    unowned,  ///< the deed has no owner, so nothing is due
    not_a_street,
    already_mortgaged,
    not_mortgaged,
    mortgaged_street,     ///< building on a mortgaged street
    buildings_on_street,  ///< buildings must be sold first (line)
    buildings_in_city,    ///< it would break the monopoly: the city's buildings must be sold first (line)
    city_not_monopolised,
    built_streets_limit,  ///< the city has its maximum of built streets (city, detail: the limit; without it the street
                          ///< came when the city was monopolised)
    uneven_building,      ///< another street of the city comes first (line)
    past_hotel,           ///< no step is left on that street
    nothing_built,
    too_many_steps,  ///< more steps sold than there are
    no_houses,       ///< the box does not have enough houses (ruling `limited`)
    no_hotels,
    not_a_hotel,    ///< the line names a hotel, and the step is a house (space)
    price_differs,  ///< the sum is not the printed one (needs)
    no_such_card,
    card_under_pile,   ///< the card is under others of its pile (detail: its number)
    card_differs,      ///< the card has another effect (detail: which)
    card_played,       ///< that hidden card was played already (detail: its name)
    dice_not_wanted,   ///< dice given for a deed that needs none (space)
    dice_missing,      ///< a utility's dice are missing (space)
    no_such_note,      ///< the box has no note of that value (needs: the value)
    notes_not_in_box,  ///< more notes of a value than the box has (needs: the value, detail: their number)

    // Ends.
    owes_nothing,
    can_still_pay,   ///< has or can raise enough (has, needs)
    estate_by_rule,  ///< the result is being made: a debtor does not choose who gets the estate

    // Money and conservation, last: everything else is in order.
    short_of_cash,  ///< has, needs
    middle_lacks,   ///< there is less than that in the middle of the board (has, needs)
    not_held,       ///< the player does not have the offered items

    // The line is right except for a missing reason.
    reason_needed,  ///< allowed with a reason (line)
};

/// "short-of-cash"
[[nodiscard]] std::string_view to_string(RefusalCode code);
/// All codes, in order of precedence.
[[nodiscard]] const std::vector<RefusalCode>& all_refusal_codes();
/// Whether `force` may set it aside. Exceptions: missing money or deeds, and lines without a meaning.
[[nodiscard]] bool can_be_forced(RefusalCode code);

/// The effect of a refused repair, from the ledger (ledger/decide/repair.h).
struct RepairPlan;

inline constexpr std::string_view owed_to_another = "owed_to_another";
inline constexpr std::string_view owed_to_bank = "owed_to_bank";
inline constexpr std::string_view owed_by_dice = "owed_by_dice";
inline constexpr std::string_view card_comes_first = "card_comes_first";

struct Refusal {
    RefusalCode code;
    std::optional<int> player{};  ///< seat, 1-based; filled in by the ledger
    std::optional<int> owner{};   ///< another seat in the message
    std::optional<Space> space{};
    std::optional<int> city{};  ///< index into Edition::cities
    std::optional<Money> has{};
    std::optional<Money> needs{};
    std::optional<std::int64_t> entry{};
    std::vector<std::string> wanted{};  ///< the possible lines, if there are several
    std::string line{};                 ///< the line that would be right, in the grammar
    std::string detail{};               ///< a word or name that the sentence needs
    /// The paragraph or ruling, if books or tables decide differently: "pl 10", "ruling closing".
    std::string rule{};
    std::shared_ptr<const RepairPlan> repair{};
};

}  // namespace tablebank
