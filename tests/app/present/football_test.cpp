// The window's view of a game of Футболполия: cards in hand (football 16, 17), and no settlement, since its book has no
// timed game (football 20).

#include <doctest/doctest.h>

#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/table/deed_snapshot.h"
#include "app/present/table/past_snapshot.h"
#include "app/present/table/players_view.h"
#include "app/present/table/turn_snapshot.h"
#include "tests/support/disk_game.h"
#include "tests/support/foreign_words.h"
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

TEST_CASE("a player's card counts their hand and names it for the banker alone") {
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
    CHECK(snapshot.heading == "The table as it is");
    CHECK(snapshot.standings.size() == 2);
    CHECK(snapshot.standings.front().total_head == "could raise");
}

TEST_CASE("a player who has left the table is shown so, and a finished game leads to its standings") {
    testing::PlayedTable table = football_table();
    table.post("Anna leaves \"late train\"");
    REQUIRE(table.game().phase() == Phase::finished);
    CHECK(make_player_cards(english, table.table()).front().role == "has left the table");
    CHECK(make_turn_snapshot(english, table.table()).sentence == "The game is finished.");
}

void add_turn(std::vector<std::string>& said, const TurnSnapshot& turn) {
    for (const std::string& text : {turn.heading, turn.subject, turn.sentence, turn.hint}) said.push_back(text);
    for (const WorkingRow& row : turn.workings) said.push_back(row.what);
    for (const std::string& due : turn.waiting) said.push_back(due);
    for (const OfferedAction& action : turn.actions) said.push_back(action.text + '\n' + action.reason);
    for (const ReasonRow& reason : turn.done) {
        said.push_back(reason.title);
        for (const WorkingRow& row : reason.workings) said.push_back(row.what);
    }
}

void add_deed(std::vector<std::string>& said, const DeedSnapshot& deed) {
    for (const std::string& text : {deed.subtitle, deed.state}) said.push_back(text);
    for (const RentRow& row : deed.printed) said.push_back(row.what);
    for (const std::string& sum : deed.sums) said.push_back(sum);
    for (const WorkingRow& row : deed.workings) said.push_back(row.what);
    for (const OfferedAction& action : deed.actions) said.push_back(action.text + '\n' + action.reason);
}

/// All texts of the window about a game, entry by entry, and about its deeds at the end.
std::vector<std::string> said_of(const Language& lang, const Session& session) {
    std::vector<std::string> said;
    for (std::int64_t entry = 2; entry <= session.table().history.last(); ++entry) {
        const PastSnapshot past = make_past_snapshot(lang, session, entry, std::nullopt);
        said.push_back(past.what);
        add_turn(said, past.table.turn);
        add_turn(said, make_turn_snapshot(lang, table_at(session.table(), entry)));
    }
    for (int space = 0; space < session.game().edition().size(); ++space)
        if (session.game().edition().deed_at(Space{space}) != nullptr)
            add_deed(said, make_deed_snapshot(lang, session, Space{space}));
    return said;
}

TEST_CASE("every text about a game of enterprises has its words, in every language (football 1, 7, 18)") {
    const testing::DiskGame game("football", {{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}},
                                 {"rule track_tokens no \"agreed\"",
                                  "anna get 5000 \"agreed\"",
                                  "anna buy @1",
                                  "anna buy @3",
                                  "anna build @1",
                                  "anna build @3",
                                  "anna build @1",
                                  "anna build @3",
                                  "anna build @1",
                                  "anna build @3",
                                  "anna build @1",
                                  "anna build @3",
                                  "anna build @1",
                                  "anna build @3",
                                  "anna sell @3",
                                  "anna sell all brown",
                                  "anna buy @5",
                                  "anna buy @15",
                                  "anna buy @12",
                                  "anna mortgage @5",
                                  "anna redeem @5",
                                  "anna mortgage @5",
                                  "anna trade boris give @5 redeemed get 50",
                                  "boris rent @1",
                                  "boris rent @12",
                                  "boris rent @15",
                                  "anna build @1",
                                  "rule track_tokens yes \"agreed\"",
                                  "turn clara \"agreed\"",
                                  "clara at @24 \"missed\"",
                                  "clara 4 2",
                                  "turn boris \"agreed\"",
                                  "boris at @37 \"missed\"",
                                  "boris 3 3",
                                  "boris 1 3",
                                  "boris card jail",
                                  "turn clara \"agreed\"",
                                  "clara 2 5",
                                  "turn boris \"agreed\"",
                                  "boris free \"a card\"",
                                  "boris at @34 \"missed\"",
                                  "boris 1 3",
                                  "boris pay 25",
                                  "turn clara \"agreed\"",
                                  "clara fine",
                                  "clara 1 2"});
    for (const testing::ForeignWords& foreign : testing::foreign_to_football()) {
        for (const std::string& text : said_of(speaking(foreign.language), game.session())) {
            CAPTURE(text);
            for (const std::string& word : foreign.words) CHECK_MESSAGE(text.find(word) == std::string::npos, word);
        }
    }
}

}  // namespace
}  // namespace tablebank
