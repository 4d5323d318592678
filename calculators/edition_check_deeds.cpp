// Deeds, and the pattern that their figures follow in every known edition: a rent is a tenth of the price of the street
// and the steps on it, twice that in a monopolised city; a mortgage is half the price, redeeming it 55 % of the price.
// The pattern finds typing errors; the printed figure wins. The columns of a book without roles follow none. Derived
// figures are checked in edition_pattern.cpp, deed by deed; sums of other parts of the box in edition_check_sums.cpp.

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

/// A deed with its path in the file, for the messages.
struct DeedCheck {
    const Edition& edition;
    const Deed& deed;
    std::string path;
    EditionFindings& findings;

    void require(bool holds, const std::string& key, Sentence message) const {
        findings.require(holds, path + '.' + key, std::move(message));
    }
    void expect(const std::string& key, Sentence message) const {
        findings.expect(false, path + '.' + key, std::move(message));
    }
    void positive(Money figure, const std::string& key) const {
        require(figure > Money{}, key, sentence("must be 1 or more"));
    }

    /// Warns if a figure is not twice another.
    void twice(Money figure, Money single, const std::string& key) const {
        findings.expect(figure == single * 2, path + '.' + key,
                        sentence("is {figure}, but twice the single rent is {fitting}: compare it with the card",
                                 {sum_word("figure", figure), sum_word("fitting", (single * 2))}));
    }
};

void check_place(const DeedCheck& check) {
    const Edition& edition = check.edition;
    const int space = check.deed.space.index;
    const bool on_board = space >= 0 && space < edition.size();
    check.require(on_board && edition.board[static_cast<std::size_t>(space)].kind == check.deed.kind, "space",
                  sentence("must be a space of the kind {kind}", {{"kind", std::string{to_string(check.deed.kind)}}}));
    const int cities = static_cast<int>(edition.cities.size());
    const bool is_street = check.deed.kind == SpaceKind::street;
    check.require(is_street ? check.deed.city >= 0 && check.deed.city < cities : check.deed.city == -1, "city",
                  is_street ? sentence("must be a city of the edition")
                            : sentence("must be left out: a company belongs to no city"));
}

void check_sums(const DeedCheck& check) {
    const Deed& deed = check.deed;
    check.positive(deed.price, "price");
    check.positive(deed.mortgage, "mortgage");
    // A mortgage above the price would make money from nothing.
    const bool is_loan = deed.mortgage <= deed.price || deed.price.is_zero();
    check.require(is_loan, "mortgage",
                  sentence("must not be above the price: it is {mortgage} on a deed of {price}",
                           {sum_word("mortgage", deed.mortgage), sum_word("price", deed.price)}));
    if (check.edition.profile.mortgage_interest.value > 0) {
        check.require(deed.redeem.is_zero(), "redeem",
                      sentence("must be left out: it is the mortgage with its interest"));
        return;
    }
    check.require(deed.redeem >= deed.mortgage, "redeem", sentence("must not be below the mortgage"));
}

/// A rent that is lower than the one before it either lost a digit, or the one before it has one too many.
void check_rising(const DeedCheck& check, const StreetColumn& column, const std::string& key) {
    std::vector<Money> rents{std::max(column.single, column.doubled)};
    std::ranges::copy(column.built, std::back_inserter(rents));
    const std::vector<bool> rising = rising_ones(rents);
    for (std::size_t at = 0; at < rents.size(); ++at) {
        if (rising[at] || rents[at] <= Money{}) continue;
        const std::string path = at == 0 ? key + "single" : indexed(key + "built", at - 1);
        Money before;
        for (std::size_t earlier = 0; earlier < at; ++earlier)
            if (rising[earlier]) before = rents[earlier];
        if (rents[at] < before) {
            check.expect(path, sentence("is {figure}, but the rent before it is {before}: compare it with the card",
                                        {sum_word("figure", rents[at]), sum_word("before", before)}));
            continue;
        }
        const auto after = std::ranges::find_if(rents.begin() + static_cast<std::ptrdiff_t>(at), rents.end(),
                                                [&](Money rent) { return rent < rents[at] && rent > Money{}; });
        if (after != rents.end() && !check.findings.has(check.path + '.' + key + "doubled"))
            check.expect(path, sentence("is {figure}, but a rent after it is {after}: compare it with the card",
                                        {sum_word("figure", rents[at]), sum_word("after", *after)}));
    }
}

/// A list with the price of each piece in turn, if there is one.
void check_price_list(const DeedCheck& check, const std::vector<Money>& prices, int pieces, const std::string& key,
                      Sentence wrong_length) {
    for (std::size_t index = 0; index < prices.size(); ++index) check.positive(prices[index], indexed(key, index));
    check.require(prices.empty() || static_cast<int>(prices.size()) == pieces, key, std::move(wrong_length));
}

void check_column(const DeedCheck& check, Role role) {
    const StreetColumn& column = check.deed.street.of(role);
    const std::string key = std::string{to_string(role)} + '.';
    check.positive(column.single, key + "single");
    check.positive(column.house_price, key + "house_price");
    check.positive(column.hotel_price, key + "hotel_price");
    const int houses = check.edition.profile.houses_before_hotel.of(role).value;
    const int hotels = check.edition.profile.hotels_per_street.value;
    const std::vector<Sentence::Word> all{{"count", std::to_string(houses + hotels)}};
    check.require(column.steps() == houses + hotels, key + "built",
                  hotels == 1 ? sentence("must have a rent for each house and for the hotel, so {count}", all)
                              : sentence("must have a rent for each house and for each hotel, so {count}", all));
    if (can_monopolise(role))
        check.require(column.doubled >= column.single, key + "doubled", sentence("must not be below the single rent"));
    else
        check.require(column.doubled == column.single, key + "doubled", sentence("must equal the single rent"));
    for (std::size_t index = 0; index < column.built.size(); ++index)
        check.positive(column.built[index], indexed(key + "built", index));
    check_price_list(
        check, column.house_prices, houses, key + "house_price",
        sentence("must have one price, or one for each house, so {count}", {{"count", std::to_string(houses)}}));
    check_price_list(
        check, column.hotel_prices, hotels, key + "hotel_price",
        sentence("must have one price, or one for each hotel, so {count}", {{"count", std::to_string(hotels)}}));
    if (role != Role::player) return;  // the pattern finds more in the columns of roles
    check.twice(column.doubled, column.single, key + "doubled");
    check_rising(check, column, key);
}

/// A step costs the same on each street of a city, in almost every known box. If the houses have separate prices, every
/// one is compared.
void check_step_price(const Edition& edition, EditionFindings& findings, const std::string& key,
                      const DeedFigure& price) {
    if (!has_one_price_a_city(edition, price)) return;
    const std::string list = key.substr(0, key.find('['));
    for (const City& city : edition.cities) {
        for (const UnlikeFigure& unlike : unlike_figures(edition, city, price, std::ranges::not_equal_to{})) {
            const auto index = static_cast<std::size_t>(unlike.street - edition.deeds.data());
            const std::string path = indexed("deed", index) + '.' + list;
            // The price of one house is reported once, for any number of houses.
            if (findings.has(path)) continue;
            const StreetColumn& column = unlike.street->street.player;
            const bool is_listed =
                list == "player.hotel_price" ? !column.hotel_prices.empty() : !column.house_prices.empty();
            findings.expect(false, indexed("deed", index) + '.' + (is_listed ? key : list),
                            unlike_sentence(unlike, price(*unlike.street)));
        }
    }
}

using Prices = std::vector<Money> StreetColumn::*;

/// Whether a city has as many streets with a price for each piece as without: the two cannot be compared.
bool is_half_listed(const Edition& edition, const Deed& deed, Prices prices) {
    if (deed.city < 0 || deed.city >= static_cast<int>(edition.cities.size())) return false;
    const std::vector<Space>& streets = edition.city_of(deed).streets;
    const auto listed = std::ranges::count_if(streets, [&](Space space) {
        const Deed* street = edition.deed_at(space);
        return street != nullptr && !(street->street.player.*prices).empty();
    });
    return listed > 0 && listed * 2 == std::ssize(streets);
}

bool are_listed(const Edition& edition, Prices prices) {
    return std::ranges::any_of(edition.deeds,
                               [prices](const Deed& deed) { return !(deed.street.player.*prices).empty(); });
}

void check_step_prices(const Edition& edition, EditionFindings& findings) {
    const Profile& profile = edition.profile;
    const auto compare = [&](Prices prices, int pieces, const std::string& key, auto price) {
        const bool listed = are_listed(edition, prices);
        for (int piece = 1; piece <= (listed ? pieces : 1); ++piece)
            check_step_price(edition, findings, indexed(key, static_cast<std::size_t>(piece) - 1),
                             [&edition, prices, price, piece](const Deed& deed) {
                                 return is_half_listed(edition, deed, prices) ? Money{}
                                                                              : price(deed.street.player, piece);
                             });
    };
    compare(&StreetColumn::house_prices, profile.houses_before_hotel.player.value, "player.house_price",
            [](const StreetColumn& column, int piece) { return column.price_of_house(piece); });
    compare(&StreetColumn::hotel_prices, profile.hotels_per_street.value, "player.hotel_price",
            [](const StreetColumn& column, int piece) { return column.price_of_hotel(piece); });
}

/// Along the board the streets of a city become dearer, in every known box. If one is cheaper, two may be exchanged.
void check_order_in_city(const DeedCheck& check) {
    const Deed* before = street_before(check.edition, check.deed);
    if (before == nullptr) return;
    const auto rising = [&](Money own, Money earlier, const std::string& key) {
        check.findings.expect(
            own >= earlier, check.path + '.' + key,
            sentence("is {figure}, less than the {before} of {street} before it: are the two deeds exchanged?",
                     {sum_word("figure", own), sum_word("before", earlier), {"street", before->name}}));
    };
    rising(check.deed.price, before->price, "price");
    if (!check.edition.profile.roles.value)
        rising(check.deed.street.player.single, before->street.player.single, "player.single");
}

/// A figure that is doubtful by itself is one error, and needs no second warning.
void check_orders(const Edition& edition, EditionFindings& findings) {
    std::set<int> doubtful = deeds_in_units(edition);
    for (std::size_t index = 0; index < edition.deeds.size(); ++index)
        if (findings.has_any_of(indexed("deed", index))) doubtful.insert(edition.deeds[index].space.index);
    for (std::size_t index = 0; index < edition.deeds.size(); ++index) {
        const Deed& deed = edition.deeds[index];
        const Deed* before = street_before(edition, deed);
        if (before == nullptr || doubtful.contains(deed.space.index) || doubtful.contains(before->space.index))
            continue;
        check_order_in_city({edition, deed, indexed("deed", index), findings});
    }
}

/// Two deeds with one name are probably a row that was copied and not retyped.
void check_names(const Edition& edition, EditionFindings& findings) {
    std::map<std::string, std::size_t> seen;
    for (std::size_t index = 0; index < edition.deeds.size(); ++index) {
        const auto [first, fresh] = seen.emplace(name_as_typed(edition.deeds[index].name), index);
        findings.expect(fresh || edition.deeds[index].name.empty(), indexed("deed", index) + ".name",
                        sentence("is also the name of the deed of space {space}: compare it with the card",
                                 {{"space", std::to_string(edition.deeds[first->second].space.index)}}));
    }
}

}  // namespace

std::vector<bool> rising_ones(const std::vector<Money>& figures) {
    std::vector<std::size_t> length(figures.size(), 1);
    std::vector<std::size_t> before(figures.size());
    for (std::size_t at = 0; at < figures.size(); ++at) {
        before[at] = at;
        for (std::size_t earlier = 0; earlier < at; ++earlier) {
            if (figures[earlier] > figures[at] || length[earlier] < length[at]) continue;
            length[at] = length[earlier] + 1;
            before[at] = earlier;
        }
    }
    std::vector<bool> rising(figures.size());
    auto at = static_cast<std::size_t>(std::ranges::max_element(length) - length.begin());
    for (rising[at] = true; before[at] != at; rising[at] = true) at = before[at];
    return rising;
}

const Deed* street_before(const Edition& edition, const Deed& deed) {
    if (deed.city < 0 || deed.city >= static_cast<int>(edition.cities.size())) return nullptr;
    const std::vector<Space>& streets = edition.city_of(deed).streets;
    const auto own = std::ranges::find(streets, deed.space);
    return own == streets.begin() || own == streets.end() ? nullptr : edition.deed_at(*std::prev(own));
}

void check_deeds(const Edition& edition, EditionFindings& findings) {
    std::set<std::string> slugs;
    for (std::size_t index = 0; index < edition.deeds.size(); ++index) {
        const Deed& deed = edition.deeds[index];
        const DeedCheck check{edition, deed, indexed("deed", index), findings};
        check.require(is_slug(deed.slug), "slug",
                      sentence("must be small Latin letters, a to z, and digits, joined by hyphens"));
        check.require(slugs.insert(deed.slug).second, "slug", sentence("names another deed already"));
        check.require(!deed.name.empty(), "name", sentence("must not be empty"));
        check_place(check);
        check_sums(check);
        if (deed.kind == SpaceKind::street) {
            for (const Role role : edition.profile.played_roles()) check_column(check, role);
        }
    }
    if (!edition.profile.roles.value) check_step_prices(edition, findings);
    check_pattern(edition, findings);
    check_orders(edition, findings);
    check_names(edition, findings);
}

}  // namespace tablebank
