#pragma once
// The state of the dialogs: everything composed and not yet posted.

#include <cstdint>
#include <string>

#include "app/present/dialogs/auction_snapshot.h"
#include "app/present/dialogs/bankruptcy_snapshot.h"
#include "app/present/dialogs/card_snapshot.h"
#include "app/present/dialogs/repair_snapshot.h"
#include "app/present/dialogs/rulings_snapshot.h"
#include "app/present/dialogs/trade_snapshot.h"
#include "app/viewmodel/focus.h"

namespace tablebank {

struct DialogState {
    Dialog open = Dialog::none;
    TradeDraft trade;
    AuctionDraft auction;
    CardDraft card;
    BankruptcyDraft bankruptcy;
    RulingsDraft rulings;
    RepairDraft repair;
    std::int64_t repair_seen = -1;  ///< number of answers when the dialog last scrolled to the question
    Focus focus;
    std::string copied;  ///< the last line that was copied
};

}  // namespace tablebank
