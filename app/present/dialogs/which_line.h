#pragma once
// An ambiguous line, such as a sum that is not one of the dues, or a line that names no player: the possible lines,
// each in words, so that one key chooses among them.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/present/typing/big_payout.h"
#include "app/present/typing/whose_line.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

struct WhichLine {
    std::string question;  ///< why the line was not posted
    /// The possible lines; the id of each is the sign that chooses it. One that needs a reason is completed in the
    /// command line.
    std::vector<OfferedAction> ways{};
    /// The choices are letters of names, and digits do not choose, so dice typed in a hurry choose nothing.
    bool by_letter = false;
    std::string leave{};  ///< the words of the way out
};

/// Whether a large payout by hand is meant.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const std::string& line,
                                        const BigPayout& payout);

/// Whether an action is meant that has a question before it.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const std::string& line,
                                        std::string question);

/// The choice of a typed letter, if the choices are letters: upper or lower case, and with the keyboard set to another
/// alphabet too.
[[nodiscard]] std::optional<std::size_t> way_of_letter(const WhichLine& which, std::string_view typed);

/// Requires a refusal that names possible lines.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const Refusal& refusal);

/// The choice of the player for a line. Requires a line that asks for one. A player to whom a rule forbids the line has
/// the reason.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const WhoseLine& whose);

}  // namespace tablebank
