#include "app/present/words/edition_error_text.h"

#include <vector>

#include "app/i18n/language.h"
#include "app/present/words/file_reason_text.h"

namespace tablebank {

std::string edition_reason_text(const Language& lang, const EditionMessage& message) {
    if (message.said.english.empty())
        return message.line > 0 || !message.key.empty() ? message.message : file_reason_text(lang, message.message);
    std::vector<Word> words;
    for (const Sentence::Word& word : message.said.words)
        words.push_back({word.name.c_str(), word.translated ? lang.tr(word.text.c_str()) : word.text, true});
    return lang.tr_marked(message.said.english.c_str(), words);
}

std::string edition_message_text(const Language& lang, const EditionMessage& message) {
    EditionMessage said = message;
    said.message = edition_reason_text(lang, message);
    return to_string(said);
}

std::string edition_error_text(const Language& lang, const EditionError& error) {
    std::string lines;
    for (const EditionMessage& message : error.messages())
        lines += (lines.empty() ? "" : "\n") + edition_message_text(lang, message);
    return lines;
}

}  // namespace tablebank
