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

}  // namespace

std::vector<std::string> closest_words(std::string_view word, const std::vector<std::string>& candidates) {
    constexpr std::size_t longest = 64;  // bytes; nobody means a short word by a very long one
    if (word.empty() || word.size() > longest) return {};
    const std::vector<std::string_view> typed = characters_of(word);
    const std::size_t most = std::max<std::size_t>(1, typed.size() / 2);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const std::string& candidate : candidates) {
        const std::vector<std::string_view> characters = characters_of(candidate);
        const std::size_t count = candidate.starts_with(word) ? 0 : slips(typed, characters);
        if (count <= most && count < characters.size()) found.emplace_back(count, candidate);
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> near;
    near.reserve(found.size());
    for (auto& [count, candidate] : found) near.push_back(std::move(candidate));
    return near;
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
