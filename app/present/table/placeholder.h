#pragma once
// The hint in the empty command line: a line that this table would accept now.

#include <string>

#include "app/present/table/turn_snapshot.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// In the banker's language; empty if no line would be accepted.
[[nodiscard]] std::string make_placeholder(const Language& lang, const Session& session, const TurnSnapshot& turn);

}  // namespace tablebank
