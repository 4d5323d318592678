// In a book without roles a dearer street earns more, with any number of houses, on most known boards. If a single
// street of the whole board does not, its digits may be exchanged.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"

namespace tablebank {
namespace {

constexpr std::ptrdiff_t fewest_streets = 8;

/// The streets, the cheapest first.
std::vector<const Deed*> streets_by_price(const Edition& edition) {
    std::vector<const Deed*> streets;
    for (const Deed& deed : edition.deeds)
        if (deed.kind == SpaceKind::street && deed.price > Money{}) streets.push_back(&deed);
    std::ranges::stable_sort(streets, {}, [](const Deed* deed) { return deed->price; });
    return streets;
}

Money rent_of(const Deed& deed, std::size_t step) {
    const StreetColumn& column = deed.street.player;
    if (step == 0) return column.single;
    return step <= column.built.size() ? column.built[step - 1] : Money{};
}

void check_step(const Edition& edition, EditionFindings& findings, const std::vector<const Deed*>& streets,
                std::size_t step) {
    std::vector<Money> rents;
    rents.reserve(streets.size());
    for (const Deed* deed : streets) rents.push_back(rent_of(*deed, step));
    const std::vector<bool> rising = rising_ones(rents);
    if (std::ranges::count(rising, false) != 1) return;
    const auto odd = static_cast<std::size_t>(std::ranges::find(rising, false) - rising.begin());
    const Deed& street = *streets[odd];
    const std::string path = indexed("deed", static_cast<std::size_t>(&street - edition.deeds.data())) + '.';
    const std::string key = step == 0 ? "player.single" : indexed("player.built", step - 1);
    if (rents[odd] <= Money{} || findings.has(path + "price") || findings.has(path + key)) return;
    const bool falls = odd > 0 && rents[odd - 1] > rents[odd];
    const Deed& other = *streets[falls ? odd - 1 : odd + 1];
    if (other.price == street.price) return;  // neither is the dearer one
    findings.expect(
        false, path + key,
        falls ? sentence(
                    "is {figure}, and the cheaper {street} has {other}: compare both with their cards",
                    {sum_word("figure", rents[odd]), {"street", other.name}, sum_word("other", rent_of(other, step))})
              : sentence(
                    "is {figure}, and the dearer {street} has {other}: compare both with their cards",
                    {sum_word("figure", rents[odd]), {"street", other.name}, sum_word("other", rent_of(other, step))}));
}

}  // namespace

void check_dearer_streets(const Edition& edition, EditionFindings& findings) {
    if (edition.profile.roles.value) return;
    const std::vector<const Deed*> streets = streets_by_price(edition);
    if (std::ssize(streets) < fewest_streets) return;
    std::size_t steps = 0;
    for (const Deed* deed : streets) steps = std::max(steps, deed->street.player.built.size());
    for (std::size_t step = 0; step <= steps; ++step) check_step(edition, findings, streets, step);
}

}  // namespace tablebank
