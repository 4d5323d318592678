#include "app/viewmodel/dialogs.h"

#include <utility>

#include "app/i18n/language.h"

namespace tablebank {

namespace {

/// The field with the keyboard focus when a dialog opens.
const char* first_stop(Dialog dialog) {
    switch (dialog) {
        case Dialog::trade:
            return "trade.0.cash";
        case Dialog::auction:
            return "auction.bid";
        case Dialog::card:
            return "card.search";
        case Dialog::rulings:
            return "rulings.why";
        case Dialog::bankruptcy:
            return "bankrupt.raise";  // the first thing that can be
        case Dialog::repair:
            return "repair.answer.1";
        case Dialog::none:
            break;
    }
    return "dialog.post";
}

}  // namespace

void Dialogs::begin_anew(Dialog dialog, const Session& session) {
    const Game& game = session.game();
    if (dialog == Dialog::trade) state_.trade = fresh_trade(game);
    if (dialog == Dialog::auction) state_.auction = fresh_auction(game);
    if (dialog == Dialog::card) state_.card = fresh_card(game);
    if (dialog == Dialog::bankruptcy) state_.bankruptcy = fresh_bankruptcy(game);
    if (dialog == Dialog::rulings) state_.rulings = fresh_rulings(game);
    begun_after_ = game.last;
}

void Dialogs::show(Dialog dialog, const Session& session) {
    if (state_.open == dialog) return close();
    const bool goes_on = begun_ == dialog && begun_after_ == session.game().last &&
                         (dialog == Dialog::trade || dialog == Dialog::auction);
    if (!goes_on) begin_anew(dialog, session);
    begun_ = dialog;
    state_.open = dialog;
    // There is no field, so no caret shows the focus.
    state_.focus = {first_stop(dialog), dialog == Dialog::bankruptcy, true};
    state_.copied.clear();
}

void Dialogs::put_right(RepairDraft draft) {
    begun_ = Dialog::repair;
    state_.repair = std::move(draft);
    state_.repair_seen = -1;
    state_.open = Dialog::repair;
    state_.focus = {first_stop(Dialog::repair), false, true};
    state_.copied.clear();
}

void Dialogs::answer(const Language& lang, const Session& session, std::string_view answer) {
    if (state_.open == Dialog::repair) answer_repair(lang, session, state_.repair, answer);
}

void Dialogs::take_answer_back() {
    if (state_.open == Dialog::repair) ::tablebank::take_answer_back(state_.repair);
}

bool Dialogs::keeps_draft(const Game& game) const {
    if (begun_after_ != game.last) return false;
    return (begun_ == Dialog::trade && state_.trade != fresh_trade(game)) ||
           (begun_ == Dialog::auction && state_.auction != fresh_auction(game));
}

void Dialogs::posted(const Session& session, const std::string& line, bool stays) {
    if (state_.open == Dialog::repair && line != repair_.foot.line) return;
    begun_ = Dialog::none;
    if (!stays) return close();
    const BankruptcyDraft before = state_.bankruptcy;
    begin_anew(state_.open, session);
    // Selling one thing leads to the next of the same player.
    state_.bankruptcy = next_bankruptcy(session.game(), before);
}

void Dialogs::refresh(const Language& lang, const Session& session) {
    if (!made_of_.is_stale(state_.open, session.game().last, lang.tag(), state_.trade, state_.auction, state_.card,
                           state_.bankruptcy, state_.rulings, state_.repair))
        return;
    ++made_;
    switch (state_.open) {
        case Dialog::trade:
            trade_ = make_trade_snapshot(lang, session, state_.trade);
            break;
        case Dialog::auction:
            auction_ = make_auction_snapshot(lang, session, state_.auction);
            break;
        case Dialog::card:
            card_ = make_card_snapshot(lang, session, state_.card);
            break;
        case Dialog::bankruptcy:
            bankruptcy_ = make_bankruptcy_snapshot(lang, session, state_.bankruptcy);
            break;
        case Dialog::rulings:
            rulings_ = make_rulings_snapshot(lang, session, state_.rulings);
            break;
        case Dialog::repair:
            repair_ = make_repair_snapshot(lang, session, state_.repair);
            break;
        case Dialog::none:
            break;
    }
}

}  // namespace tablebank
