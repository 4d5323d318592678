#pragma once
// What the book of an edition calls things that every book has. Only the sentences of the program read it; no rule
// rests on a word, and JSON, the grammar and the codes of refusals are the same in every edition.

#include <array>
#include <optional>
#include <string_view>

#include "calculators/profile.h"

namespace tablebank {

/// What is built on a street, step by step and at the end (ru 11, football 8, 9).
enum class PieceNames { houses_and_hotels, objects_and_networks };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<PieceNames>{"houses_and_hotels", "objects_and_networks"};

/// Where who is jailed sits: a competitor's jail is the price war (ru 15); the bench is everybody's (football 18).
enum class PrisonName { jail, bench };
template <>
inline constexpr std::array<std::string_view, 2> rule_words<PrisonName>{"jail", "bench"};

struct EditionWords {
    PieceNames pieces = PieceNames::houses_and_hotels;
    PrisonName prison = PrisonName::jail;
    friend bool operator==(const EditionWords&, const EditionWords&) = default;
};

/// The value that is written so in an edition file; nullopt for a word that is none of them.
template <class Value>
[[nodiscard]] std::optional<Value> parse_rule_word(std::string_view written) {
    for (std::size_t place = 0; place < rule_words<Value>.size(); ++place)
        if (rule_words<Value>[place] == written) return static_cast<Value>(place);
    return std::nullopt;
}

}  // namespace tablebank
