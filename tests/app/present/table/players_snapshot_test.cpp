// A player's card: cash, deeds, position, the share kept; and which of it the other players may see.

#include "app/present/table/players_snapshot.h"

#include <doctest/doctest.h>

#include "app/present/table/players_view.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("cash is shown with the currency on a card, and without it in a column") {
    PlayedTable table("us", 2);
    table.post("Anna pay 100");
    const PlayerCard anna = make_player_cards(english, table.table()).front();
    CHECK(anna.cash == "$1,400");
    CHECK(anna.purse == "1,400");
    CHECK(anna.role == "monopolist");
    CHECK(anna.in_turn);
    CHECK(anna.raise == "total funds 1,400");
}

TEST_CASE("a chip shows the deed and its special state") {
    PlayedTable table("us", 2);
    table.post_all(english, {"force \"for the test\" Boris buy @39", "force \"for the test\" Boris build @39 2",
                             "force \"for the test\" Boris buy @5", "Boris mortgage @5"});
    const PlayerCard boris = make_player_cards(english, table.table()).at(1);
    REQUIRE(boris.deeds.size() == 2);
    CHECK(boris.deeds[0].text == "@5 mortgaged");
    CHECK(boris.deeds[1].text == "@39 2 houses");
    CHECK(boris.deeds[1].houses == 2);
}

TEST_CASE("where a player is: on a space, in jail, or no longer at the table") {
    PlayedTable table("us", 3);
    table.post_all(english, {"Anna at @39", "Boris jail", "Clara leaves \"late train\""});
    const auto cards = make_player_cards(english, table.table());
    CHECK(cards[0].stands == "@39 " + table.game().edition().deed_at(Space{39})->name);
    CHECK(cards[1].stands == "in the price war, try 1 of 2");
    CHECK(cards[1].prison == "the price war 1/2");
    CHECK(cards[2].out);
    CHECK(cards[2].stands == "has left the table");
    CHECK(cards[2].role == cards[2].stands);
    CHECK(cards[2].side == "monopolist");
}

TEST_CASE("a player who went bankrupt is marked so, until that is undone") {
    PlayedTable table("us", 3);
    table.post_all(english, {"force \"for the test\" Clara buy @3", "Anna pay 1500", "Anna roll 1 2", "Anna bankrupt"});
    CHECK(gone_text(english, table.table(), Seat{1}) == "bankrupt");
    table.post_all(english, {"undo", "force \"he will not wait\" Anna leaves \"late train\""});
    CHECK(gone_text(english, table.table(), Seat{1}) == "has left the table");
}

TEST_CASE("the cards in a hand are named to the banker and to no one else") {
    const auto football = testing::shipped_edition("football");
    int card = 0;
    while (football->is_hidden(card)) ++card;
    const std::string name = football->kept_cards.at(static_cast<std::size_t>(card)).name;
    Position from;
    from.players.resize(2);
    from.players[0].name = "Anna";
    from.players[0].cards = {{card}};
    from.players[1].name = "Boris";
    for (PositionPlayer& player : from.players) player.estate.role = Role::player;
    const PlayedTable kept("football", from);
    const PlayerCard anna = make_player_cards(english, kept.table()).front();
    CHECK(anna.hand == "1 card in hand");
    CHECK(anna.hand_cards == name);
    CHECK(anna.holds == "Anna holds: " + name);
    const PlayerCard seen = make_players_view(english, kept.table()).players.front();
    CHECK(seen.hand == anna.hand);
    CHECK(seen.hand_cards.empty());
    CHECK(seen.holds.empty());
    CHECK(seen.raise.empty());
}

}  // namespace
}  // namespace tablebank
