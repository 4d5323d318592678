#pragma once
// A line that could mean several things: a sum that is none of those due. The lines that would do, each in words, so
// that one key chooses among them.

#include <string>
#include <vector>

#include "app/present/table/offered_action.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

struct WhichLine {
    std::string question;  ///< why the line was not posted
    /// What would do. One that wants a reason is to be finished in the command line.
    std::vector<OfferedAction> ways{};
};

/// Requires a refusal that names lines that would do.
[[nodiscard]] WhichLine make_which_line(const Language& lang, const Session& session, const Refusal& refusal);

}  // namespace tablebank
