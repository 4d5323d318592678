#pragma once
// The parts of decide: one function per kind of action, and the steps that they share. Internal to the ledger: other
// code calls decide.

#include "ledger/books/history.h"
#include "ledger/decide/action_table.h"
#include "ledger/decide/draft.h"

namespace tablebank::deciding {

// Turns (decide_turn.cpp).

/// Requires that the actor may do now what is allowed only in their own turn. Opens their turn if they are next and the
/// player before them has nothing left to do. Refusals: due_open, not_your_turn, time_called_already.
[[nodiscard]] Check own_turn(Draft& draft);
/// This refusal, if the line needs a reason and has none; a forced line always has one.
[[nodiscard]] Check gives_reason(Draft& draft, bool needed, Refusal unsaid);
/// Adds the rule to a refusal with this code; any other is unchanged.
[[nodiscard]] Check by_rule(Check check, RefusalCode code, const std::string& rule);
/// Opens a player's turn, not yet rolled, and counts the round.
void open_turn(Draft& draft, Seat player);
/// Passes the turn of a player who has just left the table to the next one, if another turn still opens.
void pass_turn_on(Draft& draft, Seat leaver);
/// due_open, naming the oldest due of the player and the line that settles it, if there is one.
[[nodiscard]] Check nothing_open(Draft& draft, Seat player);
/// The same for what comes before a roll, see dues_before_roll in ledger/books/next_turn.h.
[[nodiscard]] Check nothing_before_roll(Draft& draft, Seat player);
[[nodiscard]] Check decide_next(Draft& draft);
[[nodiscard]] Check decide_turn(Draft& draft, const action::Turn& turn);
[[nodiscard]] Check decide_clock_start(Draft& draft);
[[nodiscard]] Check decide_clock_stop(Draft& draft);
[[nodiscard]] Check decide_clock_extend(Draft& draft, const action::ClockExtend& extend);
/// Stops the clock and calls the time; returns the milliseconds that were left.
std::int64_t call_time(Draft& draft);
[[nodiscard]] Check decide_clock_call(Draft& draft);
[[nodiscard]] Check decide_clock_set(Draft& draft, const action::ClockSet& set);
[[nodiscard]] Check decide_clock_seen(Draft& draft, const action::ClockSeen& seen);
[[nodiscard]] Check decide_clock_bell(Draft& draft, const action::ClockBell& bell);
[[nodiscard]] Check decide_rule(Draft& draft, const action::Rule& rule);
/// Changes nothing: only the text of the line is stored.
[[nodiscard]] Check decide_note(Draft& draft);

// People (decide_people.cpp).

/// Gives the seat to someone else. Refusals: name_invalid, name_taken, name_unclear, people_limit.
[[nodiscard]] Check decide_take_over(Draft& draft, const action::TakeOver& seat);
/// Refusals: player_out, same_player, people_limit.
[[nodiscard]] Check decide_swap(Draft& draft, const action::Swap& swap);
/// Refusals: sheet_signed, changes_nothing, and those of a name.
[[nodiscard]] Check decide_rename(Draft& draft, const action::Rename& rename);
/// One more seat, with what the table agreed. Refusals: table_full, roles_unbalanced, no_deed_there, not_for_sale,
/// withheld, and those of a name.
[[nodiscard]] Check decide_join(Draft& draft, const action::Join& join);

// Moving (decide_move.cpp).

[[nodiscard]] Check decide_roll(Draft& draft, const action::Roll& roll);
/// The card or roll that moved a token to a space.
struct Mover {
    int times = 0;               ///< the multiple of the rent that a card asks for, or 0
    std::optional<Dice> dice{};  ///< of the roll; nullopt: a card, or a roll of which only the sum is known
};
/// The consequences of stopping on a space: a due, an offer, jail, the money in the middle.
void land(Draft& draft, Seat player, Space space, const Mover& by = {});
/// Moves the token forward, with the salary if it passes START and `earns_salary` is set; then lands.
void move_to(Draft& draft, Seat player, Space to, bool earns_salary, const Mover& by = {});
void send_to_jail(Draft& draft, Seat player);
/// Moves the token out of jail onto the visitors' space, and clears the tries and the fine.
void leave_jail(Draft& draft, Seat player);
/// The same, and then moves it by the roll that waited for the fine, if there is one (football 18).
void walk_out(Draft& draft, Seat player);
[[nodiscard]] Check decide_jail(Draft& draft);
[[nodiscard]] Check decide_fine(Draft& draft);
[[nodiscard]] Check decide_free(Draft& draft);
[[nodiscard]] Check decide_at(Draft& draft, const action::At& at);

// Money in the middle of the board (decide_middle.cpp).

/// The account that receives taxes and fines: the bank, or the middle (ruling taxes_go_to).
[[nodiscard]] Account till_of_fines(const Draft& draft);
/// What these dues bring into the middle, at most.
[[nodiscard]] Money owed_to_middle(const std::vector<Due>& dues);
/// A player who lands on a space of rest takes all that is in the middle, if taxes go there.
void land_on_rest(Draft& draft, Seat player);
/// The table decides that the actor takes a part of it. Refusal: middle_lacks.
[[nodiscard]] Check take_from_middle(Draft& draft, Money sum);

// Dues (decide_due.cpp).

[[nodiscard]] Check decide_ok(Draft& draft);
[[nodiscard]] Check decide_rent(Draft& draft, const action::Rent& rent);
[[nodiscard]] Check decide_tax(Draft& draft, const action::Tax& tax);
[[nodiscard]] Check decide_foundation(Draft& draft, const action::Foundation& foundation);
[[nodiscard]] Check decide_waive(Draft& draft);
[[nodiscard]] Check decide_pay(Draft& draft, const action::Pay& pay);
/// Requires a reason for a sum that the bank pays this player, or is paid if it is negative, while they are to draw a
/// card: the card may say the sum, and its line is another. Refusal: which_due.
[[nodiscard]] Check is_beside_card(Draft& draft, Seat player, Money change);
[[nodiscard]] Check decide_get(Draft& draft, const action::Get& get);
/// A sum from a player to another, to the bank or to the middle of the board. It settles the debt of exactly this sum,
/// or those that it pays together; it sets the sum of a penalty (football 3); with a reason it is a part payment of the
/// debts to that payee; if nothing is owed, it is a payment of its own. Refusals: which_due, choice_needed,
/// gift_barred, trade_closed.
[[nodiscard]] Check pay_sum(Draft& draft, Money sum, Seat payer, Account till);
/// trade_closed with its rule, if players_never_trade; otherwise nullopt.
[[nodiscard]] std::optional<Refusal> refusal_of_all_trade(const Draft& draft);
/// Requires that a player may give another something for nothing: not if prices have a floor that this would lower
/// (ruling price_floor), nor if players never trade (ruling timed_trade). Refusals: gift_barred, trade_closed.
[[nodiscard]] Check may_give_away(Draft& draft);
[[nodiscard]] Check decide_count(Draft& draft, const action::Count& count);
/// The refusal of a count that differs from the balances without a reason; its line is the count with one, and waives
/// the difference if `waived`.
[[nodiscard]] Refusal count_without_reason(const Draft& draft, Money booked, const action::Count& count, bool waived);
/// Settles a debt that its creditor waives. If it is a rent that had to be asked for, the debtor may still pay it
/// (football 10).
void let_rent_go(Draft& draft, const Due& due);
/// Drops the rents that no one asked for in time, as another player begins to roll (football 10).
void drop_unclaimed_rents(Draft& draft, Seat roller);
/// Drops the dues that only further play can settle: offers, cards, grants, and fines before a roll.
void lapse_with_play(Draft& draft);
/// If the bank tracks tokens, requires that `at` put the token there, and uses this up: a roll raises its dues itself.
/// Refusal: nothing_due.
[[nodiscard]] Check settle_in_place(Draft& draft);
/// The same, if the token is on a space of this kind.
[[nodiscard]] Check settle_kind_in_place(Draft& draft, SpaceKind kind);
/// The refusal of dice that are missing or not needed, with the expected line.
[[nodiscard]] Refusal dice_refusal(const Draft& draft, RefusalCode code, const Due& due);
/// The actor's oldest due of a kind.
[[nodiscard]] std::optional<Due> oldest_due(const Draft& draft, DueKind kind);

// Deeds (decide_deed.cpp) and buildings (decide_building.cpp).

[[nodiscard]] Check decide_buy(Draft& draft, const action::Buy& buy);
[[nodiscard]] Check decide_decline(Draft& draft);
[[nodiscard]] Check decide_auction(Draft& draft, const action::Auction& auction);
[[nodiscard]] Check decide_mortgage(Draft& draft, const action::Mortgage& mortgage);
[[nodiscard]] Check decide_redeem(Draft& draft, const action::Redeem& redeem);
[[nodiscard]] Check decide_build(Draft& draft, const action::Build& build);
[[nodiscard]] Check decide_sell(Draft& draft, const action::Sell& sell);
[[nodiscard]] Check decide_sell_city(Draft& draft, const action::SellCity& sell);
/// Moves pieces between the bank and a street, as calculated in `deal`.
void move_pieces(Draft& draft, Space street, const BuildingDeal& deal);
/// Requires the player's own turn, which `rule` demands; in the closing, as the ruling `closing_own_turn` requires.
[[nodiscard]] Check dealing_turn(Draft& draft, const std::string& rule = {});
/// Requires that a player may redeem a deed now: in some books in their own turn only (fr 11 D). Refusals as of
/// own_turn.
[[nodiscard]] Check may_redeem_now(Draft& draft, Seat owner);
/// Requires that jail lets a player redeem: not in a price war that bars buying, if the table reads it so (ruling
/// price_war_redeems). Refusal: in_jail.
[[nodiscard]] Check may_redeem_in_jail(Draft& draft, Seat owner);
/// Requires that a player may acquire a deed: in some price wars nothing is bought (fr 14). Refusal: in_jail.
[[nodiscard]] Check may_acquire(Draft& draft, Seat player);
/// The deed at `space` is to be auctioned before this player goes on (football 6, 14).
void raise_auction(Draft& draft, Seat before, Space space);

// Trade (decide_trade.cpp) and cards (decide_card.cpp).

[[nodiscard]] Check decide_trade(Draft& draft, const action::Trade& trade);
/// Hands items to another player in payment of a debt, as in a trade with nothing in return (football 15).
[[nodiscard]] Check hand_over(Draft& draft, const Items& items, Seat giver, Seat taker);
[[nodiscard]] Check decide_card(Draft& draft, const action::Card& card);
/// Forward to the space that a card names, or back. Refusals: not_tracked, in_jail, not_in_this_edition.
[[nodiscard]] Check go_by_card(Draft& draft, const CardEffect& effect);
[[nodiscard]] Check go_back_by_card(Draft& draft, const CardEffect& effect);
[[nodiscard]] Check decide_use(Draft& draft, const action::Use& use);
[[nodiscard]] Check decide_shuffle(Draft& draft, const action::Shuffle& shuffle);
/// Pays at once if the cash is enough; otherwise the sum is owed, for the object at `about`. `till`: a player, the bank
/// or the middle.
void pay_or_owe(Draft& draft, Seat debtor, Account till, Money sum, Space about);

// Spaces that only some boards have (decide_special.cpp).

[[nodiscard]] Check decide_stake(Draft& draft, const action::Stake& stake);
[[nodiscard]] Check decide_draw_hidden(Draft& draft);
/// Whether a player has a hidden card, or none is left to draw: then a character space has no effect on them.
[[nodiscard]] bool draws_no_character(const Game& game, Seat player);

// Leaving (decide_leaving.cpp) and the endings (decide_ending.cpp).

[[nodiscard]] Check decide_bankrupt(Draft& draft, const action::Bankrupt& bankrupt);
[[nodiscard]] Check decide_leaves(Draft& draft);
/// In goal B, waits for the richest player when one side is gone (ru 1).
void end_if_side_gone(Draft& draft);
[[nodiscard]] Check decide_closing(Draft& draft);
[[nodiscard]] Check decide_keep(Draft& draft);
[[nodiscard]] Check decide_walk(Draft& draft, const action::Walk& walk);
[[nodiscard]] Check decide_finish(Draft& draft);
/// Replaces the computed total by one of a judge; the first places follow. Refusals: wrong_goal, sheet_signed.
[[nodiscard]] Check decide_adjust(Draft& draft, const action::Adjust& adjust);
/// Enters the phase `closing`, in the entry of the first transaction with the bank after play is over.
void begin_dealings(Draft& draft, const Action& action);
/// not_in_this_edition: the table has no closing transactions.
[[nodiscard]] Refusal no_closing_dealings(const Draft& draft);
/// Ends the game with these winners.
void finish_for(Draft& draft, const std::vector<Seat>& winners);
/// Refuses dice for a deed that is not a utility, as a typing error. Refusal: dice_not_wanted.
[[nodiscard]] Check only_utilities(const Draft& draft, const UtilityDice& dice);
void record_dice(Draft& draft, const UtilityDice& dice);
[[nodiscard]] Check decide_richest(Draft& draft, const action::Richest& richest);

// The judge (decide_judge.cpp): entries in addition to the play.

[[nodiscard]] Check decide_confirm(Draft& draft);
[[nodiscard]] Check decide_signs(Draft& draft);
[[nodiscard]] Check decide_refuses(Draft& draft);
[[nodiscard]] Check decide_certify(Draft& draft, const action::Certify& certify);
[[nodiscard]] Check decide_correct(Draft& draft, const action::Correct& correct);
[[nodiscard]] Check decide_protest(Draft& draft, const action::Protest& protest);
[[nodiscard]] Check decide_protest_step(Draft& draft, const action::ProtestStep& step);
[[nodiscard]] Check decide_protest_time(Draft& draft, const action::ProtestTime& time);
/// The checks of a line that need the whole history (decide_with_history.cpp). Refusals: checklist_open, protest_twice,
/// appeal_closed, reason_needed.
[[nodiscard]] Check fits_the_course(const Table& table, Draft& draft);
/// Requires that the sheet is not certified, or is being corrected. Refusal: sheet_signed.
[[nodiscard]] Check sheet_is_open(const Draft& draft);
[[nodiscard]] Refusal signed_already(const Game& game);

// History (decide_history.cpp): chains of entries.

[[nodiscard]] Chain decide_undo(const Table& table, const Command& command, const action::Undo& undo,
                                const Stamps& stamps);
[[nodiscard]] Chain decide_undo_to(const Table& table, const Command& command, const action::UndoTo& to,
                                   const Stamps& stamps);
[[nodiscard]] Chain decide_undo_turn(const Table& table, const Command& command, const action::UndoTurn& turn,
                                     const Stamps& stamps);
[[nodiscard]] Chain decide_redo(const Table& table, const Command& command, const Stamps& stamps);
[[nodiscard]] Chain decide_amend(const Table& table, const Command& command, const action::Amend& amend,
                                 const Stamps& stamps);

}  // namespace tablebank::deciding
