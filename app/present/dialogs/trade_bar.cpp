#include "app/present/dialogs/trade_bar.h"

#include "app/present/words/capital.h"
#include "app/present/words/refusal_text.h"
#include "calculators/ruling_scope.h"
#include "ledger/books/trading.h"

namespace tablebank {

std::string no_trade_text(const Language& lang, const Game& game) {
    if (!players_never_trade(game)) return {};
    Refusal closed{.code = RefusalCode::trade_closed};
    if (const BookAnswer* answer = book_answer(game.edition(), "timed_trade")) closed.rule = answer->rule;
    return with_capital(*game.setup, refusal_text(lang, *game.setup, closed));
}

}  // namespace tablebank
