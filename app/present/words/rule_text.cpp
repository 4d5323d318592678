#include "app/present/words/rule_text.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/piece_text.h"

namespace tablebank {

namespace {

struct RuleLine {
    std::string_view key;
    const char* text;
};

// In the order of each_rule. docs/reference/edition-format.md lists the same with the paragraphs. Sentences about
// pieces use the words of the edition: `houses_before_hotel` and `hotels_per_street`, by piece_words.
constexpr std::array rule_lines{
    RuleLine{"roles", mark("Whether there are monopolists and competitors")},
    RuleLine{"goals", mark("What a game may be played for")},
    RuleLine{"fewest_players", mark("Players needed")},
    RuleLine{"most_players", mark("Players at most")},
    RuleLine{"role_difference", mark("By how much the numbers of the two roles may differ")},
    RuleLine{"start_cash", mark("What each player begins with")},
    RuleLine{"salary", mark("For landing on START or passing it")},
    RuleLine{"extra_rolls", mark("Doubles of one turn that give another roll")},
    RuleLine{"extra_roll_duty", mark("Whether that roll must be made")},
    RuleLine{"doubles_to_jail", mark("Doubles in one turn that send a player to jail; 0: never")},
    RuleLine{"jail_fine", mark("For leaving jail, the price war or the bench")},
    RuleLine{"fine_time", mark("When that is paid")},
    RuleLine{"jail_tries", mark("Rolls for a double before the fine must be paid")},
    RuleLine{"last_try", mark("The last try without a double")},
    RuleLine{"double_that_frees", mark("A double that frees")},
    RuleLine{"jailed_collects", mark("Whether a player who is held there collects rent")},
    RuleLine{"jailed_collects_cards", mark("Whether the player collects what cards give")},
    RuleLine{"jailed_may_buy", mark("Whether the player may acquire deeds and buildings")},
    RuleLine{"jailed_may_pass", mark("Whether the player may pass a turn and pay before the next")},
    RuleLine{"cards", mark("Drawing a card")},
    RuleLine{"card_spaces", mark("What decides on a card space")},
    RuleLine{"characters", mark("Hidden cards")},
    RuleLine{"bookmakers", mark("A stake on two dice")},
    RuleLine{"penalties", mark("Sums that a space asks for")},
    RuleLine{"purchase", mark("Buying the deed of one's space")},
    RuleLine{"declined_deed", mark("A deed that is declined")},
    RuleLine{"rent", mark("The printed column")},
    RuleLine{"rent_claim", mark("Whether rent must be asked for")},
    RuleLine{"streets_for_monopoly", mark("Unmortgaged streets of a city that a monopoly takes")},
    RuleLine{"doubled_when_mortgaged",
             mark("Whether rent stays doubled while another street of the city is mortgaged")},
    RuleLine{"broken_monopoly", mark("Buildings of a city that is monopolised no longer")},
    RuleLine{"building_needs_monopoly", mark("Whether the role builds only in a monopolised city")},
    RuleLine{"most_built_streets", mark("Built streets in one city of one player; 0: no limit")},
    RuleLine{"building_order", mark("In which order a city is built")},
    RuleLine{"building_time", mark("When one builds")},
    RuleLine{"building_refund_percent", mark("What the bank pays back for a building")},
    RuleLine{"hotel_sale", mark("How the last step is sold, if building goes evenly")},
    RuleLine{"pieces", mark("When the pieces run out")},
    RuleLine{"scarce_pieces", mark("When two want more pieces than there are")},
    RuleLine{"mortgage", mark("Mortgaging; the sums are printed on the deeds")},
    RuleLine{"mortgaged_rent", mark("A mortgaged deed earns nothing")},
    RuleLine{"mortgage_clears", mark("What is sold before a mortgage")},
    RuleLine{"mortgage_interest", mark("Interest on redeeming; 0: the printed sum")},
    RuleLine{"redeem_time", mark("When a deed may be redeemed")},
    RuleLine{"mortgaged_deed_fee", mark("To the bank, from the player who takes over a mortgaged deed; 0: nothing")},
    RuleLine{"trade", mark("Trade between players")},
    RuleLine{"trade_time", mark("When players trade")},
    RuleLine{"trade_prices", mark("At which price players trade")},
    RuleLine{"trade_clears", mark("What is sold before a street is traded")},
    RuleLine{"debts_in_deeds", mark("Whether a rent may be paid partly in deeds")},
    RuleLine{"income_tax_fixed", mark("Income tax, the fixed choice")},
    RuleLine{"income_tax_cash_percent", mark("Income tax, the other choice: of the cash")},
    RuleLine{"income_tax_shared_cell", mark("Whether the book has one cell of that for both roles")},
    RuleLine{"income_tax_deed_percent", mark("And of the price of unmortgaged deeds")},
    RuleLine{"income_tax_mortgaged", mark("What a mortgaged deed counts as in that")},
    RuleLine{"income_tax_building_percent", mark("And of what all buildings cost")},
    RuleLine{"property_tax", mark("Property tax")},
    RuleLine{"transport_by_count", mark("A transport's charge with 1, 2, ... of them")},
    RuleLine{"transport_percent", mark("A competitor's transport: of its price")},
    RuleLine{"utility_by_count", mark("Flat sums of utilities with 1, 2, ... of them")},
    RuleLine{"utility_factor", mark("A utility: times the dice with 1, 2, ... of them")},
    RuleLine{"utility_dice", mark("Whose dice such a charge takes")},
    RuleLine{"foundation_fee", mark("What the role pays the foundation; 0: it rolls for a grant")},
    RuleLine{"foundation_grant", mark("The grant for each face of the die")},
    RuleLine{"bankruptcy", mark("The winding-up")},
    RuleLine{"bankrupt_deeds", mark("Deeds of a player bankrupt to the bank")},
    RuleLine{"richest", mark("How the richest is found (goal B)")},
    RuleLine{"timed_minutes", mark("How long a timed game lasts")},
    RuleLine{"kept_cash_percent", mark("The part of the cash that counts in a timed game")},
    RuleLine{"walk", mark("The banker's walk round the board")},
    RuleLine{"timed_score", mark("What a timed game counts in addition to the cash")},
};

struct ValueLine {
    std::string_view key;
    std::string_view value;
    const char* text;
};

constexpr std::array value_lines{
    ValueLine{"last_try", "stays", mark("leaves the player there, the fine due before the next roll")},
    ValueLine{"last_try", "pays_and_moves", mark("moves the player once the fine is paid")},
    ValueLine{"double_that_frees", "moves_and_rolls_again", mark("moves, and gives the extra roll")},
    ValueLine{"double_that_frees", "rolls_again", mark("does not move; the player rolls again")},
    ValueLine{"double_that_frees", "moves", mark("moves, and gives no extra roll")},
    ValueLine{"fine_time", "own_turn", mark("in one's own turn")},
    ValueLine{"fine_time", "before_turn", mark("and before it, if the table reads it so")},
    ValueLine{"card_spaces", "cards", mark("a card of the deck")},
    ValueLine{"card_spaces", "two_dice", mark("two dice, by a deck of 2 to 12")},
    ValueLine{"declined_deed", "stays_with_bank", mark("stays with the bank")},
    ValueLine{"declined_deed", "auctioned", mark("is auctioned at once")},
    ValueLine{"rent_claim", "not_needed", mark("no, it is owed anyway")},
    ValueLine{"rent_claim", "before_next_roll", mark("yes, before the next player rolls")},
    ValueLine{"broken_monopoly", "buildings_sold", mark("must be sold first")},
    ValueLine{"broken_monopoly", "single_rent", mark("stay, and earn the single rate")},
    ValueLine{"broken_monopoly", "printed_rent", mark("stay, and earn what is printed")},
    ValueLine{"building_order", "free", mark("as the player likes")},
    ValueLine{"building_order", "even", mark("evenly")},
    ValueLine{"building_time", "own_turn", mark("in one's own turn")},
    ValueLine{"building_time", "between_turns", mark("and between two turns")},
    ValueLine{"scarce_pieces", "wait", mark("first come, first served, at the printed price")},
    ValueLine{"scarce_pieces", "auctioned", mark("they are auctioned")},
    ValueLine{"mortgage_clears", "street", mark("the buildings of the street")},
    ValueLine{"mortgage_clears", "monopolised_city", mark("those of the whole monopolised city")},
    ValueLine{"redeem_time", "any_time", mark("at any time")},
    ValueLine{"redeem_time", "own_turn", mark("in one's own turn")},
    ValueLine{"trade_time", "any_time", mark("at any time")},
    ValueLine{"trade_time", "before_roll", mark("before the player in turn has rolled")},
    ValueLine{"trade_prices", "free", mark("at any price")},
    ValueLine{"trade_prices", "not_below_printed", mark("not below the printed price, for cash alone")},
    ValueLine{"income_tax_mortgaged", "nothing", mark("it does not count")},
    ValueLine{"income_tax_mortgaged", "mortgage", mark("its mortgage")},
    ValueLine{"income_tax_mortgaged", "price", mark("its price")},
    ValueLine{"hotel_sale", "outright", mark("also all of it at once")},
    ValueLine{"hotel_sale", "by_steps", mark("as its steps, evenly with the others")},
    ValueLine{"utility_dice", "thrown", mark("those that the visitor throws for it")},
    ValueLine{"utility_dice", "of_roll", mark("those of the roll that led there")},
    ValueLine{"timed_score", "walk", mark("what the deeds earn in the walk")},
    ValueLine{"timed_score", "total_worth", mark("what all deeds and buildings are worth")},
    ValueLine{"trade_clears", "street", mark("the buildings of the street")},
    ValueLine{"trade_clears", "city", mark("the buildings of its city")},
    ValueLine{"bankrupt_deeds", "for_sale", mark("are for sale again")},
    ValueLine{"bankrupt_deeds", "auctioned", mark("are auctioned at once")},
};

}  // namespace

std::string rule_text(const Language& lang, const EditionWords& words, std::string_view key) {
    if (key == "houses_before_hotel") return lang.tr(as_said(words, piece_words(words.pieces).before_hotel));
    if (key == "hotels_per_street") return lang.tr(as_said(words, piece_words(words.pieces).per_street));
    const auto found = std::ranges::find(rule_lines, key, &RuleLine::key);
    if (found == rule_lines.end()) throw std::invalid_argument("no words for the rule " + std::string{key});
    return lang.tr(as_said(words, found->text));
}

std::string rule_value_text(const Language& lang, const EditionWords& words, std::string_view key,
                            std::string_view value) {
    const auto found = std::ranges::find_if(
        value_lines, [&](const ValueLine& line) { return line.key == key && line.value == value; });
    return found == value_lines.end() ? std::string{value} : lang.tr(as_said(words, found->text));
}

}  // namespace tablebank
