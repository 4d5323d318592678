#include "tests/random_play/happening.h"

#include <algorithm>

namespace random_play {
namespace {

const Due* now_of(const ModelTable& after, const Due& was) {
    const auto found = std::ranges::find_if(
        after.dues, [&](const Due& due) { return due.entry == was.entry && due.number == was.number; });
    return found == after.dues.end() ? nullptr : &*found;
}

bool is_rent(const Due& due) {
    return (due.kind == Owed::rent || due.kind == Owed::utility) && due.creditor != bank;
}

bool any_redeemed(const Goods& goods) {
    return std::ranges::any_of(goods.deeds, [](const auto& deed) { return deed.second; });
}

/// The fate of the open dues.
struct Dues {
    int settled = 0;
    int lowered = 0;
    int rents_settled = 0;
    int claimed = 0;
};

Dues dues_of(const ModelTable& before, const ModelTable& after) {
    Dues dues;
    for (const Due& was : before.dues) {
        const Due* is = now_of(after, was);
        if (is == nullptr) ++dues.settled;
        if (is == nullptr && is_rent(was)) ++dues.rents_settled;
        if (is != nullptr && is->amount < was.amount) ++dues.lowered;
        if (is != nullptr && is->claimed && !was.claimed && is->amount == was.amount) ++dues.claimed;
    }
    return dues;
}

}  // namespace

std::vector<TraceEvent> happenings_of(const ModelLine& line, const ModelTable& before, const ModelTable& after) {
    const Dues dues = dues_of(before, after);
    const bool pays = line.verb == Verb::pay || line.verb == Verb::get;
    std::vector<TraceEvent> happenings;
    const auto add = [&](TraceEvent happening, bool is) {
        if (is) happenings.push_back(happening);
    };
    add(TraceEvent::part_payment, pays && dues.lowered > 0);
    add(TraceEvent::several_dues_paid, pays && dues.settled > 1);
    add(TraceEvent::rent_lapsed, line.verb == Verb::roll && dues.rents_settled > 0);
    add(TraceEvent::rent_claimed, line.verb == Verb::get && dues.claimed > 0);
    add(TraceEvent::waived_with_reason, line.verb == Verb::waive && line.explained && !before.book().rent_is_claimed);
    add(TraceEvent::redeemed_in_trade, line.verb == Verb::trade && (any_redeemed(line.give) || any_redeemed(line.get)));
    add(TraceEvent::redeemed_in_estate, line.verb == Verb::bankrupt && !line.give.deeds.empty());
    add(TraceEvent::rent_in_deeds, line.verb == Verb::rent_in_kind && !line.give.deeds.empty());
    add(TraceEvent::forced, line.forced);
    return happenings;
}

}  // namespace random_play
