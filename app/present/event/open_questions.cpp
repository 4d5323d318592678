#include "app/present/event/open_questions.h"

#include <algorithm>

#include "app/event/game_check.h"
#include "app/event/import_result.h"
#include "app/i18n/language.h"
#include "app/present/event/found_text.h"

namespace tablebank {
namespace {

/// Adds one text for every table, or none.
template <class Say>
std::vector<std::string> said_of_tables(const Event& event, const Say& say) {
    std::vector<std::string> lines;
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables) say(number, table, lines);
    return lines;
}

std::string undecided_line(const Language& lang, int round, const EventTable& table, const HistoryKept& kept) {
    const std::initializer_list<Word> words = {{"round", std::to_string(round)},
                                               {"table", std::to_string(table.seating.number)},
                                               {"entry", std::to_string(kept.source.entries)},
                                               {"found", found_text(lang, kept.found)}};
    if (kept.is_unfinished())
        return lang.tr(
            "To be decided: round {round}, table {table}: a result counts, but this history of its game is "
            "not over; entry #{entry} is its last ({found})",
            words);
    if (kept.is_set_aside())
        return lang.tr(
            "To be decided: round {round}, table {table}: its game was set aside, with "
            "entry #{entry} as its last ({found})",
            words);
    return lang.tr(
        "To be decided: round {round}, table {table}: another history of its game, "
        "with entry #{entry} as its last",
        words);
}

template <class Which>
std::vector<std::string> remark_lines_if(const Language& lang, const Event& event, const Which& which) {
    return said_of_tables(event, [&](int round, const EventTable& table, std::vector<std::string>& lines) {
        if (!which(round, table)) return;
        const std::string remark = remark_of_table(lang, event, table);
        if (remark.empty()) return;
        lines.push_back(lang.tr(
            "Round {round}, table {table}: {remark}",
            {{"round", std::to_string(round)}, {"table", std::to_string(table.seating.number)}, {"remark", remark}}));
    });
}

}  // namespace

std::vector<std::string> undecided_lines(const Language& lang, const Event& event) {
    auto told = said_of_tables(event, [&](int round, const EventTable& table, std::vector<std::string>& lines) {
        for (const HistoryKept& kept : table.forks) lines.push_back(undecided_line(lang, round, table, kept));
    });
    for (const TableResultTaken& early : event.early)
        told.push_back(
            lang.tr("To be decided: round {round}, table {table}: the result of entry #{entry} came before the bell of "
                    "its round, and does not count",
                    {{"round", std::to_string(early.result.round)},
                     {"table", std::to_string(early.result.table)},
                     {"entry", std::to_string(early.stamp.entry)}}));
    return told;
}

std::vector<std::string> remark_lines(const Language& lang, const Event& event) {
    return remark_lines_if(lang, event, [](int, const EventTable&) { return true; });
}

std::vector<std::string> remark_lines_of(const Language& lang, const Event& event, const std::set<int>& players,
                                         int apart_from) {
    return remark_lines_if(lang, event, [&](int round, const EventTable& table) {
        return round != apart_from && table.result() != nullptr &&
               std::ranges::any_of(table.result()->seats,
                                   [&](const SeatScore& seat) { return players.contains(seat.player); });
    });
}

std::string remark_of_table(const Language& lang, const Event& event, const EventTable& table) {
    const std::string found = remark_on_result(event, table);
    if (found == "typed") return lang.tr("its result was typed; no game shows it");
    if (found == "ties") return lang.tr("its result was typed, with different places for equal totals");
    if (found == "code") return lang.tr("its result is that of the code of its sheet; nobody saw the game");
    const Word said{"found", found_text(lang, found)};
    if (!found_against(found).empty())
        return lang.tr("its result counts although verify does not accept the game ({found})", {said});
    if (!found.empty()) return lang.tr("its result was taken with a remark ({found})", {said});
    return {};
}

}  // namespace tablebank
