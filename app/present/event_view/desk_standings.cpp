#include "app/present/event_view/desk_standings.h"

#include "app/event/changed_event.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/public_names.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

namespace {

/// The line of an act, with what became of it.
std::string with_fate(const Language& lang, const Event& event, const EventLogRow& row) {
    const std::string line = act_line(lang, event, row.act);
    const std::string fate = fate_text(lang, event, row.stamp.entry);
    return fate.empty() ? line : lang.tr("{line} ({fate})", {{"line", line}, {"fate", fate}});
}

}  // namespace

DeskStandings make_desk_standings(const Language& lang, const Event& event) {
    DeskStandings told{.table = standings_table(lang, event, full_names(event)),
                       .scheme = lang.tr("Scheme: {scheme}", {{"scheme", scheme_text(lang, event.scheme)}}),
                       .written_scheme = to_string(event.scheme),
                       .lacking = lacking_text(lang, event),
                       .penalties = {},
                       .remarks = remark_lines(lang, event)};
    told.penalties.reserve(event.penalties.size());
    for (const EventPenalty& penalty : event.penalties)
        told.penalties.push_back({penalty.given.number, act_line(lang, event, penalty.given),
                                  penalty.withdrawn ? penalty.withdrawn->why : penalty.stamp.why, !penalty.withdrawn});
    return told;
}

std::vector<DeskLogRow> make_desk_log(const Language& lang, const ReadEvent& read) {
    std::vector<DeskLogRow> rows;
    rows.reserve(read.log.size());
    for (auto row = read.log.rbegin(); row != read.log.rend(); ++row)
        rows.push_back({'#' + std::to_string(row->stamp.entry), moment_text(lang, row->stamp.at), row->stamp.who,
                        with_fate(lang, read.event, *row), row->stamp.why, row->stamp.entry,
                        fate_text(lang, read.event, row->stamp.entry), may_be_undone(read.event, row->stamp.entry)});
    return rows;
}

}  // namespace tablebank
