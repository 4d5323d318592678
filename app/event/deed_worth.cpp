#include "app/event/deed_worth.h"

#include <algorithm>

#include "app/session/review.h"
#include "ledger/books/entry_reading.h"

namespace tablebank {
namespace {

bool is_paid_to(const Transfer& moved, const Due& rent) {
    return moved.asset == Asset::cash() && hand_of(moved.from) == rent.debtor && hand_of(moved.to) == rent.creditor;
}

}  // namespace

std::vector<RentTaken> rents_taken(const Entry& entry) {
    std::vector<RentTaken> taken;
    for (const Due& due : settled_dues(entry)) {
        if (!due.is_rent() || !due.creditor) continue;
        std::int64_t cash = 0;
        for (const Transfer& moved : entry.transfers)
            if (is_paid_to(moved, due)) cash += moved.quantity;
        if (!due.waits_for_dice()) cash = std::min(cash, due.amount.units());
        if (cash > 0) taken.push_back({.deed = due.space.index, .owner = *due.creditor, .cash = cash});
    }
    return taken;
}

DeedWorths::DeedWorths(const Edition& edition, const History& history)
    : edition_(edition), earns_mortgaged_(edition.profile.timed_score.value == TimedScore::total_worth) {
    for (const Entry& entry : history.entries()) {
        if (!history.counts(entry)) continue;
        for (const Transfer& moved : entry.transfers)
            if (moved.asset.kind == Asset::Kind::deed) follow(moved, entry.sequence);
        for (const RentTaken& rent : rents_taken(entry)) {
            const auto times = free_.find(rent.deed);
            if (times != free_.end() && !times->second.empty() && times->second.back().until == FreeUntil::now)
                times->second.back().rents += rent.cash;
        }
    }
}

void DeedWorths::follow(const Transfer& moved, std::int64_t entry) {
    const bool is_free = moved.to.kind == Account::Kind::player;
    std::vector<FreeTime>& times = free_[moved.asset.index];
    if (moved.from.kind == Account::Kind::pledge && is_free)
        times.push_back({.from = entry});
    else if (!is_free && !times.empty() && times.back().until == FreeUntil::now)
        times.back().until = moved.to.kind == Account::Kind::pledge ? FreeUntil::mortgage : FreeUntil::bank;
}

WorthRange DeedWorths::worth_of(const Transfer& moved, std::int64_t entry) const {
    const std::int64_t printed = printed_worth(edition_, moved).units();
    const bool is_mortgaged = moved.asset.kind == Asset::Kind::deed && moved.from.kind == Account::Kind::pledge;
    if (earns_mortgaged_ || !is_mortgaged) return {printed, printed};
    const auto times = free_.find(moved.asset.index);
    if (times == free_.end()) return {0, printed};
    std::int64_t rents = 0;
    for (const FreeTime& time : times->second) {
        if (time.from < entry) continue;
        if (time.until != FreeUntil::mortgage) return {printed, printed};
        rents += time.rents;
    }
    return {std::min(rents, printed), printed};
}

}  // namespace tablebank
