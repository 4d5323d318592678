#include "app/present/calculator/calculator_board.h"

#include <algorithm>

#include "app/present/calculator/calculator_hand.h"

namespace tablebank {

namespace {

void press(CalculatorDraft& draft, const Edition& edition, const Deed& deed) {
    if (draft.question && asks_of_deed(*draft.question)) return choose_deed(draft, deed.space);
    if (draft.players.at(draft.player).bankrupt) return;  // who is out has nothing
    const auto owner = owner_of(draft, deed.space);
    if (!owner) return hold(draft, deed.space, level::unbuilt);
    draft.moves.clear();
    if (*owner == draft.player) return hold(draft, deed.space, std::nullopt);
    draft.moves = {{deed.space, draft.player, held(edition, draft.players[*owner], deed), std::nullopt}};
}

/// From what no step is, such as four houses of a monopolist, one step goes on from its houses: a hotel comes only from
/// building.
void build(DraftPlayer& owner, const Edition& edition, const Deed& deed, int steps) {
    const Holding found = held(edition, owner, deed);
    if (found.mortgaged) return;
    int& level = owner.deeds.at(deed.space);
    const int most = deed.kind == SpaceKind::street ? most_steps(deed, role_of(edition, owner)) : 0;
    int from = level == level::as_found ? found.houses : level;
    const int houses = deed.street.of(role_of(edition, owner)).houses();
    if (level == level::as_found && found.hotels > 0) from = houses + found.hotels + 1;  // houses next to it go first
    const int highest = steps > 0 || found.hotels > 0 ? most : houses;
    level = std::max(level::unbuilt, std::min(from + steps, highest));
    owner.as_found.erase(deed.space);
}

void mortgage(DraftPlayer& owner, const Deed& deed) {
    int& level = owner.deeds.at(deed.space);
    level = level == level::mortgaged ? level::unbuilt : level::mortgaged;
    owner.as_found.erase(deed.space);
}

}  // namespace

BoardSnapshot make_calculator_board(const Language& lang, const Edition& edition, const CalculatorDraft& draft) {
    BoardSnapshot board = printed_board(lang, edition);
    for (const Deed& deed : edition.deeds) {
        const auto owner = owner_of(draft, deed.space);
        if (!owner) continue;
        BoardCell& cell = board.cells.at(static_cast<std::size_t>(deed.space.index));
        const Holding holding = held(edition, draft.players[*owner], deed);
        cell.owner = static_cast<int>(*owner) + 1;
        cell.figure.clear();
        cell.mortgaged = holding.mortgaged;
        cell.houses = holding.houses;
        cell.hotels = holding.hotels;
    }
    return board;
}

void touch_deed(CalculatorDraft& draft, const Edition& edition, Space space, DeedTouch touch) {
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return;
    if (touch == DeedTouch::press) return press(draft, edition, *deed);
    const auto owner = owner_of(draft, space);
    if (!owner) return;
    DraftPlayer& has = draft.players[*owner];
    if (touch == DeedTouch::mortgage) return mortgage(has, *deed);
    build(has, edition, *deed, touch == DeedTouch::more ? 1 : -1);
}

}  // namespace tablebank
