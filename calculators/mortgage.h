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

/// What the bank lends on the deed. Refusals: no_deed_there, not_owner, already_mortgaged, buildings_on_street,
/// buildings_in_city (the mortgage would break a monopoly whose city is built).
[[nodiscard]] std::variant<Quote, Refusal> quote_mortgage(const Edition& edition, const Rulings& rulings,
                                                          const Estate& estate, Space deed);

/// What redeeming the deed costs: the printed sum, or the mortgage with its interest (football 13).
[[nodiscard]] Quote redeem_sum(const Edition& edition, const Rulings& rulings, const Deed& deed);
/// What the bank asks of who takes a mortgaged deed over and leaves it mortgaged (football 13, 14); 0 where it asks
/// nothing.
[[nodiscard]] Quote quote_mortgaged_deed_fee(const Edition& edition, const Rulings& rulings, const Deed& deed);

/// What the owner pays to have it back. Refusals: no_deed_there, not_owner, not_mortgaged.
[[nodiscard]] std::variant<Quote, Refusal> quote_redeem(const Edition& edition, const Rulings& rulings,
                                                        const Estate& estate, Space deed);

/// Whether the owner may redeem while he sits in a price war that bars buying (fr 14, ruling price_war_redeems).
/// Refusal: in_jail.
[[nodiscard]] std::optional<Refusal> check_redeeming(const Edition& edition, const Rulings& rulings,
                                                     const Estate& estate);

/// Whether `deed` may leave the estate by a trade (ru 12, 23): nothing built on it (football 12: nor in its city), and,
/// where that breaks a built monopoly, as the ruling `trade_breaking_monopoly` says. Refusals: no_deed_there,
/// not_owner, buildings_on_street, buildings_in_city.
[[nodiscard]] std::optional<Refusal> check_giving(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                                  Space deed);

}  // namespace tablebank
