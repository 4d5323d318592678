// Decides which official may do what. This prevents mistakes, and records who was meant to do what. It is not access
// control: anyone who can write to the book can use any name.

#include <algorithm>

#include "app/event/changed_event.h"
#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/clear_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

/// The name of an event's hub in its book.
constexpr const char* hub = "hub";

/// Acts that a hub posts by itself: what tables have signed.
bool is_of_hub(const Act& act) {
    const auto* result = std::get_if<act::ResultTaken>(&act);
    return std::holds_alternative<act::KeyEnrolled>(act) || std::holds_alternative<act::ForkKept>(act) ||
           (result != nullptr && result->correction == 0 && result->source);
}

/// One table at a time, and penalties.
bool is_of_judge(const Act& act) {
    const auto* extended = std::get_if<act::Extended>(&act);
    return std::holds_alternative<act::ResultTaken>(act) || std::holds_alternative<act::ForkKept>(act) ||
           std::holds_alternative<act::PenaltyGiven>(act) || std::holds_alternative<act::PenaltyWithdrawn>(act) ||
           std::holds_alternative<act::KeyEnrolled>(act) || std::holds_alternative<act::KeyWithdrawn>(act) ||
           std::holds_alternative<act::Dismissed>(act) || (extended != nullptr && extended->table != 0);
}

/// A judge changes what a judge does.
bool is_of_judge(const Event& event, const Act& act) {
    const auto entry = changed_entry(act);
    if (!entry) return is_of_judge(act);
    const LoggedAct* changed = event.logged(*entry);
    const auto* amended = std::get_if<act::Amended>(&act);
    if (changed == nullptr || (amended != nullptr && (amended->act == nullptr || !is_of_judge(amended->act->act))))
        return false;
    return is_of_judge(event, changed->act);
}

bool is_of_banker(const Act& act, int table) {
    const auto* result = std::get_if<act::ResultTaken>(&act);
    const auto* fork = std::get_if<act::ForkKept>(&act);
    // If someone else had the seat, the director decides whose result it is.
    const bool as_seated = result != nullptr && std::ranges::none_of(result->seats, [](const SeatScore& seat) {
                               return seat.seat_of.has_value();
                           });
    return (as_seated && result->correction == 0 && result->table == table) ||
           (fork != nullptr && fork->table == table);
}

bool is_official_name(const std::string& name) {
    constexpr int longest = 100;
    return !name.empty() && is_plain_text(name) && count_characters(name) <= longest && name.front() != ' ' &&
           name.back() != ' ';
}

bool has_other_director(const Event& event, const std::string& than) {
    const act::OfficialNamed* official = event.official(than);
    return std::ranges::any_of(event.officials, [&](const act::OfficialNamed& one) {
        return one.role == OfficialRole::director && (official == nullptr || one != *official);
    });
}

}  // namespace

bool looks_like_hub(const std::string& name) {
    NamesMet met;
    met.meet(hub);
    return fold(name) == hub || met.look_alike(name).has_value();
}

std::optional<EventRefusal> refuse_official(const Event& event, const std::string& who, const Act& act) {
    if (event.officials.empty() || (who == hub && is_of_hub(act))) return std::nullopt;
    const act::OfficialNamed* official = event.official(who);
    bool may = false;
    if (official != nullptr && official->role == OfficialRole::director) may = true;
    if (official != nullptr && official->role == OfficialRole::judge) may = is_of_judge(event, act);
    if (official != nullptr && official->role == OfficialRole::banker) may = is_of_banker(act, official->table);
    return may ? std::nullopt : std::optional{refused(Code::not_allowed, who)};
}

EventDecision decide_official(const Event& event, const act::OfficialNamed& wish, ActRules rules) {
    const bool is_clear = rules == ActRules::reading || (is_clear_text(wish.name) && !looks_like_hub(wish.name));
    if (!is_official_name(wish.name) || !is_clear || fold(wish.name) == hub)
        return refused(Code::name_invalid, wish.name);
    const bool is_banker = wish.role == OfficialRole::banker;
    if (is_banker ? wish.table < 1 || wish.table > EventLimits::tables : wish.table != 0)
        return refused_number(Code::table_range, wish.table);
    if (wish.role != OfficialRole::director && !has_other_director(event, wish.name)) return refused(Code::no_director);
    const act::OfficialNamed* now = event.official(wish.name);
    if (now != nullptr && *now == wish) return refused(Code::nothing_changed);
    if (now == nullptr && event.officials.size() >= static_cast<std::size_t>(EventLimits::officials))
        return refused_number(Code::too_many_officials, EventLimits::officials);
    return wish;
}

EventDecision decide_removal(const Event& event, const act::OfficialRemoved& wish) {
    const act::OfficialNamed* now = event.official(wish.name);
    if (now == nullptr) return refused(Code::no_official, wish.name);
    if (!has_other_director(event, wish.name)) return refused(Code::no_director);
    return act::OfficialRemoved{now->name};
}

}  // namespace tablebank
