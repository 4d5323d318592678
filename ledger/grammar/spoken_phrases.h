#pragma once
// Phrases of everyday wording: one meaning, said in one or several words of any language. Used only for a line that
// neither the grammar nor its aliases can read. Internal header of the line grammar.

#include <cstddef>
#include <optional>
#include <string_view>

#include "ledger/grammar/notation_reader.h"

namespace tablebank {

enum class Phrase {
    take,          ///< "takes": a deed that is bought, a sum, or a card
    put,           ///< "puts" a house
    pieces,        ///< "buildings": houses and hotels of a city
    wins,          ///< an auction
    in_favour,     ///< "in favour of" a creditor
    out_of_jail,   ///< "gets out of", in front of the jail
    to_leave,      ///< "to get out", after the sum
    release,       ///< "get out of jail free", of a card
    advance,       ///< "advance", in front of a space
    each,          ///< all players, of a card
    spaces,        ///< after a number of steps
    last,          ///< "the last one", after "undo"
    up_to,         ///< "back to", in front of an entry
    entry,         ///< "the line", in front of its number
    passes_start,  ///< and gets the salary
    pause,         ///< of the clock; also the reason of the stop
    places,        ///< what two players exchange
    replaces,      ///< in front of the player whose seat is taken over
    itself,        ///< a reflexive pronoun
    game,          ///< what a newcomer enters
    as,            ///< in front of a role
    with,          ///< in front of the cash of a newcomer, or of the other player
    mistake,       ///< the last line was wrong
    forgot,        ///< in front of the salary
    at_auction,    ///< after the price of a deed
    your_turn,     ///< in front of a player
    well,          ///< in front of a line: "and then", "I"
};

/// How many tokens say this, from `from` tokens ahead: of the longest wording; 0 if none do.
[[nodiscard]] std::size_t phrase_ahead(const Reader& line, Phrase phrase, std::size_t from = 0);
/// Consumes the phrase here. False, and nothing is consumed, before anything else.
bool skip_phrase(Reader& line, Phrase phrase);
/// Consumes articles and prepositions.
void skip_articles(Reader& line);
/// Whether the word of the grammar comes after articles and prepositions; `words` is how many tokens that is in all.
[[nodiscard]] std::optional<std::size_t> after_articles(const Reader& line, std::string_view word,
                                                        std::size_t from = 0);
/// A small number said as a word: "two", "deux". From 1 to 12.
[[nodiscard]] std::optional<int> small_number(std::string_view typed);

}  // namespace tablebank
