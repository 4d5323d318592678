#include "app/present/table/bank_face.h"

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {

namespace {

std::string deed_names(const Language& lang, const std::vector<const Deed*>& deeds) {
    std::vector<std::string> names;
    names.reserve(deeds.size());
    for (const Deed* deed : deeds) names.push_back(deed->name);
    return list_text(lang, names);
}

/// The cards that no player has: those to keep by name, the hidden ones by their number.
std::vector<std::string> cards_to_keep(const Language& lang, const Game& game) {
    const Edition& edition = game.edition();
    std::vector<std::string> cards;
    std::int64_t hidden = 0;
    for (const int card : cards_with(game, Account::bank())) {
        if (edition.is_hidden(card)) {
            ++hidden;
        } else {
            cards.push_back(hand_card_text(lang, edition, {card}));
        }
    }
    if (hidden > 0) cards.push_back(lang.trn("{count} hidden card", "{count} hidden cards", hidden));
    return cards;
}

}  // namespace

std::string middle_sentence(const Language& lang, const Game& game) {
    return lang.tr("In the middle of the board: {amount}",
                   {{"amount", money_text(lang, game.edition(), game.in_middle())}});
}

BankStatusView make_bank_face(const Language& lang, const Game& game) {
    const PieceWords& words = piece_words(game.edition().words.pieces);
    const Pieces pieces = game.in_bank();
    return {money_text(lang, game.edition(), game.book.cash(Account::bank())),
            std::to_string(pieces.houses),
            std::to_string(pieces.hotels),
            lang.tr(words.houses),
            lang.tr(words.hotels),
            game.in_middle().is_zero() ? std::string{} : money_text(lang, game.edition(), game.in_middle())};
}

std::string bank_sentence(const Language& lang, const Game& game) {
    const BankStatusView bank = make_bank_face(lang, game);
    return lang.tr(piece_words(game.edition().words.pieces).bank,
                   {{"cash", bank.cash}, {"houses", bank.houses}, {"hotels", bank.hotels}});
}

std::vector<std::string> bank_stock(const Language& lang, const Game& game) {
    std::vector<std::string> stock;
    stock.push_back(lang.tr("For sale: {deeds}", {{"deeds", deed_names(lang, deeds_with(game, Account::bank()))}}));
    if (!game.in_middle().is_zero()) stock.insert(stock.begin(), middle_sentence(lang, game));
    if (const auto withheld = deeds_with(game, Account::withheld()); !withheld.empty())
        stock.push_back(lang.tr("Withheld: {deeds}", {{"deeds", deed_names(lang, withheld)}}));
    if (const auto cards = cards_to_keep(lang, game); !cards.empty())
        stock.push_back(lang.tr("Cards to keep: {cards}", {{"cards", list_text(lang, cards)}}));
    return stock;
}

std::vector<const Deed*> deeds_with(const Game& game, Account account) {
    std::vector<const Deed*> found;
    for (const Deed& deed : game.edition().deeds)
        if (game.book.holder(Asset::deed(deed.space)) == account) found.push_back(&deed);
    return found;
}

std::vector<int> cards_with(const Game& game, Account account) {
    std::vector<int> found;
    for (int card = 0; card < game.edition().hand_cards(); ++card)
        if (game.book.holder(Asset::card(card)) == account) found.push_back(card);
    return found;
}

}  // namespace tablebank
