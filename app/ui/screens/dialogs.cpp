#include "app/ui/screens/dialogs.h"

#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/keys.h"

namespace tablebank {

void draw_dialogs(const Ui& ui, Dialogs& dialogs, const Game& game, CommandQueue& queue) {
    DialogState& state = dialogs.state();
    switch (state.open) {
        case Dialog::trade:
            draw_trade(ui, dialogs.trade(), state, queue);
            break;
        case Dialog::auction:
            draw_auction(ui, dialogs.auction(), state, queue);
            break;
        case Dialog::card:
            draw_card(ui, dialogs.card(), state, queue);
            break;
        case Dialog::bankruptcy:
            draw_bankruptcy(ui, dialogs.bankruptcy(), state, queue);
            break;
        case Dialog::rulings:
            draw_rulings(ui, game, dialogs.rulings(), state, queue);
            break;
        case Dialog::repair:
            return draw_repair(ui, dialogs.repair(), state, queue);
        case Dialog::none:
            break;
    }
    listen_for_dialogs(queue);
}

void listen_for_dialogs(CommandQueue& queue) {
    using enum KeyAction;
    listen_for({trade, auction, card, bankruptcy, rulings}, queue);
}

}  // namespace tablebank
