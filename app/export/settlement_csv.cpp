#include "app/export/settlement_csv.h"

#include <ostream>

#include "app/export/spreadsheet_csv.h"

namespace tablebank {

void export_settlement_csv(const Language& lang, const Edition& edition, const Position& position,
                           const Settlement& settlement, std::ostream& out) {
    const SpreadsheetCsv table(lang);
    out << SpreadsheetCsv::beginning() << table.row({"place", "player", "role", "what", "space", "deed", "amount"});
    for (const Standing& standing : settlement.standings) {
        const PositionPlayer& player = position.players.at(static_cast<std::size_t>(standing.player));
        const auto row = [&](const char* what, const std::string& space, const std::string& deed,
                             const std::string& amount) {
            out << table.row({std::to_string(standing.place), player.name, std::string(to_string(player.estate.role)),
                              what, space, deed, amount});
        };
        row("cash", "", "", standing.cash.to_string());
        row("kept", "", "", standing.kept.to_string());
        Share computed = standing.kept;
        for (const auto& [space, quote] : standing.walk) {
            computed += Share{quote.amount};
            const Deed* deed = edition.deed_at(space);
            row("walk", "@" + std::to_string(space.index), deed == nullptr ? "" : deed->name, quote.amount.to_string());
        }
        if (computed != standing.total) {  // a judge set the total
            row("computed", "", "", computed.to_string());
            row("adjusted", "", "", (standing.total - computed).to_string());
        }
        row("total", "", "", standing.total.to_string());
    }
}

}  // namespace tablebank
