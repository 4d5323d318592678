#include "tests/closing_plans/integer_program.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>

#include "calculators/rent.h"

namespace closing_plans {
namespace {

using namespace tablebank;

/// A street or a company with its final states: 0 mortgaged, 1 open, 2 and more built.
class Program {
public:
    explicit Program(const Ending& ending)
        : ending_(ending),
          profile_(ending.edition.profile),
          role_(ending.estate.role),
          percent_(profile_.kept_cash_percent.of(role_).value) {}

    std::string text() {
        for (std::size_t city = 0; city < ending_.edition.cities.size(); ++city) add_city(static_cast<int>(city));
        add_companies(SpaceKind::transport);
        add_companies(SpaceKind::utility);
        std::ostringstream out;
        out << "Maximize\n total:" << objective_.str() << "\nSubject To\n cash:" << cash_.str()
            << " >= " << -ending_.estate.cash.units() << '\n'
            << rows_.str() << "Binary\n";
        for (const std::string& name : names_) out << ' ' << name << '\n';
        out << "End\n";
        return out.str();
    }

private:
    struct Street {
        const Deed* deed;
        const Holding* holding;
        int most;
        int start;
    };

    void row(const std::string& left, const std::string& right) {
        rows_ << " r" << ++row_ << ':' << left << ' ' << right << '\n';
    }
    std::string binary(const std::string& name) {
        names_.push_back(name);
        return name;
    }
    void value(const std::string& name, std::int64_t income, std::int64_t cash) {
        const std::int64_t worth = income * 100 + cash * percent_;
        objective_ << (worth < 0 ? " - " : " + ") << std::llabs(worth) << ' ' << name;
        cash_ << (cash < 0 ? " - " : " + ") << std::llabs(cash) << ' ' << name;
    }

    [[nodiscard]] std::int64_t rent(const Estate& estate, Space deed) const {
        const auto thrown = ending_.dice.find(deed);
        const auto dice = thrown == ending_.dice.end() ? std::nullopt : std::optional{thrown->second};
        return quote_rent(ending_.edition, ending_.rulings, estate, deed, dice, JailCounts::ignored)
            .quote.amount.units();
    }

    [[nodiscard]] std::int64_t price(const Street& street, int step) const {
        const StreetColumn& column = street.deed->street.of(role_);
        const int hotel = step - (street.most - profile_.hotels_per_street.value);
        if (hotel < 1) return column.house_price.units();
        return (column.hotel_prices.empty() ? column.hotel_price
                                            : column.hotel_prices[static_cast<std::size_t>(hotel) - 1])
            .units();
    }

    [[nodiscard]] std::int64_t redemption(const Deed& deed) const {
        const int interest = profile_.mortgage_interest.value;
        if (interest == 0) return deed.redeem.units();
        return Share::percent_of(deed.mortgage, 100 + interest)
            .rounded(ending_.rulings.rounding, ending_.edition.currency.smallest_note)
            .units();
    }

    [[nodiscard]] std::int64_t refund(const Street& street, int from, int to) const {
        std::int64_t cost = 0;
        for (int step = to + 1; step <= from; ++step) cost += price(street, step);
        return Share::percent_of(Money{cost}, profile_.building_refund_percent.value)
            .rounded(ending_.rulings.rounding, ending_.edition.currency.smallest_note)
            .units();
    }

    /// The most that the way down brings, however often it stops.
    [[nodiscard]] std::int64_t sold(const Street& street, int from, int to) const {
        std::vector<std::int64_t> best(static_cast<std::size_t>(from) + 1, 0);
        for (int level = from - 1; level >= to; --level) {
            std::int64_t& most = best[static_cast<std::size_t>(level)];
            most = -1;
            for (int above = level + 1; above <= from; ++above)
                most = std::max(most, best[static_cast<std::size_t>(above)] + refund(street, above, level));
        }
        return best[static_cast<std::size_t>(to)];
    }

    [[nodiscard]] std::int64_t cash_of(const Street& street, int to) const {
        if (to == street.start) return 0;
        if (street.start == 0) {
            std::int64_t cash = -redemption(*street.deed);
            for (int step = 1; step < to; ++step) cash -= price(street, step);
            return cash;
        }
        if (to == 0) return (street.start > 1 ? sold(street, street.start - 1, 0) : 0) + street.deed->mortgage.units();
        if (to < street.start) return sold(street, street.start - 1, to - 1);
        std::int64_t cash = 0;
        for (int step = street.start; step < to; ++step) cash -= price(street, step);
        return cash;
    }

    void add_city(int city) {
        std::vector<Street> streets;
        for (const Space space : ending_.edition.cities[static_cast<std::size_t>(city)].streets) {
            const Holding* holding = ending_.estate.find(space);
            if (holding == nullptr) continue;
            const Deed* deed = ending_.edition.deed_at(space);
            const int most = most_steps(*deed, role_);
            const int hotels = holding->hotels;
            const int steps = hotels > 0 ? most - profile_.hotels_per_street.value + hotels : holding->houses;
            streets.push_back({deed, holding, most, holding->mortgaged ? 0 : 1 + steps});
        }
        if (streets.empty()) return;
        const bool together = role_ != Role::competitor;
        const std::string monopoly = binary("m" + std::to_string(city));
        const int said = profile_.streets_for_monopoly.value;
        const int needed = said > 0 ? said : static_cast<int>(streets.size());
        std::string open;
        std::string built;
        for (const Street& street : streets) add_street(street, monopoly, streets, open, built);
        const int count = static_cast<int>(streets.size());
        if (together && count >= needed) {
            row(open + " - " + std::to_string(needed) + ' ' + monopoly, ">= 0");
            row(open + " - " + std::to_string(count) + ' ' + monopoly, "<= " + std::to_string(needed - 1));
        } else {
            row(' ' + monopoly, "= 0");
        }
        const int limit = profile_.most_built_streets.of(role_).value;
        if (limit > 0 && !built.empty()) row(built, "<= " + std::to_string(limit));
    }

    void add_street(const Street& street, const std::string& monopoly, const std::vector<Street>& streets,
                    std::string& open, std::string& built) {
        const bool falls = profile_.building_needs_monopoly.of(role_).value;
        std::string one;
        for (const bool whole : {false, true}) {
            std::string of_kind;
            for (int to = 0; to <= street.most + 1; ++to) {
                if (to > 1 && falls && !whole) continue;
                const std::string name =
                    binary("x" + std::to_string(street.deed->space.index) + (whole ? "w" : "s") + std::to_string(to));
                of_kind += " + " + name;
                if (to > 0) open += " + " + name;
                if (to > 1) built += " + " + name;
                value(name, income(street, to, whole, streets), cash_of(street, to));
            }
            one += of_kind;
            row(of_kind + (whole ? " - " : " + ") + monopoly, whole ? "<= 0" : "<= 1");
        }
        row(one, "= 1");
    }

    [[nodiscard]] std::int64_t income(const Street& street, int to, bool whole,
                                      const std::vector<Street>& streets) const {
        if (to == 0) return 0;
        Estate estate{.role = role_, .cash = {}, .jailed = false, .deeds = {}};
        for (const Street& other : streets)
            estate.deeds.push_back({.deed = other.deed->space, .mortgaged = !whole && other.deed != street.deed});
        set_steps(*street.deed, role_, *estate.find(street.deed->space), to - 1);
        return rent(estate, street.deed->space);
    }

    void add_companies(SpaceKind kind) {
        std::vector<const Deed*> deeds;
        for (const Deed* deed : ending_.edition.deeds_of(kind))
            if (ending_.estate.find(deed->space) != nullptr) deeds.push_back(deed);
        if (deeds.empty()) return;
        const std::string prefix = kind == SpaceKind::transport ? "t" : "u";
        const int count = static_cast<int>(deeds.size());
        std::string one;
        std::string counted;
        for (int open = 0; open <= count; ++open) {
            const std::string name = binary(prefix + "n" + std::to_string(open));
            one += " + " + name;
            counted += " - " + std::to_string(open) + ' ' + name;
        }
        row(one, "= 1");
        std::string all_open;
        for (const Deed* deed : deeds) {
            const Street street{deed, ending_.estate.find(deed->space), 0,
                                ending_.estate.find(deed->space)->mortgaged ? 0 : 1};
            const std::string at = prefix + std::to_string(deed->space.index);
            const std::string pledged = binary(at + "m");
            value(pledged, 0, cash_of(street, 0));
            std::string states = " + " + pledged;
            for (int open = 1; open <= count; ++open) {
                const std::string name = binary(at + "o" + std::to_string(open));
                states += " + " + name;
                all_open += " + " + name;
                value(name, company_income(deeds, *deed, open), cash_of(street, 1));
                row(' ' + name + " - " + prefix + "n" + std::to_string(open), "<= 0");
            }
            row(states, "= 1");
        }
        row(all_open + counted, "= 0");
    }

    [[nodiscard]] std::int64_t company_income(const std::vector<const Deed*>& deeds, const Deed& deed, int open) const {
        Estate estate{.role = role_, .cash = {}, .jailed = false, .deeds = {}};
        int others = open - 1;
        for (const Deed* other : deeds) {
            const bool free = other == &deed || others-- > 0;
            estate.deeds.push_back({.deed = other->space, .mortgaged = !free});
        }
        return rent(estate, deed.space);
    }

    const Ending& ending_;
    const Profile& profile_;
    Role role_;
    std::int64_t percent_;
    std::ostringstream objective_;
    std::ostringstream cash_;
    std::ostringstream rows_;
    std::vector<std::string> names_;
    int row_ = 0;
};

}  // namespace

std::string integer_program(const Ending& ending) {
    return Program(ending).text();
}

std::optional<Solved> solve_with_glpk(const Ending& ending, const std::string& folder) {
    static const bool installed = std::system("command -v glpsol >/dev/null 2>&1") == 0;
    if (!installed) return std::nullopt;
    const std::string program = folder + "/estate.lp";
    const std::string solution = folder + "/estate.sol";
    std::ofstream(program) << integer_program(ending);
    const auto begun = std::chrono::steady_clock::now();
    const std::string command = "glpsol --lp '" + program + "' --write '" + solution + "' >/dev/null";
    if (std::system(command.c_str()) != 0) throw std::runtime_error("glpsol failed");
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begun;
    std::ifstream read(solution);
    for (std::string line; std::getline(read, line);) {
        std::istringstream words(line);
        std::string s;
        std::string mip;
        std::string rows;
        std::string columns;
        std::string status;
        double objective = 0;
        if (!(words >> s >> mip >> rows >> columns >> status >> objective) || s != "s" || mip != "mip") continue;
        if (status != "o") throw std::runtime_error("glpsol found no best solution");
        const std::int64_t kept =
            ending.estate.cash.units() * ending.edition.profile.kept_cash_percent.of(ending.estate.role).value;
        return Solved{std::llround(objective) + kept, taken.count()};
    }
    throw std::runtime_error("glpsol wrote no solution");
}

}  // namespace closing_plans
