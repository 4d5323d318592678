// Sums of the rules, the cards and the board, compared with the prices of the deeds. A box in thousands in which one
// sum was typed without them is valid, and nobody would notice before it is paid.

#include <algorithm>
#include <map>
#include <optional>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

/// In every box known, no sum is smaller than this part of the cheapest deed or larger than this many of the dearest.
constexpr std::int64_t smallest_part = 200;
constexpr std::int64_t largest_multiple = 100;

class SumCheck {
public:
    SumCheck(const Edition& edition, EditionFindings& findings)
        : findings_(&findings), note_(std::max(edition.currency.smallest_note, Money{1})) {
        const auto [least, most] = std::ranges::minmax_element(edition.deeds, {}, &Deed::price);
        cheapest_ = least->price;
        dearest_ = most->price;
    }

    void look(const std::string& path, Money sum) {
        if (sum <= Money{}) return;
        findings_->expect(sum.units() >= cheapest_.units() / smallest_part, path,
                          sentence("is {sum}, and the cheapest deed costs {price}: are the thousands missing?",
                                   {{"sum", sum.to_string()}, {"price", cheapest_.to_string()}}));
        findings_->expect(sum.units() / largest_multiple <= dearest_.units(), path,
                          sentence("is {sum}, and the dearest deed costs {price}: compare it with the box",
                                   {{"sum", sum.to_string()}, {"price", dearest_.to_string()}}));
        if (sum.units() / largest_multiple <= dearest_.units())
            findings_->expect(sum <= first_cash_, path,
                              sentence("is {sum}, and everyone begins with {cash}: compare it with the box",
                                       {{"sum", sum.to_string()}, {"cash", first_cash_.to_string()}}));
        ++sums_;
        if (sum.units() % note_.units() == 0) return;
        unpayable_.expect(false, path,
                          sentence("is {sum}, which no notes make: the smallest one is {note}",
                                   {{"sum", sum.to_string()}, {"note", note_.to_string()}}));
        ++unpayable_sums_;
    }
    /// If most sums cannot be made of notes, the smallest note is the odd one.
    void tell_unpayable() {
        if (unpayable_sums_ * 2 <= sums_) return findings_->add(unpayable_.take());
        findings_->expect(false, "currency.smallest_note",
                          sentence("is {note}, and {count} sums of {all} cannot be paid in such notes",
                                   {{"note", note_.to_string()},
                                    {"count", std::to_string(unpayable_sums_)},
                                    {"all", std::to_string(sums_)}}));
    }
    /// So many times the dice.
    void look_at_factor(const std::string& path, int times) const {
        constexpr std::int64_t most_dice = 12;
        const Money most{times * most_dice};
        const bool fits = times <= 0 || (most.units() >= cheapest_.units() / smallest_part &&
                                         most.units() / largest_multiple <= dearest_.units());
        findings_->expect(
            fits, path,
            sentence("is {times}, with two dice {sum} at most, and the cheapest deed costs {price}: "
                     "compare it with the box",
                     {{"times", std::to_string(times)}, {"sum", most.to_string()}, {"price", cheapest_.to_string()}}));
    }

    /// Cash that buys no deed of the board is a rule of another box, and in every box known it buys the dearest one.
    void look_at_start_cash(Money cash) {
        constexpr std::int64_t most_deeds = 30;
        const std::string path = "rules.start_cash.amount";
        const auto compare = [&](Money deed) {
            return sentence("is {cash}, and the dearest deed costs {price}: compare both with the box",
                            {{"cash", cash.to_string()}, {"price", deed.to_string()}});
        };
        first_cash_ = std::max(cash, dearest_);
        if (cash < cheapest_)
            findings_->expect(false, path,
                              sentence("is {cash}, and the cheapest deed costs {price}: nobody could buy one",
                                       {{"cash", cash.to_string()}, {"price", cheapest_.to_string()}}));
        else
            findings_->expect(cash >= dearest_ && cash.units() / most_deeds < dearest_.units(), path,
                              compare(dearest_));
    }
    /// A round pays for a deed, in every box known.
    void look_at_salary(const std::string& path, Money salary) const {
        if (salary <= Money{} || salary.units() < cheapest_.units() / smallest_part) return;
        findings_->expect(salary.units() * 2 >= cheapest_.units(), path,
                          sentence("is {sum}, and the cheapest deed costs {price}: compare it with the box",
                                   {{"sum", salary.to_string()}, {"price", cheapest_.to_string()}}));
    }

private:
    EditionFindings* findings_;
    EditionFindings unpayable_;
    std::size_t sums_ = 0;
    std::size_t unpayable_sums_ = 0;
    Money note_;
    Money cheapest_;
    Money dearest_;
    Money first_cash_;  ///< or the price of the dearest deed, if that is more
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
    check.tell_unpayable();
}

}  // namespace tablebank
