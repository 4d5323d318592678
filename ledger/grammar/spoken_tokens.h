#pragma once
// The words of a line as people say it, with the characters that some keyboards have in the place of others. Internal
// header of the line grammar.

#include <array>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

/// In bytes: a longer line is only read as it is written.
inline constexpr std::size_t longest_spoken_line = 1024;

enum class SpokenWay {
    as_written,
    printed_quotes,     ///< « », „ ” and “ ” are quotes
    quotes_are_spaces,  ///< `"6` is `@6`: a Russian keyboard has the quote on that key
    french_row,         ///< `é(` is `25`: the upper row of a French keyboard without Shift
    french_row_signed,  ///< the same, with a minus or a plus in front: `-è(` is `-75`
};
inline constexpr std::array spoken_ways{SpokenWay::as_written, SpokenWay::printed_quotes, SpokenWay::quotes_are_spaces,
                                        SpokenWay::french_row, SpokenWay::french_row_signed};

struct SpokenTokens {
    Tokens tokens;
    std::string written;            ///< the line with other characters at the same bytes
    std::deque<std::string> words;  ///< what the tokens refer to besides
};

/// nullptr if the line cannot be split into words, or if this way changes nothing. `line` must outlive the tokens.
[[nodiscard]] std::unique_ptr<SpokenTokens> spoken_tokens(std::string_view line, SpokenWay way);

/// The digits of a word that was typed on the upper row of a French keyboard without Shift, or empty: `(à` is `50`.
[[nodiscard]] std::string french_digits(std::string_view word);

/// Whether a text is within one pair of printed quotes: « a bet ».
[[nodiscard]] bool is_in_printed_quotes(std::string_view text);

}  // namespace tablebank
