#include "app/present/typing/trade_answer.h"

#include <algorithm>
#include <variant>

#include "app/present/typing/person_to_act.h"
#include "app/present/typing/typed_text.h"
#include "ledger/grammar/notation.h"
#include "ledger/text/digits.h"

namespace tablebank {

namespace {

constexpr std::string_view between = " ,\t";

struct Side {
    std::optional<Seat> player;
    std::string items;
};

/// The first word, and what follows it.
std::pair<std::string_view, std::string_view> first_word(std::string_view text) {
    const auto end = std::min(text.find_first_of(between), text.size());
    return {text.substr(0, end), trimmed(text.substr(end), between)};
}

bool names_a_deed(const Edition& edition, std::string_view word) {
    return std::holds_alternative<Space>(find_deed(edition, word));
}

bool has_a_deed(const Edition& edition, std::string_view items) {
    while (!items.empty()) {
        const auto [word, rest] = first_word(items);
        if (names_a_deed(edition, word)) return true;
        items = rest;
    }
    return false;
}

/// The owner of the first deed on a side that has one.
std::optional<Seat> owner_in(const Game& game, std::string_view items) {
    while (!items.empty()) {
        const auto [word, rest] = first_word(items);
        const auto deed = find_deed(game.edition(), word);
        if (const auto* space = std::get_if<Space>(&deed)) {
            if (const auto owner = game.owner_of(*space)) return owner;
        }
        items = rest;
    }
    return std::nullopt;
}

std::optional<Seat> player_named(const Game& game, std::string_view word) {
    if (names_a_deed(game.edition(), word)) return std::nullopt;
    const auto named = find_player(*game.setup, word);
    const auto* seat = std::get_if<Seat>(&named);
    return seat != nullptr ? std::optional{*seat} : std::nullopt;
}

/// "3 300" is Clara's 300, "300" alone a sum of the player who trades.
Side side_in(const Game& game, std::string_view text) {
    const auto [word, rest] = first_word(text);
    if (!rest.empty()) {
        if (const auto seat = player_named(game, word)) return {seat, std::string{rest}};
    }
    return {owner_in(game, text), text.empty() ? "nothing" : std::string{text}};
}

/// The player who gets something for nothing, if only they are on the other side. A number is a seat if a sum is given,
/// since money is not given for money; if a deed is given, it is its price.
std::optional<Seat> receiver_in(const Game& game, const Side& give, std::string_view text) {
    if (text.find_first_of(between) != std::string_view::npos || (is_digits(text) && !is_digits(give.items)))
        return std::nullopt;
    return player_named(game, text);
}

}  // namespace

std::optional<std::string> trade_answer(const Table& table, std::string_view text) {
    const Game& game = table.game;
    const auto sign = text.find('=');
    if (sign == std::string_view::npos || text.find('"') < sign) return std::nullopt;
    const Side give = side_in(game, trimmed(text.substr(0, sign), between));
    const Seat giver = give.player.value_or(game.turn());
    // While the screen shows another person than the one in turn, a side without a name may belong to either: such a
    // line has no name either.
    const bool clear = person_to_act(table) == game.turn();
    const std::string by = give.player || clear ? written_name(*game.setup, giver) + ' ' : std::string{};
    const std::string_view other = trimmed(text.substr(sign + 1), between);
    if (const auto receiver = receiver_in(game, give, other)) {
        const std::string to = written_name(*game.setup, *receiver);
        if (is_digits(give.items)) return by + "pay " + give.items + " to " + to;
        return by + "trade " + to + " give " + give.items + " get nothing";
    }
    const Side get = side_in(game, other);
    const Seat partner = get.player.value_or(game.turn());
    if (giver == partner && !has_a_deed(game.edition(), give.items) && !has_a_deed(game.edition(), get.items))
        return std::nullopt;
    if (give.player && !get.player && !clear) return "trade " + by + "give " + get.items + " get " + give.items;
    return by + "trade " + written_name(*game.setup, partner) + " give " + give.items + " get " + get.items;
}

}  // namespace tablebank
