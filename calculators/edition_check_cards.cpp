// Cards of another size than the others of the box, and decks at another place of the board or of another role. In all
// known boxes each sum of a card is at most two and a half times the next smaller one, a card for each player asks for
// less than a card of the bank, repairs cost three or four times as much for a hotel as for a house, and a card that
// multiplies asks for twice the rent or ten times the dice.

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"
#include "calculators/profile_rules.h"

namespace tablebank {
namespace {

constexpr std::int64_t widest_step = 3;   ///< times the next smaller sum, if a nought would explain it
constexpr std::int64_t wildest_step = 5;  ///< the same, whatever explains it
constexpr std::size_t few = 4;            ///< a part of so many cards may be slips; more are a box of that kind
constexpr std::size_t fewest_cards = 4;   ///< to compare with
constexpr std::int64_t one_nought = 10;
constexpr std::int64_t most_noughts = 1000;

class CardCheck {
public:
    CardCheck(const Edition& edition, EditionFindings& findings) : edition_(edition), findings_(findings) {
        for (const Deck& deck : edition.decks)
            for (std::size_t index = 0; index < deck.cards.size(); ++index) {
                const CardEffect& card = deck.cards[index];
                Card one{card.amount, indexed("deck." + deck.key, index), &card};
                if (card.amount > Money{}) all_.push_back(one);
                if (card.amount > Money{} && !concerns_role(card.kind) && card.kind != CardEffectKind::repairs)
                    of_bank_.push_back(one);
                others_.push_back(std::move(one));
            }
        std::ranges::stable_sort(all_, {}, &Card::sum);
        std::ranges::stable_sort(of_bank_, {}, &Card::sum);
    }

    /// Sums above a wide step: beyond the middle, the first wide step up.
    void look_above() {
        if (all_.size() < fewest_cards) return;
        for (std::size_t at = (all_.size() - 1) / 2; at + 1 < all_.size(); ++at) {
            if (!(is_wide(all_[at].sum, all_[at + 1].sum) || is_beyond_deeds(all_[at].sum, all_[at + 1].sum)) ||
                (all_.size() - at - 1) * few > all_.size())
                continue;
            for (std::size_t large = at + 1; large < all_.size(); ++large)
                if (is_slip(all_[at].sum, all_[large].sum, all_.front().sum))
                    tell(all_[large].path,
                         sentence("is {sum}, and the next largest sum of a card is {usual}: compare it with the card",
                                  {sum_word("sum", all_[large].sum), sum_word("usual", all_[at].sum)}));
            return;
        }
    }

    /// A single card that is half the next one or less, and less than a tenth of the cheapest deed, while another card
    /// has the sum with a nought more.
    void look_at_smallest() {
        if (of_bank_.size() < fewest_cards || edition_.deeds.empty()) return;
        const Card& card = of_bank_.front();
        const Money next = of_bank_[1].sum;
        const Money cheapest = std::ranges::min(edition_.deeds, {}, &Deed::price).price;
        const bool has_more =
            card.sum.units() <= of_bank_.back().sum.units() / one_nought &&
            std::ranges::find(of_bank_, Money{card.sum.units() * one_nought}, &Card::sum) != of_bank_.end();
        if (!has_more || next.units() / 2 < card.sum.units() || cheapest.units() / one_nought <= card.sum.units())
            return;
        tell(card.path, sentence("is {sum}, and the next smallest sum of a card is {usual}: compare it with the card",
                                 {sum_word("sum", card.sum), sum_word("usual", next)}));
    }

    /// The same downwards, among the cards of the bank: cards for each player are smaller in every box.
    void look_below() {
        if (of_bank_.size() < fewest_cards) return;
        const Money largest = of_bank_.back().sum;
        for (std::size_t at = (of_bank_.size() - 1) / 2; at > 0; --at) {
            const Money next = of_bank_[at].sum;
            if (!is_wide(of_bank_[at - 1].sum, next) || at * few > of_bank_.size()) continue;
            for (std::size_t small = 0; small < at; ++small)
                if (with_noughts(of_bank_[small].sum, next, largest))
                    tell(of_bank_[small].path,
                         sentence("is {sum}, and the next smallest sum of a card is {usual}: compare it with the card",
                                  {sum_word("sum", of_bank_[small].sum), sum_word("usual", next)}));
            return;
        }
    }

    void look_at_cards_for_each() {
        if (of_bank_.size() < fewest_cards) return;
        const Money smallest = of_bank_.front().sum;
        const Money largest = of_bank_.back().sum;
        for (const Card& card : all_) {
            if (!concerns_role(card.effect->kind)) continue;
            const bool above = card.sum.units() >= largest.units() / 2 + largest.units() % 2;
            if (!above && card.sum.units() > smallest.units() / one_nought) continue;
            const Sentence::Word sum = sum_word("sum", card.sum);
            tell(card.path,
                 above
                     ? sentence("is {sum} for each player, and the largest sum of another card is {usual}: compare it "
                                "with the card",
                                {sum, sum_word("usual", largest)})
                     : sentence("is {sum} for each player, and the smallest sum of another card is {usual}: compare "
                                "it with the card",
                                {sum, sum_word("usual", smallest)}));
        }
    }

    /// Far beyond the salary, in decks that are too small to compare their cards.
    void look_at_salary() {
        constexpr std::int64_t most_salaries = 4;
        const Money salary = edition_.profile.salary.value.passing;
        if (findings_.has("rules.salary.amount")) return;
        for (const Card& card : of_bank_)
            if (salary > Money{} && card.sum.units() / most_salaries > salary.units())
                tell(card.path, sentence("is {sum}, and the salary is {salary}: compare it with the card",
                                         {sum_word("sum", card.sum), sum_word("salary", salary)}));
    }

    void look_at_repairs() {
        Money dearest_house;
        for (const Deed& deed : edition_.deeds)
            for (const Role role : edition_.profile.played_roles())
                dearest_house = std::max(dearest_house, deed.street.of(role).house_price);
        for (const Card& card : all_) {
            if (card.effect->kind != CardEffectKind::repairs) continue;
            const Sentence::Word house = sum_word("house", card.sum);
            const Money hotel = card.effect->hotel_amount;
            if (hotel < card.sum || hotel.units() / one_nought >= card.sum.units())
                tell(card.path, sentence("asks {house} for a house and {hotel} for a hotel: compare it with the card",
                                         {house, sum_word("hotel", hotel)}));
            else if (dearest_house > Money{} && card.sum > dearest_house)
                tell(card.path, sentence("asks {house} for a house, and no house costs more than {price}: compare it "
                                         "with the card",
                                         {house, sum_word("price", dearest_house)}));
        }
    }

    void look_at_multiples() {
        constexpr int most_rents = 6;
        constexpr int most_factors = 4;
        const auto [least, most] = factors();
        for (const Card& card : others_) {
            if (card.effect->kind != CardEffectKind::go_to || card.effect->times == 0) continue;
            const Sentence::Word times{"times", std::to_string(card.effect->times)};
            if (!leads_to_utility(*card.effect)) {
                if (card.effect->times >= most_rents)
                    tell(card.path, sentence("asks for {times} times the rent, and in known boxes it is twice: compare "
                                             "it with the card",
                                             {times}));
            } else if (most > 0 && !findings_.has_any_of("rules.utility_factor") &&
                       (card.effect->times < least || card.effect->times / most_factors > most)) {
                tell(card.path, sentence("asks for {times} times the dice, and the rules have {least} to {most} times: "
                                         "compare it with the card",
                                         {times, {"least", std::to_string(least)}, {"most", std::to_string(most)}}));
            }
        }
    }

private:
    struct Card {
        Money sum;
        std::string path;
        const CardEffect* effect = nullptr;
    };

    static bool is_wide(Money less, Money more) { return more.units() / widest_step >= less.units() && more > less; }
    /// A step to twice the sum or more, beyond the dearest deed: no known card pays so much.
    [[nodiscard]] bool is_beyond_deeds(Money less, Money more) const {
        if (edition_.deeds.empty() || more.units() / 2 < less.units()) return false;
        return more > std::ranges::max(edition_.deeds, {}, &Deed::price).price;
    }
    /// Whether some noughts more make the sum one that is between two others.
    static bool with_noughts(Money sum, Money from, Money to) {
        for (std::int64_t noughts = one_nought; noughts <= most_noughts; noughts *= one_nought)
            if (sum.units() <= to.units() / noughts && sum.units() * noughts >= from.units()) return true;
        return false;
    }
    static bool is_slip(Money usual, Money sum, Money smallest) {
        if (sum.units() / wildest_step >= usual.units()) return true;
        return sum.units() % one_nought == 0 && sum.units() / one_nought >= smallest.units();
    }
    [[nodiscard]] bool leads_to_utility(const CardEffect& card) const {
        if (card.nearest != NearestCompany::none) return card.nearest == NearestCompany::utility;
        const auto at = static_cast<std::size_t>(card.space.index);
        return card.space.index >= 0 && at < edition_.board.size() && edition_.board[at].kind == SpaceKind::utility;
    }
    /// The smallest and the largest factor of the dice in the rules.
    [[nodiscard]] std::pair<int, int> factors() const {
        std::pair<int, int> found{0, 0};
        each_cited(edition_.profile.utility_factor, [&](std::optional<Role>, const auto& rule) {
            for (const int times : rule.value) {
                if (times <= 0) continue;
                found.first = found.first == 0 ? times : std::min(found.first, times);
                found.second = std::max(found.second, times);
            }
        });
        return found;
    }
    /// One doubt about a card is enough.
    void tell(const std::string& path, Sentence message) {
        if (!findings_.has(path)) findings_.expect(false, path, std::move(message));
    }

    const Edition& edition_;
    EditionFindings& findings_;
    std::vector<Card> all_;      ///< with a sum, the smallest first
    std::vector<Card> of_bank_;  ///< those of them that the bank pays or gets once
    std::vector<Card> others_;   ///< every card
};

}  // namespace

void check_sums_of_cards(const Edition& edition, EditionFindings& findings) {
    CardCheck check{edition, findings};
    check.look_above();
    check.look_below();
    check.look_at_smallest();
    check.look_at_cards_for_each();
    check.look_at_salary();
    check.look_at_repairs();
    check.look_at_multiples();
}

}  // namespace tablebank
