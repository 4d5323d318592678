#include "app/present/dialogs/trade_bar.h"

#include "app/present/words/capital.h"
#include "app/present/words/refusal_text.h"
#include "calculators/ruling_scope.h"

namespace tablebank {

std::string no_trade_text(const Language& lang, const Game& game) {
    if (game.setup->goal != Goal::timed || game.rulings().timed_trade != TimedTrade::never) return {};
    Refusal closed{.code = RefusalCode::trade_closed};
    if (const BookAnswer* answer = book_answer(game.edition(), "timed_trade")) closed.rule = answer->rule;
    return with_capital(*game.setup, refusal_text(lang, *game.setup, closed));
}

}  // namespace tablebank
