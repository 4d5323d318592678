#pragma once
// Estates at the end of a timed game, at random: of the shipped editions unchanged, and of ones whose figures and rules
// follow no pattern, so that code that depends on the pattern is found.

#include <cstdint>
#include <string>

#include "calculators/building.h"
#include "calculators/edition.h"
#include "calculators/estate.h"
#include "calculators/rulings.h"
#include "calculators/total_worth.h"
#include "tests/support/chance.h"

namespace closing_plans {

struct Ending {
    std::string edition_id;
    bool as_shipped = false;
    tablebank::Edition edition;
    tablebank::Rulings rulings;
    tablebank::Estate estate;
    tablebank::UtilityDice dice;
    tablebank::Pieces bank;
};

[[nodiscard]] const tablebank::Edition& shipped(const std::string& id);

/// An estate of at most this many states, in which each of them can be looked at.
[[nodiscard]] Ending small_ending(random_play::Rng& chance, int most_states);
/// One player with every deed of the edition.
[[nodiscard]] Ending full_ending(random_play::Rng& chance, const std::string& edition);

/// A number from the environment, by which a campaign chooses its seed and how much it does.
[[nodiscard]] std::uint64_t chosen(const char* variable, std::uint64_t otherwise);

/// The data needed to see a case again.
[[nodiscard]] std::string in_words(const Ending& ending);

}  // namespace closing_plans
