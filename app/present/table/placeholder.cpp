#include "app/present/table/placeholder.h"

#include <variant>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/localized_line.h"

namespace tablebank {

std::string make_placeholder(const Language& lang, const Session& session) {
    const std::vector<std::string> lines = read_typed(session.table(), {}).all();
    if (lines.empty() || !std::holds_alternative<std::vector<Entry>>(session.preview(lines))) return {};
    return localized_line(lang, session.setup(), lines.front());
}

}  // namespace tablebank
