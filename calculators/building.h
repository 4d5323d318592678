#pragma once
// Building and selling houses and hotels (ru 10, 11, 13, 22): who may, what it costs, what the bank gives back.

#include <optional>
#include <variant>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rulings.h"

namespace tablebank {

/// Houses and hotels in the bank. May be negative where substitutes stand in (ru 22).
struct Pieces {
    std::int64_t houses = 0;
    std::int64_t hotels = 0;
};

struct BuildingDeal {
    Quote quote;       ///< what the player pays, or gets
    Pieces to_street;  ///< pieces that go from the bank to the street
    Pieces to_bank;    ///< pieces that go from the street to the bank
};

/// That this player may acquire anything: in some price wars nothing is bought (fr 14). Refusal: in_jail.
[[nodiscard]] std::optional<Refusal> check_buying(const Edition& edition, const Estate& estate);

/// That this player may build at the place where they are (fr 14, ruling price_war_bars). Refusal: in_jail.
[[nodiscard]] std::optional<Refusal> check_building(const Edition& edition, const Rulings& rulings,
                                                    const Estate& estate);

/// `steps` >= 1 more steps on a street of the estate. Refusals, in order: in_jail (fr 14, as the ruling
/// `price_war_bars` says), no_deed_there, not_owner, not_a_street, mortgaged_street, city_not_monopolised,
/// built_streets_limit (pl 10), uneven_building (football 8), past_hotel, no_houses, no_hotels. Whose turn it is, and
/// cash, are the ledger's questions. With `ignoring` set, refusals that can be forced are passed over and listed there
/// instead.
[[nodiscard]] std::variant<BuildingDeal, Refusal> quote_build(const Edition& edition, const Rulings& rulings,
                                                              const Estate& estate, Space street, int steps,
                                                              Pieces bank,
                                                              std::vector<RefusalCode>* ignoring = nullptr);

/// What this player could still build, were there pieces enough: of each street that he may build on, the houses before
/// its hotel, and the hotel.
[[nodiscard]] Pieces room_to_build(const Edition& edition, const Rulings& rulings, const Estate& estate);

/// `steps` >= 1 fewer steps. Half of what each step cost comes back. A hotel is the last step: sold by one step it
/// leaves the houses before it, where the ruling `hotel_counts_as` is all_steps; under last_step it is sold outright,
/// as one step, for half of its own price. Refusals: no_deed_there, not_owner, not_a_street, nothing_built,
/// too_many_steps, uneven_building (football 12; not where a hotel is sold outright), no_houses. With `ignoring` set,
/// refusals that can be forced are passed over and listed there instead.
[[nodiscard]] std::variant<BuildingDeal, Refusal> quote_sell(const Edition& edition, const Rulings& rulings,
                                                             const Estate& estate, Space street, int steps, Pieces bank,
                                                             std::vector<RefusalCode>* ignoring = nullptr);

/// Everything built on one holding, sold at once: the refund and the pieces that go back.
[[nodiscard]] BuildingDeal quote_sell_all(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                          const Holding& holding);

/// What the buildings of one holding cost to build (a hotel as `hotel_counts_as` says): the base of refunds and of
/// income tax.
[[nodiscard]] Money building_cost(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                  const Holding& holding);

}  // namespace tablebank
