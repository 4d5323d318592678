#include "app/present/typed_dice.h"

#include <algorithm>

#include "app/i18n/words.h"
#include "app/present/name_text.h"

namespace tablebank {

namespace {

/// One throw after the other, "34 56"; nothing where any die is none or one is left over.
std::vector<Dice> typed_throws(const std::string& text) {
    std::vector<int> dice;
    for (const char sign : text) {
        if (sign == ' ') continue;
        if (sign < '1' || sign > '6') return {};
        dice.push_back(sign - '0');
    }
    std::vector<Dice> throws;
    if (dice.size() % 2 != 0) return throws;
    for (std::size_t i = 0; i < dice.size(); i += 2) throws.push_back({dice[i], dice[i + 1]});
    return throws;
}

/// Of those who still may begin, whoever threw most the given time; empty where somebody's throw is missing.
std::vector<std::size_t> best_of(const std::vector<std::size_t>& left, const std::vector<std::vector<Dice>>& throws,
                                 std::size_t time) {
    int most = 0;
    std::vector<std::size_t> best;
    for (const std::size_t i : left) {
        if (throws[i].size() <= time) return {};
        const int sum = throws[i][time].sum();
        if (sum > most) best.clear();
        if (sum >= most) best.push_back(i);
        most = std::max(most, sum);
    }
    return best;
}

}  // namespace

std::optional<Dice> typed_dice(const std::string& text) {
    const std::vector<Dice> throws = typed_throws(text);
    if (throws.size() != 1) return std::nullopt;
    return throws.front();
}

OrderRoll order_roll(const std::vector<std::string>& players, const std::vector<std::string>& dice) {
    std::vector<std::vector<Dice>> throws;
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < players.size(); ++i) {
        throws.push_back(typed_throws(i < dice.size() ? dice[i] : std::string{}));
        best.push_back(i);
    }
    if (best.empty()) return {};
    std::string sum;
    for (std::size_t time = 0; best.size() > 1; ++time) {
        const std::vector<std::size_t> left = best_of(best, throws, time);
        if (left.empty() && time == 0) return {tr("Each throws both dice; type what fell, as 34."), std::nullopt};
        if (left.empty()) break;
        best = left;
        sum = std::to_string(throws[best.front()][time].sum());
    }
    if (best.size() == 1)
        return {tr("{player} threw most, {sum}, and begins.", {{"player", players[best.front()]}, {"sum", sum}}),
                best.front()};
    std::vector<std::string> names;
    for (const std::size_t i : best) names.push_back(players[i]);
    return {tr("{players} threw {sum} each and throw again: type it behind, as 34 56.",
               {{"players", list_text(names)}, {"sum", sum}}),
            std::nullopt};
}

}  // namespace tablebank
