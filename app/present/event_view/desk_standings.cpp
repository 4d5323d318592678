#include "app/present/event_view/desk_standings.h"

#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/public_names.h"
#include "app/present/words/time_of_day.h"

namespace tablebank {

DeskStandings make_desk_standings(const Language& lang, const Event& event) {
    DeskStandings told{.table = standings_table(lang, event, full_names(event)),
                       .scheme = lang.tr("Scheme: {scheme}", {{"scheme", scheme_text(lang, event.scheme)}}),
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
                        act_line(lang, read.event, row->act), row->stamp.why});
    return rows;
}

}  // namespace tablebank
