// Who came late or left, took a seat over or exchanged it, and which names were corrected, also after the end.

#include "app/i18n/language.h"
#include "app/present/entries/entry_text.h"
#include "app/present/sheet/sheet_parts.h"
#include "app/present/words/capital.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

namespace {

std::string told_change(const Language& lang, const Setup& setup, const Entry& entry) {
    const std::string note = entry_note(lang, entry);
    return with_capital(setup, entry_text(lang, setup, entry)) + (note.empty() ? "" : " " + note);
}

}  // namespace

void SheetMaker::people() const {
    constexpr std::size_t most_changes = 60;  // on paper
    if (table == nullptr) return;
    block::Table list{
        {{lang.tr_in("column", "Entry")}, {lang.tr_in("column", "Time")}, {"", PaperAlign::left, 0, 0, true}}, {}};
    const Setup& setup = *table->game.setup;
    for (const PeopleStep& step : facts.people_steps)
        list.rows.push_back({{{'#' + std::to_string(step.entry)},
                              {time_on_paper(step.at_ms, facts.zone), PaperTone::quiet},
                              {told_change(lang, setup, table->history.at(step.entry))}}});
    if (list.rows.empty()) return;
    if (list.rows.size() > most_changes)
        list.rows.erase(list.rows.begin(), list.rows.end() - static_cast<std::ptrdiff_t>(most_changes));
    blocks.emplace_back(
        block::Heading{lang.tr("People"), lang.tr("who came or left, took a seat over or was renamed")});
    blocks.emplace_back(std::move(list));
}

}  // namespace tablebank
