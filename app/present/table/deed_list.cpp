#include "app/present/table/deed_list.h"

#include "app/i18n/language.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {

namespace {

std::string state_of(const Language& lang, const Game& game, const Deed& deed) {
    const Pieces pieces = game.on_street(deed.space);
    if (pieces.houses > 0 || pieces.hotels > 0)
        return building_text(lang, game.edition().words.pieces, pieces.houses, pieces.hotels);
    if (game.book.holder(Asset::deed(deed.space)) == Account::withheld()) return lang.tr("withheld");
    return game.is_mortgaged(deed.space) ? lang.tr("mortgaged") : std::string{};
}

/// For a utility, the factor of the dice.
std::string rent_text(const Language& lang, const Game& game, const Deed& deed) {
    const auto rent = rent_today(game, deed);
    if (!rent) return {};
    return rent->needs_dice ? lang.tr("{factor} x dice", {{"factor", std::to_string(rent->factor)}})
                            : amount_text(lang, rent->quote.amount);
}

}  // namespace

std::vector<DeedRow> make_deed_rows(const Language& lang, const Game& game) {
    std::vector<DeedRow> rows;
    for (const Deed& deed : game.edition().deeds) {
        const auto owner = game.owner_of(deed.space);
        rows.push_back({space_mark(deed.space), deed.name,
                        deed.city >= 0 ? city_name(game.edition(), deed.city)
                                       : space_kind_text(lang, deed.kind, game.edition().words),
                        owner ? game.name(*owner) : lang.tr("bank"), state_of(lang, game, deed),
                        rent_text(lang, game, deed), amount_text(lang, deed.price)});
    }
    return rows;
}

std::optional<Rent> rent_today(const Game& game, const Deed& deed) {
    const auto owner = game.owner_of(deed.space);
    if (!owner) return std::nullopt;
    return quote_rent(game.edition(), game.rulings(), game.estate(*owner), deed.space, std::nullopt);
}

}  // namespace tablebank
