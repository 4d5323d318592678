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

}  // namespace tablebank
