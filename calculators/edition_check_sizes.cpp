// Figures of another size than those that they belong with: a nought too many or too few is valid, and would be noticed
// only when it is paid. In every known box the prices of a city differ by a quarter at most, its rents by a factor of
// two, a rent is at most three times the one before it, and nothing costs more than the initial cash; the limits here
// are wider. The streets of a city are next to each other on the board, those with one price have the same rents, and
// companies of one kind cost the same.

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

constexpr std::int64_t most_in_city = 4;  ///< times as much as the other streets of a city have
constexpr std::int64_t most_at_once = 6;  ///< times the rent before it
constexpr std::int64_t most_gap = 3;      ///< times as much as the next dearer or cheaper deed

using Words = std::vector<Sentence::Word>;

bool is_other_size(Money figure, Money usual, std::int64_t most) {
    if (figure <= Money{} || usual <= Money{}) return false;
    return figure.units() / most >= usual.units() || usual.units() / most >= figure.units();
}

/// The median of the figures; the lower one of two.
std::optional<Money> middle_of(std::vector<Money> figures) {
    if (figures.empty()) return std::nullopt;
    const auto middle = figures.begin() + static_cast<std::ptrdiff_t>((figures.size() - 1) / 2);
    std::ranges::nth_element(figures, middle);
    return *middle;
}

class SizeCheck {
public:
    SizeCheck(const Edition& edition, EditionFindings& findings)
        : edition_(edition), findings_(findings), in_units_(deeds_in_units(edition)) {}

    /// Deeds without the thousands of the others are one error.
    void look_at_units() {
        const Deed* first = nullptr;
        std::string names;
        std::vector<Money> others;
        for (const Deed& deed : edition_.deeds) {
            if (!in_units_.contains(deed.space.index)) {
                others.push_back(deed.price);
                continue;
            }
            if (first == nullptr) first = &deed;
            names += (names.empty() ? "" : ", ") + deed.name;
        }
        if (first == nullptr) return;
        tell(path_of(*first, "price"),
             sentence(
                 "is {figure}, and most deeds cost about {usual}: are the thousands missing? This is about: {names}",
                 {sum_word("figure", first->price), sum_word("usual", *middle_of(others)), {"names", names}}));
    }

    void look_at_prices() {
        std::vector<const Deed*> deeds;
        for (const Deed& deed : edition_.deeds)
            if (!in_units_.contains(deed.space.index)) deeds.push_back(&deed);
        std::ranges::sort(deeds, {}, [](const Deed* deed) { return deed->price; });
        if (deeds.size() < 3) return;
        const auto gap = [&](const Deed& deed, const Deed& next) {
            if (!is_other_size(deed.price, next.price, most_gap)) return;
            tell(path_of(deed, "price"),
                 sentence("is {figure}, and the next deed costs {usual}: compare it with the card",
                          {sum_word("figure", deed.price), sum_word("usual", next.price)}));
        };
        gap(*deeds.front(), *deeds[1]);
        gap(*deeds.back(), *deeds[deeds.size() - 2]);
    }

    /// Compares each figure of a street with the same one of the other streets of its city.
    void look_at_city(const City& city) {
        compare(city, "price", [](const Deed& deed) { return deed.price; });
        for (const Role role : edition_.profile.played_roles()) {
            const std::string column = std::string{to_string(role)} + '.';
            const auto of = [role](const Deed& deed) -> const StreetColumn& { return deed.street.of(role); };
            compare(city, column + "single", [&](const Deed& deed) { return of(deed).single; });
            std::size_t steps = 0;
            for (const Deed& deed : edition_.deeds) steps = std::max(steps, of(deed).built.size());
            for (std::size_t step = 0; step < steps; ++step)
                compare(city, indexed(column + "built", step), [&](const Deed& deed) {
                    return step < of(deed).built.size() ? of(deed).built[step] : Money{};
                });
        }
    }

    void look_at_steps(const Deed& deed) {
        if (in_units_.contains(deed.space.index)) return;
        for (const Role role : edition_.profile.played_roles()) {
            const StreetColumn& column = deed.street.of(role);
            const std::string name{to_string(role)};
            Money before = std::max(column.single, column.doubled);
            if (findings_.has(path_of(deed, name + ".single"))) before = Money{};
            for (std::size_t step = 0; step < column.built.size(); ++step) {
                const Money rent = column.built[step];
                const auto path_of_rent = [&](std::size_t at) {
                    return path_of(deed, name + '.' + indexed("built", at));
                };
                const bool is_doubted = findings_.has(path_of_rent(step)) || findings_.has(path_of_rent(step + 1));
                if (!is_doubted && before > Money{} && rent.units() / most_at_once >= before.units())
                    tell(path_of_rent(step),
                         sentence("is {figure}, and the rent before it is {before}: compare it with the card",
                                  {sum_word("figure", rent), sum_word("before", before)}));
                before = findings_.has(path_of_rent(step)) ? Money{} : rent;
            }
            look_at_step_price(deed, name + ".house_price", column.house_price);
            for (int hotel = 1; hotel <= std::max<int>(static_cast<int>(column.hotel_prices.size()), 1); ++hotel)
                look_at_step_price(deed,
                                   column.hotel_prices.empty()
                                       ? name + ".hotel_price"
                                       : indexed(name + ".hotel_price", static_cast<std::size_t>(hotel) - 1),
                                   column.price_of_hotel(hotel));
        }
    }

    /// Companies of one kind have one price, if most of them do.
    void look_at_companies(SpaceKind kind) {
        const std::vector<const Deed*> companies = edition_.deeds_of(kind);
        for (const Deed* company : companies) {
            const auto same = std::ranges::count(companies, company->price, &Deed::price);
            if (same * 2 <= std::ssize(companies) || same == std::ssize(companies)) continue;
            for (const Deed* other : companies)
                if (other->price != company->price && !in_units_.contains(other->space.index))
                    tell(path_of(*other, "price"),
                         sentence("is {figure}, but most companies of its kind cost {usual}: compare it with the card",
                                  {sum_word("figure", other->price), sum_word("usual", company->price)}));
            return;
        }
        if (companies.size() == 2) look_at_two_companies(*companies.front(), *companies.back());
    }

    /// In a book without roles: the rents of a whole city, compared with its prices. Other books have a pattern for
    /// each rent.
    void look_at_rents_of_cities() {
        constexpr std::size_t fewest_cities = 4;
        struct Earned {
            const Deed* street;
            std::int64_t unbuilt;  ///< in thousandths of the price
            std::int64_t hotel;
        };
        std::vector<Earned> cities;
        for (const City& city : edition_.cities) {
            const Deed* street = city.streets.empty() ? nullptr : edition_.deed_at(city.streets.front());
            if (street == nullptr || in_units_.contains(street->space.index) || is_doubted(city)) continue;
            const StreetColumn& column = street->street.player;
            if (street->price <= Money{} || column.built.empty()) continue;
            const auto first_hotel = static_cast<std::size_t>(column.houses());
            cities.push_back({street, in_thousandths(column.single, street->price),
                              in_thousandths(column.built[first_hotel], street->price)});
        }
        if (cities.size() < fewest_cities) return;
        const auto usual = [&](std::int64_t Earned::*part) {
            std::vector<Money> all;
            all.reserve(cities.size());
            for (const Earned& city : cities) all.emplace_back(city.*part);
            return *middle_of(std::move(all));
        };
        const Money unbuilt = usual(&Earned::unbuilt);
        const Money hotel = usual(&Earned::hotel);
        for (const Earned& city : cities) {
            if (!is_other_size(Money{city.unbuilt}, unbuilt, most_in_city) ||
                !is_other_size(Money{city.hotel}, hotel, most_in_city))
                continue;
            const Words words{sum_word("figure", city.street->street.player.single),
                              sum_word("price", city.street->price)};
            tell(path_of(*city.street, "player.single"),
                 Money{city.hotel} < hotel
                     ? sentence(
                           "is {figure} on a deed of {price}: compared with the other cities, the rents of this whole "
                           "city are too low for its prices; compare both with the cards",
                           words)
                     : sentence(
                           "is {figure} on a deed of {price}: compared with the other cities, the rents of this whole "
                           "city are too high for its prices; compare both with the cards",
                           words));
        }
    }

    /// In a book without roles: two streets of one city and price have the same rents, if such pairs of the box do.
    void look_at_twins() {
        std::vector<std::pair<const Deed*, const Deed*>> odd;
        std::ptrdiff_t same = 0;
        for (const City& city : edition_.cities)
            for (std::size_t at = 0; at + 1 < city.streets.size(); ++at) {
                const Deed* one = edition_.deed_at(city.streets[at]);
                const Deed* other = edition_.deed_at(city.streets[at + 1]);
                if (one == nullptr || other == nullptr || one->price != other->price) continue;
                const std::size_t unlike = different_rents(*one, *other).size();
                if (unlike == 0) ++same;
                if (unlike == 1) odd.emplace_back(one, other);
            }
        if (std::ssize(odd) > same) return;
        for (const auto& [one, other] : odd) {
            const std::size_t rent = different_rents(*one, *other).front();
            const std::string key = rent == 0 ? "player.single" : indexed("player.built", rent - 1);
            const std::string also = rent == 0 ? "player.doubled" : key;
            if (findings_.has(path_of(*one, key)) || findings_.has(path_of(*other, key)) ||
                findings_.has(path_of(*one, also)) || findings_.has(path_of(*other, also)))
                continue;
            const bool first_is_odd = is_beyond_third(*one, *other, rent);
            const Deed& wrong = first_is_odd ? *one : *other;
            const Deed& right = first_is_odd ? *other : *one;
            tell(path_of(wrong, key),
                 sentence("is {figure}, and {street} of the same city and price has {usual}: compare both with their "
                          "cards",
                          {sum_word("figure", rents_of(wrong)[rent]),
                           {"street", right.name},
                           sum_word("usual", rents_of(right)[rent])}));
        }
    }

    /// Along the board the streets of a city follow each other; other cities come before or after them.
    void look_at_order() {
        std::vector<const Deed*> streets;
        for (const BoardSpace& space : edition_.board) {
            const auto at = Space{static_cast<int>(&space - edition_.board.data())};
            const Deed* deed = space.kind == SpaceKind::street ? edition_.deed_at(at) : nullptr;
            if (deed != nullptr && deed->city >= 0 && deed->city < static_cast<int>(edition_.cities.size()))
                streets.push_back(deed);
        }
        if (streets.empty()) return;
        // The board is round: the streets of a city may be on both sides of START.
        const auto first = std::ranges::adjacent_find(streets, std::ranges::not_equal_to{}, &Deed::city);
        if (first == streets.end()) return;
        std::rotate(streets.begin(), first + 1, streets.end());
        std::map<int, std::vector<std::vector<const Deed*>>> pieces;  // by city
        for (std::size_t at = 0; at < streets.size(); ++at) {
            auto& of_city = pieces[streets[at]->city];
            if (at == 0 || streets[at - 1]->city != streets[at]->city) of_city.emplace_back();
            of_city.back().push_back(streets[at]);
        }
        for (auto& [city, of_city] : pieces) {
            if (of_city.size() < 2) continue;
            const auto largest = std::ranges::max_element(of_city, {}, [](const auto& piece) { return piece.size(); });
            for (const auto& piece : of_city)
                if (&piece != &*largest)
                    for (const Deed* street : piece)
                        tell(
                            path_of(*street, "city"),
                            sentence("is {city}, but the other streets of that city are elsewhere: compare it with the "
                                     "board",
                                     {{"city", edition_.cities[static_cast<std::size_t>(city)].name}}));
        }
    }

private:
    /// Of two companies with one mortgage and two prices, the one whose mortgage is not half its price has the wrong
    /// price.
    void look_at_two_companies(const Deed& one, const Deed& other) {
        if (one.price == other.price || one.mortgage != other.mortgage) return;
        const auto is_half = [](const Deed& deed) { return deed.mortgage * 2 == deed.price; };
        if (is_half(one) == is_half(other)) return;
        const Deed& wrong = is_half(one) ? other : one;
        const Deed& right = is_half(one) ? one : other;
        if (in_units_.contains(wrong.space.index)) return;
        tell(path_of(wrong, "price"),
             sentence("is {figure}, and {company} with the same mortgage costs {usual}: compare it with the card",
                      {sum_word("figure", wrong.price), {"company", right.name}, sum_word("usual", right.price)}));
    }

    std::string path_of(const Deed& deed, const std::string& key) const {
        return indexed("deed", static_cast<std::size_t>(&deed - edition_.deeds.data())) + '.' + key;
    }
    /// One warning per figure is enough.
    void tell(std::string path, Sentence message) {
        if (!findings_.has(path)) findings_.expect(false, std::move(path), std::move(message));
    }

    void compare(const City& city, const std::string& key, const DeedFigure& figure) {
        const auto own = [&](const Deed& deed) {
            return in_units_.contains(deed.space.index) ? Money{} : figure(deed);
        };
        const auto are_unlike = [](Money one, Money other) { return is_other_size(one, other, most_in_city); };
        for (const UnlikeFigure& unlike : unlike_figures(edition_, city, own, are_unlike))
            tell(path_of(*unlike.street, key), unlike_sentence(unlike, figure(*unlike.street)));
    }

    static std::int64_t in_thousandths(Money part, Money whole) {
        constexpr std::int64_t thousandths = 1000;
        constexpr std::int64_t largest = 1'000'000'000'000;
        return std::min(part.units(), largest) * thousandths / whole.units();
    }
    [[nodiscard]] bool is_doubted(const City& city) const {
        return std::ranges::any_of(city.streets, [&](Space space) {
            const Deed* deed = edition_.deed_at(space);
            return deed != nullptr && findings_.has(path_of(*deed, "price"));
        });
    }
    static std::vector<Money> rents_of(const Deed& deed) {
        std::vector<Money> rents{deed.street.player.single};
        std::ranges::copy(deed.street.player.built, std::back_inserter(rents));
        return rents;
    }
    static std::vector<std::size_t> different_rents(const Deed& one, const Deed& other) {
        const std::vector<Money> first = rents_of(one);
        const std::vector<Money> second = rents_of(other);
        std::vector<std::size_t> different;
        for (std::size_t rent = 0; rent < std::min(first.size(), second.size()); ++rent)
            if (first[rent] != second[rent]) different.push_back(rent);
        return different;
    }
    /// Whether the first of two streets with one price has more than a dearer one of its city, or less than a cheaper
    /// one.
    [[nodiscard]] bool is_beyond_third(const Deed& one, const Deed& other, std::size_t rent) const {
        const std::vector<Space>& streets = edition_.city_of(one).streets;
        return std::ranges::any_of(streets, [&](Space space) {
            const Deed* third = edition_.deed_at(space);
            if (third == nullptr || third->price == one.price || rent >= rents_of(*third).size()) return false;
            const Money limit = rents_of(*third)[rent];
            const auto is_beyond = [&](const Deed& deed) {
                const Money own = rents_of(deed)[rent];
                return third->price > one.price ? own > limit : own < limit;
            };
            return is_beyond(one) && !is_beyond(other);
        });
    }

    void look_at_step_price(const Deed& deed, const std::string& key, Money price) {
        constexpr std::int64_t most = 5;
        constexpr std::int64_t least = 10;
        if (price <= Money{} || deed.price <= Money{} || findings_.has(path_of(deed, "price"))) return;
        if (findings_.has(path_of(deed, key + "[0]"))) return;
        if (price.units() / most < deed.price.units() && deed.price.units() / least < price.units()) return;
        tell(path_of(deed, key), sentence("is {figure}, and the street costs {price}: compare it with the card",
                                          {sum_word("figure", price), sum_word("price", deed.price)}));
    }

    const Edition& edition_;
    EditionFindings& findings_;
    std::set<int> in_units_;  ///< spaces of deeds without thousands, which are reported together
};

}  // namespace

void check_sizes(const Edition& edition, EditionFindings& findings) {
    SizeCheck check{edition, findings};
    check.look_at_units();
    for (const City& city : edition.cities) check.look_at_city(city);
    check.look_at_prices();
    check.look_at_companies(SpaceKind::transport);
    check.look_at_companies(SpaceKind::utility);
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::street) check.look_at_steps(deed);
    check.look_at_order();
    if (edition.profile.roles.value) return;
    check.look_at_rents_of_cities();
    check.look_at_twins();
}

}  // namespace tablebank
