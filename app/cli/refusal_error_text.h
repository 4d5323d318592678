#pragma once
// The text of a refusal at the command line: its sentence and its code. The exception itself is RefusedError
// (cli_error.h). Internal header.

#include <string>
#include <string_view>

#include "app/cli/cli_error.h"
#include "calculators/refusal.h"
#include "ledger/books/setup.h"

namespace tablebank {

class Language;

/// The sentence, and in English also its code in brackets, by which docs/reference/errors.md is searched. Programs read
/// the code from --json, which has it in every language.
[[nodiscard]] std::string with_code(const Language& lang, std::string sentence, std::string_view code);
/// The error for a question that the rules refuse.
[[nodiscard]] RefusedError refused(const Language& lang, const Setup& setup, const Refusal& refusal);

}  // namespace tablebank
