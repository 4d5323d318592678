#include "app/present/words/refusal_sentences.h"

#include "app/i18n/language.h"

namespace tablebank {
namespace {

using enum RefusalCode;

constexpr std::array sentences{
    // The state of the game.
    RefusalSentences{game_over, mark("the game is finished")},
    RefusalSentences{wrong_phase,
                     mark("the line does not belong to this phase of the game"),
                     {mark("the line does not belong to this phase of the game: {phase}"),
                      mark("the line does not belong to this phase of the game: {detail}")}},
    RefusalSentences{closing_bank_only,
                     mark("in the closing only the bank deals"),
                     {mark("nothing is paid to the bank but what is due: {sum_to_bank}"),
                      mark("nothing is laid into the middle but what is due: {sum_to_middle}"),
                      mark("the bank pays nothing but what is due: {sum_from_bank}")}},
    RefusalSentences{player_out, mark("the player has left the table"), {mark("{player} has left the table")}},
    RefusalSentences{name_invalid,
                     mark("that cannot be the name of a player"),
                     {mark("\"{detail}\" cannot be the name of a player: 1 to 24 letters, digits, spaces, - or ', no "
                           "number in front and no word of the grammar")}},
    RefusalSentences{
        name_taken, mark("someone at the table has that name"), {mark("{owner} has that name at this table")}},
    RefusalSentences{
        name_unclear,
        mark("that name can be taken for another"),
        {mark("\"{detail}\" looks like {owner}"),
         mark("\"{detail}\" can be taken for something else: a seat by its number, or letters with too many "
              "marks")}},
    RefusalSentences{table_full,
                     mark("no one else can sit at this table"),
                     {mark("no more than {detail} players can sit at this table")}},
    RefusalSentences{people_limit,
                     mark("people changed their seats too often in this game"),
                     {mark("people changed their seats {detail} times in this game: more are not possible")}},
    RefusalSentences{roles_unbalanced,
                     mark("one side would have too many players more than the other"),
                     {mark("monopolists to competitors would be {detail}: the sides would be too uneven")}},
    RefusalSentences{not_tracked, mark("by the ruling track_tokens no one rolls here: the bank keeps no turns")},
    RefusalSentences{
        no_such_entry,
        mark("there is no entry of that number"),
        {mark("{unanswered} is not one of the later entries that the repair decides again: it takes no answer"),
         mark("there is no entry #{entry}")}},
    RefusalSentences{nothing_to_undo, mark("no entry is left to undo")},
    RefusalSentences{nothing_to_redo, mark("nothing was undone since the last posting")},
    RefusalSentences{opening_entry, mark("the opening of the game cannot be undone")},
    RefusalSentences{
        already_reversed, mark("the entry was undone already"), {mark("entry #{entry} was undone already")}},
    RefusalSentences{reversal_blocked,
                     mark("a later entry is in the way"),
                     {mark("entry #{entry} prevents it: {detail}"), mark("entry #{entry} prevents it")}},
    RefusalSentences{reversal_impossible,
                     mark("taking it back would leave an impossible table"),
                     {mark("it cannot be undone: {player} is {short} short, has {has}, needs {needs}"),
                      mark("taking it back would leave an impossible table: {detail}")}},
    RefusalSentences{reversal_too_long,
                     mark("it was undone and redone too often: type the line itself again"),
                     {mark("entry #{entry} ends {detail} entries that undo one another: type the line itself again")}},
    RefusalSentences{no_own_line,
                     mark("the entry only undoes or corrects others"),
                     {mark("entry #{entry} only undoes or corrects others")}},
    RefusalSentences{judge_repairs,
                     mark("once time was called only the judge corrects earlier entries, with a reason")},
    RefusalSentences{changes_nothing, mark("the entry says this already"), {mark("entry #{entry} says this already")}},
    RefusalSentences{repair_open,
                     mark("a later line could mean more than one thing, so nothing was changed"),
                     {mark("from entry #{entry} on more than one thing could be meant, so nothing was changed")}},
    RefusalSentences{unknown_ruling,
                     mark("there is no ruling of that name"),
                     {mark("there is no ruling \"{detail}\"; known are {rulings}")}},
    RefusalSentences{
        unknown_ruling_value,
        mark("the ruling has no such value"),
        {mark("the ruling {detail} is one of: {values}"), mark("the ruling has no such value; known are: {detail}")}},
    RefusalSentences{wrong_goal, mark("the game is played for another goal")},
    RefusalSentences{not_in_this_edition,
                     mark("the rule book of this edition has no such thing"),
                     {mark("this table has ruled that no one sees {unseen}"),
                      mark("the rule book of this edition has no such thing: {detail}")}},
    RefusalSentences{no_auction, mark("this rule book holds no auctions")},
    RefusalSentences{
        not_up_for_auction, mark("the deed is not up for auction now"), {mark("{space} is not up for auction now")}},
    RefusalSentences{side_not_gone, mark("both sides still play, so the richest are not counted yet")},
    RefusalSentences{time_not_called, mark("the time of the game has not been called yet")},
    RefusalSentences{sheet_signed, mark("the judge certified the score sheet: from now on it is corrected")},
    RefusalSentences{sheet_not_signed,
                     mark("the score sheet is not certified yet: errors are undone or corrected as usual")},
    RefusalSentences{
        judge_signs,
        mark("the sheet that a key certified is corrected, and certified again, with the signature of that key"),
        {mark("this is not a public key: {detail}")}},
    RefusalSentences{
        other_key, mark("that is another key than the judge's: only the judge's key certifies and corrects the sheet")},
    RefusalSentences{other_purpose,
                     mark("the signature is of another text about this game"),
                     {mark("the signature is of another text about this game: {detail}")}},
    RefusalSentences{older_entry,
                     mark("the signature is of an older entry: the game has changed since"),
                     {mark("the signature is of the game after entry #{entry}, and the game has changed since")}},
    RefusalSentences{wrong_signature, mark("this key did not sign this text")},
    RefusalSentences{checklist_open,
                     mark("something that a certificate rests on is not done"),
                     {mark("not done before the sheet is certified: {undone}")}},
    RefusalSentences{protest_open,
                     mark("a protest waits for its decision"),
                     {mark("the protest of entry #{entry} waits for its decision")}},
    RefusalSentences{protest_late,
                     mark("the time for protests is over"),
                     {mark("the time for protests is over: minutes since the end {detail}, allowed {needs}")}},
    RefusalSentences{
        no_such_protest, mark("no entry of that number lodged a protest"), {mark("entry #{entry} lodged no protest")}},
    RefusalSentences{protest_state,
                     mark("the state of the protest does not allow this"),
                     {mark("the state of the protest of entry #{entry} does not allow this: {state}")}},
    RefusalSentences{protest_twice,
                     mark("this player protests against the same already"),
                     {mark("{player} protests against the same already, in entry #{entry}")}},
    RefusalSentences{protest_unheard,
                     mark("a protest is heard before it is decided"),
                     {mark("the protest of entry #{entry} is heard before it is decided")}},
    RefusalSentences{
        appeal_closed,
        mark("the decision on an appeal is the last one"),
        {mark("the protest of entry #{entry} was appealed once: the decision on an appeal is the last one")}},
    RefusalSentences{trade_closed,
                     mark("players may not trade with each other in this timed game (ruling: timed_trade)"),
                     {mark("nothing is paid to the bank but what is due: {sum_to_bank}"),
                      mark("nothing is laid into the middle but what is due: {sum_to_middle}"),
                      mark("players pay each other only what is due: {state}"),
                      mark("players trade only before {owner} has rolled ({rule})"),
                      mark("players deal with the bank only, and not with each other ({rule})")}},
    RefusalSentences{rulings_closed,
                     mark("time was called: a ruling that can change the result is changed by force, with a reason")},
    RefusalSentences{walk_begun,
                     mark("the walk has paid some of the deeds: nothing is forced before all are paid, or the "
                          "payments are undone")},
    RefusalSentences{gift_barred, mark("nothing is given away here: a price could be paid back that way")},
    RefusalSentences{
        same_player,
        mark("both sides are the same player"),
        {mark("{space} belongs to {owner}, and no one trades with themselves"),
         mark("no one holds {space}, so there is no one to trade it with"), mark("both sides are {player}")}},
    RefusalSentences{nothing_traded, mark("a trade with nothing on either side is not a trade")},

    // The turn.
    RefusalSentences{
        not_jailed, mark("the player is neither in jail nor in the price war"), {mark("{player} is free already")}},
    RefusalSentences{
        already_jailed, mark("the player is in jail or the price war already"), {mark("{player} is {held} already")}},
    RefusalSentences{
        due_open,
        mark("something is due first"),
        {mark("{player} owes {needs} and could then raise no more than {has}"),
         mark("{player} may buy {offered} or decline, and must say which first"),
         mark("{player} must draw a card first, on {card_space}"), mark("{auctioned} is to be auctioned first"),
         mark("{player} may stake or decline, and must say which first, on {stakes}"),
         mark("{player} must draw a hidden card first, on {character}"),
         mark("{player} must throw a die first, on {grant}"), mark("{player} has something due first at {space}"),
         mark("{player} has something due first")}},
    RefusalSentences{too_much_due,
                     mark("too many sums are due already: settle some first"),
                     {mark("{detail} sums are due already: settle some first")}},
    RefusalSentences{which_due,
                     mark("the sum is not one of those due"),
                     {mark("{player} is still to draw a card on {card_space}, and {has} may be what it says"),
                      mark("{player} owes {has} to {creditor}, and the line does not pay {creditor}"),
                      mark("{player} owes {has} to the bank, and not to {payee}"),
                      mark("{has} is not one of the sums that {player} owes: {open}"),
                      mark("{has} is not one of the sums that {player} owes, {needs} in all"),
                      mark("{player} owes the bank no {has}: the sum would be given away")}},
    RefusalSentences{waiver_barred,
                     mark("what is owed is paid here, and not waived"),
                     {mark("{player} owes {owner} {needs}, and here that is paid, not waived")}},
    RefusalSentences{
        claim_late,
        mark("nothing is owed that could still be asked for"),
        {mark("{owner} owes {player} nothing that could still be asked for; {owner} may pay all the same")}},
    RefusalSentences{nothing_due,
                     mark("nothing is due"),
                     {mark("nothing is due from {player} that this line would settle, be it a sum or a card")}},
    RefusalSentences{choice_needed,
                     mark("dice, a card or a choice is missing"),
                     {mark("dice, a card or a choice is missing for {space}")}},
    RefusalSentences{not_your_turn,
                     mark("that is allowed only in one's own turn"),
                     {mark("{player} may do that only in the own turn; it is the turn of {owner}"),
                      mark("that is allowed only in one's own turn; it is the turn of {player}")}},
    RefusalSentences{
        already_rolled, mark("no roll is left in this turn"), {mark("{player} has no roll left in this turn")}},
    RefusalSentences{in_jail,
                     mark("a player in jail or the price war cannot do that"),
                     {mark("{player} is {held} and cannot do that")}},
    RefusalSentences{not_there,
                     mark("the token is not there"),
                     {mark("the token of {player} does not stand on {space}"), mark("the token is not on {space}")}},
    RefusalSentences{time_called_already,
                     mark("time was called: no further turn begins, and the clock is done"),
                     {mark("nothing is paid to the bank but what is due: {sum_to_bank}"),
                      mark("nothing is laid into the middle but what is due: {sum_to_middle}"),
                      mark("the bank pays nothing but what is due: {sum_from_bank}")}},
    RefusalSentences{not_rolled,
                     mark("no turn ends without its roll"),
                     {mark("{owner} rolled a double, and the roll that it gives must be made"),
                      mark("{player} has not rolled yet, and no turn ends without its roll")}},
    RefusalSentences{clock_state, mark("the clock cannot do that now: it is running, or stopped, already")},
    RefusalSentences{clock_seen,
                     mark("what the computer's clock did is not undone; what the table's clock shows is set by "
                          "a line of its own")},
    RefusalSentences{turn_not_finished,
                     mark("the turn or the round in hand must be finished first"),
                     {mark("the turn of {player} must be finished first")}},

    // Deeds and cities.
    RefusalSentences{no_deed_there, mark("that space has no deed"), {mark("{space} has no deed")}},
    RefusalSentences{
        not_for_sale,
        mark("the deed is not the bank's to sell"),
        {mark("{space} is not the bank's to sell: {owner} holds it"), mark("{space} is not the bank's to sell")}},
    RefusalSentences{declined_already,
                     mark("the deed was declined and auctioned: it is offered when someone lands there again"),
                     {mark("{space} was declined and auctioned: it is offered when someone lands there again")}},
    RefusalSentences{withheld,
                     mark("the bank does not sell a mortgaged deed that came back to it"),
                     {mark("{space} came back to the bank mortgaged, and is not sold (ruling: "
                           "bankrupt_to_bank_mortgaged)")}},
    RefusalSentences{not_owner,
                     mark("the player does not hold the deed"),
                     {mark("{player} does not hold {space}"), mark("the player does not hold {space}")}},
    RefusalSentences{owned_by_self, mark("the deed is the player's own"), {mark("{space} belongs to {player}")}},
    RefusalSentences{
        unowned, mark("no one owns the deed, so nothing is due"), {mark("no one owns {space}, so nothing is due")}},
    RefusalSentences{
        not_a_street, mark("only a street can be built on"), {mark("{space} is not a street, so it has no buildings")}},
    RefusalSentences{already_mortgaged, mark("the deed is mortgaged already"), {mark("{space} is mortgaged already")}},
    RefusalSentences{not_mortgaged, mark("the deed is not mortgaged"), {mark("{space} is not mortgaged")}},
    RefusalSentences{mortgaged_street,
                     mark("nothing is built on a mortgaged street"),
                     {mark("{space} is mortgaged: nothing is built there")}},
    RefusalSentences{buildings_on_street,
                     mark("the buildings on the street must be sold first"),
                     {mark("the buildings on {space} must be sold first")}},
    RefusalSentences{buildings_in_city,
                     mark("the city's buildings must be sold first"),
                     {mark("every building in {whole_city} must be sold first"),
                      mark("without {space} the monopoly of {city} breaks: its buildings must be sold first")}},
    RefusalSentences{city_not_monopolised,
                     mark("a monopolist builds only in a city that they have monopolised"),
                     {mark("{detail} is mortgaged, so {city} is not monopolised and nothing is built on {space}"),
                      mark("{player} has not monopolised {city}, so nothing is built on {space}"),
                      mark("{city} is not monopolised, so nothing is built on {space}")}},
    RefusalSentences{built_streets_limit,
                     mark("as many streets of the city are built as this book allows"),
                     {mark("{detail} streets of {city} are built already, and this book allows no more"),
                      mark("{space} came to {city} when it was monopolised already, and carries nothing")}},
    RefusalSentences{uneven_building,
                     mark("another street of the city comes first: buildings go up and down evenly"),
                     {mark("{space} would be uneven: buildings go up and down evenly")}},
    RefusalSentences{past_hotel, mark("the street takes no more buildings"), {mark("{space} takes no more buildings")}},
    RefusalSentences{nothing_built,
                     mark("nothing is built there"),
                     {mark("nothing is built on {space}"), mark("nothing is built in {city}")}},
    RefusalSentences{
        too_many_steps, mark("there are fewer buildings there"), {mark("there are fewer buildings on {space}")}},
    RefusalSentences{no_houses,
                     mark("the box does not have enough houses"),
                     {mark("the box does not have enough pieces left: {pieces}")}},
    RefusalSentences{no_hotels,
                     mark("the box does not have enough hotels"),
                     {mark("the box does not have enough pieces left: {pieces}")}},
    RefusalSentences{not_a_hotel,
                     mark("the line names a hotel, and the street does not come to one"),
                     {mark("the line names a hotel, and this step of {space} is a house")}},
    RefusalSentences{price_differs,
                     mark("the sum is not the printed one"),
                     {mark("the price for {space} is {needs}, not {has}"), mark("the printed sum is {needs}")}},
    RefusalSentences{no_such_card, mark("there is no such card"), {mark("there is no card {detail}")}},
    RefusalSentences{
        card_under_pile,
        mark("the card is still under others of its pile, which was not shuffled (ruling: deck_order)"),
        {mark("card {detail} is still under others of its pile, which was not shuffled (ruling: deck_order)")}},
    RefusalSentences{
        card_differs, mark("the card does something else"), {mark("that card does something else: {detail}")}},
    RefusalSentences{card_played, mark("that card was played already"), {mark("\"{detail}\" was played already")}},
    RefusalSentences{dice_not_wanted, mark("the deed needs no dice"), {mark("{space} needs no dice")}},
    RefusalSentences{
        dice_missing, mark("the dice for a utility are missing"), {mark("the dice for {space} are missing")}},
    RefusalSentences{no_such_note, mark("the box has no note of that value"), {mark("the box has no note of {needs}")}},
    RefusalSentences{notes_not_in_box,
                     mark("the box does not have so many notes of that value"),
                     {mark("the box does not have so many notes of {needs}, only this many: {detail}")}},

    // Ends.
    RefusalSentences{owes_nothing,
                     mark("the player owes nothing"),
                     {mark("{player} owes {owner} nothing, but owes {creditors}"), mark("{player} owes nothing")}},
    RefusalSentences{can_still_pay,
                     mark("the player has or can raise enough to pay"),
                     {mark("{player} is not bankrupt: has or can raise {has}, owes {needs}"),
                      mark("{player} has or can raise enough to pay")}},
    RefusalSentences{
        estate_by_rule,
        mark("once play is ending, a debtor does not choose which creditor gets the estate"),
        {mark("{player} cannot pay everyone, and once play is ending no debtor chooses which creditor gets "
              "the estate")}},

    // Money and conservation.
    RefusalSentences{short_of_cash,
                     mark("there is not enough cash"),
                     {mark("{player} is {short} short for {space}: has {has}, needs {needs}"),
                      mark("{player} is {short} short: has {has}, needs {needs}")}},
    RefusalSentences{
        middle_lacks,
        mark("there is less than that in the middle"),
        {mark("there is {has} in the middle, not {needs}"), mark("there is less than that in the middle")}},
    RefusalSentences{
        not_held,
        mark("what is given is not there to give"),
        {mark("{holder} holds \"{detail}\" already"), mark("{owner} holds \"{detail}\", and {player} does not"),
         mark("{player} does not hold \"{detail}\""), mark("{player} does not hold what is given")}},

    // Nothing but the reason is missing.
    RefusalSentences{reason_needed,
                     mark("that needs a reason"),
                     {mark("{player} has {has} by the books, not {needs}: a difference needs a reason"),
                      mark("{player} is {held}: to put the token on {space} needs a reason"),
                      mark("whose turn it is follows from the rolls: to give the turn to {owner} needs a reason"),
                      mark("no card of the deck says this: {card}; it needs a reason"),
                      mark("the clock still has {left}: to call time now needs a reason")}},
};

// A code is looked up by its value, so each row must be at its place.
constexpr bool rows_in_order() {
    for (std::size_t place = 0; place < sentences.size(); ++place)
        if (static_cast<std::size_t>(sentences[place].code) != place) return false;
    return sentences.size() == static_cast<std::size_t>(reason_needed) + 1;
}
static_assert(rows_in_order());

}  // namespace

const RefusalSentences& sentences_of(RefusalCode code) {
    return sentences.at(static_cast<std::size_t>(code));
}

}  // namespace tablebank
