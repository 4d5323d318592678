#include "app/present/event/standings_lines.h"

#include <algorithm>

#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

std::string round_text(const Language& lang, const RoundScore& round) {
    const Word number{"round", std::to_string(round.round)};
    const Word points{"points", amount_text(lang, round.points)};
    if (round.table == 0 && round.bye == ByeKind::missed)
        return lang.tr("Round {round}: missed, {points}", {number, points});
    if (round.table == 0) return lang.tr("Round {round}: bye, {points}", {number, points});
    const Word table{"table", std::to_string(round.table)};
    if (round.forfeit) return lang.tr("Round {round}, table {table}: forfeit, {points}", {number, table, points});
    const Word place{"place", std::to_string(round.place)};
    const Word size{"size", std::to_string(round.size)};
    const Word total{"total", amount_text(lang, round.total)};
    return round.sharing > 1
               ? lang.tr(
                     "Round {round}, table {table}: place {place} of {size}, shared by {sharing}, {total}: {points}",
                     {number, table, place, size, {"sharing", std::to_string(round.sharing)}, total, points})
               : lang.tr("Round {round}, table {table}: place {place} of {size}, {total}: {points}",
                         {number, table, place, size, total, points});
}

/// The criteria for which at least one row has a value.
std::vector<std::size_t> criteria_shown(const std::vector<Ranking>& rows, std::size_t criteria) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < criteria; ++i)
        if (std::ranges::any_of(rows, [&](const Ranking& row) { return row.values[i].has_value(); }))
            shown.push_back(i);
    return shown;
}

}  // namespace

StandingsTable standings_table(const Language& lang, const Event& event, const std::map<int, std::string>& names) {
    return standings_table(lang, event, standings_of(event), names);
}

StandingsTable standings_table(const Language& lang, const Event& event, const std::vector<Ranking>& ranking,
                               const std::map<int, std::string>& names) {
    const auto& order = event.scheme.order;
    const auto shown = criteria_shown(ranking, order.size());
    StandingsTable table;
    for (const std::size_t i : shown) table.heads.push_back(criterion_text(lang, order[i]));
    table.rows.reserve(ranking.size());
    for (const Ranking& ranked : ranking) {
        StandingsRow row{ranked.player, ranked.rank == 0 ? "-" : std::to_string(ranked.rank), names.at(ranked.player)};
        for (const std::size_t i : shown)
            row.figures.push_back(ranked.values[i] ? criterion_value_text(lang, order[i], *ranked.values[i])
                                                   : std::string{});
        if (ranked.decided_by) row.decided_by = criterion_text(lang, order[*ranked.decided_by]);
        for (const RoundScore& round : ranked.rounds) row.rounds.push_back(round_text(lang, round));
        if (ranked.penalties > Share{})
            row.rounds.push_back(lang.tr("Penalties: -{points}", {{"points", amount_text(lang, ranked.penalties)}}));
        if (ranked.penalties < Share{})
            row.rounds.push_back(lang.tr("Bonuses: +{points}", {{"points", amount_text(lang, ranked.penalties * -1)}}));
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace tablebank
