#include "app/export/event_figures.h"

#include <nlohmann/json.hpp>

#include <algorithm>

#include "app/event/game_check.h"
#include "app/event/import_result.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

using Json = nlohmann::ordered_json;

Json round_json(const RoundScore& round) {
    Json json{{"round", round.round}};
    if (round.table == 0) {
        json["bye"] = true;
        if (round.bye != ByeKind::assigned) json["kind"] = to_string(round.bye);
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

Json row_json(const Event& event, const Ranking& row, const std::map<int, std::string>& names) {
    Json rounds = Json::array();
    for (const RoundScore& round : row.rounds) rounds.push_back(round_json(round));
    Json values = Json::object();
    for (std::size_t i = 0; i < row.values.size(); ++i)
        values[std::string(to_string(event.scheme.order[i]))] =
            row.values[i] ? Json(row.values[i]->to_string()) : Json(nullptr);
    Json json{{"rank", row.rank}, {"player", row.player}, {"name", names.at(row.player)}};
    if (row.rank == 0) json["substitute"] = true;
    json["rounds"] = std::move(rounds);
    json["penalties"] = row.penalties.to_string();
    json["values"] = std::move(values);
    json["decided_by"] = row.decided_by ? Json(to_string(event.scheme.order[*row.decided_by])) : Json(nullptr);
    return json;
}

bool scores_final(const Scheme& scheme) {
    return std::ranges::find(scheme.order, Criterion::final_place) != scheme.order.end();
}

/// The input of the standings, so that they can be recomputed.
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
        Json& added = results.emplace_back();
        added = {{"round", result.round}, {"table", result.table}, {"seats", std::move(seats)}};
        if (result.final_round && scores_final(event.scheme)) added["final"] = true;
        if (const EventTable* table = event.table(result.round, result.table))
            if (std::string found = remark_on_result(event, *table); !found.empty()) added["found"] = std::move(found);
    }
    Json byes = Json::array();
    for (const RoundBye& bye : scores.byes) {
        byes.push_back({{"round", bye.round}, {"player", bye.player}});
        if (bye.kind != ByeKind::assigned) byes.back()["kind"] = to_string(bye.kind);
    }
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

}  // namespace

std::string event_figures(const Event& event, const std::map<int, std::string>& names) {
    return event_figures(event, standings_of(event), names);
}

std::string event_figures(const Event& event, const std::vector<Ranking>& ranking,
                          const std::map<int, std::string>& names) {
    Json rows = Json::array();
    for (const Ranking& row : ranking) rows.push_back(row_json(event, row, names));
    Json json{{"kind", "standings"},
              {"event", event.made.name},
              {"edition", event.made.edition},
              {"entry", event.last},
              {"scheme", to_string(event.scheme)}};
    if (const auto missing = missing_rounds(event); !missing.empty()) {
        json["after_round"] = complete_rounds(event);
        for (const MissingRound& one : missing)
            json["lacks"].push_back({{"round", one.round}, {"results", one.results}});
    }
    json.update(facts_json(event));
    json["rows"] = std::move(rows);
    return escape_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace tablebank
