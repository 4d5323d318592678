#include "app/present/typed_dice.h"

#include <algorithm>

#include "app/i18n/words.h"
#include "app/present/name_text.h"

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

OrderRoll order_roll(const std::vector<std::string>& players, const std::vector<std::string>& dice) {
    int most = 0;
    std::vector<std::size_t> best;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto thrown = typed_dice(i < dice.size() ? dice[i] : std::string{});
        if (!thrown) return {tr("Each throws both dice; type what fell, as 34."), std::nullopt};
        if (thrown->sum() > most) {
            most = thrown->sum();
            best.clear();
        }
        if (thrown->sum() == most) best.push_back(i);
    }
    if (best.empty()) return {};
    const std::string sum = std::to_string(most);
    if (best.size() == 1)
        return {tr("{player} threw most, {sum}, and begins.", {{"player", players[best.front()]}, {"sum", sum}}),
                best.front()};
    std::vector<std::string> names;
    for (const std::size_t i : best) names.push_back(players[i]);
    return {tr("{players} threw {sum} each: they throw again.", {{"players", list_text(names)}, {"sum", sum}}),
            std::nullopt};
}

}  // namespace tablebank
