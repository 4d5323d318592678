#include "app/event/game_review.h"

#include <algorithm>
#include <cstddef>

#include "app/event/played_on.h"
#include "app/session/review.h"
#include "ledger/books/entry_reading.h"

namespace tablebank {
namespace {

/// Whether a gift of cash is given back by the very next entry: too much was paid by mistake.
bool is_given_back(const Table& table, const Remark& gift, const Remark& back) {
    const auto is_cash = [&](const Remark& remark) {
        return remark.kind == Remarkable::unrequited && remark.in_force &&
               table.history.at(remark.entry).verb != "trade";
    };
    return is_cash(gift) && is_cash(back) && back.entry == gift.entry + 1 && gift.player == back.other &&
           gift.other == back.player && gift.given == back.given;
}

/// Whether an owner lets a rent go that they had not claimed: that is their right (football 10), as it is to say
/// nothing, and the sums count both (game_rents.h).
bool is_right_of_owner(const Table& table, const Remark& remark) {
    if (remark.kind != Remarkable::let_go ||
        table.game.edition().profile.rent_claim.value != RentClaim::before_next_roll)
        return false;
    return std::ranges::any_of(settled_dues(table.history.at(remark.entry)),
                               [](const Due& due) { return due.is_rent() && due.creditor && !due.claimed; });
}

}  // namespace

std::vector<std::int64_t> remarks_for_director(const Table& table) {
    std::vector<std::int64_t> found;
    const PlayedOn played_on(table.history);
    std::vector<Remark> remarks = review(table);
    std::erase_if(remarks, [&](const Remark& remark) {
        if (is_right_of_owner(table, remark)) return true;
        return remark.kind != Remarkable::unrequited && remark.kind != Remarkable::off_price &&
               remark.kind != Remarkable::let_go && remark.kind != Remarkable::taken_back_late;
    });
    for (std::size_t at = 0; at < remarks.size(); ++at) {
        const bool is_mistake = at + 1 < remarks.size() && is_given_back(table, remarks[at], remarks[at + 1]);
        if (is_mistake)
            ++at;
        else if (played_on(remarks[at].entry))
            found.push_back(remarks[at].entry);
    }
    return found;
}

}  // namespace tablebank
