#include "app/present/editions/deed_check.h"

#include "app/i18n/language.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {

namespace {

std::string figure(Money money) {
    return std::to_string(money.units());
}

std::string rents_text(const StreetColumn& column, Role role) {
    std::string text = figure(column.single);
    if (can_monopolise(role)) text += ' ' + figure(column.doubled);
    text += " |";
    for (const Money rent : column.built) text += ' ' + figure(rent);
    return text;
}

/// The prices of a building, one if each costs the same: once if all roles pay the same, otherwise for each role.
std::string price_text(const Deed& deed, const std::vector<Role>& roles, Money StreetColumn::*price,
                       std::vector<Money> StreetColumn::*prices) {
    std::string text;
    for (const Role role : roles) {
        const StreetColumn& column = deed.street.of(role);
        std::string next;
        for (const Money one : column.*prices) next += (next.empty() ? "" : " ") + figure(one);
        if (next.empty()) next = figure(column.*price);
        if (text.empty()) {
            text = next;
        } else if (text != next) {
            text += '/' + next;
        }
    }
    return text;
}

}  // namespace

DeedCheck make_deed_check(const Language& lang, const Edition& edition) {
    const std::vector<Role> roles = edition.profile.played_roles();
    const bool redeemed = edition.profile.mortgage_interest.value == 0;
    DeedCheck check{{lang.tr("price"), lang.tr("mortgage")}, {}};
    if (redeemed) check.heads.push_back(lang.tr("redeemed"));
    for (const Role role : roles) check.heads.push_back(lang.tr("Rents: {role}", {{"role", role_text(lang, role)}}));
    check.heads.push_back(lang.tr(piece_words(edition.words.pieces).house));
    check.heads.push_back(lang.tr(piece_words(edition.words.pieces).hotel));
    for (const Deed& deed : edition.deeds) {
        DeedCheckRow row{'@' + std::to_string(deed.space.index), deed.name, {}, {}};
        row.cells = {figure(deed.price), figure(deed.mortgage)};
        if (redeemed) row.cells.push_back(figure(deed.redeem));
        if (deed.kind == SpaceKind::street) {
            row.colour = edition.city_of(deed).colour;
            for (const Role role : roles) row.cells.push_back(rents_text(deed.street.of(role), role));
            row.cells.push_back(price_text(deed, roles, &StreetColumn::house_price, &StreetColumn::house_prices));
            row.cells.push_back(price_text(deed, roles, &StreetColumn::hotel_price, &StreetColumn::hotel_prices));
        }
        row.cells.resize(check.heads.size());
        check.rows.push_back(std::move(row));
    }
    return check;
}

}  // namespace tablebank
