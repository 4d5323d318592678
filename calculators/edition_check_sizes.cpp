// Figures of another size than those that they belong with: a nought too many or too few is valid, and nobody would
// notice it before it is paid. In every box known the prices of a city differ by a quarter at most, its rents by a
// factor of two, a rent is at most three times the one before it, and nothing costs more than the first cash; the
// limits here are wider. A city lies in one piece along the board.

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

constexpr std::int64_t most_in_city = 4;  ///< times as much as the other streets of a city have
constexpr std::int64_t most_at_once = 6;  ///< times the rent before it
constexpr std::int64_t most_gap = 3;      ///< times as much as the next dearer or cheaper deed

bool is_other_size(Money figure, Money usual, std::int64_t most) {
    if (figure <= Money{} || usual <= Money{}) return false;
    return figure.units() / most >= usual.units() || usual.units() / most >= figure.units();
}

/// The figure in the middle of the others; the lower one of two.
std::optional<Money> middle_of(std::vector<Money> figures) {
    if (figures.empty()) return std::nullopt;
    const auto middle = figures.begin() + static_cast<std::ptrdiff_t>((figures.size() - 1) / 2);
    std::ranges::nth_element(figures, middle);
    return *middle;
}

class SizeCheck {
public:
    SizeCheck(const Edition& edition, EditionFindings& findings) : edition_(edition), findings_(findings) {}

    void look_at_prices() {
        std::vector<const Deed*> deeds;
        for (const Deed& deed : edition_.deeds) deeds.push_back(&deed);
        std::ranges::sort(deeds, {}, [](const Deed* deed) { return deed->price; });
        if (deeds.size() < 3) return;
        const auto gap = [&](const Deed& deed, const Deed& next) {
            if (!is_other_size(deed.price, next.price, most_gap)) return;
            tell(path_of(deed, "price"),
                 sentence("is {figure}, and the next deed costs {usual}: compare it with the card",
                          {{"figure", deed.price.to_string()}, {"usual", next.price.to_string()}}));
        };
        gap(*deeds.front(), *deeds[1]);
        gap(*deeds.back(), *deeds[deeds.size() - 2]);
    }

    /// Each figure of a street with the same one of the other streets of its city.
    void look_at_city(const City& city) {
        std::vector<const Deed*> streets;
        for (const Space space : city.streets)
            if (const Deed* deed = edition_.deed_at(space)) streets.push_back(deed);
        compare(streets, "price", [](const Deed& deed) { return deed.price; });
        for (const Role role : edition_.profile.played_roles()) {
            const std::string column = std::string{to_string(role)} + '.';
            const auto of = [role](const Deed& deed) -> const StreetColumn& { return deed.street.of(role); };
            compare(streets, column + "single", [&](const Deed& deed) { return of(deed).single; });
            std::size_t steps = 0;
            for (const Deed* deed : streets) steps = std::max(steps, of(*deed).built.size());
            for (std::size_t step = 0; step < steps; ++step)
                compare(streets, indexed(column + "built", step), [&](const Deed& deed) {
                    return step < of(deed).built.size() ? of(deed).built[step] : Money{};
                });
        }
    }

    void look_at_steps(const Deed& deed) {
        for (const Role role : edition_.profile.played_roles()) {
            const StreetColumn& column = deed.street.of(role);
            const std::string name{to_string(role)};
            Money before = std::max(column.single, column.doubled);
            for (std::size_t step = 0; step < column.built.size(); ++step) {
                const Money rent = column.built[step];
                if (before > Money{} && rent.units() / most_at_once >= before.units())
                    tell(path_of(deed, name + '.' + indexed("built", step)),
                         sentence("is {figure}, and the rent before it is {before}: compare it with the card",
                                  {{"figure", rent.to_string()}, {"before", before.to_string()}}));
                before = rent;
            }
            look_at_step_price(deed, name + ".house_price", column.house_price);
            look_at_step_price(deed, name + ".hotel_price", column.hotel_price);
        }
    }

    /// Along the board the streets of a city follow each other; other cities lie before or behind them.
    void look_at_order() {
        std::vector<const Deed*> streets;
        for (const BoardSpace& space : edition_.board) {
            const auto at = Space{static_cast<int>(&space - edition_.board.data())};
            const Deed* deed = space.kind == SpaceKind::street ? edition_.deed_at(at) : nullptr;
            if (deed != nullptr && deed->city >= 0 && deed->city < static_cast<int>(edition_.cities.size()))
                streets.push_back(deed);
        }
        if (streets.empty()) return;
        // The board is round: a city may lie on both sides of START.
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
                        tell(path_of(*street, "city"),
                             sentence("is {city}, whose other streets lie elsewhere on the board: compare it with the "
                                      "board",
                                      {{"city", edition_.cities[static_cast<std::size_t>(city)].name}}));
        }
    }

private:
    std::string path_of(const Deed& deed, const std::string& key) const {
        return indexed("deed", static_cast<std::size_t>(&deed - edition_.deeds.data())) + '.' + key;
    }
    /// One doubt about a figure is enough.
    void tell(std::string path, Sentence message) {
        if (!findings_.has(path)) findings_.expect(false, std::move(path), std::move(message));
    }

    void compare(const std::vector<const Deed*>& streets, const std::string& key,
                 const std::function<Money(const Deed&)>& figure) {
        for (const Deed* street : streets) {
            std::vector<Money> others;
            for (const Deed* other : streets)
                if (other != street && figure(*other) > Money{}) others.push_back(figure(*other));
            const auto usual = middle_of(std::move(others));
            const bool is_first_of_two = streets.size() == 2 && street == streets.front();
            if (!usual || is_first_of_two || !is_other_size(figure(*street), *usual, most_in_city)) continue;
            tell(path_of(*street, key),
                 sentence("is {figure} where the other streets of its city have {usual}: compare it with the card",
                          {{"figure", figure(*street).to_string()}, {"usual", usual->to_string()}}));
        }
    }

    void look_at_step_price(const Deed& deed, const std::string& key, Money price) {
        constexpr std::int64_t most = 5;
        if (!is_other_size(price, deed.price, most) || findings_.has(path_of(deed, "price"))) return;
        tell(path_of(deed, key), sentence("is {figure}, and the street costs {price}: compare it with the card",
                                          {{"figure", price.to_string()}, {"price", deed.price.to_string()}}));
    }

    const Edition& edition_;
    EditionFindings& findings_;
};

}  // namespace

void check_sizes(const Edition& edition, EditionFindings& findings) {
    SizeCheck check{edition, findings};
    for (const City& city : edition.cities) check.look_at_city(city);
    check.look_at_prices();
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::street) check.look_at_steps(deed);
    check.look_at_order();
}

}  // namespace tablebank
