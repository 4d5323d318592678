#include "app/session/review_trade.h"

#include <algorithm>

namespace tablebank {
namespace {

/// What a party gave to all others, or got from them: at printed prices, and the cash in it.
struct InAll {
    Money worth;
    Money cash;
    bool any = false;
    bool priceless = false;  ///< a card among it, which has no price
};

InAll in_all(const Edition& edition, const Entry& entry, Seat party, Account Transfer::*side) {
    InAll all;
    for (const Transfer& transfer : entry.transfers) {
        const auto from = hand_of(transfer.from);
        const auto to = hand_of(transfer.to);
        if (!from || !to || from == to || hand_of(transfer.*side) != party) continue;
        all.any = true;
        all.priceless = all.priceless || transfer.asset.kind == Asset::Kind::card;
        all.worth += printed_worth(edition, transfer);
        if (transfer.asset == Asset::cash()) all.cash += Money{transfer.quantity};
    }
    return all;
}

Money gained(const Edition& edition, const Entry& entry, Seat party) {
    return in_all(edition, entry, party, &Transfer::to).worth - in_all(edition, entry, party, &Transfer::from).worth;
}

/// Cash that comes back as cash is given by no one.
void leave_out(InAll& all, Money cash) {
    all.worth -= cash;
    all.any = all.priceless || !all.worth.is_zero();
}

Seat gains_most(const Edition& edition, const Entry& entry, Seat loser) {
    std::vector<Seat> others = traders_of(entry);
    std::erase(others, loser);
    return *std::ranges::max_element(others, {}, [&](Seat party) { return gained(edition, entry, party); });
}

}  // namespace

std::vector<Seat> traders_of(const Entry& entry) {
    std::vector<Seat> traders;
    for (const Transfer& transfer : entry.transfers) {
        for (const Account place : {transfer.from, transfer.to}) {
            const auto seat = hand_of(place);
            if (seat && std::ranges::find(traders, *seat) == traders.end()) traders.push_back(*seat);
        }
    }
    return traders;
}

std::vector<Remark> review_trade_of_several(const Edition& edition, const Entry& entry) {
    std::vector<Remark> remarks;
    for (const Seat party : traders_of(entry)) {
        InAll given = in_all(edition, entry, party, &Transfer::from);
        InAll got = in_all(edition, entry, party, &Transfer::to);
        const Money same = std::min(given.cash, got.cash);
        leave_out(given, same);
        leave_out(got, same);
        const bool for_nothing = given.any && !got.any;
        const bool fair = given.priceless || got.priceless || got.worth + got.worth >= given.worth;
        if (fair && !for_nothing) continue;
        Remark& remark = remarks.emplace_back(
            Remark{.kind = for_nothing ? Remarkable::unrequited : Remarkable::off_price, .entry = entry.sequence});
        remark.player = party;
        remark.given = given.worth;
        remark.returned = got.worth;
        remark.other = gains_most(edition, entry, party);
        for (const Seat other : traders_of(entry))
            if (other != party && gained(edition, entry, other) > Money{}) remark.others.push_back(other);
    }
    std::ranges::stable_sort(remarks, [](const Remark& one, const Remark& other) {
        return one.given - one.returned > other.given - other.returned;
    });
    return remarks;
}

}  // namespace tablebank
