// Things other than bare cash that changed hands in an entry: deeds, buildings, kept cards, with the money paid for
// them.

#include <algorithm>
#include <map>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/entries/entry_clauses.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {
namespace {

/// A thing that changes hands, by its name. In some languages deeds need a word of their own, once before the first of
/// them.
struct Thing {
    std::string name;
    bool deed = false;
    bool mortgaged = false;
};
using Things = std::vector<Thing>;

std::vector<std::string> names_of(const Language& lang, const Things& things) {
    std::vector<std::string> names;
    const auto deeds = std::ranges::count_if(things, &Thing::deed);
    bool first = true;
    for (const Thing& thing : things) {
        if (!thing.deed) {
            names.push_back(thing.name);
            continue;
        }
        const Word space{"space", thing.mortgaged ? lang.tr("{space} (mortgaged)", {{"space", thing.name}})
                                                  : lang.tr_in("among things that change hands", "{space}",
                                                               {{"space", thing.name}})};
        if (!std::exchange(first, false))
            names.push_back(space.text);
        else
            names.push_back(deeds == 1 ? lang.tr_in("the one deed that changes hands", "{space}", {space})
                                       : lang.tr_in("the first of deeds that change hands", "{space}", {space}));
    }
    return names;
}

std::string told(const Language& lang, const Things& things) {
    return list_text(lang, names_of(lang, things));
}

bool belongs_to_player(Account account) {
    return account.kind == Account::Kind::player || account.kind == Account::Kind::pledge;
}

/// The deals of one entry, sorted by kind; `given` by giver and taker, with seat 0 for the bank.
class Deals {
public:
    Deals(const Language& lang, const Setup& setup, const Entry& entry) : lang_(lang), setup_(setup) {
        leaving_ = change_of(entry, FactName::out) != nullptr;
        trades_ = entry.verb == "trade";
        for (const Transfer& transfer : entry.transfers) {
            if (transfer.asset.kind == Asset::Kind::deed) add_deed(transfer);
            if (transfer.asset.kind == Asset::Kind::card) add_card(transfer);
            if (transfer.asset.kind == Asset::Kind::house) add_pieces(transfer, houses_);
            if (transfer.asset.kind == Asset::Kind::hotel) add_pieces(transfer, hotels_);
        }
    }

    [[nodiscard]] Clauses tell(CashFlows& cash) {
        tell_buildings(cash);
        for (const auto& [seat, things] : bought_) tell_bought(seat, things, cash);
        for (const auto& [seat, things] : mortgaged_) tell_mortgaged(seat, things, cash);
        tell_given(cash);
        for (const auto& [seat, things] : redeemed_) tell_redeemed(seat, things, cash);
        for (const auto& [seat, things] : kept_)
            clauses_.push_back({seat, lang_.tr("keeps the card {cards}", {{"cards", told(lang_, things)}})});
        for (const auto& [seat, things] : used_)
            clauses_.push_back({seat, lang_.tr("uses the card {cards}", {{"cards", told(lang_, things)}})});
        return std::move(clauses_);
    }

private:
    static constexpr Seat the_bank{0};

    [[nodiscard]] Account hand_of(Seat seat) const {
        return seat == the_bank ? Account::bank() : Account::player(seat);
    }

    void add_deed(const Transfer& deed) {
        const Thing thing{space_name(*setup_.edition, Space{deed.asset.index}), true};
        const Seat to{deed.to.index};
        const Seat from{deed.from.index};
        if (!belongs_to_player(deed.from)) {
            if (belongs_to_player(deed.to)) bought_[to].push_back(thing);
            return;
        }
        if (!belongs_to_player(deed.to)) {
            given_[{from, the_bank}].push_back(thing);
            return;
        }
        const bool into_pledge = deed.to.kind == Account::Kind::pledge;
        if (from != to)
            given_[{from, to}].push_back({thing.name, true, into_pledge});
        else if (into_pledge)
            mortgaged_[to].push_back(thing);
        if (deed.from.kind == Account::Kind::pledge && !into_pledge) redeemed_[to].push_back(thing);
    }

    void add_card(const Transfer& card) {
        const std::string name = setup_.edition->is_hidden(card.asset.index)
                                     ? lang_.tr("a hidden card")
                                     : lang_.tr_in("among things that change hands", "\"{card}\"",
                                                   {{"card", setup_.edition->kept_cards.at(card.asset.index).name}});
        const Seat to{card.to.index};
        const Seat from{card.from.index};
        if (!belongs_to_player(card.from))
            kept_[to].push_back({name});
        else if (belongs_to_player(card.to) || leaving_)
            given_[{from, belongs_to_player(card.to) ? to : the_bank}].push_back({name});
        else
            used_[from].push_back({name});
    }

    static void add_pieces(const Transfer& pieces, std::map<Space, std::int64_t>& onto) {
        const bool built = pieces.to.kind == Account::Kind::street;
        onto[Space{built ? pieces.to.index : pieces.from.index}] += built ? pieces.quantity : -pieces.quantity;
    }

    /// Whether a hotel that is sold may leave others on its street.
    [[nodiscard]] bool book_takes_several() const { return setup_.edition->profile.hotels_per_street.value > 1; }

    void tell_buildings(CashFlows& cash) {
        const EditionWords& book = setup_.edition->words;
        const PieceNames names = book.pieces;
        const PieceWords& words = piece_words(names);
        std::vector<std::string> built;
        std::vector<std::string> sold;
        for (const auto& [space, hotels] : hotels_) {
            const Word at{"space", space_name(*setup_.edition, space)};
            const bool of_several = hotels < -1 || hotels > 1 || (hotels < 0 && book_takes_several());
            const Word hotel{"building", of_several ? hotels_text(lang_, names, std::abs(hotels))
                                                    : lang_.tr(hotels > 0 ? words.a_hotel : words.the_hotel)};
            const std::int64_t houses = houses_.contains(space) ? houses_.at(space) : 0;
            houses_.erase(space);
            if (hotels < 0 && houses > 0)
                sold.push_back(lang_.tr(as_said(book, mark("{building} on {space} down to {houses}")),
                                        {hotel, at, {"houses", houses_text(lang_, names, houses)}}));
            else
                (hotels > 0 ? built : sold)
                    .push_back(lang_.tr(as_said(book, mark("{building} on {space}")), {hotel, at}));
        }
        for (const auto& [space, houses] : houses_) {
            const Word at{"space", space_name(*setup_.edition, space)};
            if (houses == 0) continue;
            (houses > 0 ? built : sold)
                .push_back(lang_.tr(as_said(book, mark("{building} on {space}")),
                                    {{"building", houses_text(lang_, names, std::abs(houses))}, at}));
        }
        if (!sold.empty()) tell_sold(sold, cash);
        if (!built.empty()) tell_built(built, cash);
    }

    void tell_built(const std::vector<std::string>& built, CashFlows& cash) {
        const std::optional<Seat> builder = payer_to_bank(cash);
        const Word buildings{"buildings", list_text(lang_, built)};
        if (!builder) {
            clauses_.push_back({std::nullopt, lang_.tr("built: {buildings}", {buildings})});
            return;
        }
        const Money price = cash.take(Account::player(*builder), Account::bank());
        clauses_.push_back(
            {builder, lang_.tr("builds {buildings} for {amount}", {buildings, {"amount", amount_text(lang_, price)}})});
    }

    void tell_sold(const std::vector<std::string>& sold, CashFlows& cash) {
        const std::optional<Seat> seller = payee_of_bank(cash);
        const Word buildings{"buildings", list_text(lang_, sold)};
        if (!seller) {
            clauses_.push_back({std::nullopt, lang_.tr("sold: {buildings}", {buildings})});
            return;
        }
        const Money refund = cash.take(Account::bank(), Account::player(*seller));
        clauses_.push_back(
            {seller, lang_.tr("sells {buildings} for {amount}", {buildings, {"amount", amount_text(lang_, refund)}})});
    }

    void tell_bought(Seat seat, const Things& things, CashFlows& cash) {
        const Money price = cash.take(Account::player(seat), Account::bank());
        const Word deeds{"deeds", told(lang_, things)};
        clauses_.push_back({seat, price.is_zero() ? lang_.tr("gets {deeds} from the bank", {deeds})
                                                  : lang_.tr("buys {deeds} for {amount}",
                                                             {deeds, {"amount", amount_text(lang_, price)}})});
    }

    void tell_mortgaged(Seat seat, const Things& things, CashFlows& cash) {
        const Money sum = cash.take(Account::bank(), Account::player(seat));
        clauses_.push_back({seat, lang_.tr("mortgages {deeds} for {amount}",
                                           {{"deeds", told(lang_, things)}, {"amount", amount_text(lang_, sum)}})});
    }

    void tell_redeemed(Seat seat, const Things& things, CashFlows& cash) {
        const Money sum = cash.take(Account::player(seat), Account::bank());
        clauses_.push_back({seat, lang_.tr("redeems {deeds} for {amount}",
                                           {{"deeds", told(lang_, things)}, {"amount", amount_text(lang_, sum)}})});
    }

    /// Cash between the same two is part of the deal, from either side. Several deals are written one
    /// after the other, each with its names.
    void tell_given(CashFlows& cash) {
        const auto deals = given_;
        for (const auto& [pair, things] : deals)
            if (pair.second != the_bank) given_[{pair.second, pair.first}];
        std::map<std::pair<Seat, Seat>, std::vector<std::pair<Seat, Seat>>> by_deal;
        for (const auto& [pair, things] : given_) by_deal[std::minmax(pair.first, pair.second)].push_back(pair);
        for (const auto& [parties, pairs] : by_deal)
            for (const auto& [giver, taker] : pairs) tell_gift(giver, taker, trades_ && by_deal.size() > 1, cash);
    }

    void tell_gift(Seat giver, Seat taker, bool one_of_several, CashFlows& cash) {
        Things things = given_.at({giver, taker});
        const Money sum = cash.take(hand_of(giver), hand_of(taker));
        if (!sum.is_zero()) things.insert(things.begin(), Thing{amount_text(lang_, sum)});
        if (things.empty()) return;
        const Word given{"things", told(lang_, things)};
        clauses_.push_back({giver,
                            taker == the_bank
                                ? lang_.tr("hands the bank {things}", {given})
                                : lang_.tr("gives {taker} {things}", {{"taker", setup_.player(taker).name}, given}),
                            false, one_of_several});
    }

    static std::optional<Seat> payer_to_bank(const CashFlows& cash) {
        for (const CashFlows::Flow& flow : cash.left())
            if (flow.to == Account::bank()) return Seat{flow.from.index};
        return std::nullopt;
    }
    static std::optional<Seat> payee_of_bank(const CashFlows& cash) {
        for (const CashFlows::Flow& flow : cash.left())
            if (flow.from == Account::bank()) return Seat{flow.to.index};
        return std::nullopt;
    }

    const Language& lang_;
    const Setup& setup_;
    bool leaving_ = false;
    bool trades_ = false;
    std::map<Seat, Things> bought_;
    std::map<Seat, Things> mortgaged_;
    std::map<Seat, Things> redeemed_;
    std::map<Seat, Things> kept_;
    std::map<Seat, Things> used_;
    std::map<std::pair<Seat, Seat>, Things> given_;
    std::map<Space, std::int64_t> houses_;
    std::map<Space, std::int64_t> hotels_;
    Clauses clauses_;
};

}  // namespace

Clauses deal_clauses(const Language& lang, const Setup& setup, const Entry& entry, CashFlows& cash) {
    return Deals{lang, setup, entry}.tell(cash);
}

}  // namespace tablebank
