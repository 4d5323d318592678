#include "app/present/table/deed_snapshot.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/table/deed_list.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/refusal_text.h"
#include "calculators/building.h"
#include "calculators/mortgage.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

/// Before the cost of an action.
constexpr const char* minus = "–";

/// The price of each piece, or of one after the other.
std::string price_text(const Language& lang, Money each, const std::vector<Money>& prices) {
    if (prices.empty()) return amount_text(lang, each);
    std::string text;
    for (const Money price : prices) text += (text.empty() ? "" : " / ") + amount_text(lang, price);
    return text;
}

/// The columns of all roles side by side. They may differ in length: the monopolist's hotel is one step earlier.
void print_street(const Language& lang, const Edition& edition, const Deed& deed, DeedSnapshot& sheet) {
    const std::vector<Role> roles = edition.profile.played_roles();
    int most = 0;
    for (const Role role : roles) {
        sheet.columns.push_back(roles.size() > 1 ? role_text(lang, role) : lang.tr("rent"));
        most = std::max(most, deed.street.of(role).houses());
    }
    const auto add_row = [&](std::string what, const auto& figure) {
        RentRow row{std::move(what), {}, false};
        for (const Role role : roles) row.figures.push_back(figure(role, deed.street.of(role)));
        sheet.printed.push_back(std::move(row));
    };
    add_row(lang.tr("unbuilt"), [&lang](Role, const StreetColumn& column) { return amount_text(lang, column.single); });
    add_row(lang.tr(as_said(edition.words, mark("in a monopolised city"))),
            [&lang](Role role, const StreetColumn& column) {
                return can_monopolise(role) ? amount_text(lang, column.doubled) : "–";
            });
    const PieceNames names = edition.words.pieces;
    for (int houses = 1; houses <= most; ++houses) {
        add_row(houses_text(lang, names, houses), [houses, &lang](Role, const StreetColumn& column) {
            return houses <= column.houses() ? amount_text(lang, column.built[static_cast<std::size_t>(houses) - 1])
                                             : "–";
        });
    }
    const StreetColumn& first = deed.street.of(roles.front());
    for (int hotels = 1; hotels <= first.hotel_steps; ++hotels) {
        add_row(building_text(lang, names, 0, hotels), [hotels, &lang](Role, const StreetColumn& column) {
            return amount_text(lang, column.built.at(static_cast<std::size_t>(column.houses() + hotels) - 1));
        });
    }
    sheet.sums.push_back(
        lang.tr(piece_words(names).prices, {{"house", price_text(lang, first.house_price, first.house_prices)},
                                            {"hotel", price_text(lang, first.hotel_price, first.hotel_prices)}}));
}

/// The fare that a company would earn for an owner of this role who has this many of its kind, including this one.
std::string fare(const Language& lang, const Edition& edition, const Rulings& rulings, const Deed& deed, Role role,
                 std::size_t held) {
    Estate owner;
    owner.role = role;
    owner.deeds.push_back({.deed = deed.space});
    for (const Deed& other : edition.deeds)
        if (other.kind == deed.kind && other.space != deed.space && owner.deeds.size() < held)
            owner.deeds.push_back({.deed = other.space});
    const Rent rent = quote_rent(edition, rulings, owner, deed.space, std::nullopt);
    return rent.needs_dice ? lang.tr("{factor} × dice", {{"factor", std::to_string(rent.factor)}})
                           : amount_text(lang, rent.quote.amount);
}

/// A transport company or a utility: its earnings for each role, by the number of its kind that the owner has.
void print_company(const Language& lang, const Edition& edition, const Rulings& rulings, const Deed& deed,
                   DeedSnapshot& sheet) {
    const std::vector<Role> roles = edition.profile.played_roles();
    for (const Role role : roles) sheet.columns.push_back(roles.size() > 1 ? role_text(lang, role) : lang.tr("rent"));
    const auto most = static_cast<std::size_t>(std::ranges::count(edition.deeds, deed.kind, &Deed::kind));
    for (std::size_t held = 1; held <= most; ++held) {
        RentRow row{
            lang.trn("with {count} of them", "with {count} of them", static_cast<std::int64_t>(held)), {}, false};
        for (const Role role : roles) row.figures.push_back(fare(lang, edition, rulings, deed, role, held));
        sheet.printed.push_back(std::move(row));
    }
}

/// Marks the row that applies now.
void mark_today(const Edition& edition, const Rulings& rulings, const Estate& owner, const Holding& holding,
                DeedSnapshot& sheet) {
    if (sheet.printed.empty() || holding.mortgaged) return;
    const Deed& deed = *edition.deed_at(holding.deed);
    std::size_t row = 0;
    if (deed.kind != SpaceKind::street) {
        row = static_cast<std::size_t>(std::max(1, companies_owned(edition, rulings, owner, deed.kind))) - 1;
    } else if (holding.hotels > 0) {
        const int further = deed.street.of(owner.role).hotel_steps - holding.hotels;
        row = sheet.printed.size() - 1 - static_cast<std::size_t>(std::max(further, 0));
    } else if (holding.houses > 0) {
        row = static_cast<std::size_t>(holding.houses) + 1;
    } else if (monopolises(edition, owner, deed.city)) {
        row = 1;
    }
    if (row >= sheet.printed.size()) return;
    sheet.printed[row].now = true;
    const std::vector<Role> roles = edition.profile.played_roles();
    const auto column = std::ranges::find(roles, owner.role);
    if (column != roles.end()) sheet.column_now = static_cast<std::size_t>(column - roles.begin());
}

/// "Build: −50", or the name alone if the sum is not known.
std::string named(const Language& lang, const std::string& what, const char* sign, const std::optional<Money>& sum) {
    return sum ? lang.tr("{what}: {figure}", {{"what", what}, {"figure", sign + amount_text(lang, *sum)}}) : what;
}

std::optional<Money> sum_of(const std::variant<BuildingDeal, Refusal>& deal) {
    const auto* found = std::get_if<BuildingDeal>(&deal);
    return found != nullptr ? std::optional(found->quote.amount) : std::nullopt;
}

/// The owner's possible actions, each checked by a preview, so that a disabled button has its reason.
void offer_dealings(const Language& lang, const Session& session, Seat owner, const Estate& estate, const Deed& deed,
                    DeedSnapshot& sheet) {
    const Game& game = session.game();
    const Edition& edition = game.edition();
    const Rulings rulings = game.rulings();
    const std::string name = written_name(session.setup(), owner);
    const std::string mark = space_mark(deed.space);
    const auto offer = [&](const char* id, const std::string& text, const std::string& verb) {
        OfferedAction action{id, text, name + ' ' + verb + ' ' + mark};
        const auto found = session.preview(action.line);
        action.allowed = std::holds_alternative<std::vector<Entry>>(found);
        if (const auto* refusal = std::get_if<Refusal>(&found))
            action.reason = refusal_reason(lang, session.setup(), *refusal);
        sheet.actions.push_back(std::move(action));
    };
    if (deed.kind == SpaceKind::street) {
        const auto built = sum_of(quote_build(edition, rulings, estate, deed.space, 1, game.in_bank()));
        const auto sold = sum_of(quote_sell(edition, rulings, estate, deed.space, 1, game.in_bank()));
        offer("build", named(lang, lang.tr("Build"), minus, built), "build");
        offer("sell", named(lang, lang.tr("Sell one"), "+", sold), "sell");
    }
    offer("mortgage", named(lang, lang.tr("Mortgage"), "+", deed.mortgage), "mortgage");
    offer("redeem", named(lang, lang.tr("Redeem"), minus, redeem_sum(edition, rulings, deed).amount), "redeem");
}

void show_owned(const Language& lang, const Game& game, const Deed& deed, Seat owner, DeedSnapshot& sheet) {
    const Edition& edition = game.edition();
    const Estate estate = game.estate(owner);
    const Holding* holding = estate.find(deed.space);
    if (holding == nullptr) return;
    sheet.owner = owner.number;
    const bool street = deed.kind == SpaceKind::street;
    sheet.state = game.name(owner);
    if (holding->mortgaged) {
        sheet.state += ", " + lang.tr("mortgaged");
    } else if (street) {
        sheet.state += ", " + building_text(lang, edition.words.pieces, holding->houses, holding->hotels);
    }
    mark_today(edition, game.rulings(), estate, *holding, sheet);
    const Rent rent = rent_today(game, deed).value();
    sheet.today = rent.needs_dice ? lang.tr("{factor} × dice", {{"factor", std::to_string(rent.factor)}})
                                  : money_text(lang, edition, rent.quote.amount);
    sheet.workings = working_rows(lang, edition, game.rulings(), rent.quote.workings);
}

}  // namespace

DeedSnapshot make_printed_deed(const Language& lang, const Edition& edition, const Rulings& rulings, Space space) {
    DeedSnapshot sheet;
    sheet.space = space;
    sheet.name = space_name(edition, space);
    sheet.subtitle = space_kind_text(lang, edition.board.at(static_cast<std::size_t>(space.index)).kind, edition.words);
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return sheet;
    if (deed->city >= 0) {
        sheet.subtitle = city_name(edition, deed->city);
        sheet.colour = edition.city_of(*deed).colour;
        sheet.city = deed->city;
        print_street(lang, edition, *deed, sheet);
    } else {
        print_company(lang, edition, rulings, *deed, sheet);
    }
    sheet.sums.push_back(lang.tr("Price {price}, mortgage {mortgage}, redeemed for {redeem}",
                                 {{"price", amount_text(lang, deed->price)},
                                  {"mortgage", amount_text(lang, deed->mortgage)},
                                  {"redeem", amount_text(lang, redeem_sum(edition, rulings, *deed).amount)}}));
    sheet.state = lang.tr("for sale at {price}", {{"price", amount_text(lang, deed->price)}});
    return sheet;
}

DeedSnapshot make_still_deed(const Language& lang, const Game& game, Space space) {
    const Edition& edition = game.edition();
    DeedSnapshot sheet = make_printed_deed(lang, edition, game.rulings(), space);
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return sheet;
    if (const auto owner = game.owner_of(space)) {
        show_owned(lang, game, *deed, *owner, sheet);
    } else if (game.book.holder(Asset::deed(space)) == Account::withheld()) {
        sheet.state = lang.tr("withheld by the bank");
    }
    return sheet;
}

DeedSnapshot make_deed_snapshot(const Language& lang, const Session& session, Space space) {
    const Game& game = session.game();
    DeedSnapshot sheet = make_still_deed(lang, game, space);
    if (!sheet.owner || (game.phase() != Phase::play && game.phase() != Phase::closing)) return sheet;
    const Seat owner{*sheet.owner};
    const Estate estate = game.estate(owner);
    if (estate.find(space) != nullptr)
        offer_dealings(lang, session, owner, estate, *game.edition().deed_at(space), sheet);
    return sheet;
}

}  // namespace tablebank
