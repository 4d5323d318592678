#pragma once
// The calculation of a quote as sentences: each step, its number, the paragraph of the rule book or the ruling.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calculators/edition.h"
#include "calculators/quote.h"

namespace tablebank {

class Language;

/// "Nob Hill, 3 houses, monopolist's column"
[[nodiscard]] std::string working_what(const Language& lang, const Edition& edition, const Working& working);
/// "Nob Hill, 3 houses, monopolist's column: 184 (us 9)"
[[nodiscard]] std::string working_text(const Language& lang, const Edition& edition, const Working& working);
/// One sentence for each step.
[[nodiscard]] std::vector<std::string> workings_text(const Language& lang, const Edition& edition,
                                                     const std::vector<Working>& workings);

/// The key of the ruling that a step cites; nullopt if it cites the book.
[[nodiscard]] std::optional<std::string_view> cited_ruling(std::string_view rule);
/// "us 9"; "ruling: rounding" for a ruling, which the screen marks; empty for an empty rule.
[[nodiscard]] std::string citation_text(const Language& lang, std::string_view rule, const EditionWords& words = {});

}  // namespace tablebank
