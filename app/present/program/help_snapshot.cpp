#include "app/present/program/help_snapshot.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "app/i18n/language.h"
#include "app/i18n/words.h"
#include "app/present/words/spoken_line.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/text/fold.h"

namespace tablebank {

namespace {

HelpSection turn_section() {
    return {tr("An ordinary turn"),
            {{"34", tr("the player in turn, or the next one, threw 3 and 4")},
             {"ok", tr("settles what is due in the plain way; an empty Enter does the same")},
             {"buy · decline", tr("buys where the token stands, or leaves it")},
             {"next", tr("ends the turn without another roll")},
             {"tax fixed · tax percent", tr("income tax, the player's choice")},
             {"rent dice 3 4", tr("a utility, with the visitor's dice")},
             {"foundation 2", tr("the one-die grant")},
             {"+50 · @39 · 12", tr("a card by its effect or its number; also: card +50, card goto @39, card #12")}}};
}

HelpSection deed_section() {
    return {tr("Deeds"),
            {{"anna build nob 2", tr("two more steps on Nob Hill; the hotel is the last step")},
             {"sell nob · sell all boston", tr("a building, or everything in a city")},
             {"nob+2 · nob- · 34-", tr("short: builds or redeems; sells or mortgages; the owner does it")},
             {"mortgage @34 · redeem @34", tr("a deed by its space or by a word of its name")},
             {"anna trade boris give 100 get nob", tr("amounts, deeds, kept cards, or nothing")},
             {"100 = nob · anna 100 = nob", tr("short: what one gives, what he gets")},
             {"rent nob give 50", tr("a rent paid partly in deeds, where the rules allow it")},
             {"boris waive", tr("the owner lets a rent go")}}};
}

HelpSection money_section() {
    return {tr("Money and jail"),
            {{"anna pay 50 to boris \"why\"", tr("any other payment; without a name, to the bank")},
             {"50 = boris", tr("short: a payment to a player")},
             {"anna get 50 \"why\"", tr("any other receipt")},
             {"anna fine · anna jail · anna free", tr("pays and leaves jail, is sent there, is let go")},
             {"anna bankrupt to boris", tr("the whole winding-up as one entry")},
             {"anna leaves \"why\"", tr("goes home without a debt, all to the bank")},
             {"anna count 1340", tr("the notes really in hand; the difference is booked")},
             {"anna at @24", tr("puts the token where it really stands")}}};
}

HelpSection order_section() {
    return {tr("The game itself"),
            {{"undo · undo #12 · undo to #12", tr("takes back the last entry, one entry, or everything since")},
             {"redo", tr("takes the undo back")},
             {"amend #12 LINE", tr("puts entry 12 right and decides the later ones again")},
             {"clock start · clock stop \"why\"",
              tr("the judge's clock; also: {lines}", {{"lines", spoken_line("clock extend 10 \"why\", clock call")}})},
             {"closing · keep · walk · finish", tr("the steps of the timed ending")},
             {"14 · 14 56", tr("short: the walk with the dice for the utilities, in the order of the board")},
             {"rule KEY VALUE \"why\"", tr("a ruling from now on")},
             {"force \"why\" LINE", tr("records a line against the rules, as the table agreed")},
             {"note \"text\"", tr("a remark in the log")}}};
}

HelpSection rare_section() {
    return {tr("Now and then"),
            {{"anna roll 3 4 · card +50 · card #12", tr("a roll and a card in full")},
             {"auction nob anna 230 · auction nob none", tr("what an auction came to")},
             {"anna stake 100 dice 3 4", tr("the bookmakers, where the board has them")},
             {"draw hidden · use \"way out\"", tr("draws a secret card; plays a card kept in hand")},
             {"turn boris", tr("rules whose turn it is")},
             {"shuffle", tr("the piles were shuffled at the table")},
             {"richest", tr("ends a game for the richest")}}};
}

/// Every word of the grammar as it may be typed in the language in use; no row in English.
HelpSection words_section() {
    HelpSection section{tr("In your language"), {}};
    for (const WordAliases& word : word_aliases()) {
        std::string typed;
        for (const std::string_view alias : aliases_of(word.word, language()))
            typed += (typed.empty() ? "" : " · ") + std::string{alias};
        if (!typed.empty()) section.rows.push_back({std::move(typed), std::string{word.word}});
    }
    return section;
}

}  // namespace

std::vector<HelpSection> make_help(const std::vector<HelpSection>& keys) {
    std::vector<HelpSection> help{turn_section(), deed_section(), money_section(), order_section(), rare_section()};
    help.insert(help.end(), keys.begin(), keys.end());
    for (HelpSection& section : help)
        for (HelpRow& row : section.rows) row.line = section.keys ? key_text(row.line) : spoken_line(row.line);
    if (HelpSection words = words_section(); !words.rows.empty()) help.push_back(std::move(words));
    return help;
}

void find_in_help(HelpSnapshot& help, std::string_view typed) {
    std::vector<std::string> words;
    std::istringstream stream(fold(typed));
    for (std::string word; stream >> word;) words.push_back(word);
    help.shown.clear();
    for (const HelpSection& section : help.all) {
        HelpSection found{section.title, {}, section.keys};
        for (const HelpRow& row : section.rows) {
            const std::string all = fold(section.title + ' ' + row.line + ' ' + row.text);
            const auto stands = [&all](const std::string& word) { return all.find(word) != std::string::npos; };
            if (std::ranges::all_of(words, stands)) found.rows.push_back(row);
        }
        if (!found.rows.empty()) help.shown.push_back(std::move(found));
    }
}

}  // namespace tablebank
