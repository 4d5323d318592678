#pragma once
// A page as JSON for the script of the pages, with the few texts that the script itself shows.

#include <string>

#include "app/pages/public_page.h"

namespace tablebank {

class Language;

/// One line of JSON. `state` is that of its source; `live` means that there is a stream to follow.
[[nodiscard]] std::string page_json(const Language& lang, const Page& page, const std::string& state, bool live);

}  // namespace tablebank
