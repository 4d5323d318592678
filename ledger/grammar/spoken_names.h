#pragma once
// Which player, deed, city or card some typed words name, as people write names: several words, without capitals,
// accents and punctuation, shortened, with an article or in another grammatical case. The longest name that fits takes
// precedence. Nothing is guessed: several that fit are several. Internal header of the line grammar.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "ledger/books/setup.h"
#include "ledger/grammar/spoken_cases.h"

namespace tablebank {

/// The names of one kind of thing, prepared for comparison.
class SpokenNames {
public:
    /// Adds a name of a thing; a thing may have several.
    void add(std::size_t thing, std::string_view name);

    struct Found {
        std::vector<std::size_t> things;  ///< one, or several that fit equally well; empty: none
        std::size_t words = 0;            ///< how many of the typed words name it
        bool whole = false;               ///< the whole name was typed
        bool in_case = false;             ///< only in another grammatical case
    };
    /// Finds the thing that the beginning of `typed` names. Each element is the plain words of one token, at least one
    /// token.
    [[nodiscard]] Found find(std::span<const std::vector<std::string>> typed, SpokenCases cases) const;
    /// Whether a word was probably meant as the one that follows the typed ones in a name of that thing: "streat" after
    /// "beacon". False if it is that word.
    [[nodiscard]] bool goes_on_like(std::size_t thing, std::span<const std::vector<std::string>> typed,
                                    const std::string& word) const;

private:
    using PlainWords = std::vector<std::string>;
    struct Name {
        std::size_t thing = 0;
        PlainWords words;
    };
    template <class Fits>
    [[nodiscard]] std::vector<std::size_t> all_that(Fits fits) const;
    [[nodiscard]] Found find_here(std::span<const PlainWords> typed, SpokenCases cases) const;

    std::vector<Name> names_;
};

[[nodiscard]] SpokenNames spoken_players(const Setup& setup);     ///< by index into Setup::players
[[nodiscard]] SpokenNames spoken_deeds(const Edition& edition);   ///< by index into Edition::deeds
[[nodiscard]] SpokenNames spoken_spaces(const Edition& edition);  ///< by space: every space of the board
[[nodiscard]] SpokenNames spoken_cities(const Edition& edition);  ///< by index into Edition::cities
[[nodiscard]] SpokenNames spoken_cards(const Edition& edition);   ///< by index into Edition::kept_cards
[[nodiscard]] SpokenNames spoken_decks(const Edition& edition);   ///< by index into Edition::decks, as screens call it

}  // namespace tablebank
