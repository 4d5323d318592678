// The people of an event, its scheme, its penalties and its lots.

#include <algorithm>
#include <set>
#include <string_view>

#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "ledger/books/entry_validation.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// A name as every book may hold it: one line, no space at either end; names are data, whatever is in them.
bool is_kept_name(const std::string& text) {
    return !text.empty() && is_plain_text(text) && count_characters(text) <= EventLimits::name && text.front() != ' ' &&
           text.back() != ' ';
}

/// The form that the reader of editions accepts.
bool is_id_of_edition(const std::string& text) {
    constexpr std::size_t longest = 200;
    return !text.empty() && text.size() <= longest &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
}

/// The first text that does not have the form "key=value", whether the key is known or not, or whose key is a
/// duplicate.
const std::string* wrong_ruling(const std::vector<std::string>& rulings) {
    std::set<std::string_view> keys;
    for (const std::string& ruling : rulings) {
        const std::string_view text = ruling;
        const std::size_t equals = std::min(text.find('='), text.size());
        const std::string_view key = text.substr(0, equals);
        if (equals == text.size() || !is_ruling_word(key) || !is_ruling_word(text.substr(equals + 1)) ||
            !keys.insert(key).second)
            return &ruling;
    }
    return nullptr;
}

EventRefusal no_player(int number) {
    return refused_number(Code::no_such_player, number);
}

bool has_points(const Scheme& scheme, int table_size) {
    return scheme.points_at(static_cast<std::size_t>(table_size)) != nullptr;
}

/// Sizes of the tables that have a seating already, and of those that are to come.
std::set<int> sizes_of(const Event& event) {
    std::set<int> sizes{event.made.table_size};
    for (const auto& [number, round] : event.rounds) sizes.insert(round.sizes.begin(), round.sizes.end());
    return sizes;
}

bool is_round(const Event& event, int round) {
    return round >= 1 && round <= event.made.rounds;
}

}  // namespace

/// Requirements that are newer than version 1.0 apply to new names only, not to those that a book has already.
bool is_event_name(const std::string& text, ActRules rules) {
    return is_kept_name(text) && (rules == ActRules::reading || is_clear_text(text));
}

EventDecision decide_creation(const act::Created& wish, ActRules rules) {
    if (!is_event_name(wish.name, rules)) return refused(Code::name_invalid, wish.name);
    if (wish.rounds < 1 || wish.rounds > EventLimits::rounds) return refused_number(Code::rounds_range, wish.rounds);
    if (wish.minutes < 0 || wish.minutes > EventLimits::minutes)
        return refused_number(Code::minutes_range, wish.minutes);
    if (!has_points(wish.scheme, wish.table_size)) return refused_number(Code::size_without_points, wish.table_size);
    if (!is_id_of_edition(wish.edition)) return refused(Code::edition_invalid, wish.edition);
    if (const std::string* ruling = wrong_ruling(wish.rulings)) return refused(Code::edition_invalid, *ruling);
    return wish;
}

std::optional<EventRefusal> refuse_edition(const act::Created& wish, const Edition& edition) {
    const Profile& profile = edition.profile;
    EventRefusal no{.code = Code::not_in_edition, .text = edition.id, .other = profile.goals.rule};
    if (!edition.is_played_for(Goal::timed)) return no;
    if (wish.minutes < 1) return refused_number(Code::minutes_range, wish.minutes);
    no.number = wish.table_size;
    no.other = profile.most_players.rule;
    if (wish.table_size > profile.most_players.value) return no;
    no.other = profile.fewest_players.rule;
    if (wish.table_size < profile.fewest_players.value) return no;
    return std::nullopt;
}

EventDecision decide_player(const Event& event, act::PlayerAdded wish, ActRules rules) {
    if (event.players.size() >= static_cast<std::size_t>(EventLimits::players))
        return refused_number(Code::too_many_players, EventLimits::players);
    if (!is_event_name(wish.name, rules)) return refused(Code::name_invalid, wish.name);
    if (!wish.family.empty() && !is_event_name(wish.family, rules)) return refused(Code::name_invalid, wish.family);
    if (!wish.club.empty() && !is_event_name(wish.club, rules)) return refused(Code::name_invalid, wish.club);
    if (event.player(wish.name) != nullptr) return refused(Code::player_twice, wish.name);
    if (wish.table < 0 || wish.table > EventLimits::tables) return refused_number(Code::table_range, wish.table);
    wish.number = event.last_player + 1;
    return wish;
}

EventDecision decide_leaving(const Event& event, int player, int from, std::string_view why) {
    const EventPlayer* leaves = event.player(player);
    if (leaves == nullptr) return no_player(player);
    if (!is_round(event, from)) return refused_round(Code::no_such_round, from);
    if (leaves->has_left()) return refused(Code::player_has_left, leaves->name);
    const auto round = event.rounds.find(from);
    if (round != event.rounds.end() && round->second.has_begun()) {
        const bool plays = std::any_of(round, event.rounds.end(), [&](const auto& later) {
            return later.second.has_begun() && later.second.has_place(player);
        });
        if (why.empty() || plays) return refused_round(Code::round_has_begun, from);
    }
    return act::PlayerLeft{player, from};
}

EventDecision decide_return(const Event& event, int player, int from) {
    const EventPlayer* returns = event.player(player);
    if (returns == nullptr) return no_player(player);
    if (!returns->has_left()) return refused(Code::player_is_there, returns->name);
    if (!is_round(event, from) || from < returns->gaps.back().from) return refused_round(Code::no_such_round, from);
    const auto round = event.rounds.find(from);
    if (round != event.rounds.end() && round->second.has_begun()) return refused_round(Code::round_has_begun, from);
    return act::PlayerReturned{player, from};
}

EventDecision decide_check_in(const Event& event, int player) {
    const EventPlayer* here = event.player(player);
    if (here == nullptr) return no_player(player);
    if (here->checked_in) return refused(Code::player_is_there, here->name);
    return act::CheckedIn{player};
}

EventDecision decide_hiding(const Event& event, int player, bool hidden) {
    const EventPlayer* shown = event.player(player);
    if (shown == nullptr) return no_player(player);
    if (shown->hidden == hidden) return refused(Code::nothing_changed);
    return act::Hidden{player, hidden};
}

EventDecision decide_penalty(const Event& event, act::PenaltyGiven wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    const Share most{Money{Scheme::most_points}};
    const bool possible = wish.points != Share{} && wish.points <= most && wish.points * -1 <= most &&
                          60 % wish.points.denominator() == 0;
    if (!possible) return refused(Code::points_range, wish.points.to_string());
    if (event.player(wish.player) == nullptr) return no_player(wish.player);
    wish.number = event.last_penalty + 1;
    return wish;
}

EventDecision decide_withdrawal(const Event& event, int penalty, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    const EventPenalty* given = event.penalty(penalty);
    if (given == nullptr || given->withdrawn) return refused_number(Code::no_such_penalty, penalty);
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
    if (players.size() > event.players.size()) return refused(Code::lots_too_few);
    const std::set<int> drawn(players.begin(), players.end());
    if (players.size() < 2 || drawn.size() != players.size()) return refused(Code::lots_too_few);
    for (const int player : players)
        if (event.player(player) == nullptr) return refused(Code::lots_too_few);
    return act::LotsDrawn{players};
}

}  // namespace tablebank
