#include "app/event/game_rents.h"

#include <algorithm>

#include "app/session/review.h"
#include "ledger/books/entry_reading.h"
#include "ledger/books/fact_value.h"

namespace tablebank {
namespace {

bool passes_between_players(const Transfer& moved) {
    const auto from = hand_of(moved.from);
    const auto to = hand_of(moved.to);
    return from && to && *from != *to;
}

std::int64_t sum_of(const Due& rent) {
    constexpr std::int64_t average_throw = 7;
    return rent.waits_for_dice() ? rent.factor * average_throw : rent.amount.units();
}

/// Whether an entry leaves a rent unpaid that must be asked for: the roll of the next player, or a waiver.
bool leaves_rents(const Edition& edition, const Entry& entry) {
    return edition.profile.rent_claim.value == RentClaim::before_next_roll &&
           (entry.verb == "roll" || entry.verb == "waive");
}

/// Whether an entry pays a rent that was not asked for in time.
bool is_paid_unasked(const Entry& entry) {
    return entry.verb == "rent" && std::ranges::any_of(entry.facts, [](const FactChange& fact) {
               return fact.key.name == FactName::placed && fact.before == rent_not_asked;
           });
}

void add_gift(Seat giver, Seat taker, std::int64_t worth, PlayerSums& sums) {
    sums.add(giver, -worth);
    sums.add(taker, worth);
}

}  // namespace

bool is_rent_in_kind(const Entry& entry) {
    return entry.verb == "rent" && std::ranges::any_of(entry.transfers, [](const Transfer& moved) {
               return moved.asset != Asset::cash() && passes_between_players(moved);
           });
}

void add_rents(const Edition& edition, const History& history, const Entry& entry, PlayerSums& sums) {
    const bool leaves = leaves_rents(edition, entry) && history.in_force(entry.sequence);
    if (leaves || is_rent_in_kind(entry))
        for (const Due& due : settled_dues(entry))
            if (due.is_rent() && due.creditor) add_gift(*due.creditor, due.debtor, sum_of(due), sums);
    if (!is_paid_unasked(entry)) return;
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash() && passes_between_players(moved))
            add_gift(*hand_of(moved.from), *hand_of(moved.to), moved.quantity, sums);
}

}  // namespace tablebank
