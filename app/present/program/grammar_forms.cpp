#include "app/present/program/grammar_forms.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"

namespace tablebank {

namespace {

constexpr std::array forms{
    GrammarForm{"roll ", "PLAYER roll D1 D2", mark("Roll the dice")},
    GrammarForm{"ok", "ok", mark("Settle what is due in the plain way")},
    GrammarForm{"buy ", "PLAYER buy [DEED] [for N]", mark("Buy a deed")},
    GrammarForm{"decline", "PLAYER decline", mark("Leave a deed unbought")},
    GrammarForm{"rent ", "PLAYER rent [DEED] [dice D1 D2] [give ITEMS]", mark("Pay a rent")},
    GrammarForm{"waive ", "PLAYER waive [\"WHY\"]", mark("Waive a rent")},
    GrammarForm{"card ", "PLAYER card EFFECT [\"WHY\"]", mark("Do what a card says: its effect or its number")},
    GrammarForm{"next", "next", mark("End the turn")},
    GrammarForm{"build ", "PLAYER build DEED [N] [for AMOUNT]", mark("Build on a street")},
    GrammarForm{"sell ", "PLAYER sell DEED [N]", mark("Sell buildings of a street")},
    GrammarForm{"sell all ", "PLAYER sell all CITY", mark("Sell all buildings of a city")},
    GrammarForm{"mortgage ", "PLAYER mortgage DEED", mark("Mortgage a deed")},
    GrammarForm{"redeem ", "PLAYER redeem DEED", mark("Redeem a mortgaged deed")},
    GrammarForm{"trade ", "PLAYER trade PLAYER give ITEMS get ITEMS", mark("Trade with another player")},
    GrammarForm{"trade ", "PLAYER trade PLAYER give ITEMS get ITEMS; [PLAYER] PLAYER give ITEMS get ITEMS",
                mark("Trade of three or more")},
    GrammarForm{"pay ", "PLAYER pay N [to PLAYER] [\"WHY\"]", mark("Pay any other sum")},
    GrammarForm{"get ", "PLAYER get N [from PLAYER] [\"WHY\"]", mark("Receive any other sum")},
    GrammarForm{"get ", "PLAYER get N \"WHY\"", mark("Salary for START, paid by hand")},
    GrammarForm{"tax fixed", "PLAYER tax fixed", mark("Pay the fixed income tax"), FormNeeds::income_tax},
    GrammarForm{"tax percent", "PLAYER tax percent", mark("Pay income tax by percentages"), FormNeeds::income_tax},
    GrammarForm{"auction ", "auction DEED PLAYER N", mark("Enter the outcome of an auction"), FormNeeds::auctions},
    GrammarForm{"auction ", "auction DEED none", mark("Enter an auction in which no one bid"), FormNeeds::auctions},
    GrammarForm{"foundation ", "PLAYER foundation D", mark("Pay the grant of the foundation, by one die"),
                FormNeeds::foundation},
    GrammarForm{"stake ", "PLAYER stake N dice D1 D2", mark("Stake at the bookmakers"), FormNeeds::bookmakers},
    GrammarForm{"draw hidden", "PLAYER draw hidden", mark("Draw a secret card"), FormNeeds::hidden_cards},
    GrammarForm{"use ", "PLAYER use \"NAME\" [EFFECT]", mark("Play a card kept in hand"), FormNeeds::kept_cards},
    GrammarForm{"fine", "PLAYER fine", mark("Pay the fine and leave jail")},
    GrammarForm{"free ", "PLAYER free [\"WHY\"]", mark("Leave jail by a card or a ruling")},
    GrammarForm{"jail", "PLAYER jail", mark("Go to jail")},
    GrammarForm{"at @", "PLAYER at @SPACE [\"WHY\"]", mark("Move a token to its real space")},
    GrammarForm{"count ", "PLAYER count N [waived] [\"WHY\"]", mark("Count the notes really in hand")},
    GrammarForm{"count ", "PLAYER count NxVALUE... [waived] [\"WHY\"]", mark("Count them by value")},
    GrammarForm{"bankrupt ", "PLAYER bankrupt [to PLAYER,...]", mark("Wind up a bankrupt player")},
    GrammarForm{"leaves ", "PLAYER leaves [\"WHY\"]", mark("Let a player go home, all to the bank")},
    GrammarForm{"join ", "join NAME [ROLE] [get ITEMS] [after PLAYER] \"WHY\"",
                mark("Let someone join who comes late")},
    GrammarForm{"seat ", "PLAYER seat NAME \"WHY\"", mark("Give a seat to someone who takes over")},
    GrammarForm{"swap ", "PLAYER swap PLAYER \"WHY\"", mark("Swap two seats")},
    GrammarForm{"rename ", "PLAYER rename NAME \"WHY\"", mark("Correct a player's name")},
    GrammarForm{"turn ", "turn PLAYER \"WHY\"", mark("Rule whose turn it is")},
    GrammarForm{"clock start", "clock start", mark("Start the clock"), FormNeeds::clock},
    GrammarForm{"clock stop \"", "clock stop \"WHY\"", mark("Stop the clock"), FormNeeds::clock},
    GrammarForm{"clock extend ", "clock extend MIN \"WHY\"", mark("Give more time on the clock"), FormNeeds::clock},
    GrammarForm{"clock call", "clock call [\"WHY\"]", mark("Call time"), FormNeeds::clock},
    GrammarForm{"clock set ", "clock set MIN:SEC \"WHY\"", mark("Set the time that is left"), FormNeeds::clock},
    GrammarForm{"clock jump ", "clock jump [-]H:MM:SS", mark("Note that the computer's clock was set"),
                FormNeeds::never},
    GrammarForm{"clock slept ", "clock slept H:MM:SS", mark("Note that the computer slept"), FormNeeds::never},
    GrammarForm{"clock zone ", "clock zone [-]H:MM:SS", mark("Note the computer's time zone"), FormNeeds::never},
    GrammarForm{"clock bell ", "clock bell MIN:SEC MIN \"WHY\"", mark("Play by the bell of an event's round"),
                FormNeeds::never},
    GrammarForm{"closing", "closing", mark("Open the closing transactions"), FormNeeds::timed_ending},
    GrammarForm{"keep", "keep", mark("Hand the cash in and keep the share"), FormNeeds::timed_ending},
    GrammarForm{"walk ", "walk [DEED D1 D2]... [\"WITNESS\"]", mark("Walk round the board and collect"),
                FormNeeds::timed_ending},
    GrammarForm{"walk next", "walk next [D1 D2] [\"WITNESS\"]", mark("The next payment of the walk"),
                FormNeeds::timed_ending},
    GrammarForm{"finish", "finish", mark("Finish the game"), FormNeeds::timed_ending},
    GrammarForm{"richest ", "richest [DEED D1 D2]...", mark("Find the richest player"), FormNeeds::one_side_gone},
    GrammarForm{"confirm rulings", "confirm rulings [\"JUDGE\"]", mark("Confirm the sheet of rulings")},
    GrammarForm{"signs", "PLAYER signs", mark("Sign the result")},
    GrammarForm{"refuses", "PLAYER refuses [WHY]", mark("Refuse to sign the result")},
    GrammarForm{"certify ", "certify [key \"PUBLIC KEY\"] [\"JUDGE\"]", mark("Certify the score sheet")},
    GrammarForm{"correct ", "correct [signed \"SIGNATURE\"] \"WHY\"", mark("Begin to correct a certified sheet")},
    GrammarForm{"adjust ", "PLAYER adjust TOTAL \"WHY\"", mark("Set a total in the place of the computed one")},
    GrammarForm{"protest ", "PLAYER protest [#N] \"WHY\"", mark("Lodge a protest")},
    GrammarForm{"protest heard #", "protest heard #N [\"WHAT\"]", mark("A protest is heard")},
    GrammarForm{"protest upheld #", "protest upheld #N \"WHY\"", mark("Uphold a protest")},
    GrammarForm{"protest dismissed #", "protest dismissed #N \"WHY\"", mark("Dismiss a protest")},
    GrammarForm{"protest withdrawn #", "protest withdrawn #N [\"WHY\"]", mark("A protest is withdrawn")},
    GrammarForm{"protest appealed #", "protest appealed #N \"WHY\"", mark("A decision is appealed against")},
    GrammarForm{"protest minutes ", "protest minutes N [\"WHY\"]", mark("Say how long protests are taken")},
    GrammarForm{"undo ", "undo [#N] [\"WHY\"]", mark("Undo one entry")},
    GrammarForm{"undo to #", "undo to #N [\"WHY\"]", mark("Undo everything since an entry")},
    GrammarForm{"redo", "redo", mark("Reverse an undo")},
    GrammarForm{"undo turn", "undo turn", mark("Undo the turn")},
    GrammarForm{"amend #", "amend #N LINE", mark("Correct an earlier entry")},
    GrammarForm{"rule ", "rule KEY VALUE \"WHY\"", mark("Change a ruling from now on")},
    GrammarForm{"shuffle ", "shuffle [DECK]", mark("Shuffle the cards")},
    GrammarForm{"force \"", "force \"WHY\" LINE", mark("Record a line against the rules")},
    GrammarForm{"note \"", "note \"TEXT\"", mark("Write a remark into the log")},
};

}  // namespace

std::span<const GrammarForm> grammar_forms() {
    return forms;
}

bool is_of_use(const GrammarForm& form, const Game& game) {
    const Edition& edition = game.edition();
    const auto has_space = [&](SpaceKind kind) {
        return std::ranges::find(edition.board, kind, &BoardSpace::kind) != edition.board.end();
    };
    switch (form.needs) {
        case FormNeeds::auctions:
            return edition.auctions_deeds();
        case FormNeeds::foundation:
            return has_space(SpaceKind::foundation);
        case FormNeeds::bookmakers:
            return has_space(SpaceKind::bookmakers);
        case FormNeeds::hidden_cards:
            return !edition.characters.empty();
        case FormNeeds::kept_cards:
            return !edition.kept_cards.empty() || !edition.characters.empty() || edition.decks.empty();
        case FormNeeds::income_tax:
            return has_space(SpaceKind::income_tax);
        case FormNeeds::clock:
        case FormNeeds::timed_ending:
            return game.setup->goal == Goal::timed;
        case FormNeeds::one_side_gone:
            return game.setup->goal == Goal::b;
        case FormNeeds::never:
            return false;
        case FormNeeds::nothing:
            break;
    }
    return true;
}

}  // namespace tablebank
