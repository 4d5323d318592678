#pragma once
// Why an edition cannot be used, for the command line.

#include <string>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

/// One message a line. What is said of a whole file is in the language given; what is said of a key of it stays
/// English, as the keys are.
[[nodiscard]] std::string edition_error_text(const Language& lang, const EditionError& error);
[[nodiscard]] std::string edition_message_text(const Language& lang, const EditionMessage& message);

}  // namespace tablebank
