#pragma once
// A refusal at the command line: its sentence, and its code for programs. Internal header.

#include <string>
#include <string_view>

#include "app/cli/cli_error.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// A sentence, followed by its code in English, for programs and for docs/reference/errors.md. With --json the code is
/// there in every language.
[[nodiscard]] std::string with_code(const Language& lang, std::string sentence, std::string_view code);
/// The error for a question that the rules refuse.
[[nodiscard]] RefusedError refused(const Language& lang, const Setup& setup, const Refusal& refusal);

}  // namespace tablebank
