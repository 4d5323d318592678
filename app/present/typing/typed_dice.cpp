#include "app/present/typing/typed_dice.h"

#include <algorithm>
#include <numeric>

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"

namespace tablebank {

std::optional<Dice> typed_dice(const std::string& text) {
    std::vector<int> throws;
    for (const char sign : text) {
        if (sign == ' ') continue;
        if (sign < '1' || sign > '6') return std::nullopt;
        throws.push_back(sign - '0');
    }
    if (throws.size() != 2) return std::nullopt;
    return Dice{throws[0], throws[1]};
}

void add_die(std::span<std::string* const> throws, char face) {
    if (throws.empty()) return;
    const auto open = std::ranges::find_if(throws, [](const std::string* each) { return !typed_dice(*each); });
    std::string& dice = open == throws.end() ? *throws.front() : **open;
    const bool begun = dice.size() == 1 && dice.front() >= '1' && dice.front() <= '6';
    dice = begun ? dice + ' ' + face : std::string(1, face);
}

void take_die_back(std::span<std::string* const> throws) {
    const auto last =
        std::find_if(throws.rbegin(), throws.rend(), [](const std::string* each) { return !each->empty(); });
    if (last == throws.rend()) return;
    std::string& dice = **last;
    dice.pop_back();
    if (!dice.empty() && dice.back() == ' ') dice.pop_back();
}

std::vector<Dice> typed_throws(const std::string& text) {
    std::vector<int> faces;
    for (const char sign : text) {
        if (sign == ' ') continue;
        if (sign < '1' || sign > '6') return {};
        faces.push_back(sign - '0');
    }
    std::vector<Dice> throws;
    for (std::size_t i = 0; i + 1 < faces.size(); i += 2) throws.push_back({faces[i], faces[i + 1]});
    return throws;
}

namespace {

/// The sums of a player, in the order of the throws: "12, then 8".
std::string sums_text(const Language& lang, const std::string& dice) {
    std::string text;
    for (const Dice& thrown : typed_throws(dice)) {
        const std::string sum = std::to_string(thrown.sum());
        text = text.empty() ? sum : lang.tr("{first}, then {next}", {{"first", text}, {"next", sum}});
    }
    return text;
}

/// Without what each has thrown.
OrderRoll roll_so_far(const Language& lang, const std::vector<std::string>& players,
                      const std::vector<std::string>& dice) {
    std::vector<std::size_t> still(players.size());
    std::iota(still.begin(), still.end(), std::size_t{0});
    const auto names = [&](const std::vector<std::size_t>& those) {
        std::vector<std::string> of;
        of.reserve(those.size());
        for (const std::size_t i : those) of.push_back(players[i]);
        return list_text(lang, of);
    };
    int tied = 0;
    for (std::size_t round = 0; still.size() > 1; ++round) {
        std::vector<std::size_t> best;
        int most = 0;
        for (const std::size_t i : still) {
            const std::vector<Dice> throws = typed_throws(i < dice.size() ? dice[i] : std::string{});
            if (throws.size() <= round) {
                if (round == 0) return {lang.tr("{player} throws both dice.", {{"player", players[i]}}), {}, i, {}};
                return {lang.tr("{players} threw {sum} each and throw again: now {player}.",
                                {{"players", names(still)}, {"sum", std::to_string(tied)}, {"player", players[i]}}),
                        {},
                        i,
                        {}};
            }
            const int sum = throws[round].sum();
            if (sum > most) best.clear();
            most = std::max(most, sum);
            if (sum == most) best.push_back(i);
        }
        still = best;
        tied = most;
    }
    if (still.empty()) return {};
    const std::size_t first = still.front();
    const std::string thrown = sums_text(lang, first < dice.size() ? dice[first] : std::string{});
    return {lang.tr("{player} threw the most, {sum}, and begins.", {{"player", players[first]}, {"sum", thrown}}),
            first,
            {},
            {}};
}

}  // namespace

OrderRoll order_roll(const Language& lang, const std::vector<std::string>& players,
                     const std::vector<std::string>& dice) {
    OrderRoll roll = roll_so_far(lang, players, dice);
    for (std::size_t i = 0; i < players.size(); ++i)
        roll.thrown.push_back(sums_text(lang, i < dice.size() ? dice[i] : std::string{}));
    return roll;
}

}  // namespace tablebank
