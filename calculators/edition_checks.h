#pragma once
// The parts of validate(Edition), divided like an edition file: rules, board with cities and decks, deeds. Only
// edition_validate.cpp and its parts include this.

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

/// Collects the problems of an edition, in the order of the checks.
class EditionFindings {
public:
    void require(bool holds, std::string path, Sentence message) {
        if (!holds) problems_.push_back({std::move(path), std::move(message), false});
    }
    /// A warning: the figure may be right, but looks like a typing error. One message about a value is enough.
    void expect(bool holds, std::string path, Sentence message) {
        if (!holds && !has(path) && !left_out_.contains(path))
            problems_.push_back({std::move(path), std::move(message), true});
    }
    /// Whether there is a problem of a table or of a value in it.
    [[nodiscard]] bool has_any_of(const std::string& path) const {
        return std::ranges::any_of(problems_,
                                   [&](const EditionProblem& problem) { return problem.path.starts_with(path + '.'); });
    }
    /// Whether there is an error, or any problem, of a value whose path begins so.
    [[nodiscard]] bool has_error_in(const std::string& begin) const {
        return std::ranges::any_of(
            problems_, [&](const EditionProblem& one) { return !one.warning && one.path.starts_with(begin); });
    }
    [[nodiscard]] bool has_any_in(const std::string& begin) const {
        return std::ranges::any_of(problems_, [&](const EditionProblem& one) { return one.path.starts_with(begin); });
    }
    /// Whether there is a problem of this very value.
    [[nodiscard]] bool has(const std::string& path) const {
        return std::ranges::find(problems_, path, &EditionProblem::path) != problems_.end();
    }
    /// Reports no warning about a value: it would follow from what was reported.
    void leave_out(std::string path) { left_out_.insert(std::move(path)); }
    /// Forgets the warnings about a value that follow from one about another.
    void drop_warnings(const std::string& path) {
        std::erase_if(problems_, [&](const EditionProblem& one) { return one.warning && one.path == path; });
    }
    /// Whether there is an error, or a warning, of this very value.
    [[nodiscard]] bool has(const std::string& path, bool warning) const {
        return std::ranges::any_of(
            problems_, [&](const EditionProblem& one) { return one.warning == warning && one.path == path; });
    }
    /// Says of a doubtful value what is wrong with another one that follows from it: its warning becomes the error.
    void blame(const std::string& path, const std::string& consequence) {
        std::erase_if(problems_, [&](const EditionProblem& one) { return one.path == consequence; });
        for (EditionProblem& one : problems_)
            if (one.path == path) one.warning = false;
    }
    /// Forgets the warnings for which this holds.
    void drop_warnings(const std::function<bool(const EditionProblem&)>& is_one) {
        std::erase_if(problems_, [&](const EditionProblem& one) { return one.warning && is_one(one); });
    }
    void add(std::vector<EditionProblem> more) {
        for (EditionProblem& one : more)
            if (!one.warning || !has(one.path)) problems_.push_back(std::move(one));
    }
    [[nodiscard]] std::vector<EditionProblem> take() { return std::move(problems_); }

private:
    std::vector<EditionProblem> problems_;
    std::set<std::string> left_out_;
};

void check_rules(const Edition& edition, EditionFindings& findings);
void check_board(const Edition& edition, EditionFindings& findings);
/// Requires the spaces that a board needs, and one of each, and reports one of a wrong kind once.
void check_needed_spaces(const Edition& edition, EditionFindings& findings);
/// Warns about rules of a kind of space that the board does not have.
void check_unused_rules(const Edition& edition, EditionFindings& findings);
/// The kind of company of which there is one too many, and of the other kind one too few, for the figures of the rules.
[[nodiscard]] std::optional<SpaceKind> exchanged_company(const Edition& edition);
/// Whether a space is named as a jail or a bench, in the languages of the program.
[[nodiscard]] bool names_prison(const std::string& name);
/// Warns about spaces that belong to another kind of box, and about kinds that are missing.
void check_kinds_of_spaces(const Edition& edition, EditionFindings& findings);
void check_cities(const Edition& edition, EditionFindings& findings);
void check_decks(const Edition& edition, EditionFindings& findings);
void check_deeds(const Edition& edition, EditionFindings& findings);
/// Warns about the figures of deeds that do not match the pattern: about derived figures or, if most of them disagree
/// with it, about the figure that they should follow from. If most deeds do not match, it is one warning: they follow
/// another pattern.
void check_pattern(const Edition& edition, EditionFindings& findings);
/// Warns about figures of deeds that have a nought too many or too few, compared with the figures of their city or of
/// the same deed, and about streets that are not next to the other streets of their city.
void check_sizes(const Edition& edition, EditionFindings& findings);
/// Warns about a street that earns less than a cheaper one, or more than a dearer one, if all other streets of a board
/// without roles are in order.
void check_dearer_streets(const Edition& edition, EditionFindings& findings);
/// The figures that are left if as few as possible are removed so that none falls: of two that are exchanged, the first
/// is left.
[[nodiscard]] std::vector<bool> rising_ones(const std::vector<Money>& figures);
/// Warns about sums of the rules, the cards and the board that are of another size than the prices of the deeds.
void check_sums_of_box(const Edition& edition, EditionFindings& findings);

/// Warns about sums and numbers of pieces that are far from those of every known box, compared with its prices.
void check_usual_sums(const Edition& edition, EditionFindings& findings);
/// Leaves one message for each cause: what follows from a figure that was reported is not reported as well.
void leave_one_for_each_cause(const Edition& edition, EditionFindings& findings);
/// The street of the same city that comes before this one on the board; nullptr for the first.
[[nodiscard]] const Deed* street_before(const Edition& edition, const Deed& deed);
/// Warns about percentages, tries and minutes that no known box has, and about percentages exchanged between roles.
void check_usual_counts(const Edition& edition, EditionFindings& findings);
/// Warns about cards with a sum or a factor that is unlike those of the other cards.
void check_sums_of_cards(const Edition& edition, EditionFindings& findings);
/// The only deck of no role that no space draws from; nullptr if there is none.
[[nodiscard]] const Deck* undrawn_deck(const Edition& edition);
/// Warns about decks that look exchanged, between the roles or on the board, and about a deck that no space draws from.
void check_places_of_decks(const Edition& edition, EditionFindings& findings);

using DeedFigure = std::function<Money(const Deed&)>;
using UnlikeTest = std::function<bool(Money, Money)>;
/// A figure of a street that its city contradicts.
struct UnlikeFigure {
    const Deed* street = nullptr;
    Money usual;
    const Deed* other = nullptr;  ///< the street with `usual`, if either of the two may be wrong
};
/// The streets whose figure is unlike that of most others of the city. Streets without the figure do not count.
[[nodiscard]] std::vector<UnlikeFigure> unlike_figures(const Edition& edition, const City& city,
                                                       const DeedFigure& figure, const UnlikeTest& are_unlike);
[[nodiscard]] Sentence unlike_sentence(const UnlikeFigure& unlike, Money figure);
/// Whether most cities have one price of a step on all their streets.
[[nodiscard]] bool has_one_price_a_city(const Edition& edition, const DeedFigure& price);
/// The spaces of deeds that were typed without the thousands that most deeds have.
[[nodiscard]] std::set<int> deeds_in_units(const Edition& edition);

/// A name in small letters without blanks and apostrophes: names that differ only in these are one when they are typed.
/// Knows Latin and Cyrillic letters; others stay.
[[nodiscard]] std::string name_as_typed(std::string_view name);

/// "deed[3]"
[[nodiscard]] std::string indexed(std::string_view key, std::size_t index);

}  // namespace tablebank
