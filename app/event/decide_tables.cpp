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

bool is_hexadecimal(const std::string& text, std::size_t digits) {
    return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

constexpr std::size_t id_digits = 32;
constexpr std::size_t hash_digits = 64;

/// In the canonical form of a key.
bool is_public_key(const std::string& text) {
    try {
        return to_string(read_public_key(text)) == text;
    } catch (const ProofError&) {
        return false;
    }
}

/// In the form in which a game stores the key of its judge, whatever key that is.
bool is_written_key(const std::string& text) {
    constexpr std::size_t letters = 56;
    return text.size() == letters &&
           text.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") ==
               std::string::npos;
}

std::optional<EventRefusal> check_table(const Event& event, int round, int table) {
    if (!event.rounds.contains(round)) return refused_round(Code::round_not_seated, round);
    if (event.table(round, table) == nullptr) return refused_table(Code::no_such_table, round, table);
    return std::nullopt;
}

}  // namespace

bool is_game_source(const GameSource& source) {
    return is_hexadecimal(source.game, id_digits) && source.entries >= 0 && is_hexadecimal(source.head, hash_digits) &&
           is_hexadecimal(source.evidence, hash_digits) &&
           (source.certified_by.empty() || is_written_key(source.certified_by));
}

EventDecision decide_fork(const Event& event, const act::ForkKept& wish, ActRules rules) {
    if (auto no = check_table(event, wish.round, wish.table)) return *no;
    if (!is_game_source(wish.source)) return refused_table(Code::source_invalid, wish.round, wish.table);
    const EventTable& table = *event.table(wish.round, wish.table);
    const auto& forks = table.forks;
    if (std::ranges::any_of(forks, [&](const act::ForkKept& fork) { return fork.source == wish.source; }))
        return refused(Code::nothing_changed);
    const auto before = std::ranges::find(forks, wish.continues, &HistoryKept::entry);
    const bool continues = wish.continues != 0 && before != forks.end();
    if (continues && (before->source.game != wish.source.game || before->source.entries >= wish.source.entries))
        return refused_table(Code::source_invalid, wish.round, wish.table);
    const int waiting = rules == ActRules::reading ? EventLimits::histories_read : EventLimits::histories;
    const int most = continues ? EventLimits::continued : waiting;
    if (std::ssize(continues ? table.continued : forks) >= most)
        return EventRefusal{.code = Code::too_many_histories, .round = wish.round, .table = wish.table, .number = most};
    return wish;
}

EventDecision decide_hub(const Event& event, act::HubNamed wish) {
    if (!read_hub_address(wish.address)) return refused(Code::hub_invalid, wish.address);
    if (event.hub) wish.secret = event.hub->secret;
    if (!is_hexadecimal(wish.secret, hash_digits)) return refused(Code::hub_invalid, wish.address);
    if (event.hub == wish) return refused(Code::nothing_changed);
    return wish;
}

EventDecision decide_key(const Event& event, const act::KeyEnrolled& wish, std::string_view why, ActRules rules) {
    if (auto no = check_table(event, wish.round, wish.table)) return *no;
    if (!is_public_key(wish.key)) return refused(Code::key_invalid, wish.key);
    const EventTable& table = *event.table(wish.round, wish.table);
    // Another number makes no other key of it. Version 1.0 compared the texts, and its events still open.
    const auto is_same = [&](const std::string& key) {
        return rules == ActRules::reading ? key == wish.key : is_same_key(key, wish.key);
    };
    if (is_same(table.key)) return refused(Code::nothing_changed);
    const bool was_withdrawn =
        rules == ActRules::reading ? table.withdrawn.contains(wish.key) : std::ranges::any_of(table.withdrawn, is_same);
    if (was_withdrawn) return refused_table(Code::key_withdrawn, wish.round, wish.table);
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
