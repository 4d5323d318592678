#pragma once
// What stands in the empty command line: a line that would be accepted as it stands, typed at this very table.

#include <string>

#include "app/present/table/turn_snapshot.h"
#include "app/session/session.h"

namespace tablebank {

class Language;

/// In the banker's words; empty where nothing would be accepted.
[[nodiscard]] std::string make_placeholder(const Language& lang, const Session& session, const TurnSnapshot& turn);

}  // namespace tablebank
