// The buildings that are possible on a street: for a position that must be possible, and for a table as it was found.

#include <algorithm>

#include "calculators/dealing_rules.h"
#include "calculators/paper_game.h"

namespace tablebank {
namespace {

/// Whether buildings that outlive a broken monopoly (fr 11 F, football 13) still require a single owner of its streets:
/// the deeds of a built city are not traded separately.
bool stays_together(const Edition& edition, const Rulings& rulings, Role role) {
    const Profile& profile = edition.profile;
    return profile.building_needs_monopoly.of(role).value &&
           profile.broken_monopoly.value != BrokenMonopoly::buildings_sold &&
           (profile.trade_clears.value == TradeClears::city ||
            rulings.trade_breaking_monopoly == TradeBreakingMonopoly::sell_first);
}

}  // namespace

std::optional<FindingCode> wrong_building(const Edition& edition, const Rulings& rulings, const Estate& estate,
                                          const Deed& deed, const Holding& holding) {
    if (!holding.built()) return std::nullopt;
    if (deed.kind != SpaceKind::street) return FindingCode::company_built;
    if (holding.hotels > deed.street.of(estate.role).hotel_steps) return FindingCode::too_many_hotels;
    if (holding.mortgaged) return FindingCode::mortgaged_built;
    if (holding.hotels > 0 && holding.houses > 0) return FindingCode::hotel_and_houses;
    if (holding.houses > deed.street.of(estate.role).houses()) return FindingCode::too_many_houses;
    if (DealingRules(edition, rulings, estate, deed.city).buildings_fall() && !monopolises(edition, estate, deed.city))
        return FindingCode::built_without_monopoly;
    if (stays_together(edition, rulings, estate.role) &&
        streets_held(edition, estate, deed.city) < streets_for_monopoly(edition, deed.city))
        return FindingCode::built_apart;
    const int limit = edition.profile.most_built_streets.of(estate.role).value;
    if (limit > 0 && built_streets(edition, estate, deed.city) > limit) return FindingCode::too_many_built_streets;
    return std::nullopt;
}

bool may_be_third(const Edition& edition, const Rulings& rulings, const Estate& estate, const Deed& deed) {
    return rulings.third_street == ThirdStreet::never_built && can_monopolise(estate.role) &&
           edition.profile.most_built_streets.of(estate.role).value > 0 && deed.kind == SpaceKind::street &&
           streets_held(edition, estate, deed.city) > streets_for_monopoly(edition, deed.city);
}

Position counted_as_found(const Edition& edition, Position position) {
    for (PositionPlayer& player : position.players) {
        Estate& estate = player.estate;
        for (Holding& holding : estate.deeds) {
            const Deed* deed = edition.deed_at(holding.deed);
            if (deed == nullptr) continue;
            const bool street = deed->kind == SpaceKind::street;
            const StreetColumn& column = deed->street.of(estate.role);
            holding.hotels = std::clamp(holding.hotels, 0, street ? column.hotel_steps : 0);
            holding.houses = holding.hotels > 0 ? 0 : std::clamp(holding.houses, 0, street ? column.houses() : 0);
        }
        std::ranges::sort(estate.deeds, {}, &Holding::deed);
    }
    return position;
}

}  // namespace tablebank
