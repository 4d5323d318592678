#pragma once
// A line split into words, quoted texts, commas and semicolons, each with its column. Internal header of the line
// grammar. Players, deeds and verbs are not recognised here.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ledger/grammar/notation.h"
#include "ledger/text/digits.h"

namespace tablebank {

struct Token {
    enum class Kind { word, quoted, comma, semicolon };
    Kind kind = Kind::word;
    std::string_view text;  ///< a part of the line; a quoted text without its quotes
    int column = 1;         ///< of its first character, quotes included
    std::size_t begin = 0;  ///< in bytes, quotes included
    std::size_t end = 0;
    /// Its words as plain_words, once they were asked for; tokens belong to one thread.
    mutable std::shared_ptr<const std::vector<std::string>> plain{};
};

struct Tokens {
    std::string_view line;
    std::vector<Token> all;
    int end_column = 1;   ///< one past the last character of the last token
    std::size_t end = 0;  ///< its byte; the rest is spaces or a comment
};

/// `line` must outlive the tokens. Errors: line_too_long, text_invalid (a character that is not allowed in a line),
/// unclosed_quote, unexpected (a `#` at the end of a word).
[[nodiscard]] std::variant<Tokens, ParseError> tokenize(std::string_view line);

/// Digits in each further group of a sum whose thousands are parted: "60 000".
inline constexpr std::size_t sum_group = 3;
/// The digits of "1500", "1.500" and "1’500"; empty for anything else.
[[nodiscard]] std::string ungrouped(std::string_view word);
/// A number in some notation, valid or not: "12", "-5", "1.5", "+3".
[[nodiscard]] bool looks_numeric(std::string_view text);

}  // namespace tablebank
