#include "app/event/find_player.h"

#include <algorithm>
#include <string>
#include <utility>

#include "app/event/changed_event.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"

namespace tablebank {

std::vector<int> players_found(const Event& event, std::string_view text) {
    if (const EventPlayer* named = event.player(text)) return {named->number};
    const std::string typed = with_single_spaces(text);
    if (typed.empty()) return {};
    const std::string key = search_key(typed);
    const std::string folded = fold(typed);
    std::vector<int> same;
    std::vector<int> beginning;
    for (const auto& [number, player] : event.players) {
        const std::string its = search_key(player.name);
        if (its == key) same.push_back(number);
        // The key of a name in two scripts has only one of them.
        if (its.starts_with(key) || fold(player.name).starts_with(folded)) beginning.push_back(number);
    }
    return same.empty() ? beginning : same;
}

bool is_found(const EventPlayer& player, std::string_view text) {
    const std::string typed = with_single_spaces(text);
    if (typed.empty() || typed == std::to_string(player.number)) return true;
    const std::string key = search_key(typed);
    const std::string folded = fold(typed);
    const auto has = [&](const std::string& words) {
        return search_key(words).find(key) != std::string::npos || fold(words).find(folded) != std::string::npos;
    };
    return has(player.name) || has(player.family) || has(player.club);
}

std::optional<std::int64_t> check_in_of(const Event& event, int player) {
    for (const auto& logged : event.log) {
        const std::int64_t entry = logged->stamp.entry;
        if (!std::holds_alternative<act::CheckedIn>(logged->act) || !may_be_undone(event, entry)) continue;
        if (std::get<act::CheckedIn>(act_in_force(event, entry)).player == player) return entry;
    }
    return std::nullopt;
}

std::vector<int> players_in_order(const Event& event, bool by_surname) {
    std::vector<std::pair<std::pair<std::string, std::string>, int>> players;
    for (const auto& [number, player] : event.players) {
        const std::size_t blank = player.name.rfind(' ');
        const std::string last = blank == std::string::npos ? player.name : player.name.substr(blank + 1);
        players.push_back({{search_key(last), search_key(player.name)}, number});
    }
    if (by_surname) std::ranges::sort(players);
    std::vector<int> order;
    order.reserve(players.size());
    for (const auto& [key, number] : players) order.push_back(number);
    return order;
}

}  // namespace tablebank
