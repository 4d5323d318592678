#include "app/cli/standings_rows.h"

#include <map>
#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/public_names.h"
#include "app/present/event/standings_lines.h"

namespace tablebank {
namespace {

std::map<int, int> ranks_of(const Event& event) {
    std::map<int, int> ranks;
    for (const Ranking& row : standings_of(event)) ranks[row.player] = row.rank;
    return ranks;
}

}  // namespace

void print_event_standings(const Language& lang, const Event& event, bool workings, std::ostream& out) {
    const StandingsTable standings = standings_table(lang, event, full_names(event));
    std::vector<TextTable::Column> columns{{lang.tr_in("of standings", "Rank"), Side::right},
                                           {lang.tr_in("of standings", "Player")}};
    for (const std::string& head : standings.heads) columns.push_back({head, Side::right});
    columns.push_back({lang.tr_in("of standings", "Decided by")});
    TextTable table(std::move(columns));
    for (const StandingsRow& row : standings.rows) {
        std::vector<std::string> cells{row.rank, row.name};
        cells.insert(cells.end(), row.figures.begin(), row.figures.end());
        cells.push_back(row.decided_by);
        table.add(std::move(cells));
    }
    table.print(out);
    if (!workings) return;
    for (const StandingsRow& row : standings.rows) {
        out << '\n' << row.name << '\n';
        for (const std::string& round : row.rounds) out << "  " << round << '\n';
    }
}

std::vector<std::string> moved_ranks(const Language& lang, const Event& before, const Event& after) {
    std::vector<std::string> moved;
    const auto now = ranks_of(before);
    for (const auto& [player, rank] : ranks_of(after)) {
        const auto was = now.find(player);
        if (was != now.end() && was->second != rank)
            moved.push_back(
                lang.tr("{player}: rank {before} becomes {after}", {{"player", event_player_name(after, player)},
                                                                    {"before", std::to_string(was->second)},
                                                                    {"after", std::to_string(rank)}}));
    }
    if (moved.empty()) moved.push_back(lang.tr("no rank changes"));
    return moved;
}

}  // namespace tablebank
