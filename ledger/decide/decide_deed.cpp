// Deeds between a player and the bank: buying the deed of one's space (ru 9), auctions (football 6, 14), mortgage and
// redemption (ru 12).

#include "calculators/building.h"
#include "calculators/mortgage.h"
#include "calculators/ruling_scope.h"
#include "calculators/special_space.h"
#include "ledger/books/fact_value.h"
#include "ledger/decide/decide_parts.h"

namespace tablebank::deciding {

namespace {

Refusal about_deed(const Draft& draft, RefusalCode code, Space deed) {
    Refusal made = refusal(code, draft.actor());
    made.space = deed;
    return made;
}

/// Requires that the bank has this deed to sell.
Check for_sale(Draft& draft, Space deed) {
    if (draft.edition().deed_at(deed) == nullptr) return about_deed(draft, RefusalCode::no_deed_there, deed);
    const Account holder = draft.game().book.holder(Asset::deed(deed));
    if (holder == Account::bank()) return std::nullopt;
    if (holder == Account::withheld()) return draft.pass_over(about_deed(draft, RefusalCode::withheld, deed));
    Refusal taken = about_deed(draft, RefusalCode::not_for_sale, deed);
    if (const auto owner = draft.game().owner_of(deed)) taken.owner = owner->number;
    return taken;
}

/// Offers and auctions of this deed, for any player.
std::vector<Due> auctions_of(const Draft& draft, Space deed) {
    std::vector<Due> dues = open_dues(draft.game());
    std::erase_if(dues, [&](const Due& due) { return !due.waits_for_buyer() || due.space != deed; });
    return dues;
}

/// Requires that this deed is to be auctioned now (football 6, 14).
Check up_for_auction(Draft& draft, Space deed) {
    const Profile& profile = draft.edition().profile;
    Refusal none = about_deed(draft, RefusalCode::no_auction, deed);
    none.rule = profile.declined_deed.rule;
    if (!draft.edition().auctions_deeds()) return draft.pass_over(std::move(none));
    none.code = RefusalCode::not_up_for_auction;
    return draft.demand(!draft.rulings().track_tokens || !auctions_of(draft, deed).empty(), std::move(none));
}

/// Requires that a deed that is not on offer may be bought at its price: if declined deeds are auctioned, only once it
/// is offered again, or if the table put the token on it (football 6).
Check may_still_buy(Draft& draft, Space deed) {
    const auto& [declined, rule] = draft.edition().profile.declined_deed;
    const bool placed = draft.game().facts.get(FactKey{FactName::placed, draft.actor().number}) == put_there;
    Refusal late = about_deed(draft, RefusalCode::declined_already, deed);
    late.rule = rule;
    const bool open = declined != DeclinedDeed::auctioned || !draft.rulings().track_tokens || placed;
    return draft.demand_since(RulesVersion::second, open, std::move(late));
}

std::optional<Due> offer_of(const Draft& draft, const std::optional<Space>& deed) {
    for (const Due& due : open_dues(draft.game(), draft.actor())) {
        if (due.kind == DueKind::offer && (!deed || due.space == *deed)) return due;
    }
    return std::nullopt;
}

}  // namespace

Check dealing_turn(Draft& draft, const std::string& rule) {
    if (draft.game().phase() != Phase::closing) return by_rule(own_turn(draft), RefusalCode::not_your_turn, rule);
    if (draft.rulings().closing_own_turn == ClosingOwnTurn::lifted) return std::nullopt;
    return by_rule(own_turn(draft), RefusalCode::not_your_turn,
                   cite_ruling_or_book(draft.edition(), "closing_own_turn"));
}

Check may_acquire(Draft& draft, Seat player) {
    auto barred = check_buying(draft.edition(), draft.game().estate(player));
    if (!barred) return std::nullopt;
    barred->player = player.number;
    return draft.pass_over(std::move(*barred));
}

void raise_auction(Draft& draft, Seat before, Space space) {
    Due auction;
    auction.kind = DueKind::auction;
    auction.debtor = before;
    auction.space = space;
    draft.raise(auction);
}

Check decide_buy(Draft& draft, const action::Buy& buy) {
    const Seat buyer = draft.actor();
    const auto offer = offer_of(draft, buy.deed);
    std::optional<Space> deed = offer ? std::optional(offer->space) : buy.deed;
    if (!deed && draft.rulings().track_tokens) deed = draft.game().space_of(buyer);
    if (!deed) {
        Refusal which = refusal(RefusalCode::choice_needed, buyer);
        which.line = "buy DEED";
        return which;
    }
    draft.becomes(action::Buy{*deed, buy.price});
    if (!offer) {
        if (auto wait = own_turn(draft)) return wait;
        const bool there =
            !draft.rulings().track_tokens || (draft.game().space_of(buyer) == *deed && !draft.game().is_jailed(buyer));
        if (auto barred = may_acquire(draft, buyer)) return barred;
        if (auto away = draft.demand(there, about_deed(draft, RefusalCode::not_there, *deed))) return away;
    } else if (auto barred = may_acquire(draft, buyer)) {
        return barred;
    }
    if (auto taken = for_sale(draft, *deed)) return taken;
    if (!offer) {
        if (auto late = may_still_buy(draft, *deed)) return late;
    }
    const Money printed = quote_purchase(draft.edition(), *deed).amount;
    Refusal differs = about_deed(draft, RefusalCode::price_differs, *deed);
    differs.needs = printed;
    differs.has = buy.price;
    differs.rule = draft.edition().profile.purchase.rule;
    if (auto wrong = draft.demand(!buy.price || *buy.price == printed, std::move(differs))) return wrong;
    if (auto poor = draft.pay(buy.price.value_or(printed), Account::player(buyer), Account::bank())) {
        poor->space = *deed;
        return poor;
    }
    draft.move(Asset::deed(*deed), draft.game().book.holder(Asset::deed(*deed)), Account::player(buyer));
    if (offer) draft.settle(*offer);
    return std::nullopt;
}

Check decide_decline(Draft& draft) {
    const auto offer = offer_of(draft, std::nullopt);
    if (offer) {
        draft.settle(*offer);
        if (draft.edition().profile.declined_deed.value == DeclinedDeed::auctioned)
            raise_auction(draft, draft.actor(), offer->space);
        return std::nullopt;
    }
    const auto bookmakers = oldest_due(draft, DueKind::bookmakers);
    if (!bookmakers) return refusal(RefusalCode::nothing_due, draft.actor());
    draft.settle(*bookmakers);
    return std::nullopt;
}

Check decide_auction(Draft& draft, const action::Auction& auction) {
    if (auction.winner && draft.game().is_out(*auction.winner)) {
        return refusal(RefusalCode::player_out, *auction.winner);
    }
    if (auto none = up_for_auction(draft, auction.deed)) return none;
    if (auction.winner) {
        if (auto barred = may_acquire(draft, *auction.winner)) return barred;
    }
    if (auto taken = for_sale(draft, auction.deed)) return taken;
    draft.settle(auctions_of(draft, auction.deed));
    if (!auction.winner) return std::nullopt;
    if (auto poor = draft.pay(auction.price, Account::player(*auction.winner), Account::bank())) return poor;
    draft.move(Asset::deed(auction.deed), draft.game().book.holder(Asset::deed(auction.deed)),
               Account::player(*auction.winner));
    return std::nullopt;
}

Check decide_mortgage(Draft& draft, const action::Mortgage& mortgage) {
    if (draft.game().phase() == Phase::closing) {
        if (auto wait = dealing_turn(draft)) return wait;
    }
    const Seat owner = draft.actor();
    auto answer = draft.charges().mortgage(owner, mortgage.deed);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = owner.number;
        if (auto stop = draft.pass_over(std::move(*no))) return stop;
        answer = Quote{draft.edition().deed_at(mortgage.deed)->mortgage, {}};
    }
    draft.move(Asset::deed(mortgage.deed), Account::player(owner), Account::pledge(owner));
    return draft.pay(std::get<Quote>(answer).amount, Account::bank(), Account::player(owner));
}

Check may_redeem_now(Draft& draft, Seat owner) {
    const auto& [time, rule] = draft.edition().profile.redeem_time;
    if (time != RedeemTime::own_turn && draft.game().phase() != Phase::closing) return std::nullopt;
    const Seat actor = draft.actor();
    draft.act_for(owner);
    auto wait = dealing_turn(draft, rule);
    draft.act_for(actor);
    return wait;
}

Check may_redeem_in_jail(Draft& draft, Seat owner) {
    auto barred = check_redeeming(draft.edition(), draft.rulings(), draft.game().estate(owner));
    if (!barred) return std::nullopt;
    barred->player = owner.number;
    return draft.pass_over(std::move(*barred));
}

Check decide_redeem(Draft& draft, const action::Redeem& redeem) {
    const Seat owner = draft.actor();
    if (auto wait = may_redeem_now(draft, owner)) return wait;
    if (auto barred = may_redeem_in_jail(draft, owner)) return barred;
    auto answer = draft.charges().redeem(owner, redeem.deed);
    if (auto* no = std::get_if<Refusal>(&answer)) {
        no->player = owner.number;
        return *no;
    }
    if (auto poor = draft.pay(std::get<Quote>(answer).amount, Account::player(owner), Account::bank())) {
        poor->space = redeem.deed;
        return poor;
    }
    draft.move(Asset::deed(redeem.deed), Account::pledge(owner), Account::player(owner));
    return std::nullopt;
}

}  // namespace tablebank::deciding
