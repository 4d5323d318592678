#include "app/export/event_csv.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <tuple>

#include "app/export/spreadsheet_csv.h"

namespace tablebank {

std::vector<ResultRow> result_rows(const Event& event) {
    std::vector<ResultRow> rows;
    for (const Ranking& ranked : standings_of(event))
        for (const RoundScore& round : ranked.rounds)
            if (round.table != 0)
                rows.push_back({.round = round.round,
                                .table = round.table,
                                .player = ranked.player,
                                .total = round.total,
                                .place = round.place,
                                .forfeit = round.forfeit,
                                .points = round.points});
    std::ranges::stable_sort(rows, {}, [](const ResultRow& row) {
        return std::tuple(row.round, row.table, row.forfeit, row.place, row.player);
    });
    return rows;
}

void export_standings_csv(const Language& lang, const Event& event, std::ostream& out) {
    const SpreadsheetCsv table(lang);
    const int rounds = event.latest_round();
    std::vector<std::string> heads{"rank", "player"};
    for (const Criterion criterion : event.scheme.order) heads.emplace_back(to_string(criterion));
    for (int round = 1; round <= rounds; ++round) heads.push_back("round " + std::to_string(round));
    heads.insert(heads.end(), {"penalties", "decided by"});
    out << SpreadsheetCsv::beginning() << table.row(heads);
    for (const Ranking& ranked : standings_of(event)) {
        std::vector<std::string> row{ranked.rank == 0 ? "" : std::to_string(ranked.rank),
                                     event.players.at(ranked.player).name};
        for (const auto& value : ranked.values) row.push_back(value ? value->to_string() : "");
        std::vector<std::string> points(static_cast<std::size_t>(rounds));
        for (const RoundScore& round : ranked.rounds)
            if (round.round <= rounds) points[static_cast<std::size_t>(round.round) - 1] = round.points.to_string();
        row.insert(row.end(), points.begin(), points.end());
        row.push_back(ranked.penalties.to_string());
        row.emplace_back(ranked.decided_by ? to_string(event.scheme.order[*ranked.decided_by]) : "");
        out << table.row(row);
    }
}

void export_results_csv(const Language& lang, const Event& event, std::ostream& out) {
    const SpreadsheetCsv table(lang);
    out << SpreadsheetCsv::beginning()
        << table.row({"round", "table", "player", "total", "place", "forfeit", "points"});
    for (const ResultRow& row : result_rows(event))
        out << table.row({std::to_string(row.round), std::to_string(row.table), event.players.at(row.player).name,
                          row.total.to_string(), row.forfeit ? "" : std::to_string(row.place), row.forfeit ? "yes" : "",
                          row.points.to_string()});
}

}  // namespace tablebank
