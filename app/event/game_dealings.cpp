#include "app/event/game_dealings.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/event/game_rents.h"
#include "app/session/review.h"
#include "ledger/books/entry_reading.h"

namespace tablebank {
namespace {

void add_exchanged(const DeedWorths& worths, const Transfer& moved, std::int64_t entry, PlayerSums& sums) {
    const WorthRange worth = worths.worth_of(moved, entry);
    const std::int64_t in_doubt = worth.most - worth.least;
    if (const auto from = hand_of(moved.from)) {
        sums.add(*from, -worth.least);
        sums.add_in_doubt(*from, moved.asset.index, -in_doubt);
    }
    if (const auto to = hand_of(moved.to)) {
        sums.add(*to, worth.least);
        sums.add_in_doubt(*to, moved.asset.index, in_doubt);
    }
}

/// The worth of an auction, or of the items that players exchange, to each party.
void add_dealing(const DeedWorths& worths, const Entry& entry, PlayerSums& sums) {
    const bool is_auction = entry.verb == "auction";
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (from == to || (!is_auction && (!from || !to))) continue;
        add_exchanged(worths, moved, entry.sequence, sums);
    }
    if (!is_auction) return;
    for (const Due& due : open_dues_after(entry)) sums.add(due.debtor, -due.at_most().units());
}

bool is_deed_between_players(const Transfer& moved) {
    const auto from = hand_of(moved.from);
    const auto to = hand_of(moved.to);
    return moved.asset.kind == Asset::Kind::deed && from && to && *from != *to;
}

/// What can pay a debt: cash, and the mortgage of a deed that has none.
std::int64_t liquid_worth(const Edition& edition, const Transfer& moved) {
    if (moved.asset == Asset::cash()) return moved.quantity;
    if (moved.asset.kind != Asset::Kind::deed || moved.from.kind == Account::Kind::pledge) return 0;
    const Deed* const deed = edition.deed_at(Space{moved.asset.index});
    return deed == nullptr ? 0 : deed->mortgage.units();
}

/// What a deed is worth to an owner who mortgages it.
std::int64_t worth_mortgaged(const Edition& edition, Asset asset) {
    const Deed* const deed = edition.deed_at(Space{asset.index});
    return deed == nullptr ? 0 : (deed->price - deed->mortgage).units();
}

/// The debts of a bankrupt to a creditor.
std::int64_t owed_to(const Entry& entry, Seat bankrupt, Seat creditor) {
    std::int64_t sum = 0;
    for (const Due& due : settled_dues(entry))
        if (due.debtor == bankrupt && due.creditor == creditor) sum += due.at_most().units();
    return sum;
}

}  // namespace

void BoughtDeeds::follow(const Entry& entry, PlayerSums& sums) {
    for (const RentTaken& rent : rents_taken(entry)) {
        const auto bought = bought_.find(rent.deed);
        if (bought != bought_.end()) bought->second.rents += rent.cash;
    }
    if (entry.verb == "bankrupt") add_estate(entry, sums);
    note_owners(entry);
}

std::map<int, std::int64_t> BoughtDeeds::spent_in(const Entry& entry) const {
    std::map<int, std::int64_t> spent;
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        const auto to = hand_of(moved.to);
        if (!from || !to || *from == *to) continue;
        const std::int64_t liquid = liquid_worth(edition_, moved);
        spent[from->number] += liquid;
        spent[to->number] -= liquid;
        const auto bought = is_deed_between_players(moved) ? bought_.find(moved.asset.index) : bought_.end();
        if (bought != bought_.end()) spent[from->number] += bought->second.paid;
    }
    if (entry.verb == "trade") return spent;
    for (const Due& rent : settled_dues(entry))
        if (rent.is_rent() && rent.creditor) spent[rent.creditor->number] += rent.at_most().units();
    return spent;
}

void BoughtDeeds::note_owners(const Entry& entry) {
    const auto purchase = raised_.follow(entry);
    std::int64_t raised = purchase ? purchase->raised : 0;
    const bool is_trade = entry.verb == "trade";
    const bool is_exchange = is_trade || is_rent_in_kind(entry);
    std::map<int, std::int64_t> spent;
    if (is_exchange) spent = spent_in(entry);
    for (const Transfer& moved : entry.transfers) {
        const auto from = hand_of(moved.from);
        if (moved.asset.kind != Asset::Kind::deed || from == hand_of(moved.to)) continue;
        if (!is_exchange || !is_deed_between_players(moved)) {
            bought_.erase(moved.asset.index);
            if (raised > 0 && !from) {
                const std::int64_t paid = std::min(raised, worth_mortgaged(edition_, moved.asset));
                raised -= paid;
                bought_[moved.asset.index] = {.from = {}, .paid = paid};
            }
            continue;
        }
        std::int64_t& left = spent[hand_of(moved.to)->number];
        const std::int64_t paid = std::clamp<std::int64_t>(left, 0, worth_mortgaged(edition_, moved.asset));
        left -= paid;
        bought_[moved.asset.index] = {.from = is_trade ? *from : Seat{}, .paid = paid};
    }
}

void BoughtDeeds::add_estate(const Entry& entry, PlayerSums& sums) const {
    std::optional<Seat> bankrupt;
    std::map<int, std::int64_t> bought_for;  // by creditor
    for (const Transfer& moved : entry.transfers) {
        const auto bought = is_deed_between_players(moved) ? bought_.find(moved.asset.index) : bought_.end();
        if (bought == bought_.end()) continue;
        bankrupt = hand_of(moved.from);
        const Seat creditor = *hand_of(moved.to);
        const std::int64_t worth = printed_worth(edition_, moved).units();
        if (bought->second.from == creditor) {
            sums.add(*bankrupt, -worth);
            sums.add(creditor, worth);
        } else {
            const std::int64_t unused = std::max<std::int64_t>(worth - bought->second.rents, 0);
            bought_for[creditor.number] += std::min(bought->second.paid, unused);
        }
    }
    for (const auto& [creditor, worth] : bought_for) {
        const std::int64_t gift = worth - owed_to(entry, *bankrupt, Seat{creditor});
        if (gift <= 0) continue;
        sums.add_in_doubt(*bankrupt, -entry.sequence, -gift);
        sums.add_in_doubt(Seat{creditor}, -entry.sequence, gift);
    }
}

void Dealings::follow(const Entry& entry, bool counts, PlayerSums& sums) {
    if (!entry.reverses && counts) {
        add_overpaid_buildings(edition_, entry, sums);
        const bool exchanges = entry.verb == "trade" || entry.verb == "auction" || is_rent_in_kind(entry);
        if (exchanges) add_dealing(worths_, entry, sums);
        add_rents(edition_, history_, entry, sums);
        bought_.follow(entry, sums);
    }
    sold_.follow(entry, counts, sums);
}

}  // namespace tablebank
