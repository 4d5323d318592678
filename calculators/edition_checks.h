#pragma once
// The parts of validate(Edition), cut as an edition file is cut: rules, board with cities and decks, deeds. Only
// edition_validate.cpp and its parts include this.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calculators/edition.h"

namespace tablebank {

/// Collects what is wrong with an edition, in the order of the checks.
class EditionFindings {
public:
    void require(bool holds, std::string path, std::string message) {
        if (!holds) problems_.push_back({std::move(path), std::move(message), false});
    }
    /// A warning: the figure may be right, but looks like a typing error.
    void expect(bool holds, std::string path, std::string message) {
        if (!holds) problems_.push_back({std::move(path), std::move(message), true});
    }
    [[nodiscard]] std::vector<EditionProblem> take() { return std::move(problems_); }

private:
    std::vector<EditionProblem> problems_;
};

void check_rules(const Edition& edition, EditionFindings& findings);
void check_board(const Edition& edition, EditionFindings& findings);
void check_cities(const Edition& edition, EditionFindings& findings);
void check_decks(const Edition& edition, EditionFindings& findings);
void check_deeds(const Edition& edition, EditionFindings& findings);
/// Warns of the figures of a deed that are off the pattern: of those that follow from others, or of the one that they
/// should follow from, where most of them agree against it. `path` is the deed's.
void check_pattern(const Edition& edition, const Deed& deed, const std::string& path, EditionFindings& findings);

/// Lower-case letters and digits, joined by single hyphens: what the line grammar and a file name can hold.
[[nodiscard]] bool is_slug(std::string_view text);
/// "deed[3]"
[[nodiscard]] std::string indexed(std::string_view key, std::size_t index);

}  // namespace tablebank
