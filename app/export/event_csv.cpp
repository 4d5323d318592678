#include "app/export/event_csv.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <tuple>

#include "app/event/import_result.h"
#include "app/export/spreadsheet_csv.h"

namespace tablebank {
namespace {

/// As in the JSON of the standings (`found`).
std::string remark_at(const Event& event, int round, int number) {
    const EventTable* table = event.table(round, number);
    return table == nullptr ? std::string{} : remark_on_result(event, *table);
}

/// Those on the results that a player's rank is calculated from: "round 1: typed; round 3: verify: forced #12".
std::string remarks_on(const Event& event, const Ranking& ranked) {
    std::string remarks;
    for (const RoundScore& round : ranked.rounds) {
        const std::string remark = round.table == 0 ? std::string{} : remark_at(event, round.round, round.table);
        if (remark.empty()) continue;
        remarks.append(remarks.empty() ? "" : "; ").append("round " + std::to_string(round.round) + ": " + remark);
    }
    return remarks;
}

}  // namespace

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
    heads.insert(heads.end(), {"penalties", "decided by", "remark"});
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
        row.push_back(remarks_on(event, ranked));
        out << table.row(row);
    }
}

void export_results_csv(const Language& lang, const Event& event, std::ostream& out) {
    const SpreadsheetCsv table(lang);
    out << SpreadsheetCsv::beginning()
        << table.row({"round", "table", "player", "total", "place", "forfeit", "points", "remark"});
    for (const ResultRow& row : result_rows(event))
        out << table.row({std::to_string(row.round), std::to_string(row.table), event.players.at(row.player).name,
                          row.total.to_string(), row.forfeit ? "" : std::to_string(row.place), row.forfeit ? "yes" : "",
                          row.points.to_string(), remark_at(event, row.round, row.table)});
}

void export_players_csv(const Language& lang, const Event& event, const std::vector<int>& players, std::ostream& out) {
    const SpreadsheetCsv table(lang);
    const auto number_text = [](int number) { return number == 0 ? std::string{} : std::to_string(number); };
    out << SpreadsheetCsv::beginning()
        << table.row({"name", "family", "club", "table", "substitute", "number", "checked in", "left before round"});
    for (const int number : players) {
        const EventPlayer& player = event.players.at(number);
        out << table.row({player.name, player.family, player.club, number_text(player.table),
                          player.substitute ? "yes" : "", std::to_string(number), player.checked_in ? "yes" : "",
                          number_text(player.has_left() ? player.gaps.back().from : 0)});
    }
}

}  // namespace tablebank
