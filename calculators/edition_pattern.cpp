// The pattern that the figures of a deed follow in every known edition: a rent is a tenth of the price of the street
// and the steps on it, twice that in a monopolised city; a mortgage is half the price, redeeming it 55 % of the price.
//
// One wrong price would make everything that follows from it look wrong. So if another price makes more of the card fit
// than the number of figures that would otherwise be reported, the price is the odd one out, and the warning is about
// it. The same applies to the price of a house or a hotel.

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "calculators/edition_checks.h"
#include "calculators/share.h"

namespace tablebank {
namespace {

/// A printed figure that others follow from.
struct Base {
    std::string key;
    Money printed;
};

/// A derived printed figure: `percent` of a multiple of each base.
struct Following {
    std::string key;
    Money printed;
    std::int64_t percent = 0;
    std::vector<std::int64_t> times;  ///< by base; 0 for those left out
};

/// A base that most of its derived figures contradict, and the figure that they agree on.
struct OddOne {
    std::size_t base = 0;
    Money fitting;
};

class DeedPattern {
public:
    DeedPattern(const Edition& edition, const Deed& deed) : note_(std::max(edition.currency.smallest_note, Money{1})) {
        bases_.push_back({"price", deed.price});
        if (deed.mortgage <= deed.price || deed.price.is_zero()) add({"mortgage", deed.mortgage, 50, {1}});
        if (edition.profile.mortgage_interest.value == 0) add({"redeem", deed.redeem, 55, {1}});
        if (deed.kind != SpaceKind::street || !edition.profile.roles.value) return;
        for (const Role role : edition.profile.played_roles()) add_column(deed.street.of(role), role);
    }

    /// Takes the price of a step on the other streets of the city for that of the deed, if that makes more of the rents
    /// fit; a warning is about the price.
    void mend_step(const std::string& key, const UnlikeFigure& unlike, const std::string& path,
                   EditionFindings& findings) {
        const auto base = std::ranges::find(bases_, key, &Base::key);
        if (base == bases_.end()) return;
        std::vector<Money> bases = printed();
        bases[static_cast<std::size_t>(base - bases_.begin())] = unlike.usual;
        if (off(bases) >= off(printed())) return;
        findings.expect(false, path + '.' + key, unlike_sentence({unlike.street, unlike.usual}, base->printed));
        base->printed = unlike.usual;
    }

    void check(const std::string& path, EditionFindings& findings) const {
        std::vector<Money> bases = printed();
        const auto odd = odd_one();
        if (odd) {
            const Base& base = bases_[odd->base];
            findings.expect(
                false, path + '.' + base.key,
                sentence("is {figure} where the other figures of the deed fit {fitting}: compare it with the card",
                         {sum_word("figure", base.printed), sum_word("fitting", odd->fitting)}));
            bases[odd->base] = odd->fitting;
        }
        const std::set<std::size_t> exchanged = exchanged_figures(bases);
        for (std::size_t at = 0; at < figures_.size(); ++at) {
            const Following& figure = figures_[at];
            const Money expected = pattern(figure, bases);
            const std::vector<Sentence::Word> words{sum_word("figure", figure.printed), sum_word("fitting", expected)};
            if (!exchanged.contains(at))
                findings.expect(
                    figure.printed == expected, path + '.' + figure.key,
                    sentence("is {figure} where the pattern of the deeds gives {fitting}: compare it with the card",
                             words));
            else if (at == *exchanged.begin())
                findings.expect(
                    false, path + '.' + figure.key,
                    sentence("is {figure} where the pattern of the deeds gives {fitting}, which the deed has "
                             "for something else: are figures of it exchanged?",
                             words));
        }
    }

private:
    /// The figures that the pattern wants in each other's places.
    [[nodiscard]] std::set<std::size_t> exchanged_figures(const std::vector<Money>& bases) const {
        std::set<std::size_t> exchanged;
        for (std::size_t one = 0; one < figures_.size(); ++one)
            for (std::size_t other = one + 1; other < figures_.size(); ++other)
                if (figures_[one].printed != figures_[other].printed &&
                    figures_[one].printed == pattern(figures_[other], bases) &&
                    figures_[other].printed == pattern(figures_[one], bases))
                    exchanged.insert({one, other});
        return exchanged;
    }

    void add(Following figure) { figures_.push_back(std::move(figure)); }

    void add_column(const StreetColumn& column, Role role) {
        const std::string key = std::string{to_string(role)} + '.';
        const std::size_t house = bases_.size();
        const std::size_t hotel = house + 1;
        bases_.push_back({key + "house_price", column.house_price});
        bases_.push_back({key + "hotel_price", column.hotel_price});
        for (std::size_t further = 1; further < column.hotel_prices.size(); ++further)
            bases_.push_back({indexed(key + "hotel_price", further), column.hotel_prices[further]});
        add({key + "single", column.single, 10, {1}});
        if (can_monopolise(role)) add({key + "doubled", column.doubled, 20, {1}});
        for (std::size_t index = 0; index < column.built.size(); ++index) {
            const int hotels = column.hotels_at(static_cast<int>(index) + 1);
            std::vector<std::int64_t> times(bases_.size(), 0);
            times[0] = 1;
            times[house] = hotels > 0 ? column.houses() : static_cast<std::int64_t>(index) + 1;
            for (int number = 0; number < hotels; ++number)
                ++times[std::min(hotel + static_cast<std::size_t>(number),
                                 column.hotel_prices.empty() ? hotel : times.size() - 1)];
            add({indexed(key + "built", index), column.built[index], can_monopolise(role) ? 20 : 10, times});
        }
    }

    [[nodiscard]] std::vector<Money> printed() const {
        std::vector<Money> sums;
        for (const Base& base : bases_) sums.push_back(base.printed);
        return sums;
    }

    [[nodiscard]] Money pattern(const Following& figure, const std::vector<Money>& bases) const {
        Money sum;
        for (std::size_t base = 0; base < figure.times.size(); ++base) sum += bases[base] * figure.times[base];
        return Share::percent_of(sum, figure.percent).rounded(Rounding::half_up, note_);
    }

    [[nodiscard]] std::size_t off(const std::vector<Money>& bases) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            figures_, [&](const Following& figure) { return figure.printed != pattern(figure, bases); }));
    }

    /// The value of the base according to one derived figure.
    [[nodiscard]] Money fitting(const Following& figure, std::size_t base) const {
        Share rest{figure.printed.units() * 100, figure.percent};
        for (std::size_t other = 0; other < figure.times.size(); ++other)
            if (other != base) rest -= Share{bases_[other].printed} * figure.times[other];
        return Share{rest.numerator(), rest.denominator() * figure.times[base]}.rounded(Rounding::half_up, note_);
    }

    /// The one whose correction explains most: the warnings about it and the remaining figures must be fewer than
    /// without.
    [[nodiscard]] std::optional<OddOne> odd_one() const {
        std::optional<OddOne> best;
        std::size_t fewest = off(printed());
        if (fewest <= 1) return best;  // true for every deed of a valid edition
        for (std::size_t base = 0; base < bases_.size(); ++base) {
            for (const Following& figure : figures_) {
                if (base >= figure.times.size() || figure.times[base] == 0) continue;
                std::vector<Money> bases = printed();
                bases[base] = fitting(figure, base);
                const std::size_t warnings = off(bases) + 1;
                if (bases[base] <= Money{} || warnings >= fewest) continue;
                best = {base, bases[base]};
                fewest = warnings;
            }
        }
        return best;
    }

    Money note_;
    std::vector<Base> bases_;
    std::vector<Following> figures_;
};

/// The prices of steps that are not those of the other streets of the city, in a book with roles.
class StepsUnlike {
public:
    explicit StepsUnlike(const Edition& edition) : edition_(edition) {
        if (!edition.profile.roles.value) return;
        for (const Role role : edition.profile.played_roles()) {
            const std::string key = std::string{to_string(role)} + '.';
            find(key + "house_price", [role](const Deed& deed) { return deed.street.of(role).house_price; });
            find(key + "hotel_price", [role](const Deed& deed) { return deed.street.of(role).hotel_price; });
        }
    }
    void mend(DeedPattern& pattern, std::size_t deed, EditionFindings& findings) const {
        for (const auto& [key, unlike] : found_)
            if (unlike.street == &edition_.deeds[deed]) pattern.mend_step(key, unlike, indexed("deed", deed), findings);
    }

private:
    void find(const std::string& key, const DeedFigure& price) {
        for (const City& city : edition_.cities) {
            for (const UnlikeFigure& unlike : unlike_figures(edition_, city, price, std::ranges::not_equal_to{})) {
                found_.emplace_back(key, unlike);
                // Either of the two may be wrong: the rents decide which.
                if (unlike.other != nullptr) found_.push_back({key, {unlike.other, price(*unlike.street)}});
            }
        }
    }

    const Edition& edition_;
    std::vector<std::pair<std::string, UnlikeFigure>> found_;
};

}  // namespace

void check_pattern(const Edition& edition, EditionFindings& findings) {
    const std::set<int> in_units = deeds_in_units(edition);
    const StepsUnlike steps{edition};
    std::vector<EditionProblem> all;
    std::size_t unlike = 0;
    for (std::size_t index = 0; index < edition.deeds.size(); ++index) {
        if (in_units.contains(edition.deeds[index].space.index)) continue;
        EditionFindings found;
        DeedPattern pattern(edition, edition.deeds[index]);
        steps.mend(pattern, index, found);
        pattern.check(indexed("deed", index), found);
        std::vector<EditionProblem> problems = found.take();
        if (!problems.empty()) ++unlike;
        std::ranges::move(problems, std::back_inserter(all));
    }
    constexpr std::size_t fewest_deeds = 4;
    if (unlike < fewest_deeds || unlike * 2 <= edition.deeds.size()) return findings.add(std::move(all));
    findings.expect(
        false, "currency.smallest_note",
        sentence("is {note}, and the figures of {count} deeds of {all} do not fit the pattern with it: compare it and "
                 "one deed with the box",
                 {sum_word("note", edition.currency.smallest_note),
                  {"count", std::to_string(unlike)},
                  {"all", std::to_string(edition.deeds.size())}}));
}

}  // namespace tablebank
