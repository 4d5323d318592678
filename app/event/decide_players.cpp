// The people of an event, its scheme, its penalties and its lots.

#include <algorithm>
#include <set>

#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "ledger/text/character.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/fold.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// One line, not blank at either end; names are data, whatever is in them.
bool is_name(const std::string& text) {
    return !text.empty() && is_plain_text(text) && count_characters(text) <= EventLimits::name && text.front() != ' ' &&
           text.back() != ' ';
}

/// Of a name that is given now every sign is seen.
bool is_new_name(const std::string& text) {
    return is_name(text) && is_clear_text(text);
}

bool has_points(const Scheme& scheme, int table_size) {
    return scheme.points_at(static_cast<std::size_t>(table_size)) != nullptr;
}

/// Sizes of the tables that have a seating already, and of those that are to come.
std::set<int> sizes_of(const Event& event) {
    std::set<int> sizes{event.made.table_size};
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables) sizes.insert(static_cast<int>(table.seating.seats.size()));
    return sizes;
}

bool is_round(const Event& event, int round) {
    return round >= 1 && round <= event.made.rounds;
}

}  // namespace

EventDecision decide_creation(const act::Created& wish) {
    if (!is_new_name(wish.name)) return refused(Code::name_invalid, wish.name);
    if (wish.rounds < 1 || wish.rounds > EventLimits::rounds) return refused_number(Code::rounds_range, wish.rounds);
    if (wish.minutes < 0 || wish.minutes > EventLimits::minutes)
        return refused_number(Code::minutes_range, wish.minutes);
    if (!has_points(wish.scheme, wish.table_size)) return refused_number(Code::size_without_points, wish.table_size);
    return wish;
}

EventDecision decide_player(const Event& event, act::PlayerAdded wish) {
    if (event.players.size() >= static_cast<std::size_t>(EventLimits::players))
        return refused_number(Code::too_many_players, EventLimits::players);
    if (!is_new_name(wish.name)) return refused(Code::name_invalid, wish.name);
    if (!wish.family.empty() && !is_new_name(wish.family)) return refused(Code::name_invalid, wish.family);
    if (event.player(wish.name) != nullptr) return refused(Code::player_twice, wish.name);
    if (wish.table < 0 || wish.table > EventLimits::tables) return refused_number(Code::table_range, wish.table);
    wish.number = event.players.empty() ? 1 : event.players.rbegin()->first + 1;
    return wish;
}

EventDecision decide_leaving(const Event& event, int player, int from) {
    const EventPlayer& leaves = event.players.at(player);
    if (!is_round(event, from)) return refused_round(Code::no_such_round, from);
    if (leaves.has_left()) return refused(Code::player_has_left, leaves.name);
    const auto round = event.rounds.find(from);
    if (round != event.rounds.end() && round->second.has_begun()) return refused_round(Code::round_has_begun, from);
    return act::PlayerLeft{player, from};
}

EventDecision decide_return(const Event& event, int player, int from) {
    const EventPlayer& returns = event.players.at(player);
    if (!returns.has_left()) return refused(Code::player_is_there, returns.name);
    if (!is_round(event, from) || from < returns.gaps.back().from) return refused_round(Code::no_such_round, from);
    const auto round = event.rounds.find(from);
    if (round != event.rounds.end() && round->second.has_begun()) return refused_round(Code::round_has_begun, from);
    return act::PlayerReturned{player, from};
}

EventDecision decide_check_in(const Event& event, int player) {
    const EventPlayer& here = event.players.at(player);
    if (here.checked_in) return refused(Code::player_is_there, here.name);
    return act::CheckedIn{player};
}

EventDecision decide_hiding(const Event& event, int player, bool hidden) {
    if (event.players.at(player).hidden == hidden) return refused(Code::nothing_changed);
    return act::Hidden{player, hidden};
}

EventDecision decide_penalty(const Event& event, act::PenaltyGiven wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    const bool possible = wish.points > Share{} && wish.points <= Share{Money{Scheme::most_points}} &&
                          60 % wish.points.denominator() == 0;
    if (!possible) return refused(Code::points_range, wish.points.to_string());
    wish.number = event.penalties.empty() ? 1 : event.penalties.back().given.number + 1;
    return wish;
}

EventDecision decide_withdrawal(const Event& event, int penalty, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    const bool stands = std::ranges::any_of(
        event.penalties, [&](const EventPenalty& one) { return one.given.number == penalty && !one.withdrawn; });
    if (!stands) return refused_number(Code::no_such_penalty, penalty);
    return act::PenaltyWithdrawn{penalty};
}

EventDecision decide_scheme(const Event& event, const Scheme& scheme, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (scheme == event.scheme) return refused(Code::nothing_changed);
    for (const int size : sizes_of(event))
        if (!has_points(scheme, size)) return refused_number(Code::size_without_points, size);
    return act::SchemeChanged{scheme};
}

EventDecision decide_lots(const Event& event, const std::vector<int>& players) {
    const std::set<int> drawn(players.begin(), players.end());
    if (players.size() < 2 || drawn.size() != players.size()) return refused(Code::lots_too_few);
    for (const int player : players)
        if (event.player(player) == nullptr) return refused(Code::lots_too_few);
    return act::LotsDrawn{players};
}

}  // namespace tablebank
