#include "app/cli/edition_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/ruling_in_force.h"
#include "calculators/mortgage.h"

namespace tablebank {
namespace {

/// The printed rents of one column: unbuilt, doubled if the city can be monopolised, and each step.
std::vector<std::string> rents(const StreetColumn& column) {
    std::vector<std::string> figures{column.single.to_string()};
    if (column.doubled != column.single) figures.push_back(column.doubled.to_string());
    for (const Money rent : column.built) figures.push_back(rent.to_string());
    return figures;
}

/// The price of a house, or of each house in turn.
std::string house_prices(const StreetColumn& column) {
    if (column.house_prices.empty()) return column.house_price.to_string();
    std::vector<std::string> prices;
    for (const Money price : column.house_prices) prices.push_back(price.to_string());
    return fmt::format("{}", fmt::join(prices, " "));
}

Json column_json(const StreetColumn& column) {
    Json built = Json::array();
    for (const Money rent : column.built) built.push_back(rent.to_string());
    Json json{{"single", column.single.to_string()},
              {"doubled", column.doubled.to_string()},
              {"built", std::move(built)},
              {"house_price", column.house_price.to_string()},
              {"hotel_price", column.hotel_price.to_string()}};
    for (const Money price : column.house_prices) json["house_prices"].push_back(price.to_string());
    for (const Money price : column.hotel_prices) json["hotel_prices"].push_back(price.to_string());
    return json;
}

Json deed_json(const Edition& edition, const Deed& deed) {
    Json json{{"deed", space_json(deed.space)},
              {"slug", deed.slug},
              {"name", deed.name},
              {"kind", to_string(deed.kind)},
              {"price", deed.price.to_string()},
              {"mortgage", deed.mortgage.to_string()},
              {"redeem", redeem_sum(edition, edition.rulings, deed).amount.to_string()}};
    if (deed.kind != SpaceKind::street) return json;
    json["city"] = edition.city_of(deed).slug;
    for (const Role role : edition.profile.played_roles())
        json[std::string(to_string(role))] = column_json(deed.street.of(role));
    return json;
}

void print_deeds(const Language& lang, const Edition& edition, std::ostream& out) {
    const std::vector<Role> roles = edition.profile.played_roles();
    TextTable table({{""},
                     {lang.tr("Deed")},
                     {lang.tr(as_said(edition.words, mark("City")))},
                     {lang.tr("Price"), Side::right},
                     {lang.tr(piece_words(edition.words.pieces).house_head), Side::right},
                     {lang.tr_in("column", "Mortgage"), Side::right},
                     {lang.tr_in("column", "Redeem"), Side::right},
                     {roles.size() > 1 ? lang.tr("Rent, monopolist") : lang.tr("Rent")},
                     {roles.size() > 1 ? lang.tr("Rent, competitor") : std::string{}}});
    for (const Deed& deed : edition.deeds) {
        const bool street = deed.kind == SpaceKind::street;
        const auto column = [&](Role role) {
            return street ? fmt::format("{}", fmt::join(rents(deed.street.of(role)), " ")) : std::string{};
        };
        table.add({space_mark(deed.space), deed.name,
                   street ? edition.city_of(deed).name : space_kind_text(lang, deed.kind, edition.words),
                   deed.price.to_string(), street ? house_prices(deed.street.of(roles.front())) : std::string{},
                   deed.mortgage.to_string(), redeem_sum(edition, edition.rulings, deed).amount.to_string(),
                   column(roles.front()), roles.size() > 1 ? column(roles.back()) : std::string{}});
    }
    table.print(out);
}

}  // namespace

std::string status_word(TableStatus status) {
    return status == TableStatus::verified ? "verified" : "template";
}

std::string status_text(const Language& lang, TableStatus status) {
    return status == TableStatus::verified ? lang.tr_in("of figures", "verified")
                                           : lang.tr_in("of figures", "template");
}

Json edition_json(const Edition& edition) {
    Json deeds = Json::array();
    for (const Deed& deed : edition.deeds) deeds.push_back(deed_json(edition, deed));
    Json rulings = Json::object();
    for (const RulingKey& key : ruling_keys()) rulings[std::string(key.name)] = get(edition.rulings, key.name);
    return {
        {"id", edition.id},
        {"name", edition.name},
        {"language", edition.language},
        {"currency", edition.currency.commodity},
        {"start_cash", edition.profile.start_cash.value.to_string()},
        {"salary", edition.profile.salary.value.passing.to_string()},
        {"landing", edition.profile.salary.value.for_landing().to_string()},
        {"box",
         {{"cash", edition.box.cash().to_string()}, {"houses", edition.box.houses}, {"hotels", edition.box.hotels}}},
        {"status",
         {{"deeds", status_word(edition.deeds_status)},
          {"names", status_word(edition.names_status)},
          {"cards", status_word(edition.cards_status)}}},
        {"rulings", std::move(rulings)},
        {"deeds", std::move(deeds)}};
}

void print_sections(const std::vector<EditionLines>& sections, std::ostream& out) {
    for (const EditionLines& section : sections) {
        out << '\n' << section.heading << '\n';
        for (const std::string& line : section.lines) out << "  " << line << '\n';
    }
}

void print_edition(const Language& lang, const LoadedEdition& loaded, std::ostream& out) {
    const Edition& edition = loaded.edition;
    const auto [fewest, most] = std::pair{edition.profile.fewest_players.value, edition.profile.most_players.value};
    out << fmt::format("{} ({})\n", edition.name, edition.id);
    out << lang.tr(
               "{fewest} to {most} players; start cash {cash}; salary {salary}; in the box {box}, {houses}, {hotels}",
               {{"fewest", std::to_string(fewest)},
                {"most", std::to_string(most)},
                {"cash", money_text(lang, edition, edition.profile.start_cash.value)},
                {"salary", money_text(lang, edition, edition.profile.salary.value.passing)},
                {"box", money_text(lang, edition, edition.box.cash())},
                {"houses", houses_text(lang, edition.words.pieces, edition.box.houses)},
                {"hotels", hotels_text(lang, edition.words.pieces, edition.box.hotels)}})
        << '\n';
    out << lang.tr("Deeds: {deeds}; names: {names}; cards: {cards}",
                   {{"deeds", status_text(lang, edition.deeds_status)},
                    {"names", status_text(lang, edition.names_status)},
                    {"cards", status_text(lang, edition.cards_status)}})
        << "\n\n";
    print_deeds(lang, edition, out);
    print_sections(edition_lines(lang, loaded), out);
    out << '\n' << lang.tr("Rulings, unless the table chooses otherwise") << '\n';
    for (const RulingInForce& ruling : rulings_in_force(lang, edition, std::nullopt, edition.rulings))
        out << fmt::format("  {} = {}: {}\n", ruling.key, ruling.value, ruling.text);
}

}  // namespace tablebank
