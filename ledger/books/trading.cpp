#include "ledger/books/trading.h"

#include "ledger/books/next_turn.h"

namespace tablebank {

bool players_never_trade(const Game& game) {
    return game.setup->goal == Goal::timed && game.rulings().timed_trade == TimedTrade::never;
}

bool keeps_price_floor(const Game& game) {
    return game.edition().profile.trade_prices.value == TradePrices::not_below_printed &&
           game.rulings().price_floor == PriceFloor::printed;
}

bool is_time_to_trade(const Game& game) {
    return game.edition().profile.trade_time.value == TradeTime::any_time || !game.rulings().track_tokens ||
           game.rolls_made() == 0;
}

bool may_trade_now(const Game& game, Seat one, Seat other) {
    if (game.phase() != Phase::play || game.time_called() || players_never_trade(game)) return false;
    if (is_time_to_trade(game)) return true;
    const Seat following = game.after(game.turn());
    return turn_is_finished(game) && (one == following || other == following);
}

}  // namespace tablebank
