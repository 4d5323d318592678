#include "tests/closing_plans/exhaustive.h"

#include <algorithm>
#include <vector>

namespace closing_plans {
namespace {

using namespace tablebank;
using Units = std::int64_t;

/// The state of each deed: -1 a mortgage, 0 nothing, then one more for each step.
using Levels = std::vector<int>;

struct Lot {
    const Deed* deed;
    bool third;
    int most;
    int houses;  ///< of those steps, before the first hotel
};

/// The table of one player alone.
class Alone {
public:
    explicit Alone(const Ending& ending)
        : ending_(ending), profile_(ending.edition.profile), rulings_(ending.rulings), role_(ending.estate.role) {
        for (const Holding& holding : ending.estate.deeds) {
            const Deed* deed = ending.edition.deed_at(holding.deed);
            const bool street = deed->kind == SpaceKind::street;
            const int most = street ? static_cast<int>(column(*deed).built.size()) : 0;
            const int houses = street ? most - profile_.hotels_per_street.value : 0;
            lots_.push_back({deed, holding.third, most, houses});
            const int standing = holding.hotels > 0 ? houses + holding.hotels : holding.houses;
            begin_.push_back(holding.mortgaged ? -1 : standing);
        }
        for (const Lot& lot : lots_) {
            weights_.push_back(configurations_);
            configurations_ *= lot.most + 2;
        }
    }

    Best search() {
        best_cash_.assign(static_cast<std::size_t>(configurations_), -1);
        best_.now = worth(begin_, ending_.estate.cash.units());
        best_.total = best_.now;
        best_cash_[static_cast<std::size_t>(number(begin_))] = ending_.estate.cash.units();
        std::vector<int> edge;
        if (rulings_.closing) edge.push_back(number(begin_));
        for (int lines = 1; !edge.empty(); ++lines) {
            reached_.clear();
            next_cash_.assign(static_cast<std::size_t>(configurations_), -1);
            for (const int from : edge) deal(levels_of(from), best_cash_[static_cast<std::size_t>(from)]);
            edge.clear();
            std::ranges::sort(reached_);
            reached_.erase(std::unique(reached_.begin(), reached_.end()), reached_.end());
            for (const int to : reached_) {
                const auto place = static_cast<std::size_t>(to);
                if (next_cash_[place] <= best_cash_[place]) continue;
                best_cash_[place] = next_cash_[place];
                edge.push_back(to);
                const Units total = worth(levels_of(to), best_cash_[place]);
                if (total <= best_.total) continue;
                best_.total = total;
                best_.lines = lines;
            }
        }
        return best_;
    }

private:
    [[nodiscard]] const StreetColumn& column(const Deed& deed) const { return deed.street.of(role_); }

    [[nodiscard]] int number(const Levels& levels) const {
        int made = 0;
        for (std::size_t lot = 0; lot < lots_.size(); ++lot) made += weights_[lot] * (levels[lot] + 1);
        return made;
    }
    [[nodiscard]] Levels levels_of(int number) const {
        Levels levels;
        for (std::size_t lot = 0; lot < lots_.size(); ++lot)
            levels.push_back(number / weights_[lot] % (lots_[lot].most + 2) - 1);
        return levels;
    }

    /// A part of a sum as it can be paid: to the smallest note.
    [[nodiscard]] Units paid(Units hundredths) const {
        const Units note = ending_.edition.currency.smallest_note.units() * 100;
        const Units whole = hundredths / note;
        const Units rest = hundredths % note;
        const bool more = rulings_.rounding == Rounding::up     ? rest > 0
                          : rulings_.rounding == Rounding::down ? false
                                                                : 2 * rest >= note;
        return (whole + (more ? 1 : 0)) * note / 100;
    }

    [[nodiscard]] bool same_city(std::size_t one, std::size_t other) const {
        return lots_[one].deed->city >= 0 && lots_[one].deed->city == lots_[other].deed->city;
    }
    [[nodiscard]] int needed(std::size_t lot) const {
        const int said = profile_.streets_for_monopoly.value;
        if (said > 0) return said;
        const auto city = static_cast<std::size_t>(lots_[lot].deed->city);
        return static_cast<int>(ending_.edition.cities[city].streets.size());
    }
    /// Other streets that are free of a mortgage and may make a monopoly with this one.
    [[nodiscard]] int together(const Levels& levels, std::size_t lot) const {
        int open = 0;
        for (std::size_t other = 0; other < lots_.size(); ++other)
            if (same_city(lot, other) && levels[other] >= 0 && !lots_[other].third) ++open;
        return open;
    }
    [[nodiscard]] bool monopoly(const Levels& levels, std::size_t lot) const {
        return role_ != Role::competitor && together(levels, lot) >= needed(lot);
    }
    [[nodiscard]] bool built(const Levels& levels, std::size_t lot) const {
        for (std::size_t other = 0; other < lots_.size(); ++other)
            if (same_city(lot, other) && levels[other] > 0) return true;
        return false;
    }
    [[nodiscard]] bool book_needs_city() const { return profile_.building_needs_monopoly.of(role_).value; }

    // The payment of the walk.

    [[nodiscard]] Units street_rent(const Levels& levels, std::size_t lot) const {
        const StreetColumn& printed = column(*lots_[lot].deed);
        const bool whole = monopoly(levels, lot);
        if (levels[lot] == 0) return paid((whole ? printed.doubled : printed.single).units() * 100);
        const Units figure = printed.built[static_cast<std::size_t>(levels[lot] - 1)].units();
        const bool broken =
            profile_.broken_monopoly.value == BrokenMonopoly::single_rent && book_needs_city() && !whole;
        if (!broken) return paid(figure * 100);
        if (rulings_.broken_monopoly_rate == BrokenMonopolyRate::half_printed) return paid(figure * 50);
        return paid(printed.single.units() * 100);
    }

    [[nodiscard]] std::size_t owned(const Levels& levels, SpaceKind kind) const {
        std::size_t count = 0;
        for (std::size_t lot = 0; lot < lots_.size(); ++lot)
            if (lots_[lot].deed->kind == kind && (levels[lot] >= 0 || rulings_.mortgaged_companies_count)) ++count;
        return count;
    }

    /// Times 36.
    [[nodiscard]] Units rent(const Levels& levels, std::size_t lot) const {
        if (levels[lot] < 0) return 0;
        const bool barred = ending_.estate.jailed && !profile_.jailed_collects.of(role_).value;
        if (barred && rulings_.jailed_in_walk == Collects::nothing) return 0;
        const Deed& deed = *lots_[lot].deed;
        if (deed.kind == SpaceKind::street) return 36 * street_rent(levels, lot);
        const std::size_t count = owned(levels, deed.kind) - 1;
        if (deed.kind == SpaceKind::transport) {
            const Units percent = deed.price.units() * profile_.transport_percent.value;
            return 36 * (role_ == Role::competitor ? paid(percent)
                                                   : paid(profile_.transport_by_count.value[count].units() * 100));
        }
        if (!profile_.utility_by_count.value.empty() && rulings_.brand_rent == BrandRent::flat)
            return 36 * paid(profile_.utility_by_count.value[count].units() * 100);
        Units factor = profile_.utility_factor.of(role_).value[count];
        if (role_ == Role::competitor && rulings_.competitor_utility_factor)
            factor = *rulings_.competitor_utility_factor;
        const auto thrown = ending_.dice.find(deed.space);
        if (thrown != ending_.dice.end()) return 36 * paid(factor * thrown->second.sum() * 100);
        Units all = 0;
        for (int one = 1; one <= 6; ++one)
            for (int other = 1; other <= 6; ++other) all += paid(factor * (one + other) * 100);
        return all;
    }

    [[nodiscard]] Units worth(const Levels& levels, Units cash) const {
        Units income = 0;
        for (std::size_t lot = 0; lot < lots_.size(); ++lot) income += rent(levels, lot);
        return income * 100 + cash * profile_.kept_cash_percent.of(role_).value * 36;
    }

    // The number that the bank allows.

    [[nodiscard]] Units houses_in_box(const Levels& levels) const { return in_box(levels, false); }
    [[nodiscard]] Units hotels_in_box(const Levels& levels) const { return in_box(levels, true); }
    [[nodiscard]] Units in_box(const Levels& levels, bool hotels) const {
        Units left = hotels ? ending_.bank.hotels : ending_.bank.houses;
        for (std::size_t lot = 0; lot < lots_.size(); ++lot)
            left += pieces(lot, begin_[lot], hotels) - pieces(lot, levels[lot], hotels);
        return left;
    }
    [[nodiscard]] int pieces(std::size_t lot, int level, bool hotels) const {
        const int more = level - lots_[lot].houses;
        if (lots_[lot].most == 0 || level <= 0) return 0;
        if (hotels) return std::max(more, 0);
        return more > 0 ? 0 : level;
    }
    [[nodiscard]] bool box_runs_out() const { return rulings_.pieces_run_out == PiecesRunOut::limited; }

    void reach(const Levels& levels, Units cash) {
        if (cash < 0) return;
        const int to = number(levels);
        auto& known = next_cash_[static_cast<std::size_t>(to)];
        if (cash <= known) return;
        known = cash;
        reached_.push_back(to);
    }

    void deal(const Levels& levels, Units cash) {
        for (std::size_t lot = 0; lot < lots_.size(); ++lot) {
            if (levels[lot] < 0) redeem(levels, lot, cash);
            if (levels[lot] == 0) mortgage(levels, lot, cash);
            if (levels[lot] > 0) sell(levels, lot, cash);
            if (levels[lot] >= 0) build(levels, lot, cash);
            if (levels[lot] > 0) sell_city(levels, lot, cash);
        }
    }

    void redeem(const Levels& levels, std::size_t lot, Units cash) {
        const bool war = ending_.estate.jailed && !profile_.jailed_may_buy.of(role_).value;
        if (war && !rulings_.price_war_redeems) return;
        const Deed& deed = *lots_[lot].deed;
        const Units interest = profile_.mortgage_interest.value;
        const Units price = interest == 0 ? deed.redeem.units() : paid(deed.mortgage.units() * (100 + interest));
        Levels then = levels;
        then[lot] = 0;
        reach(then, cash - price);
    }

    void mortgage(const Levels& levels, std::size_t lot, Units cash) {
        if (lots_[lot].deed->kind == SpaceKind::street && built(levels, lot) && monopoly(levels, lot)) {
            const bool city_first = profile_.mortgage_clears.value == MortgageClears::monopolised_city &&
                                    rulings_.mortgage_sells == MortgageSells::city;
            const bool breaks = !lots_[lot].third && together(levels, lot) == needed(lot);
            const bool falls = book_needs_city() && profile_.broken_monopoly.value == BrokenMonopoly::buildings_sold;
            if (city_first || (falls && breaks)) return;
        }
        Levels then = levels;
        then[lot] = -1;
        reach(then, cash + lots_[lot].deed->mortgage.units());
    }

    [[nodiscard]] Units price_of_step(std::size_t lot, int step) const {
        const StreetColumn& printed = column(*lots_[lot].deed);
        const int hotel = step - lots_[lot].houses;
        if (hotel < 1) return printed.house_price.units();
        if (printed.hotel_prices.empty()) return printed.hotel_price.units();
        return printed.hotel_prices[static_cast<std::size_t>(hotel) - 1].units();
    }

    [[nodiscard]] Units refund(std::size_t lot, int from, int to) const {
        Units cost = 0;
        const int houses = lots_[lot].houses;
        const bool alone = from > houses && rulings_.hotel_counts_as == HotelCountsAs::last_step;
        for (int step = (alone ? std::max(to, houses) : to) + 1; step <= from; ++step) cost += price_of_step(lot, step);
        return paid(cost * profile_.building_refund_percent.value);
    }

    void sell(const Levels& levels, std::size_t lot, Units cash) {
        const int standing = levels[lot];
        const bool hotel = standing > lots_[lot].houses;
        for (int left = 0; left < standing; ++left) {
            const bool replaced = hotel && left > 0 && left <= lots_[lot].houses;
            if (replaced && rulings_.hotel_counts_as == HotelCountsAs::last_step) continue;
            bool even = true;
            for (std::size_t other = 0; other < lots_.size(); ++other)
                if (other != lot && same_city(lot, other) && left < levels[other] - 1) even = false;
            const bool must = profile_.building_order.value == BuildingOrder::even && !(hotel && left == 0);
            if (must && !even) continue;
            if (replaced && box_runs_out() && houses_in_box(levels) < left) continue;
            Levels then = levels;
            then[lot] = left;
            reach(then, cash + refund(lot, standing, left));
        }
    }

    void sell_city(const Levels& levels, std::size_t lot, Units cash) {
        Levels then = levels;
        for (std::size_t other = 0; other < lots_.size(); ++other) {
            if (!same_city(lot, other) || levels[other] <= 0) continue;
            then[other] = 0;
            cash += refund(other, levels[other], 0);
        }
        reach(then, cash);
    }

    void build(const Levels& levels, std::size_t lot, Units cash) {
        if (lots_[lot].most == 0 || lots_[lot].third) return;
        const bool war = ending_.estate.jailed && !profile_.jailed_may_buy.of(role_).value;
        if (war && rulings_.price_war_bars == PriceWarBars::deeds_and_buildings) return;
        const bool city = book_needs_city() || (role_ == Role::competitor && rulings_.competitor_needs_city);
        if (city && together(levels, lot) < needed(lot)) return;
        const int limit = profile_.most_built_streets.of(role_).value;
        int streets = 0;
        int least = lots_[lot].most;
        for (std::size_t other = 0; other < lots_.size(); ++other) {
            if (!same_city(lot, other)) continue;
            streets += levels[other] > 0 ? 1 : 0;
            if (other != lot) least = std::min(least, std::max(levels[other], 0));
        }
        if (limit > 0 && levels[lot] == 0 && streets >= limit) return;
        Units price = 0;
        for (int target = levels[lot] + 1; target <= lots_[lot].most; ++target) {
            price += price_of_step(lot, target);
            if (profile_.building_order.value == BuildingOrder::even && target > least + 1) break;
            if (box_runs_out()) {
                const int houses = std::min(target, lots_[lot].houses) - levels[lot];
                const int hotels = pieces(lot, target, true) - pieces(lot, levels[lot], true);
                if (houses > 0 && houses_in_box(levels) < houses) continue;
                if (hotels > 0 && hotels_in_box(levels) < hotels) continue;
            }
            Levels then = levels;
            then[lot] = target;
            reach(then, cash - price);
        }
    }

    const Ending& ending_;
    const Profile& profile_;
    const Rulings& rulings_;
    Role role_;
    std::vector<Lot> lots_;
    std::vector<int> weights_;
    Levels begin_;
    int configurations_ = 1;
    std::vector<Units> best_cash_;
    std::vector<Units> next_cash_;
    std::vector<int> reached_;
    Best best_;
};

}  // namespace

Best try_everything(const Ending& ending) {
    return Alone(ending).search();
}

}  // namespace closing_plans
