#include "app/present/extract/extract_facts.h"

#include <algorithm>
#include <set>
#include <utility>

#include "ledger/decide/reversal.h"
#include "ledger/proof/chain.h"

namespace tablebank {

namespace {

Hash head_after(const Table& table, std::int64_t sequence) {
    Hash head = genesis(*table.game.setup);
    for (std::int64_t at = 1; at <= sequence; ++at) head = chained(head, table.history.at(at));
    return head;
}

/// In the order in which the entry names them first.
void tell_assets(EntryExtract& extract, const Game& before, const Game& after) {
    std::set<std::pair<Asset, Account>> counted;
    std::set<Asset> moved;
    const auto count = [&](Asset asset, Account account) {
        if (!counted.emplace(asset, account).second) return;
        const ExtractBalance balance{asset, account, before.book.quantity(asset, account),
                                     after.book.quantity(asset, account)};
        if (balance.before != balance.after) extract.balances.push_back(balance);
    };
    for (const Transfer& transfer : extract.entry->transfers) {
        if (!transfer.asset.is_single()) {
            count(transfer.asset, transfer.from);
            count(transfer.asset, transfer.to);
        } else if (moved.insert(transfer.asset).second) {
            const ExtractPlace place{transfer.asset, before.book.holder(transfer.asset),
                                     after.book.holder(transfer.asset)};
            if (place.before != place.after) extract.places.push_back(place);
        }
    }
}

void tell_facts(EntryExtract& extract) {
    for (const FactChange& change : extract.entry->facts) {
        if (change.key.name == FactName::due || change.key.name == FactName::action) continue;
        const auto told = std::ranges::find(extract.facts, change.key, &FactChange::key);
        if (told == extract.facts.end())
            extract.facts.push_back(change);
        else
            told->after = change.after;
    }
    std::erase_if(extract.facts, [](const FactChange& change) { return change.before == change.after; });
}

/// The entry that reversed this one is followed by the entry that reversed that one, and so on.
void tell_since(EntryExtract& extract, const Table& table, std::int64_t sequence) {
    std::int64_t about = sequence;
    bool standing = true;
    for (std::int64_t at = sequence + 1; at <= table.history.last(); ++at) {
        if (table.history.at(at).reverses != about) continue;
        standing = !standing;
        const auto action = table.history.action_of(at);
        const bool repaired = action && action->repaired;
        ExtractSequel sequel{.entry = action ? action->first : at,
                             .last = action ? action->last : at,
                             .in_force = table.history.in_force(at)};
        if (standing)
            sequel.kind = ExtractSequel::Kind::brought_back;
        else if (repaired)
            sequel.kind = ExtractSequel::Kind::put_right;
        extract.since.push_back(sequel);
        about = at;
    }
}

/// A player who paid what the entry had raised paid because of it.
void tell_resting(EntryExtract& extract, const Table& table, std::int64_t sequence) {
    if (extract.dues.raised.empty()) return;
    for (std::int64_t at = sequence + 1; at <= table.history.last(); ++at) {
        const Entry& later = table.history.at(at);
        if (!table.history.counts(later)) continue;
        for (const FactChange& change : later.facts) {
            if (change.key.name != FactName::due || change.key.index != sequence) continue;
            using Kind = ExtractSequel::Kind;
            extract.resting.push_back(
                {.entry = at, .last = at, .kind = change.after.empty() ? Kind::settles : Kind::pays_part});
            break;
        }
    }
}

}  // namespace

EntryExtract make_entry_extract(const Table& table, std::int64_t sequence) {
    EntryExtract extract;
    extract.entry = &table.history.at(sequence);
    extract.head = head_after(table, sequence);
    const Game before = state_at(table, sequence - 1);
    const Game after = state_at(table, sequence);
    extract.clock = read_clock(after, extract.entry->stamp.at_ms);
    extract.in_force = table.history.in_force(sequence);
    extract.action = table.history.action_of(sequence);
    extract.dues = due_changes(*extract.entry);
    tell_assets(extract, before, after);
    tell_facts(extract);
    tell_since(extract, table, sequence);
    tell_resting(extract, table, sequence);
    auto back = reverse(table, sequence);
    if (auto* refusal = std::get_if<Refusal>(&back); refusal != nullptr && extract.in_force)
        extract.held_by = std::move(*refusal);
    return extract;
}

}  // namespace tablebank
