#pragma once
// A line of the game from an argument or from standard input, and its errors. Internal header.

#include <cstdint>
#include <optional>
#include <string>

#include "app/cli/cli_error.h"
#include "calculators/refusal.h"
#include "ledger/books/history.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

class Language;

struct SourceLine {
    std::string text;
    std::optional<std::int64_t> number;  ///< line number in standard input
};

/// The error, and the line again with a mark under the column that could not be read.
[[nodiscard]] std::string unreadable_text(const Language& lang, const Edition& edition, const SourceLine& line,
                                          const ParseError& error);
/// The same, with a suggestion if it is a typo.
[[nodiscard]] CliError unreadable_line(const Language& lang, const Table& table, const SourceLine& line,
                                       const ParseError& error);
/// The reason of a refusal; for a repair with open questions, each of them.
[[nodiscard]] RefusedError refused_line(const Language& lang, const Table& table, const SourceLine& line,
                                        const Refusal& refusal);

}  // namespace tablebank
