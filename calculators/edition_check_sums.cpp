// Sums of the rules, the cards and the board, compared with the prices of the deeds. A box in thousands in which one
// sum was typed without them is valid, and the error would be noticed only when the sum is paid.

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

/// In every known box, no sum is smaller than this part of the cheapest deed or larger than this multiple of the
/// dearest.
constexpr std::int64_t smallest_part = 200;
constexpr std::int64_t largest_multiple = 100;

class SumCheck {
public:
    SumCheck(const Edition& edition, EditionFindings& findings)
        : findings_(&findings), note_(std::max(edition.currency.smallest_note, Money{1})) {
        const std::set<int> in_units = deeds_in_units(edition);
        for (const Deed& deed : edition.deeds) {
            if (in_units.contains(deed.space.index)) continue;
            cheapest_ = cheapest_.is_zero() ? deed.price : std::min(cheapest_, deed.price);
            dearest_ = std::max(dearest_, deed.price);
        }
    }

    void look(const std::string& path, Money sum) {
        if (sum <= Money{}) return;
        ++sums_;
        if (sum.units() < cheapest_.units() / smallest_part)
            doubt(path, sum,
                  sentence("is {sum}, and the cheapest deed costs {price}: are the thousands missing?",
                           {sum_word("sum", sum), sum_word("price", cheapest_)}));
        else if (sum.units() / largest_multiple > dearest_.units())
            doubt(path, sum,
                  sentence("is {sum}, and the dearest deed costs {price}: compare it with the box",
                           {sum_word("sum", sum), sum_word("price", dearest_)}));
        else if (sum > first_cash_ && !findings_->has(start_cash))
            alone_.expect(false, path,
                          sentence("is {sum}, and everyone begins with {cash}: compare it with the box",
                                   {sum_word("sum", sum), sum_word("cash", first_cash_)}));
        if (sum.units() % note_.units() == 0) return;
        unpayable_.expect(false, path, unpayable(sum));
        ++unpayable_sums_;
    }
    [[nodiscard]] Sentence unpayable(Money sum) const {
        return sentence("is {sum}, which no notes make: the smallest one is {note}",
                        {sum_word("sum", sum), sum_word("note", note_)});
    }
    [[nodiscard]] bool makes(Money sum) const { return sum.units() % note_.units() == 0; }
    /// This multiple of the dice.
    void look_at_factor(const std::string& path, int times) {
        constexpr std::int64_t most_dice = 12;
        if (times <= 0) return;
        ++sums_;
        const Money most{times * most_dice};
        if (most.units() >= cheapest_.units() / smallest_part && most.units() / largest_multiple <= dearest_.units())
            return;
        doubt(path, most,
              sentence("is {times}, with two dice {sum} at most, and the cheapest deed costs {price}: "
                       "compare it with the box",
                       {{"times", std::to_string(times)}, sum_word("sum", most), sum_word("price", cheapest_)}));
    }

    /// An initial cash that buys no deed of the board is a rule of another box; in every known box it buys the dearest
    /// one.
    void look_at_start_cash(Money cash) {
        constexpr std::int64_t most_deeds = 30;
        first_cash_ = cash;
        if (cash < cheapest_)
            findings_->expect(false, start_cash,
                              sentence("is {cash}, and the cheapest deed costs {price}: no player could buy a deed",
                                       {sum_word("cash", cash), sum_word("price", cheapest_)}));
        else
            findings_->expect(cash >= dearest_ && cash.units() / most_deeds < dearest_.units(), start_cash,
                              sentence("is {cash}, and the dearest deed costs {price}: compare both with the box",
                                       {sum_word("cash", cash), sum_word("price", dearest_)}));
    }
    /// A round pays for a deed, in every known box.
    void look_at_salary(const std::string& path, Money salary) {
        if (salary <= Money{} || salary.units() < cheapest_.units() / smallest_part) return;
        alone_.expect(salary.units() * 2 >= cheapest_.units(), path,
                      sentence("is {sum}, and the cheapest deed costs {price}: compare it with the box",
                               {sum_word("sum", salary), sum_word("price", cheapest_)}));
    }

    /// Whether most sums are of another size than the deeds: they belong to another box, which is one error.
    bool tell_another_box() {
        constexpr std::size_t fewest = 5;
        if (doubts_ < fewest || doubts_ * 2 <= sums_) return false;
        findings_->expect(
            false, "rules",
            sentence(
                "{count} sums of {all} in the rules, the cards and on the board are of another size than the "
                "prices, such as {key}: {sum}, and the deeds cost {price} to {most}: are they those of another box?",
                {{"count", std::to_string(doubts_)},
                 {"all", std::to_string(sums_)},
                 {"key", first_path_},
                 sum_word("sum", first_sum_),
                 sum_word("price", cheapest_),
                 sum_word("most", dearest_)}));
        return true;
    }
    /// If most sums cannot be made of notes, the smallest note is the odd one.
    void tell_one_by_one() {
        findings_->add(size_doubts_.take());
        findings_->add(alone_.take());
        if (unpayable_sums_ * 2 <= sums_) return findings_->add(unpayable_.take());
        findings_->expect(
            false, "currency.smallest_note",
            sentence(
                "is {note}, and {count} sums of {all} cannot be paid in such notes",
                {sum_word("note", note_), {"count", std::to_string(unpayable_sums_)}, {"all", std::to_string(sums_)}}));
    }

private:
    static constexpr const char* start_cash = "rules.start_cash.amount";

    void doubt(const std::string& path, Money sum, Sentence message) {
        if (doubts_++ == 0) {
            first_path_ = path;
            first_sum_ = sum;
        }
        size_doubts_.expect(false, path, std::move(message));
    }

    EditionFindings* findings_;
    EditionFindings size_doubts_;
    EditionFindings alone_;  ///< warnings that follow from no other
    EditionFindings unpayable_;
    std::size_t sums_ = 0;
    std::size_t doubts_ = 0;
    std::size_t unpayable_sums_ = 0;
    std::string first_path_;
    Money first_sum_;
    Money note_;
    Money cheapest_;
    Money dearest_;
    Money first_cash_;
};

void look_at_rule(SumCheck& check, const std::string& path, Money sum) {
    check.look(path + ".amount", sum);
}
void look_at_rule(SumCheck& check, const std::string& path, const Salary& salary) {
    check.look(path + ".amount", salary.passing);
    check.look_at_salary(path + ".amount", salary.passing);
    check.look(path + ".landing", salary.landing);
}
void look_at_rule(SumCheck& check, const std::string& path, const std::vector<Money>& sums) {
    for (const Money sum : sums) check.look(path + ".amounts", sum);
}
void look_at_rule(SumCheck& check, const std::string& path, const std::vector<int>& factors) {
    for (const int times : factors) check.look_at_factor(path + ".times", times);
}
void look_at_rule(SumCheck& check, const std::string& path, const std::map<int, Money>& grants) {
    for (const auto& [die, grant] : grants) check.look(path + ".die." + std::to_string(die), grant);
}
/// No other rule is a sum.
template <class T>
void look_at_rule(SumCheck& /*check*/, const std::string& /*path*/, const T& /*value*/) {}

void look_at_rules(const Edition& edition, SumCheck& check) {
    each_rule(edition.profile, [&](const RuleKey& key, const auto& rules) {
        if (key.name == "start_cash") return;  // it has a check of its own
        each_cited(rules, [&](std::optional<Role> role, const auto& rule) {
            if (rule.rule.empty()) return;
            std::string path = "rules." + std::string{key.name};
            if (role) path += '.' + std::string{to_string(*role)};
            look_at_rule(check, path, rule.value);
        });
    });
}

/// Figures of deeds that cannot be made of notes. If there are many, the smallest note is the odd one.
void look_at_deeds(const Edition& edition, const SumCheck& check, EditionFindings& findings) {
    constexpr std::size_t most_alone = 6;
    const std::set<int> in_units = deeds_in_units(edition);
    EditionFindings unpayable;
    std::size_t count = 0;
    for (std::size_t index = 0; index < edition.deeds.size(); ++index) {
        const Deed& deed = edition.deeds[index];
        if (in_units.contains(deed.space.index)) continue;
        const auto look = [&](const std::string& key, Money figure) {
            const std::string path = indexed("deed", index) + '.' + key;
            if (check.makes(figure) || findings.has(path)) return;
            unpayable.expect(false, path, check.unpayable(figure));
            ++count;
        };
        look("price", deed.price);
        look("mortgage", deed.mortgage);
        look("redeem", deed.redeem);
        if (deed.kind != SpaceKind::street) continue;
        for (const Role role : edition.profile.played_roles()) {
            const StreetColumn& column = deed.street.of(role);
            const std::string key = std::string{to_string(role)} + '.';
            look(key + "single", column.single);
            if (can_monopolise(role)) look(key + "doubled", column.doubled);
            for (std::size_t step = 0; step < column.built.size(); ++step)
                look(indexed(key + "built", step), column.built[step]);
            look(key + "house_price", column.house_price);
            look(key + "hotel_price", column.hotel_price);
            for (std::size_t hotel = 1; hotel < column.hotel_prices.size(); ++hotel)
                look(indexed(key + "hotel_price", hotel), column.hotel_prices[hotel]);
        }
    }
    if (findings.has("currency.smallest_note")) return;
    if (count <= most_alone) return findings.add(unpayable.take());
    findings.expect(false, "currency.smallest_note",
                    sentence("is {note}, and {count} figures of the deeds cannot be paid in such notes",
                             {sum_word("note", edition.currency.smallest_note), {"count", std::to_string(count)}}));
}

}  // namespace

void check_sums_of_box(const Edition& edition, EditionFindings& findings) {
    if (edition.deeds.empty()) return;
    SumCheck check{edition, findings};
    check.look_at_start_cash(edition.profile.start_cash.value);
    look_at_rules(edition, check);
    for (std::size_t index = 0; index < edition.board.size(); ++index)
        check.look(indexed("space", index) + ".amount", edition.board[index].amount);
    for (const Deck& deck : edition.decks)
        for (std::size_t index = 0; index < deck.cards.size(); ++index) {
            const std::string path = indexed("deck." + deck.key, index);
            check.look(path, deck.cards[index].amount);
            check.look(path, deck.cards[index].hotel_amount);
        }
    if (check.tell_another_box()) return;
    check.tell_one_by_one();
    check_usual_sums(edition, findings);
    look_at_deeds(edition, check, findings);
}

}  // namespace tablebank
