#include "app/present/words/edition_error_text.h"

#include "app/present/words/file_reason_text.h"

namespace tablebank {

std::string edition_message_text(const Language& lang, const EditionMessage& message) {
    if (message.line > 0 || !message.key.empty()) return to_string(message);
    EditionMessage said = message;
    said.message = file_reason_text(lang, message.message);
    return to_string(said);
}

std::string edition_error_text(const Language& lang, const EditionError& error) {
    std::string lines;
    for (const EditionMessage& message : error.messages())
        lines += (lines.empty() ? "" : "\n") + edition_message_text(lang, message);
    return lines;
}

}  // namespace tablebank
