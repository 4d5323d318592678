#pragma once
// An edition's names of things that every book has. Only the program's sentences use them; no rule depends on a word,
// and JSON, the grammar and the codes of refusals are the same in every edition.

#include <array>
#include <optional>
#include <string_view>

#include "calculators/profile.h"

namespace tablebank {

/// The buildings of a street: each step, and the last one (ru 11, football 8, 9).
enum class PieceNames { houses_and_hotels, objects_and_networks };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<PieceNames>{"houses_and_hotels", "objects_and_networks"};

/// The place of a jailed player: a competitor's is the price war (ru 15); the bench is for all players (football 18).
enum class PrisonName { jail, bench };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<PrisonName>{"jail", "bench"};

/// The things that can be bought, and their groups: streets of a city and companies (ru 9, 10), or enterprises, some of
/// them in a colour group (football 1, 7).
enum class DeedNames { streets_and_companies, enterprises };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<DeedNames>{"streets_and_companies", "enterprises"};

/// The tax that is a separate sum (ru 18), with another name in some boxes (fr 17, it Ambientale).
enum class TaxName { property_tax, supplementary_tax, environmental_tax };
template <>
inline constexpr std::array<std::string_view, 3> rule_words<TaxName>{"property_tax", "supplementary_tax",
                                                                     "environmental_tax"};

/// The game with a time limit: the two-hour game (ru timed), the quick game (fr timed).
enum class TimedName { timed_game, two_hour_game, quick_game };
template <>
inline constexpr std::array<std::string_view, 3> rule_words<TimedName>{"timed_game", "two_hour_game", "quick_game"};

struct EditionWords {
    PieceNames pieces = PieceNames::houses_and_hotels;
    PrisonName prison = PrisonName::jail;
    DeedNames deeds = DeedNames::streets_and_companies;
    TaxName tax = TaxName::property_tax;
    TimedName timed = TimedName::timed_game;
    bool roles = true;  ///< of the book (Profile::roles), filled by `complete`: without them no sentence names one
    friend bool operator==(const EditionWords&, const EditionWords&) = default;
};

/// The value with this spelling in an edition file; nullopt for any other word.
template <class Value>
[[nodiscard]] std::optional<Value> parse_rule_word(std::string_view written) {
    for (std::size_t place = 0; place < rule_words<Value>.size(); ++place)
        if (rule_words<Value>[place] == written) return static_cast<Value>(place);
    return std::nullopt;
}

}  // namespace tablebank
