#include "app/present/table/raise_offers.h"

#include <optional>
#include <utility>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "calculators/building.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

struct WayToRaise {
    Money brings;
    const Deed* deed = nullptr;
    std::string line;
};

/// Whether `way` is nearer to the missing sum than `best`.
bool is_nearer(const WayToRaise& way, const std::optional<WayToRaise>& best, Money missing) {
    if (!best) return true;
    const bool enough = way.brings >= missing;
    if (enough != (best->brings >= missing)) return enough;
    return enough ? way.brings < best->brings : way.brings > best->brings;
}

/// The price of one building sold on a street; nullopt if none can be sold.
std::optional<Money> brings_sold(const Game& game, const Estate& estate, Space street) {
    const auto deal = quote_sell(game.edition(), game.rulings(), estate, street, 1, game.in_bank());
    if (const auto* found = std::get_if<BuildingDeal>(&deal)) return found->quote.amount;
    return std::nullopt;
}

}  // namespace

Money cash_wanted(const Due& due) {
    return due.kind == DueKind::offer ? due.amount : due.at_most();
}

std::vector<OfferedAction> raise_offers(const Language& lang, const Table& table, const Due& debt) {
    const Game& game = table.game;
    if (game.cash(debt.debtor) >= cash_wanted(debt)) return {};
    const Money missing = cash_wanted(debt) - game.cash(debt.debtor);
    const Estate estate = game.estate(debt.debtor);
    const std::string name = written_name(*game.setup, debt.debtor);
    std::optional<WayToRaise> mortgage;
    std::optional<WayToRaise> sale;
    for (const Holding& holding : estate.deeds) {
        const Deed& deed = *game.edition().deed_at(holding.deed);
        if (holding.mortgaged) continue;
        const auto brings = holding.built() ? brings_sold(game, estate, holding.deed) : deed.mortgage;
        if (!brings) continue;
        auto& best = holding.built() ? sale : mortgage;
        WayToRaise way{*brings, &deed, name + (holding.built() ? " sell " : " mortgage ") + space_mark(holding.deed)};
        if (is_nearer(way, best, missing) && would_be_posted(table, way.line)) best = std::move(way);
    }
    std::vector<OfferedAction> offers;
    const Word player{"player", game.name(debt.debtor)};
    const auto amount = [&lang](const WayToRaise& way) { return Word{"amount", amount_text(lang, way.brings)}; };
    if (mortgage)
        offers.push_back({"raise-mortgage",
                          lang.tr("{player} mortgages {space}: +{amount}",
                                  {player, {"space", mortgage->deed->name}, amount(*mortgage)}),
                          mortgage->line, ActionKey::f3});
    if (sale)
        offers.push_back(
            {"raise-sale",
             lang.tr("{player} sells one on {space}: +{amount}", {player, {"space", sale->deed->name}, amount(*sale)}),
             sale->line, ActionKey::f4});
    return offers;
}

}  // namespace tablebank
