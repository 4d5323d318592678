#include "app/present/words/ruling_text.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/piece_text.h"

namespace tablebank {
namespace {

struct RulingWords {
    std::string_view key;
    const char* question;
    const char* reason;
    std::array<const char*, 3> values;  ///< in the order of the key's values
};

// The order of the values is that of calculators/ruling_rows.cpp; docs/reference/rulings.md and its test show both side
// by side.
constexpr std::array ruling_words{
    RulingWords{"rounding",
                mark("Rounding of a charge, once, on the total, to the smallest note"),
                mark("Rounded once, on the whole sum: no step in between makes anyone richer."),
                {mark("to the nearest, halves up"), mark("always up"), mark("always down")}},
    RulingWords{"hotel_counts_as",
                mark("What {hotel} counts as in refunds and in income tax"),
                mark("The buildings before it were paid for too, though they went back into the box."),
                {mark("all the steps paid for it, the buildings before it too"), mark("its own step only")}},
    RulingWords{"mortgaged_companies_count",
                mark("Mortgaged companies count in the number owned"),
                mark("A mortgaged company earns nothing, but its owner still has it."),
                {mark("yes"), mark("no")}},
    RulingWords{"double_into_jail",
                mark("After a double that ends in jail or the price war"),
                mark("A player who goes to jail or the price war has ended their turn, double or not."),
                {mark("the turn ends"), mark("the player rolls again, for leaving")}},
    RulingWords{"walk_roller",
                mark("Who rolls for the utilities in the walk"),
                mark("No one visits in the walk, so the owner throws where everyone can see it."),
                {mark("the owner, before a witness"), mark("the banker")}},
    RulingWords{"several_creditors",
                mark("What a bankrupt leaves to several creditors"),
                mark("No one who is owed by the same card is paid before the others."),
                {mark("is shared in equal parts, the odd units in the order of seats"),
                 mark("pays the claims in full in the order of seats")}},
    RulingWords{"trade_breaking_monopoly",
                mark("A trade that would break a built monopoly"),
                mark("A monopoly must not be sold away under its buildings."),
                {mark("needs the city's buildings sold first"), mark("is treated as a mortgage that breaks it")}},
    RulingWords{"pieces_run_out",
                mark("When the box has no pieces left"),
                mark("A box with too few pieces does not stop anyone who can pay."),
                {mark("anything stands in for them, without limit"), mark("nothing more is built")}},
    RulingWords{"bankrupt_to_bank_mortgaged",
                mark("Mortgaged deeds of a player bankrupt to the bank"),
                mark("The bank sells deeds that it gets back, unless the book lets it sell unmortgaged deeds only."),
                {mark("are for sale again"), mark("stay with the bank and are not sold")}},
    RulingWords{"time_called",
                mark("When time is called"),
                mark("A turn that was begun is played to its end, with all that is due."),
                {mark("the turn in hand is finished"), mark("the round is finished"), mark("play stops at once")}},
    RulingWords{"closing",
                mark("Closing transactions with the bank before the cash is handed in"),
                mark("Building, selling, mortgaging and redeeming once more, with the bank only."),
                {mark("yes"), mark("no")}},
    RulingWords{"timed_trade",
                mark("Trade between players in a timed game"),
                mark("Deals between players are over when the closing begins, so that no one is favoured at the end."),
                {mark("until the closing"), mark("never")}},
    RulingWords{"closing_own_turn",
                mark("What is allowed only in one's own turn, in the closing"),
                mark("There are no turns in the closing, so each comes once, in the order of play."),
                {mark("is allowed to everyone, in turn order"), mark("stays so")}},
    RulingWords{"jailed_in_walk",
                mark("A jailed monopolist in the walk"),
                mark("The walk pays by the usual rules, and a jailed monopolist collects nothing."),
                {mark("earns nothing"), mark("collects as the others do")}},
    RulingWords{"jailed_in_richest",
                mark("The rents of a jailed monopolist in the count of the richest"),
                mark("Everything that a player owns is counted, wherever the token is."),
                {mark("count"), mark("count nothing")}},
    RulingWords{"equal_turns",
                mark("When time is called, play goes on until all have had equally many turns"),
                mark("The clock decides; the player who began may have had one turn more."),
                {mark("no"), mark("yes")}},
    RulingWords{"closing_plan",
                mark("Who may see the best closing plan"),
                mark("A plan that one player sees helps only that player, so it is the judge's."),
                {mark("the judge"), mark("everyone"), mark("nobody")}},
    RulingWords{"live_standings",
                mark("Who may see the standings during the game"),
                mark("Standings in everyone's sight would sway the trades."),
                {mark("the judge"), mark("everyone"), mark("nobody")}},
    RulingWords{"track_tokens",
                mark("The bank follows the tokens and the turns"),
                mark("Then the bank knows by itself who pays whom, and asks."),
                {mark("yes"), mark("no, it keeps cash, deeds and buildings only")}},
    RulingWords{"ties",
                mark("Equal totals at the end"),
                mark("The books name no way to decide between equal totals."),
                {mark("share the place"), mark("the one who kept more cash is ahead"),
                 mark("the one with more deeds is ahead")}},
    RulingWords{"competitor_utility_factor",
                mark("What the dice are multiplied by for a competitor's utilities"),
                mark("A misprint is suspected in one box; the table may set the figure that it trusts."),
                {mark("what the edition prints")}},
    RulingWords{"broken_monopoly_rate",
                mark("What buildings earn that stay in a city no longer monopolised"),
                mark("Single rent is half of the doubled rent that a monopolist's deed prints."),
                {mark("half of what is printed for them"), mark("the rent of the unbuilt street")}},
    RulingWords{"competitor_needs_city",
                mark("Competitors build only where they hold as many streets of a city as a monopoly takes"),
                mark("Competitors build on any street of their own; one book may be read otherwise."),
                {mark("no"), mark("yes")}},
    RulingWords{"mortgage_sells",
                mark("What a monopolist sells before he mortgages a street of a monopolised city"),
                mark("Without the street it is not a monopoly, and only a monopolist's city bears buildings."),
                {mark("all buildings of the city"), mark("the buildings of that street")}},
    RulingWords{"price_war_bars",
                mark("What cannot be bought in a price war that bars buying"),
                mark("The book says that nothing may be bought, and buildings are bought too."),
                {mark("deeds and buildings"), mark("deeds only")}},
    RulingWords{
        "bench_third_roll",
        mark("The last try on the bench, where it shows no double"),
        mark("The roll was made and is played, after the fine."),
        {mark("moves the token once the fine is paid"), mark("does not move; the fine is due before the next roll")}},
    RulingWords{"bookmaker_seven",
                mark("Seven at the bookmakers"),
                mark("Over seven wins and under seven loses: seven itself is neither."),
                {mark("changes nothing"), mark("wins the stake"), mark("loses the stake")}},
    RulingWords{"brand_rent",
                mark("What the brands charge"),
                mark("Flat sums need no roll of the dice."),
                {mark("flat sums by the number owned"), mark("the dice times a factor")}},
    RulingWords{"deck_order",
                mark("Whether the order in which cards come round is checked"),
                mark("Few tables keep the order of a deck; if it is kept, a mistake shows at once."),
                {mark("no, the table may shuffle as it likes"), mark("yes: what lies under its pile is refused")}},
    RulingWords{"unrolled_turn",
                mark("A turn that would end without its roll"),
                mark("In every book the player in turn rolls; a player who is skipped by mistake loses a whole turn."),
                {mark("is refused, unless the book lets a turn pass"), mark("may end so")}},
    RulingWords{
        "third_street",
        mark("The third street of a monopolised city"),
        mark("The book lets two streets of the city be built on, and does not say which."),
        {mark("may be one of the two that are built on"), mark("is the one that came last, and carries nothing")}},
    RulingWords{"price_war_redeems",
                mark("Redeeming in a price war that bars buying"),
                mark("Redeeming pays a loan back; it buys nothing new."),
                {mark("yes"), mark("no")}},
    RulingWords{
        "rent_waiver",
        mark("Whether a player may let another off what he owes him"),
        mark("The book says that the player pays; a table that lets an owner waive it states the reason each time."),
        {mark("yes, with a reason"), mark("never")}},
    RulingWords{
        "price_floor",
        mark("Whether players may sell each other deeds below the printed price"),
        mark("If they may not, no one gives another player money for nothing either: a price could be paid back."),
        {mark("not below what is printed"), mark("at any price")}},
    RulingWords{"competitor_cash_tax",
                mark("The share of the cash in a competitor's income tax"),
                mark("The book prints one cell for both roles; every other book asks less of a competitor."),
                {mark("the share of competitors"), mark("the same share as a monopolist's")}},
    RulingWords{"freeing_double",
                mark("A double that frees from the bench"),
                mark("The book lets the token move by it, and names no roll after that."),
                {mark("moves the token, and gives no other roll"), mark("gives another roll, as every double does")}},
    RulingWords{"early_fine",
                mark("Paying one's way out before one's own turn"),
                mark("A player does nothing before their turn that belongs to it."),
                {mark("is refused"), mark("is allowed; the player waits outside for the turn")}},
    RulingWords{"start_landing",
                mark("What START pays a token that stops on it"),
                mark("The books pay one salary for landing and for passing."),
                {mark("the salary, as for passing"), mark("twice the salary")}},
    RulingWords{"taxes_go_to",
                mark("Who gets taxes, fines and the sums of cards"),
                mark("The books have them paid to the bank. Money that is in the middle at the end belongs to no one."),
                {mark("to the bank"), mark("to the middle; the player who lands on the space of rest takes it")}},
};

const RulingWords& words_of(std::string_view key) {
    const auto found = std::ranges::find(ruling_words, key, &RulingWords::key);
    if (found == ruling_words.end()) throw std::invalid_argument("no words for the ruling " + std::string{key});
    return *found;
}

}  // namespace

std::string ruling_text(const Language& lang, const EditionWords& words, std::string_view key) {
    return lang.tr(as_said(words, words_of(key).question), {{"hotel", lang.tr(piece_words(words.pieces).a_hotel)}});
}

std::string ruling_reason_text(const Language& lang, const EditionWords& words, std::string_view key) {
    return lang.tr(as_said(words, words_of(key).reason));
}

std::string ruling_value_text(const Language& lang, const EditionWords& words, std::string_view key,
                              std::string_view value) {
    const RulingKey* known = find_ruling(key);
    if (known == nullptr) throw std::invalid_argument("no such ruling: " + std::string{key});
    const auto found = std::ranges::find(known->values, value);
    Rulings any;
    if (found == known->values.end() && set(any, key, value)) return std::string{value};  // a number needs no sentence
    if (found == known->values.end()) throw std::invalid_argument("no such value: " + std::string{value});
    return lang.tr(as_said(words, words_of(key).values.at(static_cast<std::size_t>(found - known->values.begin()))));
}

std::string ruling_in_force_text(const Language& lang, const EditionWords& words, const Rulings& rulings,
                                 std::string_view key) {
    return lang.tr("{ruling}: {value}", {{"ruling", ruling_text(lang, words, key)},
                                         {"value", ruling_value_text(lang, words, key, get(rulings, key))}});
}

}  // namespace tablebank
