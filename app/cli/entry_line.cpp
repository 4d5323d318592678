#include "app/cli/entry_line.h"

#include "app/i18n/language.h"
#include "app/present/words/localized_line.h"

namespace tablebank {

std::string told_line(const Language& lang, std::string_view number, const Setup& setup, const Entry& entry,
                      const std::string& text) {
    const std::string line = std::string(number) + ' ' + shown_line(lang, setup, entry.line);
    return lang.tr("{line}: {text}", {{"line", line, true}, {"text", text, true}}) + '\n';
}

}  // namespace tablebank
