#pragma once
// Why the server does not listen, as one sentence with the place.

#include <string>

#include "app/web/web_server.h"

namespace tablebank {

class Language;

/// `place` as it was typed: "0.0.0.0:8017".
[[nodiscard]] std::string web_error_text(const Language& lang, const std::string& place, const WebError& error);

}  // namespace tablebank
