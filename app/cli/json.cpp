#include "app/cli/json.h"

#include <algorithm>

#include "app/present/words/refusal_text.h"
#include "app/present/words/working_text.h"
#include "ledger/text/escape.h"

namespace tablebank {

std::string json_text(const Json& json) {
    return escape_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string space_json(Space space) {
    return "@" + std::to_string(space.index);
}

Json workings_json(const Language& lang, const Edition& edition, const std::vector<Working>& workings) {
    Json json = Json::array();
    for (const Working& working : workings) {
        Json step{{"what", working_what(lang, edition, working)}};
        // The factor of a company's dice is not a sum yet.
        if (!has_no_figure(working.step)) step["amount"] = working.figure.to_string();
        step["rule"] = working.rule;
        json.push_back(std::move(step));
    }
    return json;
}

Json refusal_json(const Language& lang, const Setup& setup, const Refusal& refusal, std::string_view line) {
    const auto name = [&](int seat) {
        return seat >= 1 && seat <= setup.seats() ? setup.player(Seat{seat}).name : std::string{};
    };
    Json json{{"refused", to_string(refusal.code)}};
    if (!line.empty()) json["line"] = line;
    if (refusal.player) json["player"] = name(*refusal.player);
    if (refusal.owner) json["owner"] = name(*refusal.owner);
    if (refusal.space) json["space"] = space_json(*refusal.space);
    if (refusal.city) json["city"] = setup.edition->cities.at(static_cast<std::size_t>(*refusal.city)).slug;
    if (refusal.has) json["has"] = refusal.has->to_string();
    if (refusal.needs) json["needs"] = refusal.needs->to_string();
    if (refusal.entry) json["entry"] = *refusal.entry;
    if (!refusal.wanted.empty()) json["wanted"] = refusal.wanted;
    if (!refusal.line.empty()) json["wanted"] = refusal.line;
    if (!refusal.detail.empty()) json["detail"] = refusal.detail;
    if (!refusal.rule.empty()) json["rule"] = refusal.rule;
    json["message"] = refusal_text(lang, setup, refusal);
    return json;
}

void add_adjusted(const std::vector<Adjustment>& adjustments, int player, Json& json) {
    const auto found = std::ranges::find(adjustments, player, &Adjustment::player);
    if (found == adjustments.end()) return;
    json["computed"] = found->computed.to_string();
    json["adjusted"] = {{"entry", found->entry}, {"why", found->why}};
}

Json settlement_json(const GameSettlement& settled) {
    const auto name = [&](int player) { return settled.position.players.at(static_cast<std::size_t>(player)).name; };
    Json json{{"kind", "settlement"}, {"players", Json::array()}, {"winners", Json::array()}};
    for (const Standing& standing : settled.settlement.standings) {
        Json walk = Json::array();
        for (const auto& [deed, quote] : standing.walk)
            walk.push_back({{"deed", space_json(deed)}, {"amount", quote.amount.to_string()}});
        Json player{{"name", name(standing.player)},
                    {"cash", standing.cash.to_string()},
                    {"kept", standing.kept.to_string()},
                    {"walk", std::move(walk)}};
        add_adjusted(settled.adjustments, standing.player, player);
        player["total"] = standing.total.to_string();
        player["place"] = standing.place;
        json["players"].push_back(std::move(player));
    }
    for (const int winner : settled.settlement.winners) json["winners"].push_back(name(winner));
    return json;
}

}  // namespace tablebank
