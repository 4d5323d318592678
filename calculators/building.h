#pragma once
// Building and selling houses and hotels (ru 10, 11, 13, 22): who may do it, the cost, and the refund from the bank.
// The rules in numbers are in dealing_rules.h; this adds the refusals with their places, and the pieces of the bank.

#include <optional>
#include <variant>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Houses and hotels in the bank. Negative if substitute pieces are in use (ru 22).
struct Pieces {
    std::int64_t houses = 0;
    std::int64_t hotels = 0;
};

struct BuildingDeal {
    Quote quote;       ///< the sum that the player pays or gets
    Pieces to_street;  ///< pieces that go from the bank to the street
    Pieces to_bank;    ///< pieces that go from the street to the bank
};

/// Checks that this player may acquire anything: in some price wars nothing can be bought (fr 14). Refusal: in_jail.
[[nodiscard]] std::optional<Refusal> check_buying(const Edition& edition, const Estate& estate);

/// Checks that the place of a jailed player does not bar building (fr 14, ruling price_war_bars). Refusal: in_jail.
[[nodiscard]] std::optional<Refusal> check_building(const Edition& edition, const Rulings& rulings,
                                                    const Estate& estate);

/// `steps` >= 1 more steps on a street of the estate. Refusals, in order: in_jail (fr 14, ruling `price_war_bars`),
/// no_deed_there, not_owner, not_a_street, mortgaged_street, city_not_monopolised, built_streets_limit (pl 10),
/// uneven_building (football 8), past_hotel, no_houses, no_hotels. The ledger checks the turn and the cash. With
/// `ignoring` set, refusals that can be forced are skipped and listed there instead.
[[nodiscard]] std::variant<BuildingDeal, Refusal> quote_build(const Edition& edition, const Rulings& rulings,
                                                              const Estate& estate, Space street, int steps,
                                                              Pieces bank,
                                                              std::vector<RefusalCode>* ignoring = nullptr);

/// Everything that this player could still build if there were enough pieces: for each street that they may build on,
/// the houses before its hotel, and the hotels.
[[nodiscard]] Pieces room_to_build(const Edition& edition, const Rulings& rulings, const Estate& estate);

/// `steps` >= 1 fewer steps. The refund is half of the cost of each step. Hotels are the last steps. If the ruling
/// `hotel_counts_as` is all_steps, selling the first hotel by one step leaves the houses before it; under last_step it
/// is sold outright, as one step, for half of its own price. Refusals: no_deed_there, not_owner, not_a_street,
/// nothing_built, too_many_steps, uneven_building (football 12; not if a hotel is sold outright), no_houses. With
/// `ignoring` set, refusals that can be forced are skipped and listed there instead.
[[nodiscard]] std::variant<BuildingDeal, Refusal> quote_sell(const Edition& edition, const Rulings& rulings,
                                                             const Estate& estate, Space street, int steps, Pieces bank,
                                                             std::vector<RefusalCode>* ignoring = nullptr);

/// Everything built on one holding, sold at once: the refund and the pieces that go back to the bank.
[[nodiscard]] BuildingDeal quote_sell_all(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                          const Holding& holding);

/// The building cost of one holding (a hotel by the ruling `hotel_counts_as`): the base of refunds and of income tax.
[[nodiscard]] Money building_cost(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                  const Holding& holding);

}  // namespace tablebank
