#pragma once
// What is put together in a dialog and not yet posted.

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
    std::int64_t repair_seen = -1;  ///< by how many answers the question was that stood at the top last
    Focus focus;
    std::string copied;  ///< the line that was copied last
};

}  // namespace tablebank
