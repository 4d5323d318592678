#include "app/present/event_view/desk_round.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/event/game_check.h"
#include "app/event/histories.h"
#include "app/event/import_result.h"
#include "app/event/seat_event.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/found_text.h"
#include "app/present/event/history_text.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/seating_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {
namespace {

constexpr std::int64_t a_minute_ms = 60'000;

Word numbered(const char* name, int number) {
    return {name, std::to_string(number)};
}

/// The score of a seat, and for whom it counts if the event seated someone else there.
std::string score_of(const Language& lang, const Event& event, const SeatScore& seat) {
    std::string score = seat.forfeit ? lang.tr("forfeit")
                                     : lang.tr("{total} ({place})", {{"total", amount_text(lang, seat.total)},
                                                                     {"place", std::to_string(seat.place)}});
    if (!seat.seat_of) return score;
    return lang.tr("{score} for {player}", {{"score", score}, {"player", event_player_name(event, seat.player)}});
}

std::vector<DeskSeat> seats_of(const Language& lang, const Event& event, const EventTable& table) {
    std::vector<DeskSeat> seats;
    seats.reserve(table.seating.seats.size());
    const act::ResultTaken* result = table.result();
    for (const auto& [player, role] : table.seating.seats) {
        DeskSeat seat{player, event_player_name(event, player), {}, {}};
        if (role != Role::player) seat.role = role_text(lang, role);
        if (result != nullptr) {
            const auto found = std::ranges::find(result->seats, player, &SeatScore::seated);
            if (found != result->seats.end()) seat.score = score_of(lang, event, *found);
        }
        seats.push_back(std::move(seat));
    }
    if (result == nullptr) return seats;
    for (const SeatScore& score : result->seats)
        if (score.seat_of == 0)
            seats.push_back({score.player, event_player_name(event, score.player), {}, score_of(lang, event, score)});
    return seats;
}

std::string result_says(const Language& lang, const Event& event, const EventTable& table) {
    const TableResultTaken& last = table.results.back();
    const Word time{"time", time_of_day(last.stamp.at)};
    if (last.result.correction > 0) {
        std::string corrected =
            lang.tr("corrected at {time}: correction {number}", {time, numbered("number", last.result.correction)});
        const std::string remark = remark_of_table(lang, event, table);
        return remark.empty() ? corrected : corrected + "; " + remark;
    }
    const std::string found = found_with_result(table);
    const Word said{"found", found_text(lang, found)};
    if (is_from_code(last.result) && !found.empty())
        return lang.tr("result of the code of its sheet, taken at {time} with a remark ({found})", {time, said});
    if (is_from_code(last.result)) return lang.tr("result of the code of its sheet, taken at {time}", {time});
    if (!found_against(found).empty())
        return lang.tr("result of its game, which verify does not accept ({found})", {said});
    if (!found.empty()) return lang.tr("result of its game, taken at {time} with a remark ({found})", {time, said});
    if (is_provisional(table)) return lang.tr("result typed at {time}", {time}) + "; " + provisional_text(lang);
    return last.result.source ? lang.tr("result of its game, taken at {time}", {time})
                              : lang.tr("result typed at {time}", {time});
}

void tell_missing(const Language& lang, const Event& event, const EventRound& round, const EventTable& table,
                  std::int64_t now_ms, DeskTable& told) {
    if (!round.has_begun()) return;
    told.state = DeskTable::State::plays;
    if (!round.opened_at) {
        told.says = lang.tr("result missing");
        return;
    }
    const auto clock = clock_of(event, round, table);
    const std::int64_t due = clock ? clock->end() : *round.opened_at;
    if (clock && now_ms >= due) told.state = DeskTable::State::late;
    const Word time{"time", time_of_day(due)};
    if (event.made.minutes == 0)
        told.says = lang.tr("plays since {time}", {{"time", time_of_day(*round.opened_at)}});
    else
        told.says =
            now_ms >= due ? lang.tr("result missing since {time}", {time}) : lang.tr("plays until {time}", {time});
}

std::string says_of_history(const Language& lang, const HistoryKept& kept) {
    const std::initializer_list<Word> found = {{"found", found_text(lang, kept.found)}};
    if (kept.is_unfinished())
        return lang.tr("a result counts, but its game is not over ({found}): to be decided", found);
    if (kept.is_set_aside())
        return lang.tr("set aside, since verify does not accept it ({found}): to be decided", found);
    return lang.tr("another history was kept: to be decided");
}

DeskTable table_of_round(const Language& lang, const Event& event, const EventRound& round, const EventTable& table,
                         std::int64_t now_ms) {
    DeskTable told{.number = table.seating.number,
                   .title = lang.tr_in("at an event", "Table {table}", {numbered("table", table.seating.number)}),
                   .seats = seats_of(lang, event, table)};
    told.scored = table.result() != nullptr;
    if (table.extension > 0) told.extension = lang.tr("+{minutes} min", {numbered("minutes", table.extension)});
    if (!table.forks.empty()) {
        told.state = DeskTable::State::fork;
        const HistoryKept& kept = table.forks.back();
        told.aside = kept.is_set_aside() && !kept.is_unfinished();
        told.says = says_of_history(lang, kept);
    } else if (table.result() != nullptr) {
        told.state = DeskTable::State::taken;
        told.says = result_says(lang, event, table);
    } else {
        tell_missing(lang, event, round, table, now_ms, told);
    }
    return told;
}

std::string says_of_round(const Language& lang, const EventRound& round) {
    const auto missing =
        std::ranges::count_if(round.tables, [](const EventTable& table) { return table.result() == nullptr; });
    if (!round.has_begun()) return lang.tr("seated; the bell has not rung yet");
    if (missing == 0) return lang.tr("every result is there");
    return lang.tr("results missing: {count} of {tables}",
                   {{"count", std::to_string(missing)}, {"tables", std::to_string(round.tables.size())}});
}

/// "1:05:09"
std::string in_hours(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace

DeskRound make_desk_round(const Language& lang, const Event& event, int round, std::int64_t now_ms) {
    DeskRound told{.number = round,
                   .title = lang.tr("Round {round} of {rounds}",
                                    {numbered("round", round), numbered("rounds", event.made.rounds)})};
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end()) {
        told.says = lang.tr("not seated yet");
        return told;
    }
    const EventRound& seated = found->second;
    told.seated = true;
    told.opened = seated.opened_at.has_value();
    told.begun = seated.has_begun();
    told.locked = round < event.latest_round() && !seated.unlocked;
    told.says = says_of_round(lang, seated);
    told.tables.reserve(seated.tables.size());
    for (const EventTable& table : seated.tables)
        told.tables.push_back(table_of_round(lang, event, seated, table, now_ms));
    for (const UndecidedHistory& history : undecided_histories(event)) {
        const auto at = std::ranges::find(told.tables, history.table, &DeskTable::number);
        if (history.round == round && at != told.tables.end())
            at->histories.push_back({history.entry, history_lines(lang, event, history)});
    }
    std::vector<std::string> sit_out;
    for (const int player : seated.byes) sit_out.push_back(event_player_name(event, player));
    if (!sit_out.empty()) told.byes = lang.tr("Sits out: {players}", {{"players", list_text(lang, sit_out)}});
    return told;
}

std::vector<std::string> make_seating_quality(const Language& lang, const Event& event) {
    if (event.rounds.empty()) return {};
    return seating_report_lines(lang, report_seating(static_cast<int>(event.players.size()), counted_plan(event)));
}

DeskClock make_desk_clock(const Language& lang, const Event& event, int round, std::int64_t now_ms) {
    DeskClock clock;
    const auto found = event.rounds.find(round);
    if (found == event.rounds.end() || !found->second.opened_at) return clock;
    const std::optional<int> extension = found->second.extension();
    if (!extension) return clock;
    clock.runs = true;
    const std::int64_t rang = *found->second.opened_at;
    if (event.made.minutes == 0) {
        clock.face = in_hours(std::max<std::int64_t>(0, now_ms - rang));
        clock.says = lang.tr("since the bell at {time}", {{"time", time_of_day(rang)}});
        return clock;
    }
    const std::int64_t end = clock_of(event, found->second)->end();
    clock.over = now_ms >= end;
    // The remaining seconds are rounded up, so that the last one counts.
    clock.face = in_hours(clock.over ? now_ms - end : std::min(end - now_ms, end - rang) + 999);
    clock.says = clock.over ? lang.tr("over since {time}", {{"time", time_of_day(end)}})
                            : lang.tr("the bell rang at {start}, it ends at {time}",
                                      {{"start", time_of_day(rang)}, {"time", time_of_day(end)}});
    return clock;
}

}  // namespace tablebank
