#include "app/present/words/nothing_due_text.h"

#include <optional>

#include "app/i18n/language.h"
#include "app/present/words/working_text.h"
#include "calculators/rent.h"
#include "ledger/books/due.h"

namespace tablebank {
namespace {

struct Visit {
    Seat visitor;
    Space space;
};

/// The last token that an entry moved onto a space.
std::optional<Visit> visit_of(const Entry& entry) {
    std::optional<Visit> visit;
    for (const Transfer& transfer : entry.transfers)
        if (transfer.asset.kind == Asset::Kind::token && transfer.to.kind == Account::Kind::space)
            visit = Visit{Seat{transfer.asset.index}, Space{transfer.to.index}};
    return visit;
}

}  // namespace

std::string nothing_due_text(const Language& lang, const Table& table) {
    const Game& game = table.game;
    if (!table.history.has(game.last)) return {};
    const Entry& entry = table.history.at(game.last);
    const auto visit = entry.reverses ? std::nullopt : visit_of(entry);
    if (!visit || game.space_of(visit->visitor) != visit->space) return {};
    const auto owner = game.owner_of(visit->space);
    if (!owner || *owner == visit->visitor || !open_dues(game, visit->visitor).empty()) return {};
    const Rent rent = quote_rent(game.edition(), game.rulings(), game.estate(*owner), visit->space, std::nullopt);
    if (rent.needs_dice || !rent.quote.amount.is_zero() || rent.quote.workings.empty()) return {};
    const Working& why = rent.quote.workings.front();
    const std::string reason =
        lang.tr("{what} ({rule})", {{"what", working_what(lang, game.edition(), why)},
                                    {"rule", citation_text(lang, why.rule, game.edition().words)}});
    return lang.tr("Nothing is due to {owner}: {reason}.", {{"owner", game.name(*owner)}, {"reason", reason}});
}

}  // namespace tablebank
