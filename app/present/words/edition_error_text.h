#pragma once
// Why an edition cannot be used, and its doubtful values, in the language of the user.

#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct EditionMessageLine {
    std::string text;
    bool warning = false;
};
/// One message per line, each with its file, line and key. If there are many of one kind, the first ones and the number
/// of the others.
[[nodiscard]] std::vector<EditionMessageLine> edition_message_lines(const Language& lang,
                                                                    const std::vector<EditionMessage>& messages);
/// The same lines as one text.
[[nodiscard]] std::string edition_error_text(const Language& lang, const EditionError& error);
[[nodiscard]] std::string edition_message_text(const Language& lang, const EditionMessage& message);
/// The text of a message, without its place: "must be from 1 to 6, not 9".
[[nodiscard]] std::string edition_reason_text(const Language& lang, const EditionMessage& message);

}  // namespace tablebank
