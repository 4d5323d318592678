#include "tests/conformance/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "ledger/books/kept_cards.h"
#include "ledger/text/parse_number.h"

namespace tablebank::conformance {
namespace {

[[noreturn]] void unknown(std::string_view word) {
    throw std::invalid_argument(fmt::format("no word of a row: {}", word));
}

/// "@34", "@34m", "@34+3", "@34+hotel"
Holding holding_of(std::string_view word) {
    Holding holding;
    const auto plus = word.find('+');
    std::string_view place = word.substr(0, plus);
    if (place.ends_with('m')) {
        holding.mortgaged = true;
        place.remove_suffix(1);
    }
    holding.deed = space_of(place);
    if (plus == std::string_view::npos) return holding;
    const std::string_view built = word.substr(plus + 1);
    holding.hotels = built == "hotel" ? 1 : 0;
    if (holding.hotels == 0) holding.houses = static_cast<int>(number_of(built));
    return holding;
}

std::string told(const Holding& holding) {
    std::string text = fmt::format("@{}", holding.deed.index);
    if (holding.mortgaged) text += "m";
    if (holding.hotels > 0) text += "+hotel";
    if (holding.houses > 0) text += fmt::format("+{}", holding.houses);
    return text;
}

/// The name in card"NAME".
std::string card_name(std::string_view word) {
    const auto from = word.find('"');
    if (from == std::string_view::npos || word.size() < from + 2 || word.back() != '"') unknown(word);
    return std::string{word.substr(from + 1, word.size() - from - 2)};
}

bool holds_card(const Game& game, Seat seat, const std::string& name) {
    if (std::ranges::count(game.edition().kept_cards, name, &KeptCard::name) == 0) unknown(name);
    return !cards_named(game, name, Account::player(seat)).empty();
}

std::string deed_difference(const Estate& estate, std::string_view word) {
    const Holding wanted = holding_of(word);
    const Holding* held = estate.find(wanted.deed);
    const std::string is = held == nullptr ? "nothing" : told(*held);
    return is == told(wanted) ? std::string{} : fmt::format("holds {}, not {}", is, word);
}

/// The difference from one word; empty if there is none.
std::string difference(const Game& game, Seat seat, std::string_view word) {
    const Estate estate = game.estate(seat);
    if (word == "jailed") return game.is_jailed(seat) ? "" : "is not jailed";
    if (word == "free") return game.is_jailed(seat) ? "is jailed" : "";
    if (word == "out") return game.is_out(seat) ? "" : "is not out";
    if (word.starts_with("on@")) {
        const auto space = game.space_of(seat);
        if (space == space_of(word.substr(2))) return {};
        return space ? fmt::format("stands on @{}, not {}", space->index, word) : "stands nowhere";
    }
    if (word.starts_with("card")) return holds_card(game, seat, card_name(word)) ? "" : fmt::format("has no {}", word);
    if (word.starts_with("-card")) return holds_card(game, seat, card_name(word)) ? fmt::format("not {}", word) : "";
    if (word.starts_with("-@")) {
        return estate.find(space_of(word.substr(1))) == nullptr ? "" : fmt::format("holds {}", word.substr(1));
    }
    if (word.starts_with('@')) return deed_difference(estate, word);
    const auto cash = number_of(word);
    return estate.cash.units() == cash ? "" : fmt::format("has {}, not {}", estate.cash.to_string(), cash);
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    bool quoted = false;
    bool inside = false;
    for (const char letter : text) {
        if (letter == '"') quoted = !quoted;
        if (letter == ' ' && !quoted) {
            inside = false;
            continue;
        }
        if (!inside) words.emplace_back();
        inside = true;
        words.back() += letter;
    }
    return words;
}

std::int64_t number_of(std::string_view word) {
    const auto number = read_number<std::int64_t>(word);
    if (!number) unknown(word);
    return *number;
}

Space space_of(std::string_view word) {
    if (!word.starts_with('@')) unknown(word);
    return Space{static_cast<int>(number_of(word.substr(1)))};
}

void give(PositionPlayer& player, std::string_view words) {
    for (const std::string& word : words_of(words)) {
        if (word == "jailed") {
            player.estate.jailed = true;
        } else if (word == "out") {
            player.bankrupt = true;
            player.estate.cash = {};
        } else if (word.starts_with('@')) {
            player.estate.deeds.push_back(holding_of(word));
        } else {
            player.estate.cash = Money{number_of(word)};
        }
    }
    std::ranges::sort(player.estate.deeds, {}, &Holding::deed);
}

std::vector<std::string> differences(const Game& game, Seat seat, std::string_view words) {
    std::vector<std::string> all;
    for (const std::string& word : words_of(words)) {
        if (const std::string what = difference(game, seat, word); !what.empty()) all.push_back(what);
    }
    return all;
}

}  // namespace tablebank::conformance
