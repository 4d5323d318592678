#include "app/present/deed_snapshot.h"

#include "app/i18n/words.h"
#include "app/present/money_text.h"
#include "app/present/name_text.h"
#include "app/present/refusal_text.h"
#include "calculators/rent.h"
#include "ledger/notation.h"

namespace tablebank {

namespace {

std::string built_row(std::size_t step, std::size_t steps) {
    return building_text(step + 1 < steps ? static_cast<std::int64_t>(step) + 1 : 0, step + 1 == steps);
}

/// Both roles' columns side by side. They may differ in length: the monopolist's hotel is one step earlier.
void print_street(const Deed& deed, DeedSnapshot& sheet) {
    const StreetColumn& monopolist = deed.street.monopolist;
    const StreetColumn& competitor = deed.street.competitor;
    sheet.printed.push_back({tr("unbuilt"), amount_text(monopolist.single), amount_text(competitor.single)});
    sheet.printed.push_back({tr("in a monopolised city"), amount_text(monopolist.doubled), "–"});
    const std::size_t most = std::max(monopolist.built.size(), competitor.built.size());
    for (std::size_t step = 0; step + 1 < most; ++step) {
        const bool has_m = step + 1 < monopolist.built.size();
        const bool has_c = step + 1 < competitor.built.size();
        sheet.printed.push_back({houses_text(static_cast<std::int64_t>(step) + 1),
                                 has_m ? amount_text(monopolist.built[step]) : "–",
                                 has_c ? amount_text(competitor.built[step]) : "–"});
    }
    sheet.printed.push_back(
        {built_row(most - 1, most), amount_text(monopolist.built.back()), amount_text(competitor.built.back())});
    sheet.sums.push_back(
        tr("A house costs {house}, a hotel {hotel}",
           {{"house", amount_text(monopolist.house_price)}, {"hotel", amount_text(monopolist.hotel_price)}}));
}

/// Marks the row that stands on the table.
void mark_today(const Edition& edition, const Estate& owner, const Holding& holding, DeedSnapshot& sheet) {
    if (sheet.printed.empty() || holding.mortgaged) return;
    std::size_t row = 0;
    if (holding.hotel) {
        row = sheet.printed.size() - 1;
    } else if (holding.houses > 0) {
        row = static_cast<std::size_t>(holding.houses) + 1;
    } else if (monopolises(edition, owner, edition.deed_at(holding.deed)->city)) {
        row = 1;
    }
    if (row < sheet.printed.size()) sheet.printed[row].now = true;
}

/// What the owner may do, each checked by a preview, so that a greyed button says why.
void offer_dealings(const Session& session, Seat owner, const Holding& holding, bool street, DeedSnapshot& sheet) {
    const std::string name = written_name(session.setup(), owner);
    const std::string mark = space_mark(holding.deed);
    const auto offer = [&](const char* id, const std::string& text, const std::string& verb) {
        OfferedAction action{id, text, name + ' ' + verb + ' ' + mark};
        const auto found = session.preview(action.line);
        action.allowed = std::holds_alternative<std::vector<Entry>>(found);
        if (const auto* refusal = std::get_if<Refusal>(&found)) action.reason = refusal_text(session.setup(), *refusal);
        sheet.actions.push_back(std::move(action));
    };
    if (street) {
        offer("build", tr("Build"), "build");
        offer("sell", tr("Sell a building"), "sell");
    }
    if (holding.mortgaged) {
        offer("redeem", tr("Redeem"), "redeem");
    } else {
        offer("mortgage", tr("Mortgage"), "mortgage");
    }
}

void show_owned(const Session& session, const Deed& deed, Seat owner, DeedSnapshot& sheet) {
    const Game& game = session.game();
    const Edition& edition = game.edition();
    const Estate estate = game.estate(owner);
    const Holding* holding = estate.find(deed.space);
    if (holding == nullptr) return;
    sheet.owner = owner.number;
    const bool street = deed.kind == SpaceKind::street;
    sheet.state = game.name(owner);
    if (holding->mortgaged) {
        sheet.state += ", " + tr("mortgaged");
    } else if (street) {
        sheet.state += ", " + building_text(holding->houses, holding->hotel);
    }
    mark_today(edition, estate, *holding, sheet);
    const Rent rent = quote_rent(edition, game.rulings(), estate, deed.space, std::nullopt);
    sheet.today = rent.needs_dice ? tr("{factor} × dice", {{"factor", std::to_string(rent.factor)}})
                                  : money_text(edition, rent.quote.amount);
    sheet.workings = working_rows(edition, rent.quote.workings);
    if (game.phase() == Phase::play || game.phase() == Phase::closing) {
        offer_dealings(session, owner, *holding, street, sheet);
    }
}

}  // namespace

DeedSnapshot make_deed_snapshot(const Session& session, Space space) {
    const Game& game = session.game();
    const Edition& edition = game.edition();
    DeedSnapshot sheet;
    sheet.space = space;
    sheet.name = space_name(edition, space);
    sheet.subtitle = space_kind_text(edition.board.at(static_cast<std::size_t>(space.index)).kind);
    const Deed* deed = edition.deed_at(space);
    if (deed == nullptr) return sheet;
    if (deed->city >= 0) {
        sheet.subtitle = city_name(edition, deed->city);
        sheet.colour = edition.city_of(*deed).colour;
        print_street(*deed, sheet);
    }
    sheet.sums.push_back(
        tr("Price {price}, mortgage {mortgage}, redeemed for {redeem}", {{"price", amount_text(deed->price)},
                                                                         {"mortgage", amount_text(deed->mortgage)},
                                                                         {"redeem", amount_text(deed->redeem)}}));
    if (const auto owner = game.owner_of(space)) {
        show_owned(session, *deed, *owner, sheet);
    } else {
        sheet.state = tr("for sale at {price}", {{"price", amount_text(deed->price)}});
        if (game.book.holder(Asset::deed(space)) == Account::withheld()) sheet.state = tr("withheld by the bank");
    }
    return sheet;
}

}  // namespace tablebank
