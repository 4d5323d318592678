#pragma once
// The choice for each mortgaged deed of a bankrupt player: its new owner leaves it mortgaged or redeems it at once,
// which saves a fee if the book has one (football 13, 14). Offers only choices that the line accepts.

#include <string>
#include <vector>

#include "app/session/session.h"
#include "ledger/grammar/command.h"

namespace tablebank {

class Language;

struct PledgeChoice {
    Space space;
    std::string text;       ///< "Boris redeems Barcelona at once for 110"
    std::string otherwise;  ///< "otherwise 10 now, and 110 later"; empty if there is no fee for leaving it
    bool redeemed = false;
};

/// In the order of the board. `bankrupt` is the current line, with the chosen deeds. Empty if the line would be refused
/// without them, and for deeds that the bank takes over.
[[nodiscard]] std::vector<PledgeChoice> pledge_choices(const Language& lang, const Session& session, Seat debtor,
                                                       const action::Bankrupt& bankrupt);

}  // namespace tablebank
