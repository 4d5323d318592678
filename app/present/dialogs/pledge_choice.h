#pragma once
// What becomes of a bankrupt's mortgaged deeds: whoever takes one over leaves it mortgaged, or redeems it at once,
// which saves him a fee where the book asks for one (football 13, 14). Only what the line would take is offered.

#include <string>
#include <vector>

#include "app/session/session.h"
#include "ledger/grammar/command.h"

namespace tablebank {

class Language;

struct PledgeChoice {
    Space space;
    std::string text;       ///< "Boris redeems Barcelona at once for 110"
    std::string otherwise;  ///< "otherwise 10 now, and 110 later"; empty where leaving it costs no fee
    bool redeemed = false;
};

/// In the order of the board. `bankrupt` is the line as it stands, with the deeds that are chosen; none where it would
/// be refused without them, and for deeds that the bank takes over.
[[nodiscard]] std::vector<PledgeChoice> pledge_choices(const Language& lang, const Session& session, Seat debtor,
                                                       const action::Bankrupt& bankrupt);

}  // namespace tablebank
