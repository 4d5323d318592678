#pragma once
// Whether players may trade with each other at all in this game, for the dialogs that offer it.

#include <string>

#include "ledger/books/game.h"

namespace tablebank {

class Language;

/// Why no player may trade with another one: in a timed game whose players deal with the bank only, by the book or the
/// ruling timed_trade. Empty if they may.
[[nodiscard]] std::string no_trade_text(const Language& lang, const Game& game);

}  // namespace tablebank
