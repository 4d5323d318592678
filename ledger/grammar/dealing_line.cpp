#include "ledger/grammar/dealing_line.h"

namespace tablebank {
namespace {

std::string verb_of_dealing(ClosingDealKind deal) {
    switch (deal) {
        case ClosingDealKind::build:
            return "build";
        case ClosingDealKind::mortgage:
            return "mortgage";
        case ClosingDealKind::redeem:
            return "redeem";
        default:
            return "sell";
    }
}

}  // namespace

std::string dealing_line(const Edition& edition, const ClosingDeal& dealing) {
    if (dealing.deal == ClosingDealKind::sell_city)
        return "sell all " + edition.cities.at(static_cast<std::size_t>(dealing.city)).slug;
    std::string line = verb_of_dealing(dealing.deal) + " @" + std::to_string(dealing.deed.index);
    if (dealing.steps > 1) line += ' ' + std::to_string(dealing.steps);
    return line;
}

}  // namespace tablebank
