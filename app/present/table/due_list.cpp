#include "app/present/table/due_list.h"

#include "app/i18n/words.h"
#include "app/present/entries/explain.h"
#include "app/present/words/due_text.h"
#include "app/present/words/nothing_due_text.h"
#include "app/present/words/spoken_line.h"
#include "ledger/books/due.h"

namespace tablebank {

std::vector<DueRow> make_due_rows(const Game& game) {
    std::vector<DueRow> rows;
    for (const Due& due : open_dues(game))
        rows.push_back({due_text(game, due), spoken_line(*game.setup, wanted_line(game, due)), {}});
    return rows;
}

std::vector<DueRow> explain_due_rows(const Table& table) {
    std::vector<DueRow> rows = make_due_rows(table.game);
    const std::vector<Due> dues = open_dues(table.game);
    for (std::size_t i = 0; i < dues.size(); ++i)
        if (const auto why = explain(table, dues[i])) rows[i].workings = workings_text(table.game.edition(), *why);
    return rows;
}

std::string nothing_is_due_text(const Table& table) {
    std::string why = nothing_due_text(table);
    return why.empty() ? tr("Nothing is due.") : why;
}

}  // namespace tablebank
