#include "app/event/act_json.h"

#include <string>
#include <utility>

#include "app/event/act_text.h"

namespace tablebank {
namespace {

using Json = nlohmann::json;  // keys in alphabetical order

/// "3m", "5c" or "7": a player and their role.
std::string seat_text(const SeatedPlayer& seat) {
    const char* role = seat.role == Role::monopolist ? "m" : seat.role == Role::competitor ? "c" : "";
    return std::to_string(seat.player) + role;
}

/// Table 1 first: "1 3m 5c 7m 9c".
std::string table_text(const SeatedTable& table) {
    std::string text = std::to_string(table.number);
    for (const SeatedPlayer& seat : table.seats) text += ' ' + seat_text(seat);
    return text;
}

Json round_json(const RoundSeating& round) {
    Json tables = Json::array();
    for (const SeatedTable& table : round.tables) tables.push_back(table_text(table));
    Json json{{"round", round.round}, {"tables", std::move(tables)}, {"byes", round.byes}};
    if (round.final_round) json["final"] = true;
    return json;
}

Json score_json(const SeatScore& seat) {
    Json json{{"player", seat.player}, {"total", seat.total.to_string()}, {"place", seat.place}};
    if (seat.forfeit) json["forfeit"] = true;
    if (seat.seat_of) json["seat_of"] = *seat.seat_of;
    return json;
}

Json source_json(const GameSource& source) {
    Json json{{"game", source.game}, {"entries", source.entries}, {"head", source.head}, {"evidence", source.evidence}};
    if (!source.certified_by.empty()) json["certified_by"] = source.certified_by;
    if (source.is_code) json["is_code"] = true;
    return json;
}

struct Writer {
    Json operator()(const act::Created& made) const {
        Json json{{"did", "created"},
                  {"name", made.name},
                  {"edition", made.edition},
                  {"rounds", made.rounds},
                  {"minutes", made.minutes},
                  {"table_size", made.table_size},
                  {"scheme", to_string(made.scheme)},
                  {"names", to_string(made.names)}};
        if (!made.rulings.empty()) json["rulings"] = made.rulings;
        return json;
    }
    Json operator()(const act::PlayerAdded& added) const {
        Json json{{"did", "player"},        {"number", added.number}, {"name", added.name},
                  {"family", added.family}, {"table", added.table},   {"substitute", added.substitute}};
        if (!added.club.empty()) json["club"] = added.club;
        return json;
    }
    Json operator()(const act::PlayerLeft& left) const {
        return {{"did", "left"}, {"player", left.player}, {"from", left.from}};
    }
    Json operator()(const act::PlayerReturned& returned) const {
        return {{"did", "returned"}, {"player", returned.player}, {"from", returned.from}};
    }
    Json operator()(const act::CheckedIn& in) const { return {{"did", "checked-in"}, {"player", in.player}}; }
    Json operator()(const act::Hidden& hidden) const {
        return {{"did", "hidden"}, {"player", hidden.player}, {"hidden", hidden.hidden}};
    }
    Json operator()(const act::Seated& seated) const {
        Json rounds = Json::array();
        for (const RoundSeating& round : seated.rounds) rounds.push_back(round_json(round));
        return {{"did", "seated"}, {"rounds", std::move(rounds)}};
    }
    Json operator()(const act::RoundOpened& opened) const {
        Json json{{"did", "opened"}, {"round", opened.round}};
        if (opened.at) json["at"] = *opened.at;
        return json;
    }
    Json operator()(const act::Extended& extended) const {
        return {
            {"did", "extended"}, {"round", extended.round}, {"table", extended.table}, {"minutes", extended.minutes}};
    }
    Json operator()(const act::ResultTaken& taken) const {
        Json seats = Json::array();
        for (const SeatScore& seat : taken.seats) seats.push_back(score_json(seat));
        Json json{{"did", "result"}, {"round", taken.round}, {"table", taken.table}, {"seats", std::move(seats)}};
        if (taken.source) json["source"] = source_json(*taken.source);
        if (taken.correction > 0) json["correction"] = taken.correction;
        if (taken.early) json["early"] = true;
        return json;
    }
    Json operator()(const act::ForkKept& fork) const {
        Json json{{"did", "fork"}, {"round", fork.round}, {"table", fork.table}, {"source", source_json(fork.source)}};
        if (fork.continues != 0) json["continues"] = fork.continues;
        return json;
    }
    Json operator()(const act::RoundUnlocked& unlocked) const {
        return {{"did", "unlocked"}, {"round", unlocked.round}};
    }
    Json operator()(const act::PenaltyGiven& given) const {
        if (given.points < Share{})
            return {{"did", "bonus"},
                    {"number", given.number},
                    {"player", given.player},
                    {"points", (given.points * -1).to_string()}};
        return {{"did", "penalty"},
                {"number", given.number},
                {"player", given.player},
                {"points", given.points.to_string()}};
    }
    Json operator()(const act::PenaltyWithdrawn& withdrawn) const {
        return {{"did", "penalty-withdrawn"}, {"number", withdrawn.number}};
    }
    Json operator()(const act::SchemeChanged& changed) const {
        return {{"did", "scheme"}, {"scheme", to_string(changed.scheme)}};
    }
    Json operator()(const act::LotsDrawn& drawn) const { return {{"did", "lots"}, {"players", drawn.players}}; }
    Json operator()(const act::HubNamed& hub) const {
        return {{"did", "hub"}, {"address", hub.address}, {"secret", hub.secret}};
    }
    Json operator()(const act::KeyEnrolled& enrolled) const {
        return {{"did", "key"}, {"round", enrolled.round}, {"table", enrolled.table}, {"key", enrolled.key}};
    }
    Json operator()(const act::OfficialNamed& official) const {
        Json json{{"did", "official"}, {"name", official.name}, {"role", to_string(official.role)}};
        if (official.table != 0) json["table"] = official.table;
        return json;
    }
    Json operator()(const act::OfficialRemoved& official) const {
        return {{"did", "official-removed"}, {"name", official.name}};
    }
    Json operator()(const act::KeyWithdrawn& withdrawn) const {
        return {{"did", "key-withdrawn"}, {"round", withdrawn.round}, {"table", withdrawn.table}};
    }
    Json operator()(const act::Reseated& real) const {
        return {{"did", "reseated"}, {"round", real.round}, {"player", real.player}, {"other", real.other}};
    }
    Json operator()(const act::Dismissed& dismissed) const {
        return {{"did", "dismissed"}, {"entry", dismissed.entry}};
    }
    Json operator()(const act::Undone& undone) const {
        Json json{{"did", "undone"}, {"entry", undone.entry}};
        if (!undone.out.empty()) json["out"] = undone.out;
        return json;
    }
    Json operator()(const act::Amended& amended) const {
        Json json{{"did", "amended"}, {"entry", amended.entry}, {"act", act_json(amended.act->act)}};
        if (!amended.out.empty()) json["out"] = amended.out;
        return json;
    }
};

}  // namespace

nlohmann::json act_json(const Act& act) {
    return std::visit(Writer{}, act);
}

}  // namespace tablebank
