#include "ledger/grammar/dealing_line.h"

namespace tablebank {
namespace {

std::string verb_of_dealing(ClosingDeal deal) {
    switch (deal) {
        case ClosingDeal::build:
            return "build";
        case ClosingDeal::mortgage:
            return "mortgage";
        case ClosingDeal::redeem:
            return "redeem";
        default:
            return "sell";
    }
}

}  // namespace

std::string dealing_line(const Edition& edition, const Dealing& dealing) {
    if (dealing.deal == ClosingDeal::sell_city)
        return "sell all " + edition.cities.at(static_cast<std::size_t>(dealing.city)).slug;
    std::string line = verb_of_dealing(dealing.deal) + " @" + std::to_string(dealing.deed.index);
    if (dealing.steps > 1) line += ' ' + std::to_string(dealing.steps);
    return line;
}

}  // namespace tablebank
