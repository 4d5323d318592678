#pragma once
// A line of the game that came from an argument or from standard input, and the ways it can fail. Internal to this
// room.

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
    std::optional<std::int64_t> number;  ///< of the line of standard input
};

/// What is wrong, and the line once more with a mark under the column that could not be read.
[[nodiscard]] std::string unreadable_text(const Language& lang, const Edition& edition, const SourceLine& line,
                                          const ParseError& error);
/// The same, and what was meant where it is a slip.
[[nodiscard]] CliError unreadable_line(const Language& lang, const Table& table, const SourceLine& line,
                                       const ParseError& error);
/// What it was refused for; of a repair that waits for answers, each of them.
[[nodiscard]] RefusedError refused_line(const Language& lang, const Setup& setup, const SourceLine& line,
                                        const Refusal& refusal);

}  // namespace tablebank
