// Sums of the rules and the board compared with the prices of the deeds, and pieces compared with the streets, as in
// all known boxes. A nought too many or too few is far outside of that; a merely unusual sum is not.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

constexpr std::int64_t thousandths = 1000;

/// The ratio of a sum to a price, in thousandths: the range in all known boxes, and the range without a warning.
struct UsualPart {
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

constexpr UsualPart usual_salary{500, 1000, 125, 4000};
constexpr UsualPart usual_fine{120, 250, 32, 1000};
constexpr UsualPart usual_penalty{250, 1000, 80, 3000};
constexpr UsualPart usual_property_tax{375, 375, 95, 1500};
constexpr UsualPart usual_income_tax{330, 1000, 110, 3000};
constexpr UsualPart usual_fee{800, 800, 200, 3200};
constexpr UsualPart usual_grant{125, 250, 32, 1000};
constexpr UsualPart usual_first_fare{125, 200, 32, 800};  // of the price of a transport
constexpr UsualPart usual_factor{17, 56, 7, 140};         // of the price of a utility
constexpr std::int64_t most_of_one_fewer = 6;             ///< times the income with one company fewer

class UsualCheck {
public:
    UsualCheck(const Edition& edition, EditionFindings& findings) : edition_(edition), findings_(findings) {
        const std::set<int> in_units = deeds_in_units(edition);
        std::vector<Money> prices;
        for (const Deed& deed : edition.deeds)
            if (!in_units.contains(deed.space.index)) prices.push_back(deed.price);
        std::ranges::sort(prices);
        if (!prices.empty()) middle_ = prices[prices.size() / 2];
    }

    /// A sum that every known box has.
    void look_at_needed(const std::string& path, Money sum, const UsualPart& part) {
        if (!sum.is_zero() || middle_ <= Money{}) return look(path, sum, part);
        tell_unusual(path, sum, part);
    }

    /// Compares with the price of the median deed.
    void look(const std::string& path, Money sum, const UsualPart& part) {
        count(sum);
        if (is_usual(sum, middle_, part)) return;
        count_doubt(sum, middle_, part);
        tell_unusual(path, sum, part);
    }

    void tell_unusual(const std::string& path, Money sum, const UsualPart& part) {
        if (part.from == part.to)
            return tell(path, sentence("is {sum}; in known boxes it is {usual} where a deed in the middle costs "
                                       "{price}: compare it with the box",
                                       {sum_word("sum", sum), sum_word("usual", part_of(middle_, part.from)),
                                        sum_word("price", middle_)}));
        tell(path, sentence("is {sum}; in known boxes it is {from} to {to} where a deed in the middle costs {price}: "
                            "compare it with the box",
                            {sum_word("sum", sum), sum_word("from", part_of(middle_, part.from)),
                             sum_word("to", part_of(middle_, part.to)), sum_word("price", middle_)}));
    }

    /// The income of companies, compared with their price and with the income of one fewer.
    void look_at_companies(const std::string& path, SpaceKind kind, const std::vector<std::int64_t>& table,
                           const UsualPart& part) {
        const std::vector<const Deed*> companies = edition_.deeds_of(kind);
        if (companies.empty() || table.empty()) return;
        std::vector<Money> prices;
        prices.reserve(companies.size());
        for (const Deed* company : companies) prices.push_back(company->price);
        std::ranges::sort(prices);
        const Money price = prices[(prices.size() - 1) / 2];
        for (std::size_t at = 1; at < table.size(); ++at)
            if (table[at - 1] > 0 && table[at] / most_of_one_fewer >= table[at - 1])
                return tell(path,
                            sentence("is {figure}, and with one company fewer it is {before}: compare it with "
                                     "the box",
                                     {sum_word("figure", Money{table[at]}), sum_word("before", Money{table[at - 1]})}));
        count(Money{table.front()});
        if (is_usual(Money{table.front()}, price, part)) return;
        count_doubt(Money{table.front()}, price, part);
        tell(path, sentence("is {sum} with one company; in known boxes it is {from} to {to} where a company costs "
                            "{price}: compare it with the box",
                            {sum_word("sum", Money{table.front()}), sum_word("from", part_of(price, part.from)),
                             sum_word("to", part_of(price, part.to)), sum_word("price", price)}));
    }

    /// Whether most sums are far from the usual ones: they are those of another box, which is one error.
    bool tell_another_box() {
        constexpr std::size_t fewest = 6;
        const std::vector<EditionProblem> doubts = doubts_.take();
        const std::size_t far = above_ + below_;
        if (far < fewest || far * 2 <= sums_ || (above_ > 0 && below_ > 0) || doubts.empty()) {
            findings_.add(doubts);
            return false;
        }
        findings_.drop_warnings("rules.salary.amount");  // one of them
        findings_.expect(
            false, "rules",
            sentence("{count} sums of {all} in the rules are far from what they are in known boxes where a "
                     "deed in the middle costs {price}, such as {key}: are they those of another box?",
                     {{"count", std::to_string(far)},
                      {"all", std::to_string(sums_)},
                      sum_word("price", middle_),
                      {"key", doubts.front().path}}));
        return true;
    }

    void tell_rest() { findings_.add(doubts_.take()); }

    void look_at_pieces() {
        constexpr int houses_of_ten = 6;
        constexpr int hotels_of_ten = 2;
        const auto streets = static_cast<int>(edition_.deeds_of(SpaceKind::street).size());
        const auto look = [&](const char* path, int count, int of_ten, const char* usual) {
            constexpr int ten = 10;
            if (count * ten >= streets * of_ten) return;
            tell(path, sentence(usual, {{"count", std::to_string(count)}, {"streets", std::to_string(streets)}}));
        };
        look("box.houses", edition_.box.houses, houses_of_ten,
             sentence_word("is {count} for {streets} streets; in known boxes there are three houses for two streets: "
                           "compare it with the box"));
        look("box.hotels", edition_.box.hotels, hotels_of_ten,
             sentence_word("is {count} for {streets} streets; in known boxes there is one hotel for two streets: "
                           "compare it with the box"));
    }

private:
    static Money part_of(Money price, std::int64_t part) {
        return Money{price.units() / thousandths * part + price.units() % thousandths * part / thousandths};
    }
    static bool is_usual(Money sum, Money price, const UsualPart& part) {
        return sum <= Money{} || price <= Money{} ||
               (sum >= part_of(price, part.least) && sum <= part_of(price, part.most));
    }
    void count(Money sum) {
        if (sum > Money{}) ++sums_;
    }
    void count_doubt(Money sum, Money price, const UsualPart& part) {
        ++(sum > part_of(price, part.most) ? above_ : below_);
    }
    /// One warning per sum is enough.
    void tell(const std::string& path, Sentence message) {
        if (!findings_.has(path) && !doubts_.has(path)) doubts_.expect(false, path, std::move(message));
    }

    const Edition& edition_;
    EditionFindings& findings_;
    EditionFindings doubts_;
    std::size_t sums_ = 0;
    std::size_t above_ = 0;  ///< doubtful sums that are larger than usual
    std::size_t below_ = 0;
    Money middle_;  ///< the price of the median deed
};

void look_at_companies(const Edition& edition, UsualCheck& check) {
    const auto units_of = [](const std::vector<Money>& table) {
        std::vector<std::int64_t> units;
        units.reserve(table.size());
        for (const Money sum : table) units.push_back(sum.units());
        return units;
    };
    check.look_at_companies("rules.transport_by_count.amounts", SpaceKind::transport,
                            units_of(edition.profile.transport_by_count.value), usual_first_fare);
    check.look_at_companies("rules.utility_by_count.amounts", SpaceKind::utility,
                            units_of(edition.profile.utility_by_count.value), usual_first_fare);
    each_cited(edition.profile.utility_factor, [&](std::optional<Role> role, const auto& rule) {
        const std::vector<std::int64_t> times(rule.value.begin(), rule.value.end());
        const std::string of_role = role ? '.' + std::string{to_string(*role)} : std::string{};
        check.look_at_companies("rules.utility_factor" + of_role + ".times", SpaceKind::utility, times, usual_factor);
    });
}

}  // namespace

void check_usual_sums(const Edition& edition, EditionFindings& findings) {
    const Profile& profile = edition.profile;
    UsualCheck check{edition, findings};
    check.look_at_needed("rules.salary.amount", profile.salary.value.passing, usual_salary);
    check.look_at_needed("rules.jail_fine.amount", profile.jail_fine.value, usual_fine);
    check.look("rules.income_tax_fixed.amount", profile.income_tax_fixed.value, usual_income_tax);
    check.look("rules.property_tax.amount", profile.property_tax.value, usual_property_tax);
    each_cited(profile.foundation_fee, [&](std::optional<Role> role, const auto& rule) {
        if (role)
            check.look("rules.foundation_fee." + std::string{to_string(*role)} + ".amount", rule.value, usual_fee);
    });
    for (const auto& [die, grant] : profile.foundation_grant.value)
        check.look("rules.foundation_grant.die." + std::to_string(die), grant, usual_grant);
    for (std::size_t index = 0; index < edition.board.size(); ++index)
        check.look(indexed("space", index) + ".amount", edition.board[index].amount, usual_penalty);
    look_at_companies(edition, check);
    if (check.tell_another_box()) return;
    check.look_at_pieces();
    check.tell_rest();
    check_sums_of_cards(edition, findings);
}

}  // namespace tablebank
