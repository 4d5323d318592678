#include "app/pages/live_words.h"

#include <algorithm>
#include <memory>

#include "app/i18n/language.h"
#include "app/present/table/players_view.h"

namespace tablebank {

Table in_public(const Table& table, const SeatedTable& seating, const std::map<int, std::string>& names) {
    auto setup = std::make_shared<Setup>(*table.game.setup);
    for (std::size_t seat = 0; seat < std::min(setup->players.size(), seating.seats.size()); ++seat)
        setup->players[seat].name = names.at(seating.seats[seat].player);
    Table shown = table;
    shown.game.setup = std::move(setup);
    return shown;
}

void add_live_lines(const Language& lang, const Table& table, std::int64_t heard_ms, page_block::Card& card) {
    const PlayersView view = make_players_view(lang, table);
    for (std::size_t seat = 0; seat < std::min(card.lines.size(), view.players.size()); ++seat) {
        card.lines[seat].figure = view.players[seat].cash;
        if (view.players[seat].in_turn) card.lines[seat].tone = PageTone::wait;
    }
    if (!view.heading.empty())
        card.lines.push_back({.text = view.heading, .figure = view.amount, .tone = PageTone::quiet});
    card.heard_ms = heard_ms;
    card.heard = lang.tr_in("on a page", "{round}, last heard at {time}", {{"round", view.round}, {"time", "{time}"}});
}

}  // namespace tablebank
