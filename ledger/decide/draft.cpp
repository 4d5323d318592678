#include "ledger/decide/draft.h"

#include <algorithm>

#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

Refusal refusal(RefusalCode code, Seat player) {
    Refusal made{code};
    made.player = player.number;
    return made;
}

Draft::Draft(const Game& before, const Command& command, Stamp stamp)
    : before_(before),
      game_(before),
      rulings_(before.rulings()),
      command_(command),
      stamp_(std::move(stamp)),
      actor_(command.player.value_or(before.turn())) {}

Check Draft::demand(bool holds, Refusal refusal) {
    if (holds) return std::nullopt;
    if (is_forced() && can_be_forced(refusal.code)) {
        set_aside(refusal.code);
        return std::nullopt;
    }
    return refusal;
}

void Draft::set_aside(RefusalCode code) {
    if (std::ranges::find(set_aside_, code) == set_aside_.end()) set_aside_.push_back(code);
}

void Draft::move(Asset asset, Account from, Account to, std::int64_t quantity) {
    if (quantity == 0 || from == to) return;
    const Transfer transfer{asset, from, to, quantity};
    game_.book.move(transfer);
    transfers_.push_back(transfer);
}

Check Draft::pay(Money sum, Account from, Account to) {
    if (from.kind == Account::Kind::player && game_.book.cash(from) < sum) {
        Refusal short_of{RefusalCode::short_of_cash};
        short_of.player = from.index;
        short_of.has = game_.book.cash(from);
        short_of.needs = sum;
        return short_of;
    }
    move(Asset::cash(), from, to, sum.units());
    return std::nullopt;
}

void Draft::set(FactKey key, std::string value) {
    if (game_.facts.get(key) == value) return;
    game_.facts.set(key, std::move(value));
    touched_.push_back(key);
}

void Draft::clear_all(FactName name) {
    for (auto fact = game_.facts.from({name}); fact != game_.facts.all().end() && fact->first.name == name;
         fact = game_.facts.from({name}))
        clear(FactKey{fact->first});
}

void Draft::begins_turn() {
    set(FactKey{FactName::turn_begun, static_cast<std::int32_t>(before_.last + 1)},
        std::to_string(game_.turn().number));
}

void Draft::seat_people(const std::vector<std::pair<FactKey, std::string>>& facts) {
    std::vector<FactChange> changes;
    changes.reserve(facts.size());
    for (const auto& [key, value] : facts) changes.push_back({key, before_.facts.get(key), value});
    game_.setup = with_people(before_.setup, changes, before_.last + 1);
    while (game_.book.seats() < game_.setup->seats()) game_.book.add_seat();
    for (const auto& [key, value] : facts) set(key, value);
}

void Draft::settle(std::span<const Due> dues) {
    for (auto due = dues.rbegin(); due != dues.rend(); ++due) settle(*due);
}

void Draft::raise(Due due) {
    due.key = FactKey{FactName::due, static_cast<std::int32_t>(before_.last + 1), ++dues_raised_};
    set(due.key, to_fact_value(due));
}

/// Records which street of a city made the monopoly and which was added to it, when they change hands and if the table
/// has ruled that it matters. The record is cleared when its reason no longer applies, whatever the rulings are by
/// then.
void Draft::mark_third_streets() {
    if (before_.last == 0) return;  // a position states it itself
    for (const City& city : edition().cities) {
        const bool changed = std::ranges::any_of(transfers_, [&](const Transfer& one) {
            return one.asset.kind == Asset::Kind::deed && std::ranges::count(city.streets, Space{one.asset.index}) > 0;
        });
        if (!changed) continue;
        for (const Space street : city.streets) {
            if (game_.owner_of(street) != before_.owner_of(street)) clear(FactKey{FactName::third, street.index});
        }
        for (const Seat owner : game_.players()) mark_third_street_of(city, owner);
    }
}

void Draft::mark_third_street_of(const City& city, Seat owner) {
    const int needed = edition().profile.streets_for_monopoly.value;
    const Role role = game_.role(owner);
    if (needed == 0 || !can_monopolise(role) || edition().profile.most_built_streets.of(role).value == 0) return;
    std::vector<Space> held;
    for (const Space street : city.streets)
        if (game_.owner_of(street) == owner) held.push_back(street);
    const auto is_third = [&](Space street) { return !game_.facts.get({FactName::third, street.index}).empty(); };
    const auto made_by = static_cast<std::ptrdiff_t>(held.size()) - std::ranges::count_if(held, is_third);
    if (std::ssize(held) <= needed) {
        for (const Space street : held) clear(FactKey{FactName::third, street.index});
        return;
    }
    if (rulings_.third_street != ThirdStreet::never_built) return;
    // If several came at once, the last one of the line counts as added.
    auto beyond = made_by - needed;
    for (auto moved = transfers_.rbegin(); moved != transfers_.rend() && beyond > 0; ++moved) {
        const Space street{moved->asset.index};
        if (moved->asset.kind != Asset::Kind::deed || std::ranges::count(held, street) == 0) continue;
        if (is_third(street) || before_.owner_of(street) == owner) continue;
        set(FactKey{FactName::third, street.index}, "yes");
        --beyond;
    }
}

Entry Draft::finish() && {
    mark_third_streets();
    Entry entry;
    entry.sequence = before_.last + 1;
    entry.stamp = std::move(stamp_);
    entry.verb = std::string(verb_of(command_.action));
    entry.line = print_line(*before_.setup, command_);
    entry.typed = std::move(command_.typed);
    entry.why = std::move(command_.why);
    entry.forced = std::move(command_.force);
    for (const RefusalCode code : set_aside_) entry.set_aside.emplace_back(to_string(code));
    entry.transfers = std::move(transfers_);
    std::ranges::sort(touched_);
    touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
    entry.facts.reserve(touched_.size());
    for (const FactKey& key : touched_) {
        FactChange change{key, before_.facts.get(key), game_.facts.get(key)};
        if (change.before != change.after) entry.facts.push_back(std::move(change));
    }
    return entry;
}

}  // namespace tablebank
