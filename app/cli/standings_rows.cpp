#include "app/cli/standings_rows.h"

#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/public_names.h"
#include "app/present/event/standings_lines.h"

namespace tablebank {
void print_event_standings(const Language& lang, const Event& event, bool workings, std::ostream& out) {
    if (const std::string lacking = lacking_text(lang, event); !lacking.empty()) out << lacking << '\n';
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

}  // namespace tablebank
