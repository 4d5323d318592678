#include "app/present/dialogs/pledge_choice.h"

#include <algorithm>
#include <map>

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "calculators/mortgage.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

Session::Preview preview_of(const Session& session, Seat debtor, const action::Bankrupt& bankrupt) {
    const Command command{.player = debtor, .action = bankrupt, .why = {}, .force = {}, .typed = {}};
    return session.preview(print_line(session.setup(), command));
}

/// Who would take over which mortgaged deed.
std::map<Space, Seat> pledged_to(const std::vector<Entry>& entries) {
    std::map<Space, Seat> takers;
    for (const Entry& entry : entries) {
        for (const Transfer& moved : entry.transfers)
            if (moved.asset.kind == Asset::Kind::deed && moved.to.kind == Account::Kind::pledge)
                takers[Space{moved.asset.index}] = Seat{moved.to.index};
    }
    return takers;
}

/// Whether the rules let it be redeemed at once; if the cash is too little, the line itself reports it.
bool may_be_redeemed(const Session& session, Seat debtor, action::Bankrupt bankrupt, Space space) {
    bankrupt.redeemed = {space};
    const auto found = preview_of(session, debtor, bankrupt);
    const auto* refusal = std::get_if<Refusal>(&found);
    return refusal == nullptr || refusal->code == RefusalCode::short_of_cash;
}

PledgeChoice choice_of(const Language& lang, const Game& game, Space space, Seat taker) {
    const Deed& deed = *game.edition().deed_at(space);
    const std::string sum = amount_text(lang, redeem_sum(game.edition(), game.rulings(), deed).amount);
    const Money fee = quote_mortgaged_deed_fee(game.edition(), game.rulings(), deed).amount;
    PledgeChoice choice;
    choice.space = space;
    choice.text = lang.tr("{player} redeems {space} at once for {amount}",
                          {{"player", game.name(taker)}, {"space", deed.name}, {"amount", sum}});
    if (!fee.is_zero())
        choice.otherwise =
            lang.tr("otherwise {fee} now, and {amount} later", {{"fee", amount_text(lang, fee)}, {"amount", sum}});
    return choice;
}

}  // namespace

std::vector<PledgeChoice> pledge_choices(const Language& lang, const Session& session, Seat debtor,
                                         const action::Bankrupt& bankrupt) {
    std::vector<PledgeChoice> choices;
    action::Bankrupt left = bankrupt;
    left.redeemed.clear();
    const auto found = preview_of(session, debtor, left);
    const auto* entries = std::get_if<std::vector<Entry>>(&found);
    if (entries == nullptr) return choices;
    for (const auto& [space, taker] : pledged_to(*entries)) {
        if (!may_be_redeemed(session, debtor, left, space)) continue;
        choices.push_back(choice_of(lang, session.game(), space, taker));
        choices.back().redeemed = std::ranges::count(bankrupt.redeemed, space) > 0;
    }
    return choices;
}

}  // namespace tablebank
