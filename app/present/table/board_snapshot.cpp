#include "app/present/table/board_snapshot.h"

#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {

namespace {

std::string printed_figure(const Language& lang, const Edition& edition, const BoardCell& cell) {
    if (const Deed* deed = edition.deed_at(cell.space)) return amount_text(lang, deed->price);
    if (cell.kind == SpaceKind::income_tax) return amount_text(lang, edition.profile.income_tax_fixed.value);
    if (cell.kind == SpaceKind::property_tax) return amount_text(lang, edition.profile.property_tax.value);
    if (cell.kind == SpaceKind::start) return amount_text(lang, edition.profile.salary.value.passing);
    return {};
}

}  // namespace

BoardSnapshot printed_board(const Language& lang, const Edition& edition) {
    BoardSnapshot board;
    for (int index = 0; index < edition.size(); ++index) {
        BoardCell cell;
        cell.space = Space{index};
        cell.kind = edition.board[static_cast<std::size_t>(index)].kind;
        cell.name = space_name(edition, cell.space);
        const std::string& brief = edition.board[static_cast<std::size_t>(index)].brief;
        cell.brief = brief.empty() ? cell.name : brief;
        if (const Deed* deed = edition.deed_at(cell.space)) {
            cell.city = deed->city;
            if (deed->city >= 0) cell.colour = edition.city_of(*deed).colour;
        }
        cell.figure = printed_figure(lang, edition, cell);
        board.cells.push_back(std::move(cell));
    }
    return board;
}

BoardSnapshot make_board_snapshot(const Language& lang, const Game& game) {
    BoardSnapshot board = printed_board(lang, game.edition());
    for (const Deed& deed : game.edition().deeds) {
        BoardCell& cell = board.cells[static_cast<std::size_t>(deed.space.index)];
        if (const auto owner = game.owner_of(cell.space)) {
            cell.owner = owner->number;
            cell.figure.clear();
        }
        cell.mortgaged = game.is_mortgaged(cell.space);
        const Pieces pieces = game.on_street(cell.space);
        cell.houses = static_cast<int>(pieces.houses);
        cell.hotels = static_cast<int>(pieces.hotels);
    }
    for (const Seat seat : game.players()) {
        const auto space = game.space_of(seat);
        if (!space) continue;
        BoardCell& cell = board.cells[static_cast<std::size_t>(space->index)];
        (game.is_jailed(seat) ? cell.prisoners : cell.tokens).push_back(seat.number);
    }
    return board;
}

}  // namespace tablebank
