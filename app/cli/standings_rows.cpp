#include "app/cli/standings_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

#include "app/cli/text_table.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/words/money_text.h"

namespace tablebank {
namespace {

std::string rank_text(const Ranking& row) {
    return row.rank == 0 ? "-" : std::to_string(row.rank);
}

std::string round_text(const Language& lang, const RoundScore& round) {
    const Word number{"round", std::to_string(round.round)};
    const Word points{"points", amount_text(lang, round.points)};
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

std::map<int, int> ranks_of(const Event& event) {
    std::map<int, int> ranks;
    for (const Ranking& row : standings_of(event)) ranks[row.player] = row.rank;
    return ranks;
}

Json round_json(const RoundScore& round) {
    Json json{{"round", round.round}};
    if (round.table == 0) {
        json["bye"] = true;
    } else {
        json["table"] = round.table;
        json["size"] = round.size;
        json["place"] = round.place;
        json["sharing"] = round.sharing;
        json["total"] = round.total.to_string();
        json["table_share"] = round.table_share;
        if (round.forfeit) json["forfeit"] = true;
    }
    json["points"] = round.points.to_string();
    return json;
}

Json row_json(const Event& event, const Ranking& row) {
    Json rounds = Json::array();
    for (const RoundScore& round : row.rounds) rounds.push_back(round_json(round));
    Json values = Json::object();
    for (std::size_t i = 0; i < row.values.size(); ++i)
        values[std::string(to_string(event.scheme.order[i]))] =
            row.values[i] ? Json(row.values[i]->to_string()) : Json(nullptr);
    Json json{{"rank", row.rank}, {"player", row.player}, {"name", event_player_name(event, row.player)}};
    if (row.rank == 0) json["substitute"] = true;
    json["rounds"] = std::move(rounds);
    json["penalties"] = row.penalties.to_string();
    json["values"] = std::move(values);
    json["decided_by"] = row.decided_by ? Json(to_string(event.scheme.order[*row.decided_by])) : Json(nullptr);
    return json;
}

/// What was taken in, so that somebody else can work the standings out.
Json facts_json(const Event& event) {
    const EventScores scores = scores_of(event);
    Json results = Json::array();
    for (const TableResult& result : scores.results) {
        Json seats = Json::array();
        for (const SeatResult& seat : result.seats) {
            Json json{{"player", seat.player}, {"total", seat.total.to_string()}, {"place", seat.place}};
            if (seat.forfeit) json["forfeit"] = true;
            seats.push_back(std::move(json));
        }
        results.push_back({{"round", result.round}, {"table", result.table}, {"seats", std::move(seats)}});
    }
    Json byes = Json::array();
    for (const RoundBye& bye : scores.byes) byes.push_back({{"round", bye.round}, {"player", bye.player}});
    Json penalties = Json::array();
    for (const PointsPenalty& penalty : scores.penalties)
        penalties.push_back({{"player", penalty.player}, {"points", penalty.points.to_string()}});
    Json lots = Json::array();
    for (const auto& [player, lot] : scores.lots) lots.push_back({{"player", player}, {"lot", lot}});
    return {{"results", std::move(results)},
            {"byes", std::move(byes)},
            {"penalties", std::move(penalties)},
            {"lots", std::move(lots)}};
}

/// The criteria that anybody has a figure of.
std::vector<std::size_t> columns_shown(const std::vector<Ranking>& rows, std::size_t criteria) {
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < criteria; ++i)
        if (std::ranges::any_of(rows, [&](const Ranking& row) { return row.values[i].has_value(); }))
            shown.push_back(i);
    return shown;
}

}  // namespace

void print_event_standings(const Language& lang, const Event& event, bool workings, std::ostream& out) {
    const auto rows = standings_of(event);
    const auto& order = event.scheme.order;
    const auto shown = columns_shown(rows, order.size());
    std::vector<TextTable::Column> columns{{lang.tr_in("of standings", "Rank"), Side::right},
                                           {lang.tr_in("of standings", "Player")}};
    for (const std::size_t i : shown) columns.push_back({criterion_text(lang, order[i]), Side::right});
    columns.push_back({lang.tr_in("of standings", "Decided by")});
    TextTable table(std::move(columns));
    for (const Ranking& row : rows) {
        std::vector<std::string> cells{rank_text(row), event_player_name(event, row.player)};
        for (const std::size_t i : shown)
            cells.push_back(row.values[i] ? criterion_value_text(lang, order[i], *row.values[i]) : "");
        cells.push_back(row.decided_by ? criterion_text(lang, order[*row.decided_by]) : "");
        table.add(std::move(cells));
    }
    table.print(out);
    if (!workings) return;
    for (const Ranking& row : rows) {
        out << '\n' << event_player_name(event, row.player) << '\n';
        for (const RoundScore& round : row.rounds) out << "  " << round_text(lang, round) << '\n';
        if (row.penalties > Share{})
            out << "  " << lang.tr("Penalties: -{points}", {{"points", amount_text(lang, row.penalties)}}) << '\n';
    }
}

Json event_standings_json(const Event& event) {
    Json rows = Json::array();
    for (const Ranking& row : standings_of(event)) rows.push_back(row_json(event, row));
    Json json{{"kind", "standings"},
              {"event", event.made.name},
              {"edition", event.made.edition},
              {"entry", event.last},
              {"scheme", to_string(event.scheme)}};
    json.update(facts_json(event));
    json["rows"] = std::move(rows);
    return json;
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
