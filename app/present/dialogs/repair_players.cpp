// Each player before and after a repair: their cash, and the changes of their deeds, token and cards.

#include <utility>

#include "app/i18n/language.h"
#include "app/present/dialogs/repair_snapshot.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"

namespace tablebank {

namespace {

bool same_state(const Holding& one, const Holding& other) {
    return one.mortgaged == other.mortgaged && one.houses == other.houses && one.hotels == other.hotels;
}

/// "mortgaged", "2 houses", "unbuilt"
std::string state_of(const Language& lang, const Edition& edition, const Holding& holding) {
    if (holding.mortgaged) return lang.tr("mortgaged");
    return building_text(lang, edition.words.pieces, holding.houses, holding.hotels);
}

/// A deed that is added or removed, with its buildings.
std::string deed_text(const Language& lang, const Edition& edition, const Holding& holding) {
    std::string text = space_name(edition, holding.deed);
    if (holding.mortgaged || holding.built()) text += " (" + state_of(lang, edition, holding) + ')';
    return text;
}

void tell_deeds(const Language& lang, const Edition& edition, const Estate& before, const Estate& after,
                RepairPlayer& player) {
    std::int64_t as_they_are = 0;
    for (const Holding& was : before.deeds) {
        const Holding* is = after.find(was.deed);
        if (is == nullptr) {
            player.goes.push_back(deed_text(lang, edition, was));
        } else if (same_state(was, *is)) {
            ++as_they_are;
        } else {
            player.stands.push_back(
                lang.tr("{deed}: {after}, not {before}", {{"deed", space_name(edition, was.deed)},
                                                          {"after", state_of(lang, edition, *is)},
                                                          {"before", state_of(lang, edition, was)}}));
        }
    }
    for (const Holding& is : after.deeds)
        if (before.find(is.deed) == nullptr) player.comes.push_back(deed_text(lang, edition, is));
    if (as_they_are > 0) player.same = lang.trn("{count} deed as it is", "{count} deeds as they are", as_they_are);
}

/// The player's position: a space, jail, or out of the game.
std::string place_of(const Language& lang, const Game& game, Seat seat) {
    if (game.is_out(seat)) return lang.tr("no longer at the table");
    if (game.is_jailed(seat)) return in_prison_text(lang, prison_of(game.edition(), game.role(seat)));
    const auto space = game.space_of(seat);
    return space ? space_mark(*space) + ' ' + space_name(game.edition(), *space) : std::string{};
}

void tell_the_rest(const Language& lang, const Game& before, const Game& after, Seat seat, RepairPlayer& player) {
    const std::string was = place_of(lang, before, seat);
    const std::string is = place_of(lang, after, seat);
    if (was != is && !was.empty() && !is.empty())
        player.stands.push_back(lang.tr("token: {after}, not {before}", {{"after", is}, {"before", was}}));
    const auto held = before.cards(seat).size();
    const auto holds = after.cards(seat).size();
    if (held != holds)
        player.stands.push_back(lang.tr("cards in hand: {after}, not {before}",
                                        {{"after", std::to_string(holds)}, {"before", std::to_string(held)}}));
}

}  // namespace

std::vector<RepairPlayer> make_repair_players(const Language& lang, const Game& before, const Game& after) {
    const Edition& edition = before.edition();
    std::vector<RepairPlayer> players;
    for (PlayerMark& mark : player_marks(before.setup->players)) {
        const Seat seat{mark.seat};
        if (before.is_out(seat) && after.is_out(seat)) continue;
        const Estate was = before.estate(seat);
        // A player who joined by a line that is corrected may not be there.
        const bool stays = seat.number <= after.seats();
        const Estate is = stays ? after.estate(seat) : Estate{was.role, Money{}, false, {}};
        RepairPlayer player;
        player.mark = std::move(mark);
        player.name = before.name(seat);
        player.before = money_text(lang, edition, was.cash);
        player.after = money_text(lang, edition, is.cash);
        player.gains = is.cash > was.cash;
        if (is.cash != was.cash) {
            const Money difference = is.cash - was.cash;
            player.difference = (player.gains ? "+" : "") + amount_text(lang, difference);
        }
        tell_deeds(lang, edition, was, is, player);
        tell_the_rest(lang, before, after, seat, player);
        players.push_back(std::move(player));
    }
    return players;
}

}  // namespace tablebank
