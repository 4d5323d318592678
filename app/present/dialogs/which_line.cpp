#include "app/present/dialogs/which_line.h"

#include <string_view>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/entries/effect_text.h"
#include "app/present/words/capital.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/refusal_text.h"

namespace tablebank {

namespace {

/// The place of a reason that only the banker knows.
constexpr std::string_view reason_place = "why\"";

OfferedAction way_of(const Language& lang, const Session& session, const std::string& line) {
    OfferedAction way;
    way.line = line;
    const auto would = session.preview(line);
    const auto* entries = std::get_if<std::vector<Entry>>(&would);
    way.text = entries == nullptr ? localized_line(lang, session.setup(), line)
                                  : with_capital(session.setup(), effect_text(lang, session.setup(), *entries));
    way.to_finish = line.ends_with(reason_place) || entries == nullptr;
    if (line.ends_with(reason_place)) {
        way.text =
            lang.tr("Another payment, for a reason: {line}", {{"line", localized_line(lang, session.setup(), line)}});
        way.line = localized_line(lang, session.setup(), line.substr(0, line.size() - reason_place.size()));
    }
    return way;
}

}  // namespace

WhichLine make_which_line(const Language& lang, const Session& session, const Refusal& refusal) {
    WhichLine which;
    Refusal bare = refusal;
    bare.wanted.clear();
    which.question = with_capital(session.setup(), refusal_text(lang, session.setup(), bare));
    for (const std::string& line : refusal.wanted) {
        which.ways.push_back(way_of(lang, session, line));
        which.ways.back().id = std::to_string(which.ways.size());
    }
    return which;
}

}  // namespace tablebank
