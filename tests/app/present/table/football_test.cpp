// What the window shows of a game of Футболполия: cards in hand (football 16, 17), and no settlement, since its book
// knows no timed game (football 20).

#include <doctest/doctest.h>

#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/players_view.h"
#include "app/present/table/turn_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

testing::PlayedTable football_table() {
    Position start;
    for (const char* name : {"Anna", "Boris"})
        start.players.push_back({name, {Role::player, Money{1500}, false, {}}, false, {}});
    return {"football", start};
}

TEST_CASE("a player's card counts his hand and names it for the banker alone") {
    testing::PlayedTable table = football_table();
    CHECK(make_player_cards(english, table.table()).front().hand.empty());
    table.post_all(english, {"Anna at @30", "Anna 12", "ok", "Anna at @7", "Anna card #4"});
    const PlayerCard banker = make_player_cards(english, table.table()).front();
    CHECK(banker.hand == "2 cards in hand");
    CHECK(banker.hand_cards == "выход со скамейки\nhidden card");
    const PlayerCard players = make_players_view(english, table.table()).players.front();
    CHECK(players.hand == "2 cards in hand");
    CHECK(players.hand_cards.empty());
    table.post("Anna use \"Судья\"");
    CHECK(make_player_cards(english, table.table()).front().hand_cards == "выход со скамейки\nСудья");
}

TEST_CASE("the settlement screen of a book without a timed game shows what each has and could raise") {
    const testing::PlayedTable table = football_table();
    const SettlementSnapshot snapshot = make_settlement_snapshot(english, table.table(), {});
    CHECK(snapshot.heading == "The table as it stands");
    CHECK(snapshot.standings.size() == 2);
    CHECK(snapshot.standings.front().total_head == "could raise");
}

TEST_CASE("who has left the table is shown so, and a finished game leads to its standings") {
    testing::PlayedTable table = football_table();
    table.post("Anna leaves \"late train\"");
    REQUIRE(table.game().phase() == Phase::finished);
    CHECK(make_player_cards(english, table.table()).front().role == "has left the table");
    CHECK(make_turn_snapshot(english, table.table()).sentence == "The game is finished. F9 shows the standings.");
}

}  // namespace
}  // namespace tablebank
