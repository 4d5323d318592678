#include "app/present/words/edition_error_text.h"

#include <cstdint>
#include <map>
#include <utility>

#include "app/i18n/language.h"
#include "app/present/words/book_words.h"
#include "app/present/words/file_reason_text.h"
#include "app/present/words/money_text.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

std::string word_text(const Language& lang, const Sentence::Word& word) {
    if (word.translated) return lang.tr(word.text.c_str());
    return word.sum ? amount_text(lang, Money{read_number<std::int64_t>(word.text).value_or(0)}) : word.text;
}

}  // namespace

std::string edition_reason_text(const Language& lang, const EditionMessage& message) {
    if (message.said.english.empty())
        return message.line > 0 || !message.key.empty() ? message.message : file_reason_text(lang, message.message);
    std::vector<Word> words;
    for (const Sentence::Word& word : message.said.words)
        words.push_back({word.name.c_str(), word_text(lang, word), true});
    return lang.tr_marked(as_said(message.words, message.said.english.c_str()), words);
}

std::string edition_message_text(const Language& lang, const EditionMessage& message) {
    EditionMessage said = message;
    said.message = edition_reason_text(lang, message);
    return to_string(said, lang.tr_in("before a doubt about a file", "warning"));
}

std::vector<EditionMessageLine> edition_message_lines(const Language& lang,
                                                      const std::vector<EditionMessage>& messages) {
    constexpr std::size_t most_of_a_kind = 5;
    const auto kind_of = [](const EditionMessage& message) {
        return std::pair{message.warning, message.said.english.empty() ? message.message : message.said.english};
    };
    std::map<std::pair<bool, std::string>, std::size_t> times;
    for (const EditionMessage& message : messages) ++times[kind_of(message)];
    std::map<std::pair<bool, std::string>, std::size_t> shown;
    std::vector<EditionMessageLine> lines;
    for (const EditionMessage& message : messages) {
        const auto kind = kind_of(message);
        // One left out would save no line.
        const std::size_t all = times[kind];
        const std::size_t most = all > most_of_a_kind + 1 ? most_of_a_kind : all;
        const std::size_t number = ++shown[kind];
        if (number <= most) lines.push_back({edition_message_text(lang, message), message.warning});
        if (number != most || most == all) continue;
        const auto more = static_cast<std::int64_t>(all - most);
        lines.push_back(
            {lang.trn("and {count} more message of this kind", "and {count} more messages of this kind", more),
             message.warning});
    }
    return lines;
}

std::string edition_error_text(const Language& lang, const EditionError& error) {
    std::string lines;
    for (const EditionMessageLine& line : edition_message_lines(lang, error.messages()))
        lines += (lines.empty() ? "" : "\n") + line.text;
    return lines;
}

}  // namespace tablebank
