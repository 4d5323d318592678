#pragma once
// A page as the script of the pages reads it, with the few words that the script says itself.

#include <string>

#include "app/pages/page.h"

namespace tablebank {

class Language;

/// One line of JSON. `state` is that of its source; `live` says that there is a stream to follow.
[[nodiscard]] std::string page_json(const Language& lang, const Page& page, const std::string& state, bool live);

}  // namespace tablebank
