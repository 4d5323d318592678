#pragma once
// The comments of an edition file in the banker's language. A copy of a shipped edition is a text that a banker reads
// and edits, and its keys stay English.

#include <string>
#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {

/// The text of a file with the comments of the shipped editions in the language, each figure in its line as before;
/// other comments, and in English all of them, stay as they are. `edition`: what the file is a copy of.
[[nodiscard]] std::string with_comments_in(const Language& lang, const std::string& text, std::string_view edition);

}  // namespace tablebank
