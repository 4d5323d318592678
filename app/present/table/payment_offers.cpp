#include "app/present/table/payment_offers.h"

#include <utility>

#include "app/present/words/due_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "ledger/books/trading.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::string in_name_of(const Game& game, Seat seat, const std::string& words) {
    return seat == game.turn() ? words : written_name(*game.setup, seat) + ' ' + words;
}

void offer_tax(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    const bool percent_cheaper = due.percent_amount < due.amount;
    const Word player{"player", game.name(due.debtor)};
    OfferedAction fixed{
        "tax-fixed",
        lang.tr("{player} pays {amount}, the fixed tax", {player, {"amount", amount_text(lang, due.amount)}}),
        in_name_of(game, due.debtor, "tax fixed")};
    OfferedAction percent{
        "tax-percent",
        lang.tr("{player} pays {amount}, by percentages", {player, {"amount", amount_text(lang, due.percent_amount)}}),
        in_name_of(game, due.debtor, "tax percent")};
    OfferedAction& cheaper = percent_cheaper ? percent : fixed;
    OfferedAction& dearer = percent_cheaper ? fixed : percent;
    cheaper.key = ActionKey::enter;
    dearer.key = ActionKey::f2;
    turn.actions.push_back(std::move(cheaper));
    turn.actions.push_back(std::move(dearer));
}

void offer_payment(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    turn.actions.push_back({"pay",
                            lang.tr("{player} pays {amount}",
                                    {{"player", game.name(due.debtor)}, {"amount", amount_text(lang, due.amount)}}),
                            wanted_line(game, due), ActionKey::enter});
}

namespace {

/// Whether an owner may let a rent go that need not be asked for: not where players give each other nothing (fr timed
/// 1, it Fallimento).
bool may_let_off(const Game& game) {
    return game.rulings().rent_waiver != RentWaiver::never && !players_never_trade(game) && !keeps_price_floor(game);
}

}  // namespace

void offer_waiver(const Language& lang, const Game& game, const Due& due, TurnSnapshot& turn) {
    if (!due.creditor) return;
    const bool needs_reason = game.edition().profile.rent_claim.value == RentClaim::not_needed;
    if (needs_reason && !may_let_off(game)) return;
    OfferedAction waiver{"waive", lang.tr("Waive (by {player})", {{"player", game.name(*due.creditor)}}),
                         written_name(*game.setup, *due.creditor) + (needs_reason ? " waive \"" : " waive"),
                         ActionKey::f2};
    waiver.to_finish = needs_reason;
    if (needs_reason) waiver.line = localized_line(lang, *game.setup, waiver.line);
    waiver.seat = due.creditor->number;
    turn.actions.push_back(std::move(waiver));
}

}  // namespace tablebank
