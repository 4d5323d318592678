#pragma once
// Which rules decided an entry. A game remembers the youngest under which anything was posted in it (the fact `rules`),
// so that what was right in its day stays right: a refusal or a consequence that came later asks for its version first.
// docs/explanation/architecture.md, "Versions of the rules". What each version brought is listed in
// docs/reference/errors.md.

#include <cstdint>

namespace tablebank {

enum class RulesVersion : std::uint8_t {
    first = 1,  ///< of every entry of a game in format 1
    second,     ///< no turn ends without its roll, a debtor gives nothing away, books come before rulings
    third,      ///< equal turns hold where time is called at once; the end of the game is timed, its sheet certified
    fourth,     ///< what may be done after time was called follows from the state of the table, not from a line
};

/// What posting obeys.
inline constexpr RulesVersion todays_rules = RulesVersion::fourth;

}  // namespace tablebank
