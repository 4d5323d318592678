#pragma once
// A refusal at the command line: its sentence, and its code for programs. Internal header.

#include <string>
#include <string_view>

#include "app/cli/cli_error.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// A sentence, followed by its code in English: a word for programs and for the English page of refusals. --json has it
/// in every language.
[[nodiscard]] std::string with_code(const Language& lang, std::string sentence, std::string_view code);
/// The error for a question that the rules refuse.
[[nodiscard]] RefusedError refused(const Language& lang, const Setup& setup, const Refusal& refusal);

}  // namespace tablebank
