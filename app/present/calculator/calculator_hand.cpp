#include "app/present/calculator/calculator_hand.h"

#include <algorithm>

namespace tablebank {

namespace {

Holding holding_of(const Deed& deed, Role role, int level) {
    Holding holding{.deed = deed.space, .mortgaged = level == level::mortgaged};
    if (level > level::unbuilt && deed.kind == SpaceKind::street)
        set_steps(deed, role, holding, std::min(level, most_steps(deed, role)));
    return holding;
}

int level_of(const Deed& deed, Role role, const Holding& holding) {
    if (holding.mortgaged) return level::mortgaged;
    return deed.kind == SpaceKind::street ? steps_on(deed, role, holding) : level::unbuilt;
}

}  // namespace

Role role_of(const Edition& edition, const DraftPlayer& player) {
    return edition.profile.roles.value ? player.role : Role::player;
}

Holding held(const Edition& edition, const DraftPlayer& player, const Deed& deed) {
    const auto found = player.as_found.find(deed.space);
    if (found != player.as_found.end()) return found->second;
    return holding_of(deed, role_of(edition, player), player.deeds.at(deed.space));
}

void put_holding(const Edition& edition, const Deed& deed, const Holding& holding, DraftPlayer& player) {
    const Role role = role_of(edition, player);
    const int level = level_of(deed, role, holding);
    const bool like = holding_of(deed, role, level) == holding;
    player.deeds[deed.space] = like ? level : level::as_found;
    player.as_found.erase(deed.space);
    if (!like) player.as_found[deed.space] = holding;
}

std::vector<Holding> all_held(const Edition& edition, const DraftPlayer& player) {
    std::vector<Holding> holdings;
    for (const auto& [space, level] : player.deeds)
        if (const Deed* deed = edition.deed_at(space)) holdings.push_back(held(edition, player, *deed));
    return holdings;
}

std::optional<std::size_t> owner_of(const CalculatorDraft& draft, Space deed) {
    for (std::size_t i = 0; i < draft.players.size(); ++i)
        if (!draft.players[i].bankrupt && draft.players[i].deeds.contains(deed)) return i;
    return std::nullopt;
}

void take_away(CalculatorDraft& draft, Space deed) {
    for (DraftPlayer& player : draft.players) {
        player.deeds.erase(deed);
        player.as_found.erase(deed);
    }
}

std::string typed_throw(Dice dice) {
    return std::to_string(dice.first) + ' ' + std::to_string(dice.second);
}

}  // namespace tablebank
