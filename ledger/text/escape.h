#pragma once
// Escapes invisible and control characters before text leaves the program. A text may come from a stranger: a game, an
// edition, an argument. Before it goes to a terminal, a window, a journal or a spreadsheet, every invisible character
// that affects the display is escaped: control characters, bidirectional marks, line separators, characters that are
// not drawn at all, and bytes that are not UTF-8. Letters of every script stay, with the joiners and non-joiners that
// their script requires.

#include <string>
#include <string_view>

#include "ledger/text/utf8.h"

namespace tablebank {

/// Whether a character is escaped in all output, except if its neighbours give it a meaning: joiners within Arabic and
/// Indic words, variation selectors of ideographs, and characters that join several into one picture.
[[nodiscard]] bool is_unseen(Character character);

/// Whether every character of a line is visible or has a meaning in its place: whether `escape_invisible` would leave
/// it unchanged.
[[nodiscard]] bool is_all_visible(std::string_view text);

/// One line of visible characters: an escape becomes `\x1b`, a newline `\x0a`, U+202E `\u202e`, U+E0041 `\u{e0041}`,
/// the byte C3 alone `\xc3`. For reading only: a backslash is not escaped, so the result cannot be decoded.
[[nodiscard]] std::string escape_invisible(std::string_view text);
/// The same for a text of several lines: newlines, and the carriage returns before them, are kept.
[[nodiscard]] std::string escape_lines(std::string_view text);
/// The same for a JSON text, in which the writer has escaped everything below U+0020: the escapes are those of JSON, so
/// that a reader gets the original character. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string escape_json(std::string_view json);

}  // namespace tablebank
