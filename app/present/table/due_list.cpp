#include "app/present/table/due_list.h"

#include "app/i18n/language.h"
#include "app/present/entries/entry_explanation.h"
#include "app/present/words/due_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/nothing_due_text.h"
#include "ledger/books/due.h"
#include "ledger/books/next_turn.h"

namespace tablebank {

std::vector<DueRow> make_due_rows(const Language& lang, const Game& game) {
    std::vector<DueRow> rows;
    for (const Due& due : open_dues(game))
        rows.push_back({due_text(lang, game, due), localized_line(lang, *game.setup, wanted_line(game, due)), {}});
    if (const auto fine = fine_of_next_turn(game))
        rows.push_back({due_text(lang, game, *fine), localized_line(lang, *game.setup, wanted_line(game, *fine)), {}});
    return rows;
}

std::vector<DueRow> explain_due_rows(const Language& lang, const Table& table) {
    std::vector<DueRow> rows = make_due_rows(lang, table.game);
    const std::vector<Due> dues = open_dues(table.game);
    for (std::size_t i = 0; i < dues.size(); ++i)
        if (const auto why = explain(lang, table, dues[i]))
            rows[i].workings = workings_text(lang, table.game.edition(), *why);
    return rows;
}

std::string nothing_is_due_text(const Language& lang, const Table& table) {
    std::string why = nothing_due_text(lang, table);
    return why.empty() ? lang.tr("Nothing is due.") : why;
}

}  // namespace tablebank
