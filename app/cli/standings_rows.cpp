#include "app/cli/standings_rows.h"

#include <map>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/public_names.h"
#include "app/present/event/standings_lines.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

/// The points of each round, by the player; with the letter of a round that was not played to its end at a table.
std::map<int, std::vector<std::string>> round_cells(const Language& lang, const std::vector<Ranking>& ranking,
                                                    int rounds) {
    std::map<int, std::vector<std::string>> cells;
    for (const Ranking& ranked : ranking) {
        auto& row = cells[ranked.player];
        row.assign(static_cast<std::size_t>(rounds), "");
        for (const RoundScore& round : ranked.rounds) {
            if (round.round > rounds) continue;
            std::string points = amount_text(lang, round.points);
            if (round.table == 0) points.insert(0, "(").append(")");
            if (round.forfeit) points += "-";
            row[static_cast<std::size_t>(round.round) - 1] = std::move(points);
        }
    }
    return cells;
}

/// "1+ 3-": better in round 1, worse in round 3, by both players.
std::map<std::pair<int, int>, std::string> meetings_of(const Event& event) {
    std::map<std::pair<int, int>, std::string> meetings;
    for (const TableResult& result : scores_of(event).results)
        for (const SeatResult& one : result.seats)
            for (const SeatResult& other : result.seats) {
                if (one.player == other.player) continue;
                const auto rank = [](const SeatResult& seat) { return std::pair(seat.forfeit, seat.place); };
                const bool level = one.forfeit == other.forfeit && (one.forfeit || one.place == other.place);
                std::string& cell = meetings[{one.player, other.player}];
                if (!cell.empty()) cell += ' ';
                cell += std::to_string(result.round) + (level ? "=" : rank(one) < rank(other) ? "+" : "-");
            }
    return meetings;
}

void print_cross_table(const Language& lang, const Event& event, const StandingsTable& standings, std::ostream& out) {
    std::vector<TextTable::Column> columns{{"#", Side::right}, {lang.tr_in("of standings", "Player")}};
    for (std::size_t i = 1; i <= standings.rows.size(); ++i) columns.push_back({std::to_string(i)});
    TextTable table(std::move(columns));
    const auto meetings = meetings_of(event);
    int number = 0;
    for (const StandingsRow& row : standings.rows) {
        std::vector<std::string> cells{std::to_string(++number), row.name};
        for (const StandingsRow& other : standings.rows) {
            const auto met = meetings.find({row.player, other.player});
            cells.push_back(row.player == other.player ? "*" : met == meetings.end() ? "" : met->second);
        }
        table.add(std::move(cells));
    }
    out << '\n';
    table.print(out);
}

}  // namespace

void print_event_standings(const Language& lang, const Event& event, const StandingsForm& form, std::ostream& out) {
    if (const std::string lacking = lacking_text(lang, event); !lacking.empty()) out << lacking << '\n';
    const std::vector<Ranking> ranking = standings_of(event);
    const int rounds = form.columns ? event.latest_round() : 0;
    const auto points = round_cells(lang, ranking, rounds);
    const StandingsTable standings = standings_table(lang, event, ranking, full_names(event));
    std::vector<TextTable::Column> columns{{lang.tr_in("of standings", "Rank"), Side::right},
                                           {lang.tr_in("of standings", "Player")}};
    for (int round = 1; round <= rounds; ++round) columns.push_back({std::to_string(round), Side::right});
    for (const std::string& head : standings.heads) columns.push_back({head, Side::right});
    columns.push_back({lang.tr_in("of standings", "Decided by")});
    TextTable table(std::move(columns));
    for (const StandingsRow& row : standings.rows) {
        std::vector<std::string> cells{row.rank, row.name};
        const auto& brought = points.at(row.player);
        cells.insert(cells.end(), brought.begin(), brought.end());
        cells.insert(cells.end(), row.figures.begin(), row.figures.end());
        cells.push_back(row.decided_by);
        table.add(std::move(cells));
    }
    table.print(out);
    if (form.cross) print_cross_table(lang, event, standings, out);
    if (!form.workings) return;
    for (const StandingsRow& row : standings.rows) {
        out << '\n' << row.name << '\n';
        for (const std::string& round : row.rounds) out << "  " << round << '\n';
    }
}

}  // namespace tablebank
