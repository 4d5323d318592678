#include "app/pages/live_words.h"

#include <algorithm>
#include <memory>

#include "app/i18n/language.h"
#include "app/present/table/players_view.h"
#include "ledger/books/people.h"

namespace tablebank {

Table in_public(const Table& table, const SeatedTable& seating, const std::map<int, std::string>& names) {
    // The event does not know who took a seat over: the page names the player to whom the seat was given.
    const auto called = [&](const PlayerSetup& player, Seat seat) {
        const std::int64_t known = player.person > 0 ? player.person : seat.number;
        if (known > std::ssize(seating.seats)) return std::to_string(seat.number);
        return names.at(seating.seats[static_cast<std::size_t>(known - 1)].player);
    };
    Table shown = table;
    shown.game.setup = called_otherwise(table.game.setup, called);
    return shown;
}

LiveFigures live_figures(const Language& lang, const Table& table) {
    PlayersView view = make_players_view(lang, table);
    LiveFigures figures{.heading = std::move(view.heading), .amount = std::move(view.amount)};
    for (PlayerCard& player : view.players) figures.seats.push_back({std::move(player.cash), player.in_turn});
    figures.heard =
        lang.tr_in("on a page", "{round}, last heard at {time}", {{"round", view.round}, {"time", "{time}"}});
    return figures;
}

std::string unshown_text(const Language& lang) {
    return lang.tr_in("on a page", "The entries that this table sent cannot be shown.");
}

LiveFigures unshown_figures(const Language& lang, std::size_t seats) {
    return {.seats = std::vector<LiveFigures::Seat>(seats), .heading = unshown_text(lang)};
}

LiveFigures LiveFiguresKept::of(const Language& lang, int round, int table, std::uint64_t version,
                                const Make& make) const {
    const std::lock_guard lock(guard_);
    auto& [known, figures] = kept_[{lang.tag(), round, table}];
    if (known != version || figures.seats.empty()) {
        figures = make();
        known = version;
    }
    return figures;
}

void add_live_lines(const LiveFigures& figures, std::int64_t heard_ms, page_block::Card& card) {
    for (std::size_t seat = 0; seat < std::min(card.lines.size(), figures.seats.size()); ++seat) {
        card.lines[seat].figure = figures.seats[seat].cash;
        if (figures.seats[seat].in_turn) card.lines[seat].tone = PageTone::wait;
    }
    if (!figures.heading.empty())
        card.lines.push_back({.text = figures.heading, .figure = figures.amount, .tone = PageTone::quiet});
    card.heard_ms = heard_ms;
    card.heard = figures.heard;
}

}  // namespace tablebank
