#pragma once
// An ambiguous line, such as a sum that is not one of the dues: the possible lines, each in words, so that one key
// chooses among them.

#include <string>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

struct WhichLine {
    std::string question;  ///< why the line was not posted
    /// The possible lines. One that needs a reason is completed in the command line.
    std::vector<OfferedAction> ways{};
};

/// Requires a refusal that names possible lines.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const Refusal& refusal);

}  // namespace tablebank
