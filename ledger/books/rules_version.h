#pragma once
// The version of the rules that decided an entry. A game stores the latest version under which anything was posted in
// it (the fact `rules`), so that older entries stay valid: the code of a later refusal or consequence checks for its
// version first. docs/explanation/architecture.md, "Versions of the rules". docs/reference/errors.md lists the changes
// of each version.

#include <cstdint>

namespace tablebank {

enum class RulesVersion : std::uint8_t {
    first = 1,  ///< the version of every entry of a game in format 1
    second,     ///< no turn ends without its roll, a debtor gives nothing away, books come before rulings
    third,      ///< equal turns hold if time is called at once; the end of the game is timed, its sheet certified
    fourth,     ///< the actions after time was called follow from the state of the table, not from a line
};

/// The rules that new entries follow.
inline constexpr RulesVersion todays_rules = RulesVersion::fourth;

}  // namespace tablebank
