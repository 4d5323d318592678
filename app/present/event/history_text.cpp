#include "app/present/event/history_text.h"

#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/found_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"

namespace tablebank {
namespace {

std::string scores_text(const Language& lang, const Event& event, const std::vector<SeatScore>& scores) {
    std::vector<std::string> told;
    for (const SeatScore& seat : scores) {
        const Word name{"player", event_player_name(event, seat.player)};
        told.push_back(seat.forfeit ? lang.tr("{player} forfeits", {name})
                                    : lang.tr("{player} {total} ({place})", {name,
                                                                             {"total", amount_text(lang, seat.total)},
                                                                             {"place", std::to_string(seat.place)}}));
    }
    return list_text(lang, told);
}

}  // namespace

std::vector<std::string> history_lines(const Language& lang, const Event& event, const UndecidedHistory& history) {
    const std::initializer_list<Word> words = {{"entry", std::to_string(history.entry)},
                                               {"round", std::to_string(history.round)},
                                               {"table", std::to_string(history.table)}};
    std::vector<std::string> lines{
        history.early ? lang.tr("#{entry} round {round}, table {table}: a result that came before the bell", words)
                      : lang.tr("#{entry} round {round}, table {table}: another history of its game", words)};
    if (!history.found.empty())
        lines.push_back("  " + lang.tr("found: {found}", {{"found", found_text(lang, history.found)}}));
    if (history.parts_at)
        lines.push_back("  " + lang.tr("it parts from the game of the result with entry #{entry}",
                                       {{"entry", std::to_string(*history.parts_at)}}));
    lines.push_back("  " + (history.part_alone ? no_record_text(lang, history.entry, true)
                            : history.scores.empty()
                                ? lang.tr("it has no totals that could be read")
                                : lang.tr("here: {scores}", {{"scores", scores_text(lang, event, history.scores)}})));
    const EventTable* table = event.table(history.round, history.table);
    if (table != nullptr && table->result() != nullptr)
        lines.push_back("  " +
                        lang.tr("counts: {scores}", {{"scores", scores_text(lang, event, table->result()->seats)}}));
    return lines;
}

std::string no_record_text(const Language& lang, std::int64_t entry, bool has_part) {
    const Word number{"entry", std::to_string(entry)};
    if (!has_part) return lang.tr("entry #{entry} has no record", {number});
    return lang.tr(
        "of the history of entry #{entry} only the part after the fork is here, and no record that can be read now has "
        "its beginning; the laptop's file has the whole game",
        {number});
}

}  // namespace tablebank
