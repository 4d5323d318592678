#include "app/present/table/after_play.h"

#include <utility>
#include <variant>

#include "app/i18n/language.h"
#include "app/present/typing/would_post.h"
#include "app/present/words/name_text.h"
#include "app/session/adjudication.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

std::vector<std::string> skipped_steps(const Language& lang, const Table& table) {
    const Adjudication done = adjudication(table);
    std::vector<std::string> skipped;
    if (!done.rulings_confirmed()) skipped.push_back(lang.tr("Rulings confirmed"));
    if (!done.all_counted(table.game)) skipped.push_back(lang.tr("Notes counted"));
    return skipped;
}

OfferedAction after_play(const Language& lang, const Table& table, ActionKey key) {
    OfferedAction over = table.game.rulings().closing
                             ? OfferedAction{"closing", lang.tr("To the closing"), "closing", key}
                             : OfferedAction{"keep", lang.tr("Hand in the cash"), "keep", key};
    const std::vector<std::string> skipped = skipped_steps(lang, table);
    if (!skipped.empty())
        over.question = lang.tr("Not done: {steps}. Go on all the same?", {{"steps", list_text(lang, skipped)}});
    return over;
}

std::string question_before(const Language& lang, const Table& table, std::string_view line) {
    const Game& game = table.game;
    if (game.phase() != Phase::play || !game.time_called()) return {};
    const auto read = parse_line(*game.setup, line);
    const auto* command = std::get_if<Command>(&read);
    OfferedAction over = after_play(lang, table, ActionKey::none);
    const bool is_step = command != nullptr && print_line(*game.setup, *command) == over.line;
    return is_step && would_be_posted(table, line) ? std::move(over.question) : std::string{};
}

}  // namespace tablebank
