// The tables of an event and the hub that they send their entries to: who keeps which, and other histories of a game.

#include <algorithm>

#include "app/event/decide_act.h"
#include "app/event/refused.h"
#include "app/live/hub_address.h"
#include "ledger/proof/key.h"
#include "ledger/proof/proof_error.h"

namespace tablebank {
namespace {

using Code = EventRefusal::Code;

bool is_secret(const std::string& text) {
    constexpr std::size_t digits = 64;
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// In the one spelling that a key has.
bool is_public_key(const std::string& text) {
    try {
        return to_string(read_public_key(text)) == text;
    } catch (const ProofError&) {
        return false;
    }
}

std::optional<EventRefusal> check_table(const Event& event, int round, int table) {
    if (!event.rounds.contains(round)) return refused_round(Code::round_not_seated, round);
    if (event.table(round, table) == nullptr) return refused_table(Code::no_such_table, round, table);
    return std::nullopt;
}

}  // namespace

EventDecision decide_fork(const Event& event, const act::ForkKept& wish) {
    if (auto no = check_table(event, wish.round, wish.table)) return *no;
    const auto& forks = event.table(wish.round, wish.table)->forks;
    if (std::ranges::any_of(forks, [&](const act::ForkKept& fork) { return fork.source == wish.source; }))
        return refused(Code::nothing_changed);
    return wish;
}

EventDecision decide_hub(const Event& event, act::HubNamed wish) {
    if (!read_hub_address(wish.address)) return refused(Code::hub_invalid, wish.address);
    if (event.hub) wish.secret = event.hub->secret;
    if (!is_secret(wish.secret)) return refused(Code::hub_invalid, wish.address);
    if (event.hub == wish) return refused(Code::nothing_changed);
    return wish;
}

EventDecision decide_key(const Event& event, const act::KeyEnrolled& wish, std::string_view why) {
    if (auto no = check_table(event, wish.round, wish.table)) return *no;
    if (!is_public_key(wish.key)) return refused(Code::key_invalid, wish.key);
    const EventTable& table = *event.table(wish.round, wish.table);
    // Another number makes no other key of it.
    if (is_same_key(table.key, wish.key)) return refused(Code::nothing_changed);
    if (std::ranges::any_of(table.withdrawn, [&](const std::string& key) { return is_same_key(key, wish.key); }))
        return refused_table(Code::key_withdrawn, wish.round, wish.table);
    if (!table.key.empty() && why.empty()) return refused_table(Code::key_taken, wish.round, wish.table);
    return wish;
}

EventDecision decide_key_withdrawal(const Event& event, const act::KeyWithdrawn& wish, std::string_view why) {
    if (why.empty()) return refused(Code::why_missing);
    if (auto no = check_table(event, wish.round, wish.table)) return *no;
    if (event.table(wish.round, wish.table)->key.empty()) return refused_table(Code::no_key, wish.round, wish.table);
    return wish;
}

}  // namespace tablebank
