#include "ledger/books/kept_cards.h"

namespace tablebank {

std::vector<Asset> cards_named(const Game& game, std::string_view name, Account holder) {
    std::vector<Asset> cards;
    const auto& kept = game.edition().kept_cards;
    for (std::size_t number = 0; number < kept.size(); ++number) {
        const Asset card = Asset::card(static_cast<int>(number));
        if (kept[number].name == name && game.book.holder(card) == holder) cards.push_back(card);
    }
    return cards;
}

std::optional<Seat> holder_of_card(const Game& game, std::string_view name, Seat but) {
    std::optional<Seat> holder;
    for (const Seat seat : game.players()) {
        const bool later = holder.has_value() && (*holder != but || seat == but);
        if (!later && !cards_named(game, name, Account::player(seat)).empty()) holder = seat;
    }
    return holder;
}

}  // namespace tablebank
