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
    SumCheck(const Edition& edition, EditionFindings& findings) : findings_(&findings) {
        const auto [least, most] = std::ranges::minmax_element(edition.deeds, {}, &Deed::price);
        cheapest_ = least->price;
        dearest_ = most->price;
    }

    void look(const std::string& path, Money sum) const {
        if (sum <= Money{}) return;
        findings_->expect(sum.units() >= cheapest_.units() / smallest_part, path,
                          sentence("is {sum}, and the cheapest deed costs {price}: are the thousands missing?",
                                   {{"sum", sum.to_string()}, {"price", cheapest_.to_string()}}));
        findings_->expect(sum.units() / largest_multiple <= dearest_.units(), path,
                          sentence("is {sum}, and the dearest deed costs {price}: compare it with the box",
                                   {{"sum", sum.to_string()}, {"price", dearest_.to_string()}}));
    }

    /// Cash that buys no deed of the board is a rule of another box.
    void look_at_start_cash(Money cash) const {
        findings_->expect(cash >= cheapest_, "rules.start_cash.amount",
                          sentence("is {cash}, and the cheapest deed costs {price}: nobody could buy one",
                                   {{"cash", cash.to_string()}, {"price", cheapest_.to_string()}}));
    }

private:
    EditionFindings* findings_;
    Money cheapest_;
    Money dearest_;
};

void look_at_rule(const SumCheck& check, const std::string& path, Money sum) {
    check.look(path + ".amount", sum);
}
void look_at_rule(const SumCheck& check, const std::string& path, const Salary& salary) {
    check.look(path + ".amount", salary.passing);
    check.look(path + ".landing", salary.landing);
}
void look_at_rule(const SumCheck& check, const std::string& path, const std::vector<Money>& sums) {
    for (const Money sum : sums) check.look(path + ".amounts", sum);
}
void look_at_rule(const SumCheck& check, const std::string& path, const std::map<int, Money>& grants) {
    for (const auto& [die, grant] : grants) check.look(path + ".die." + std::to_string(die), grant);
}
/// No other rule is a sum.
template <class T>
void look_at_rule(const SumCheck& /*check*/, const std::string& /*path*/, const T& /*value*/) {}

void look_at_rules(const Edition& edition, const SumCheck& check) {
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
    const SumCheck check{edition, findings};
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
}

}  // namespace tablebank
