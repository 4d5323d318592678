#include "app/present/event_view/desk_players.h"

#include "app/event/find_player.h"
#include "app/i18n/language.h"

namespace tablebank {
namespace {

std::string state_of_player(const Language& lang, const EventPlayer& player) {
    if (player.has_left())
        return lang.tr("left before round {round}", {{"round", std::to_string(player.gaps.back().from)}});
    if (player.substitute) return lang.tr("substitute");
    return player.hidden ? lang.tr("not shown in public") : std::string{};
}

bool is_shown(const EventPlayer& player, const DeskPlayersShown& shown) {
    using Who = DeskPlayersShown::Who;
    switch (shown.who) {
        case Who::all:
            break;
        case Who::to_come:
            if (player.checked_in || player.has_left()) return false;
            break;
        case Who::left:
            if (!player.has_left()) return false;
            break;
        case Who::substitutes:
            if (!player.substitute) return false;
            break;
    }
    return is_found(player, shown.search);
}

}  // namespace

DeskPlayers make_desk_players(const Language& lang, const Event& event, const DeskPlayersShown& shown) {
    DeskPlayers players;
    players.rows.reserve(event.players.size());
    int here = 0;
    for (const auto& [number, player] : event.players) {
        here += player.checked_in ? 1 : 0;
        if (!is_shown(player, shown)) continue;
        players.rows.push_back({.number = number,
                                .name = player.name,
                                .family = player.family,
                                .club = player.club,
                                .table = player.table == 0 ? std::string{} : std::to_string(player.table),
                                .state = state_of_player(lang, player),
                                .here = player.checked_in,
                                .gone = player.has_left(),
                                .hidden = player.hidden});
    }
    players.count = lang.tr("Players: {count}, have come: {here}",
                            {{"count", std::to_string(event.players.size())}, {"here", std::to_string(here)}});
    if (players.rows.size() < event.players.size())
        players.count = lang.tr("{count}, shown: {shown}",
                                {{"count", players.count}, {"shown", std::to_string(players.rows.size())}});
    return players;
}

}  // namespace tablebank
