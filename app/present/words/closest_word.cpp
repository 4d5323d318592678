#include "app/present/words/closest_word.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "app/i18n/language.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// A word as its characters, so that a Cyrillic letter is one slip as a Latin one is.
std::vector<std::string_view> characters_of(std::string_view word) {
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t from = at;
        static_cast<void>(next_character(word, at));
        characters.push_back(word.substr(from, at - from));
    }
    return characters;
}

/// Edits from one word to another, where two swapped neighbours count once (optimal string alignment).
std::size_t slips(const std::vector<std::string_view>& from, const std::vector<std::string_view>& to) {
    std::vector<std::vector<std::size_t>> cost(from.size() + 1, std::vector<std::size_t>(to.size() + 1));
    for (std::size_t row = 0; row <= from.size(); ++row) cost[row][0] = row;
    for (std::size_t column = 0; column <= to.size(); ++column) cost[0][column] = column;
    for (std::size_t row = 1; row <= from.size(); ++row) {
        for (std::size_t column = 1; column <= to.size(); ++column) {
            const std::size_t other = from[row - 1] == to[column - 1] ? 0 : 1;
            cost[row][column] =
                std::min({cost[row - 1][column] + 1, cost[row][column - 1] + 1, cost[row - 1][column - 1] + other});
            const bool swapped =
                row > 1 && column > 1 && from[row - 1] == to[column - 2] && from[row - 2] == to[column - 1];
            if (swapped) cost[row][column] = std::min(cost[row][column], cost[row - 2][column - 2] + 1);
        }
    }
    return cost[from.size()][to.size()];
}

using Near = std::vector<std::pair<std::size_t, std::string>>;

/// The candidates with at most `most` typos, each with their number, the fewest first.
Near near_words(std::string_view word, const std::vector<std::string>& candidates, std::size_t most) {
    constexpr std::size_t longest = 64;  // bytes; a very long word is not a typo of a short one
    if (word.empty() || word.size() > longest) return {};
    const std::vector<std::string_view> typed = characters_of(word);
    Near found;
    for (const std::string& candidate : candidates) {
        const std::vector<std::string_view> characters = characters_of(candidate);
        const std::size_t count = candidate.starts_with(word) ? 0 : slips(typed, characters);
        if (count <= most && count < characters.size()) found.emplace_back(count, candidate);
    }
    std::ranges::stable_sort(found, {}, &Near::value_type::first);
    return found;
}

/// Whether a word reads as the other one mistyped: at least half of the letters are the same. A word of one or two
/// letters matches only a word of the same length, so that "je" is not the beginning of a verb.
bool looks_alike(std::string_view word, std::string_view candidate, std::size_t typos) {
    constexpr std::size_t shortest = 3;
    const std::size_t typed = characters_of(word).size();
    const std::size_t meant = characters_of(candidate).size();
    if (typed < shortest && typed != meant) return false;
    if (candidate.starts_with(word)) return typed * 2 >= meant;
    const std::size_t longer = std::max(typed, meant);
    return typos < longer && (longer - typos) * 2 >= longer;
}

std::vector<std::string> words_of(Near near) {
    std::vector<std::string> words;
    words.reserve(near.size());
    for (auto& [count, word] : near) words.push_back(std::move(word));
    return words;
}

}  // namespace

std::vector<std::string> closest_words(std::string_view word, const std::vector<std::string>& candidates) {
    return words_of(near_words(word, candidates, std::max<std::size_t>(1, characters_of(word).size() / 2)));
}

std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr std::size_t most = 2;
    constexpr std::size_t letters_of_a_typo = 3;
    Near near =
        near_words(word, candidates, std::clamp<std::size_t>(characters_of(word).size() / letters_of_a_typo, 1, most));
    std::erase_if(near, [&](const auto& each) { return !looks_alike(word, each.second, each.first); });
    std::erase_if(near,
                  [fewest = near.empty() ? 0 : near.front().first](const auto& each) { return each.first > fewest; });
    return words_of(std::move(near));
}

std::optional<std::string> closest_word(std::string_view word, const std::vector<std::string>& candidates) {
    std::vector<std::string> near = closest_words(word, candidates);
    return near.empty() ? std::nullopt : std::optional(std::move(near.front()));
}

std::string unknown_word(const Language& lang, const std::string& sentence, std::string_view word,
                         const std::vector<std::string>& candidates) {
    const Word known{"known", fmt::format("{}", fmt::join(candidates, ", "))};
    const auto meant = closest_word(word, candidates);
    if (!meant) return lang.tr("{sentence}. Known are {known}.", {{"sentence", sentence}, known});
    return lang.tr("{sentence}; did you mean {meant}? Known are {known}.",
                   {{"sentence", sentence}, {"meant", *meant}, known});
}

}  // namespace tablebank
