#include "app/event/game_rents.h"

#include <algorithm>

#include "app/session/review.h"
#include "ledger/books/due.h"
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

/// The rent that a change of a fact settles; nullopt for any other change.
std::optional<Due> settled_rent(const FactChange& fact) {
    if (fact.key.name != FactName::due || fact.before.empty() || !fact.after.empty()) return std::nullopt;
    const Due due = read_due(fact.key, fact.before);
    return due.is_rent() && due.creditor ? std::optional{due} : std::nullopt;
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
        for (const FactChange& fact : entry.facts)
            if (const auto rent = settled_rent(fact)) add_gift(*rent->creditor, rent->debtor, sum_of(*rent), sums);
    if (!is_paid_unasked(entry)) return;
    for (const Transfer& moved : entry.transfers)
        if (moved.asset == Asset::cash() && passes_between_players(moved))
            add_gift(*hand_of(moved.from), *hand_of(moved.to), moved.quantity, sums);
}

}  // namespace tablebank
