#pragma once
// Mortgaging and redeeming a deed (ru 12).

#include <optional>
#include <variant>

#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/quote.h"
#include "calculators/refusal.h"
#include "calculators/rulings.h"

namespace tablebank {

/// The bank's loan on the deed. Refusals: no_deed_there, not_owner, already_mortgaged, buildings_on_street,
/// buildings_in_city (the mortgage would break the monopoly of a built city).
[[nodiscard]] std::variant<Quote, Refusal> quote_mortgage(const Edition& edition, const Rulings& rulings,
                                                          const Estate& estate, Space deed);

/// The cost of redeeming the deed: the printed sum, or the mortgage with its interest (football 13).
[[nodiscard]] Quote redeem_sum(const Edition& edition, const Rulings& rulings, const Deed& deed);
/// The bank's fee for a player who takes over a mortgaged deed and leaves it mortgaged (football 13, 14); 0 if there is
/// none.
[[nodiscard]] Quote quote_mortgaged_deed_fee(const Edition& edition, const Rulings& rulings, const Deed& deed);

/// The owner's payment to redeem it. Refusals: no_deed_there, not_owner, not_mortgaged.
[[nodiscard]] std::variant<Quote, Refusal> quote_redeem(const Edition& edition, const Rulings& rulings,
                                                        const Estate& estate, Space deed);

/// Whether the owner may redeem while in a price war that bars buying (fr 14, ruling price_war_redeems). Refusal:
/// in_jail.
[[nodiscard]] std::optional<Refusal> check_redeeming(const Edition& edition, const Rulings& rulings,
                                                     const Estate& estate);

/// Whether `deed` may leave the estate in a trade (ru 12, 23): nothing is built on it (football 12: nor in its city),
/// and if that breaks a built monopoly, the ruling `trade_breaking_monopoly` allows it. Refusals: no_deed_there,
/// not_owner, buildings_on_street, buildings_in_city.
[[nodiscard]] std::optional<Refusal> check_giving(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                                  Space deed);

}  // namespace tablebank
