#include "app/present/table/placeholder.h"

#include <algorithm>
#include <variant>
#include <vector>

#include "app/i18n/language.h"
#include "app/present/typing/ending_dice.h"
#include "app/present/typing/typed_line.h"
#include "app/present/words/due_text.h"
#include "app/present/words/localized_line.h"
#include "ledger/books/due.h"

namespace tablebank {

namespace {

bool is_accepted(const Session& session, std::string_view typed) {
    const std::vector<std::string> lines = read_typed(session.table(), typed).all();
    return !lines.empty() && std::holds_alternative<std::vector<Entry>>(session.preview(lines));
}

/// Dice as they are typed for the utilities at the end: "34 34".
std::string throws_for(std::size_t utilities) {
    std::string throws;
    for (std::size_t i = 0; i < utilities; ++i) throws += throws.empty() ? "34" : " 34";
    return throws;
}

/// The likeliest first.
std::vector<std::string> examples(const Language& lang, const Session& session, const TurnSnapshot& turn) {
    const Game& game = session.game();
    const auto spoken = [&](const std::string& line) { return localized_line(lang, *game.setup, line); };
    std::vector<std::string> lines;
    if (turn.dice.dice == 2) lines.insert(lines.end(), {"34", spoken(turn.dice.prefix + "3 4")});
    if (turn.dice.dice == 1) lines.insert(lines.end(), {"2", spoken(turn.dice.prefix + "2")});
    if (const auto wanted = ending_dice(session.table())) lines.push_back(throws_for(wanted->utilities.size()));
    auto dues = open_dues(game);
    std::ranges::stable_sort(dues, {}, [&](const Due& due) { return due.debtor != game.turn(); });
    if (!dues.empty() && dues.front().kind == DueKind::card) lines.emplace_back("+50");
    if (!dues.empty()) lines.push_back(spoken(wanted_line(game, dues.front())));
    for (const OfferedAction& action : turn.actions)
        if (action.allowed && !action.to_finish && !action.line.empty()) lines.push_back(spoken(action.line));
    for (const char* line : {"next", "closing", "keep"}) lines.push_back(spoken(line));
    lines.push_back(spoken("note \"" + lang.tr("a remark") + "\""));
    return lines;
}

}  // namespace

std::string make_placeholder(const Language& lang, const Session& session, const TurnSnapshot& turn) {
    const auto lines = examples(lang, session, turn);
    const auto found = std::ranges::find_if(lines, [&](const std::string& line) { return is_accepted(session, line); });
    return found == lines.end() ? std::string{} : *found;
}

}  // namespace tablebank
