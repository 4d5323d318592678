#include "app/present/words/book_words.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

struct Otherwise {
    std::string_view sentence;
    const char* otherwise;
};

// Enterprises in colour groups (football 1, 7), in place of streets in cities and of companies.
constexpr std::array of_enterprises{
    Otherwise{"street", mark("enterprise")},
    Otherwise{"transport company", mark("enterprise")},
    Otherwise{"utility", mark("brand")},
    Otherwise{"City", mark("Group")},
    Otherwise{"City {number}", mark("Group {number}")},
    Otherwise{"a city", mark("a colour group")},
    Otherwise{"no city \"{text}\"", mark("no colour group \"{text}\"")},
    Otherwise{"no city \"{text}\": {candidates}?", mark("no colour group \"{text}\": {candidates}?")},
    Otherwise{"which city is \"{text}\": {candidates}?", mark("which colour group is \"{text}\": {candidates}?")},
    Otherwise{"in a monopolised city", mark("with the monopoly")},
    Otherwise{"\"{text}\" is not a utility, and only utilities need dice",
              mark("\"{text}\" is not a brand, and only brands need dice")},
    // Refusals.
    Otherwise{"only a street can be built on", mark("only an enterprise of a colour group can be built on")},
    Otherwise{"{space} is not a street, so it has no buildings",
              mark("{space} is in no colour group, so it has no buildings")},
    Otherwise{"nothing is built on a mortgaged street",
              mark("nothing is built where an enterprise of the group is mortgaged")},
    Otherwise{"the buildings on the street must be sold first",
              mark("the buildings on the enterprise must be sold first")},
    Otherwise{"the city's buildings must be sold first", mark("the buildings of the group must be sold first")},
    Otherwise{"a monopolist builds only in a city that they have monopolised",
              mark("only a player who holds the whole group builds on it")},
    Otherwise{"as many streets of the city are built as this book allows",
              mark("as many enterprises of the group are built as this book allows")},
    Otherwise{"{detail} streets of {city} are built already, and this book allows no more",
              mark("{detail} enterprises of {city} are built already, and this book allows no more")},
    Otherwise{"another street of the city comes first: buildings go up and down evenly",
              mark("another enterprise of the group comes first: buildings go up and down evenly")},
    Otherwise{"the street takes no more buildings", mark("the enterprise takes no more buildings")},
    Otherwise{"the line names a hotel, and the street does not come to one",
              mark("the line names a network, and the enterprise does not come to one")},
    Otherwise{"the line names a hotel, and this step of {space} is a house",
              mark("the line names a network, and this step of {space} is an object")},
    Otherwise{"the dice for a utility are missing", mark("the dice for a brand are missing")},
    Otherwise{"has no street to build on", mark("has no enterprise to build on")},
    // Descriptions of a game: in some languages the location of something needs a word of its own.
    Otherwise{"{building} on {space}", mark("{building} at {space}")},
    Otherwise{"{building} on {space} down to {houses}", mark("{building} at {space} down to {houses}")},
    // Checks of an edition file and of a table of deeds.
    Otherwise{"asks {house} for a house and {hotel} for a hotel: compare it with the card",
              mark("asks {house} for an object and {hotel} for a network: compare it with the card")},
    Otherwise{"asks {house} for a house, and no house costs more than {price}: compare it with the card",
              mark("asks {house} for an object, and no object costs more than {price}: compare it with the card")},
    Otherwise{"is {figure} where the other streets of its city have {usual}: compare it with the card",
              mark("is {figure} where the other enterprises of its group have {usual}: compare it with the card")},
    Otherwise{"is {figure}, and {street} of the same city has {usual}: compare both with their cards",
              mark("is {figure}, and {street} of the same group has {usual}: compare both with their cards")},
    Otherwise{"is {figure}, and {street} of the same city and price has {usual}: compare both with their cards",
              mark("is {figure}, and {street} of the same group and price has {usual}: compare both with their cards")},
    Otherwise{"is {figure}, and the street costs {price}: compare it with the card",
              mark("is {figure}, and the enterprise costs {price}: compare it with the card")},
    Otherwise{
        "is {figure} on a deed of {price}: compared with the other cities, the rents of this whole city are too low "
        "for "
        "its prices; compare both with the cards",
        mark("is {figure} on a deed of {price}: compared with the other groups, the rents of this whole group are too "
             "low for its prices; compare both with the cards")},
    Otherwise{
        "is {figure} on a deed of {price}: compared with the other cities, the rents of this whole city are too high "
        "for its prices; compare both with the cards",
        mark("is {figure} on a deed of {price}: compared with the other groups, the rents of this whole group are too "
             "high for its prices; compare both with the cards")},
    Otherwise{"is {city}, but the other streets of that city are elsewhere: compare it with the board",
              mark("is {city}, but the other enterprises of that group are elsewhere: compare it with the board")},
    Otherwise{"is {count} for {streets} streets; in known boxes there are three houses for two streets: compare it "
              "with the box",
              mark("is {count} for {streets} enterprises of groups; in known boxes there are three objects for two of "
                   "them: compare it with the box")},
    Otherwise{"is {count} for {streets} streets; in known boxes there is one hotel for two streets: compare it with "
              "the box",
              mark("is {count} for {streets} enterprises of groups; in known boxes there is one network for two of "
                   "them: compare it with the box")},
    Otherwise{"must be a city of the edition", mark("must be a colour group of the edition")},
    Otherwise{"must be left out: a company belongs to no city",
              mark("must be left out: an enterprise of this kind is in no group")},
    Otherwise{"must have a rent for each house and for the hotel, so {count}",
              mark("must have a rent for each object and for the network, so {count}")},
    Otherwise{"must have a rent for each house and for each hotel, so {count}",
              mark("must have a rent for each object and for each network, so {count}")},
    Otherwise{"must have one price, or one for each hotel, so {count}",
              mark("must have one price, or one for each network, so {count}")},
    Otherwise{"must have one price, or one for each house, so {count}",
              mark("must have one price, or one for each object, so {count}")},
    Otherwise{"names another city already", mark("names another group already")},
    Otherwise{"is the name of another city already", mark("is the name of another group already")},
    Otherwise{"must have a street", mark("must have an enterprise")},
    Otherwise{"has fewer streets than a monopoly needs", mark("has fewer enterprises than a monopoly needs")},
    Otherwise{"falls where more companies are owned", mark("falls where more enterprises are owned")},
    Otherwise{"on this board space {other} is another kind of deed: {kind}. This row has the figures of a street",
              mark("on this board space {other} is another kind of deed: {kind}. This row has the figures of an "
                   "enterprise of a group")},
    Otherwise{"on this board space {other} is a street, and this row has no rents",
              mark("on this board space {other} is an enterprise of a group, and this row has no rents")},
    Otherwise{"\"{text}\" does not belong here: only streets have it, what a company earns is a rule",
              mark("\"{text}\" does not belong here: only enterprises of a group have it, what others earn is a rule")},
    // Positions.
    Otherwise{"the city is not monopolised, so its buildings have been sold",
              mark("the group is not monopolised, so its buildings have been sold")},
    Otherwise{"the streets of the city are not together in this hand, so nothing is built there",
              mark("the enterprises of the group are not together in this hand, so nothing is built there")},
    Otherwise{"more streets of the city are built on than this edition allows",
              mark("more enterprises of the group are built on than this edition allows")},
    Otherwise{"Its city or its kind, and the state of each", mark("Its group or its kind, and the state of each")},
    // Rules and rulings.
    Otherwise{"Unmortgaged streets of a city that a monopoly takes",
              mark("Unmortgaged enterprises of a group that a monopoly takes")},
    Otherwise{"Whether rent stays doubled while another street of the city is mortgaged",
              mark("Whether rent stays doubled while another enterprise of the group is mortgaged")},
    Otherwise{"Buildings of a city that is monopolised no longer",
              mark("Buildings of a group that is monopolised no longer")},
    Otherwise{"Whether the role builds only in a monopolised city",
              mark("Whether a player builds only in a monopolised group")},
    Otherwise{"Built streets in one city of one player; 0: no limit",
              mark("Built enterprises in one group of one player; 0: no limit")},
    Otherwise{"In which order a city is built", mark("In which order a group is built")},
    Otherwise{"What is sold before a street is traded", mark("What is sold before an enterprise is traded")},
    Otherwise{"the buildings of the street", mark("the buildings of the enterprise")},
    Otherwise{"those of the whole monopolised city", mark("those of the whole monopolised group")},
    Otherwise{"the buildings of its city", mark("the buildings of its group")},
    Otherwise{"A transport's charge with 1, 2, ... of them",
              mark("The charge of an enterprise without a group, with 1, 2, ... of them")},
    Otherwise{"Flat sums of utilities with 1, 2, ... of them", mark("Flat sums of brands with 1, 2, ... of them")},
    Otherwise{"A utility: times the dice with 1, 2, ... of them",
              mark("A brand: times the dice with 1, 2, ... of them")},
    Otherwise{"Mortgaged companies count in the number owned", mark("Mortgaged enterprises count in the number owned")},
    Otherwise{"A mortgaged company earns nothing, but its owner still has it.",
              mark("A mortgaged enterprise earns nothing, but its owner still has it.")},
    Otherwise{"needs the city's buildings sold first", mark("needs the buildings of the group sold first")},
    // Lines that may be typed.
    Otherwise{"Build on a street", mark("Build on an enterprise")},
    Otherwise{"Sell buildings of a street", mark("Sell buildings of an enterprise")},
    Otherwise{"Sell all buildings of a city", mark("Sell all buildings of a colour group")},
    Otherwise{"a building, or everything in a city", mark("a building, or everything in a colour group")},
    Otherwise{"a utility, with the visitor's dice", mark("a brand, with the visitor's dice")},
    Otherwise{"short: the walk with the dice for the utilities, in the order of the board",
              mark("short: the walk with the dice for the brands, in the order of the board")},
    Otherwise{"Networks on a street, one step each", mark("Networks on an enterprise, one step each")},
    Otherwise{"Objects on a street before its network", mark("Objects on an enterprise before its network")},
};

// The bench, for all players (football 18).
constexpr std::array of_bench{
    Otherwise{"jail, visitors next to it", mark("the bench, visitors next to it")},
    Otherwise{"go to jail or the price war", mark("go to the bench")},
    Otherwise{"go to jail or the price war, without a salary", mark("go to the bench, without a salary")},
    Otherwise{"leave jail or the price war without a fine", mark("leave the bench without a fine")},
    Otherwise{"goes to jail", mark("goes to the bench")},
    Otherwise{"is let out of jail", mark("leaves the bench")},
    Otherwise{"the player is neither in jail nor in the price war", mark("the player is not on the bench")},
    Otherwise{"the player is in jail or the price war already", mark("the player is on the bench already")},
    Otherwise{"a player in jail or the price war cannot do that", mark("a player on the bench cannot do that")},
    Otherwise{"Doubles in one turn that send a player to jail; 0: never",
              mark("Doubles in one turn that send a player to the bench; 0: never")},
    Otherwise{"For leaving jail, the price war or the bench", mark("For leaving the bench")},
    Otherwise{"After a double that ends in jail or the price war", mark("After a double that ends on the bench")},
    Otherwise{"A player who goes to jail or the price war has ended their turn, double or not.",
              mark("A player who goes to the bench has ended their turn, double or not.")},
    Otherwise{"Pay the fine and leave jail", mark("Pay the fine and leave the bench")},
    Otherwise{"Leave jail by a card or a ruling", mark("Leave the bench by a card or a ruling")},
    Otherwise{"Go to jail", mark("Go to the bench")},
    Otherwise{"pays and leaves jail, is sent there, is let go",
              mark("pays and leaves the bench, is sent there, is let go")},
    Otherwise{"Money and jail", mark("Money and the bench")},
};

// All players have the same rules: no role, and no price war next to jail.
constexpr std::array of_equals{
    Otherwise{"What a monopolist sells before he mortgages a street of a monopolised city",
              mark("What is sold before a street of a monopolised city is mortgaged")},
    Otherwise{"Without the street it is not a monopoly, and only a monopolist's city bears buildings.",
              mark("Without the street it is not a monopoly, and only a monopolised city bears buildings.")},
    Otherwise{"a monopolist builds only in a city that they have monopolised",
              mark("a player builds only in a city that they have monopolised")},
    Otherwise{"Single rent is half of the doubled rent that a monopolist's deed prints.",
              mark("Single rent is half of the doubled rent that the deed prints.")},
    Otherwise{"A jailed monopolist in the walk", mark("A jailed player in the walk")},
    Otherwise{"The walk pays by the usual rules, and a jailed monopolist collects nothing.",
              mark("The walk pays by the usual rules, and a jailed player collects nothing.")},
    Otherwise{"What the role pays the foundation; 0: it rolls for a grant",
              mark("What a player pays the foundation; 0: they roll for a grant")},
    Otherwise{"Whether the role builds only in a monopolised city",
              mark("Whether a player builds only in a monopolised city")},
    Otherwise{"For leaving jail, the price war or the bench", mark("For leaving jail")},
    Otherwise{"go to jail or the price war", mark("go to jail")},
    Otherwise{"go to jail or the price war, without a salary", mark("go to jail, without a salary")},
    Otherwise{"leave jail or the price war without a fine", mark("leave jail without a fine")},
    Otherwise{"the player is neither in jail nor in the price war", mark("the player is not in jail")},
    Otherwise{"the player is in jail or the price war already", mark("the player is in jail already")},
    Otherwise{"a player in jail or the price war cannot do that", mark("a player in jail cannot do that")},
    Otherwise{"After a double that ends in jail or the price war", mark("After a double that ends in jail")},
    Otherwise{"A player who goes to jail or the price war has ended their turn, double or not.",
              mark("A player who goes to jail has ended their turn, double or not.")},
};

// The supplementary tax (fr 17).
constexpr std::array of_supplementary_tax{
    Otherwise{"property tax", mark("supplementary tax")},
    Otherwise{"Property tax", mark("Supplementary tax")},
    Otherwise{"owes {amount} property tax", mark("owes {amount} supplementary tax")},
    Otherwise{"pays {amount} property tax", mark("pays {amount} supplementary tax")},
};

// The environmental tax (it Ambientale).
constexpr std::array of_environmental_tax{
    Otherwise{"property tax", mark("environmental tax")},
    Otherwise{"Property tax", mark("Environmental tax")},
    Otherwise{"owes {amount} property tax", mark("owes {amount} environmental tax")},
    Otherwise{"pays {amount} property tax", mark("pays {amount} environmental tax")},
};

// The two-hour game (ru timed).
constexpr std::array of_two_hours{
    Otherwise{"timed game", mark("two-hour game")},
    Otherwise{"If the timed game ended now", mark("If the two-hour game ended now")},
    Otherwise{"Trade between players in a timed game", mark("Trade between players in the two-hour game")},
    Otherwise{"players may not trade with each other in this timed game (ruling: timed_trade)",
              mark("players may not trade with each other in the two-hour game (ruling: timed_trade)")},
    Otherwise{"{book} timed{step}", mark("{book} two-hour game{step}")},
};

// The quick game (fr timed).
constexpr std::array of_quick_game{
    Otherwise{"timed game", mark("quick game")},
    Otherwise{"If the timed game ended now", mark("If the quick game ended now")},
    Otherwise{"Trade between players in a timed game", mark("Trade between players in the quick game")},
    Otherwise{"players may not trade with each other in this timed game (ruling: timed_trade)",
              mark("players may not trade with each other in the quick game (ruling: timed_trade)")},
    Otherwise{"{book} timed{step}", mark("{book} quick game{step}")},
};

template <std::size_t size>
const char* found_in(const std::array<Otherwise, size>& table, std::string_view sentence) {
    const auto found = std::ranges::find(table, sentence, &Otherwise::sentence);
    return found == table.end() ? nullptr : found->otherwise;
}

/// The first variant that differs from the sentence.
const char* first_of(std::initializer_list<const char*> found) {
    const auto* const other = std::ranges::find_if(found, [](const char* one) { return one != nullptr; });
    return other == found.end() ? nullptr : *other;
}

}  // namespace

const char* as_said(const EditionWords& words, const char* sentence) {
    const char* other = first_of({
        words.deeds == DeedNames::enterprises ? found_in(of_enterprises, sentence) : nullptr,
        words.prison == PrisonName::bench ? found_in(of_bench, sentence) : nullptr,
        !words.roles ? found_in(of_equals, sentence) : nullptr,
        words.tax == TaxName::supplementary_tax ? found_in(of_supplementary_tax, sentence) : nullptr,
        words.tax == TaxName::environmental_tax ? found_in(of_environmental_tax, sentence) : nullptr,
        words.timed == TimedName::two_hour_game ? found_in(of_two_hours, sentence) : nullptr,
        words.timed == TimedName::quick_game ? found_in(of_quick_game, sentence) : nullptr,
    });
    return other == nullptr ? sentence : other;
}

}  // namespace tablebank
