#pragma once
// Why an edition cannot be used, for the command line.

#include <string>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

/// One message per line. A message about the whole file is in the language given; a message about a key of it is in
/// English, because the keys are.
[[nodiscard]] std::string edition_error_text(const Language& lang, const EditionError& error);
[[nodiscard]] std::string edition_message_text(const Language& lang, const EditionMessage& message);

}  // namespace tablebank
