#pragma once
// The wall at the exits. A text may come from a stranger: his game, his edition, an argument. Where it leaves for a
// terminal, a window, a journal or a spreadsheet, every sign that is not seen, but does something to whatever shows it,
// stands as a mark: control signs, marks that turn the direction of reading, separators of lines, whatever is not drawn
// at all, and bytes that are no UTF-8. Letters of every script stay, and what joins or parts them where their script
// asks for it. Knows nothing of games.

#include <string>
#include <string_view>

#include "ledger/text/utf8.h"

namespace tablebank {

/// Whether a sign is shown as a mark wherever texts leave, except where its neighbours give it a meaning: joiners
/// within Arabic and Indic words, forms of ideographs, and what makes one picture of several.
[[nodiscard]] bool is_unseen(Character character);

/// Whether every sign of a line is seen or has its meaning where it stands: whether `visible` leaves it as it is.
[[nodiscard]] bool is_all_visible(std::string_view text);

/// One line of signs that are seen: an escape becomes `\x1b`, a newline `\x0a`, U+202E `\u202e`, U+E0041
/// `\u{e0041}`, the byte C3 alone `\xc3`. For reading only: a backslash stays what it is, so nothing leads back.
[[nodiscard]] std::string escape_invisible(std::string_view text);
/// The same for a text of several lines: newlines, and the returns before them, are the writer's own.
[[nodiscard]] std::string escape_lines(std::string_view text);
/// The same for a JSON text, in which the writer escaped what is below U+0020: the marks are escapes of JSON, so that
/// whoever reads it gets the sign back. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string escape_json(std::string_view json);

}  // namespace tablebank
