#pragma once
// The grey text in the empty command line: what Enter posts then, or nothing.

#include <string>

#include "app/session/session.h"

namespace tablebank {

class Language;

/// In the banker's language; empty if Enter posts nothing.
[[nodiscard]] std::string make_placeholder(const Language& lang, const Session& session);

}  // namespace tablebank
