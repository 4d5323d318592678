// Finds the street of a city whose figure is unlike the others. Most streets of the city decide; of two that differ,
// the streets before and after them on the board. If those do not decide either, both are named.

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

std::vector<const Deed*> streets_of(const Edition& edition, const City& city, const DeedFigure& figure) {
    std::vector<const Deed*> streets;
    for (const Space space : city.streets)
        if (const Deed* deed = edition.deed_at(space); deed != nullptr && figure(*deed) > Money{})
            streets.push_back(deed);
    return streets;
}

/// The median of the figures of the nearest streets of other cities.
std::optional<Money> figure_around(const Edition& edition, const std::vector<const Deed*>& city,
                                   const DeedFigure& figure) {
    constexpr std::size_t nearest = 3;
    const int middle = (city.front()->space.index + city.back()->space.index) / 2;
    std::vector<const Deed*> others;
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::street && deed.city != city.front()->city && figure(deed) > Money{})
            others.push_back(&deed);
    if (others.size() < nearest) return std::nullopt;
    std::ranges::stable_sort(others, {}, [&](const Deed* deed) { return std::abs(deed->space.index - middle); });
    std::vector<Money> figures;
    for (std::size_t at = 0; at < nearest; ++at) figures.push_back(figure(*others[at]));
    std::ranges::sort(figures);
    return figures[nearest / 2];
}

/// Whether one figure is further away from the usual one than another by half.
bool is_further(Money one, Money other, Money usual) {
    const auto far = [&](Money figure) {
        const std::int64_t least = std::min(figure, usual).units();
        const std::int64_t most = std::max(figure, usual).units();
        constexpr std::int64_t hundredths = 100;
        constexpr std::int64_t largest = 1'000'000'000'000;
        return std::min(most, largest) * hundredths / std::max<std::int64_t>(std::min(least, largest), 1);
    };
    return far(one) * 2 > far(other) * 3;
}

}  // namespace

std::vector<UnlikeFigure> unlike_figures(const Edition& edition, const City& city, const DeedFigure& figure,
                                         const UnlikeTest& are_unlike) {
    const std::vector<const Deed*> streets = streets_of(edition, city, figure);
    if (streets.size() < 2) return {};
    const auto alike = [&](const Deed* one) {
        return std::ranges::count_if(streets,
                                     [&](const Deed* other) { return !are_unlike(figure(*one), figure(*other)); });
    };
    const Deed* usual = *std::ranges::max_element(streets, {}, alike);
    if (alike(usual) == std::ssize(streets)) return {};
    std::vector<UnlikeFigure> found;
    const auto find_those_unlike = [&](const Deed* like) {
        for (const Deed* street : streets)
            if (are_unlike(figure(*street), figure(*like))) found.push_back({street, figure(*like)});
        return found;
    };
    if (alike(usual) * 2 > std::ssize(streets)) return find_those_unlike(usual);
    const Deed* first = streets.front();
    const Deed* second =
        *std::ranges::find_if(streets, [&](const Deed* street) { return are_unlike(figure(*street), figure(*first)); });
    if (const auto around = figure_around(edition, streets, figure); around && streets.size() == 2) {
        if (is_further(figure(*first), figure(*second), *around)) return find_those_unlike(second);
        if (is_further(figure(*second), figure(*first), *around)) return find_those_unlike(first);
    }
    return {{second, figure(*first), first}};
}

Sentence unlike_sentence(const UnlikeFigure& unlike, Money figure) {
    if (unlike.other == nullptr)
        return sentence("is {figure} where the other streets of its city have {usual}: compare it with the card",
                        {sum_word("figure", figure), sum_word("usual", unlike.usual)});
    return sentence("is {figure}, and {street} of the same city has {usual}: compare both with their cards",
                    {sum_word("figure", figure), {"street", unlike.other->name}, sum_word("usual", unlike.usual)});
}

bool has_one_price_a_city(const Edition& edition, const DeedFigure& price) {
    std::size_t cities = 0;
    std::size_t mixed = 0;
    for (const City& city : edition.cities) {
        const std::vector<const Deed*> streets = streets_of(edition, city, price);
        if (streets.size() < 2) continue;
        ++cities;
        if (std::ranges::any_of(streets, [&](const Deed* street) { return price(*street) != price(*streets.front()); }))
            ++mixed;
    }
    return mixed <= 1 || mixed * 2 <= cities;
}

std::set<int> deeds_in_units(const Edition& edition) {
    constexpr std::int64_t most_part = 40;
    std::vector<Money> prices;
    for (const Deed& deed : edition.deeds) prices.push_back(deed.price);
    if (prices.empty()) return {};
    const auto middle = prices.begin() + static_cast<std::ptrdiff_t>(prices.size() / 2);
    std::ranges::nth_element(prices, middle);
    std::set<int> spaces;
    for (const Deed& deed : edition.deeds)
        if (deed.price > Money{} && deed.price.units() <= middle->units() / most_part && deed.mortgage <= deed.price)
            spaces.insert(deed.space.index);
    return spaces;
}

}  // namespace tablebank
