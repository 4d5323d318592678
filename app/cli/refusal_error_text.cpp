#include "app/cli/refusal_error_text.h"

#include <fmt/format.h>

#include "app/cli/json.h"
#include "app/i18n/language.h"
#include "app/present/words/refusal_text.h"

namespace tablebank {

std::string with_code(const Language& lang, std::string sentence, std::string_view code) {
    return lang == Language::english() ? fmt::format("{} ({})", sentence, code) : sentence;
}

RefusedError refused(const Language& lang, const Setup& setup, const Refusal& refusal) {
    return {with_code(lang, refusal_text(lang, setup, refusal), to_string(refusal.code)),
            json_text(refusal_json(lang, setup, refusal, ""))};
}

}  // namespace tablebank
