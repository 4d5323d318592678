#include "app/event/raised_cash.h"

#include <algorithm>

#include "app/session/review.h"
#include "ledger/books/due.h"

namespace tablebank {
namespace {

bool is_mortgage(const Transfer& moved) {
    return moved.asset.kind == Asset::Kind::deed && moved.to.kind == Account::Kind::pledge &&
           hand_of(moved.from) == hand_of(moved.to);
}

/// Who gets deeds from the bank.
std::optional<Seat> buyer_in(const Entry& entry) {
    for (const Transfer& moved : entry.transfers)
        if (moved.asset.kind == Asset::Kind::deed && !hand_of(moved.from)) return hand_of(moved.to);
    return std::nullopt;
}

/// What is owed for them since this entry.
std::int64_t owed_for(const Entry& entry, Seat buyer) {
    std::int64_t owed = 0;
    for (const FactChange& fact : entry.facts) {
        if (fact.key.name != FactName::due || fact.after.empty()) continue;
        const Due due = read_due(fact.key, fact.after);
        if (due.debtor == buyer && !due.creditor) owed += due.at_most().units();
    }
    return owed;
}

}  // namespace

std::optional<RaisedCash::Purchase> RaisedCash::follow(const Entry& entry) {
    const std::optional<Seat> buyer = buyer_in(entry);
    const bool mortgages = std::ranges::any_of(entry.transfers, is_mortgage);
    std::map<int, std::int64_t> change;
    for (const Transfer& moved : entry.transfers) {
        if (moved.asset != Asset::cash()) continue;
        if (const auto hand = hand_of(moved.from)) change[hand->number] -= moved.quantity;
        if (const auto hand = hand_of(moved.to)) change[hand->number] += moved.quantity;
    }
    std::optional<Purchase> purchase;
    if (buyer) {
        Hand& hand = hands_[buyer->number];
        const std::int64_t price = owed_for(entry, *buyer) - std::min<std::int64_t>(change[buyer->number], 0);
        const std::int64_t other = std::max<std::int64_t>(hand.cash - hand.raised, 0);
        purchase = Purchase{*buyer, std::clamp<std::int64_t>(price - other, 0, hand.raised)};
        hand.raised -= purchase->raised;
    }
    for (const auto& [seat, sum] : change) {
        Hand& hand = hands_[seat];
        hand.cash += sum;
        if (mortgages && sum > 0) hand.raised += sum;
        const bool pays = sum < 0 && (!buyer || buyer->number != seat);
        if (pays) hand.raised = std::max<std::int64_t>(hand.raised + sum, 0);
    }
    return purchase;
}

}  // namespace tablebank
