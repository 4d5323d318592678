#pragma once
// The bank: its cash and the pieces left in the box, as figures and as a sentence, and its stock of deeds and cards.

#include <string>
#include <vector>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

struct BankStatusView {
    std::string cash;         ///< "$12,840"
    std::string houses;       ///< left in the box; negative if substitute pieces are on the board (ru 22)
    std::string hotels;       ///< the same
    std::string houses_name;  ///< "houses", as the book calls them
    std::string hotels_name;
    std::string middle;  ///< "$125", in the middle of the board; empty if there is none
};
[[nodiscard]] BankStatusView make_bank_face(const Language& lang, const Game& game);

/// "Bank: $12,840; houses 32, hotels 12"
[[nodiscard]] std::string bank_sentence(const Language& lang, const Game& game);
/// "In the middle of the board: $125"
[[nodiscard]] std::string middle_sentence(const Language& lang, const Game& game);
/// A sentence each for the money in the middle, the deeds for sale, the withheld ones and the kept cards in no hand;
/// that of the deeds for sale always.
[[nodiscard]] std::vector<std::string> bank_stock(const Language& lang, const Game& game);

/// The deeds at an account, in the order of the board.
[[nodiscard]] std::vector<const Deed*> deeds_with(const Game& game, Account account);
/// The kept cards at an account, as Edition::hand_cards counts them.
[[nodiscard]] std::vector<int> cards_with(const Game& game, Account account);

}  // namespace tablebank
