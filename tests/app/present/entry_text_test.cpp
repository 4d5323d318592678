// Sentences of entries: every kind of line, made from its transfers and facts.

#include <doctest/doctest.h>

#include "app/present/entries/entry_text.h"
#include "app/present/table/players_snapshot.h"
#include "app/present/words/time_of_day.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("a turn is shown by what moved and what is due") {
    PlayedTable table;
    CHECK(entry_text(english, table.setup(), table.table().history.at(1)) ==
          "the game begins with Anna, Boris, Clara and Dmitri, 1,500 for each.");
    CHECK(table.post("12") == "Anna rolls 1 and 2, moves to French Quarter; may buy French Quarter for 60.");
    CHECK(table.post("ok") == "Anna buys French Quarter for 60.");
    CHECK(table.post("Boris 12") == "Boris rolls 1 and 2, moves to French Quarter; owes Anna 6 for French Quarter.");
    CHECK(table.post("ok") == "Boris pays Anna 6 for French Quarter.");
    CHECK(table.post("next") == "it is the turn of Clara.");
    CHECK(table.post("Clara roll 4 6") == "Clara rolls 4 and 6, moves to Sightseeing, Jail, Price War.");
}

TEST_CASE("taxes, the foundation and cards state the sum paid") {
    PlayedTable table;
    CHECK(table.post("Anna roll 1 3") ==
          "Anna rolls 1 and 3, moves to Income Tax; owes income tax: 200, or 300 by percentages.");
    CHECK(table.post("ok") == "Anna pays 200 income tax.");
    table.post("Boris roll 2 5");
    CHECK(table.post("Boris card +50") == "Boris draws a card, gets 50 from the bank.");
    table.post("Clara roll 2 5");
    CHECK(table.post("Clara card goto @0") == "Clara draws a card, moves to START, gets 100 salary.");
    table.post("Dmitri at @20");
    CHECK(table.post_all(english, {"next", "Dmitri foundation 2"}) == "Dmitri gets 50 from the bank.");
}

TEST_CASE("jail and price war are shown by role") {
    PlayedTable table;
    CHECK(table.post("Anna jail") == "Anna goes to jail.");
    CHECK(table.post_all(english, {"next", "Boris jail"}) == "Boris goes to the price war.");
    CHECK(table.post("Boris free \"a ruling\"") == "Boris leaves the price war: \"a ruling\".");
    table.post_all(english, {"next", "Clara roll 4 6", "Dmitri roll 4 6"});
    CHECK(table.post("Anna roll 1 2") == "Anna rolls 1 and 2, stays in jail; round 2 begins.");
    table.post("turn Anna \"agreed\"");
    CHECK(table.post("Anna fine") == "Anna pays the fine of 50, leaves jail.");
}

TEST_CASE("a transaction that begins the next player's turn is marked, and so is a turn given again") {
    PlayedTable table;
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @36", "Boris roll 1 2", "ok", "Clara roll 4 6",
                             "Dmitri roll 4 6", "Anna roll 4 6"});
    CHECK(table.post("Boris build @39").ends_with("; it is Boris's turn, before the roll."));
    CHECK(table.post("turn Boris \"again\"") == "it is the turn of Boris: \"again\".");
    CHECK(table.post("Boris roll 4 6").find("it is") == std::string::npos);
}

TEST_CASE("a trade that begins the next player's turn is marked, from either side (it Ipoteche)") {
    PlayedTable table("it");
    table.post_all(english, {"Anna at @29", "Anna roll 1 2", "ok"});
    CHECK(table.post("Anna trade Boris give @32 get 3000").ends_with("; it is Boris's turn, before the roll."));
    CHECK(table.refusal("next").code == RefusalCode::not_rolled);
}

TEST_CASE("an entry that needs a reason is named by its kind") {
    PlayedTable table;
    table.post("Anna jail");
    CHECK(table.post("Anna at @12 \"she never went\"") ==
          "Anna is taken out of jail and put on U.S. Electric Company: \"she never went\".");
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @0", "Boris roll 3 4"});
    CHECK(table.post("Boris card +999 \"ours\"") ==
          "Boris draws a card that the deck does not list, gets 999 from the bank: \"ours\".");
}

TEST_CASE("fr 14: a turn passed in the price war is reported") {
    PlayedTable table("fr");
    table.post_all(english, {"Boris jail", "Anna roll 4 6", "Boris roll 1 2", "Clara roll 4 6", "Dmitri roll 4 6",
                             "Anna at @0", "Anna roll 4 6", "next"});
    CHECK(table.post("next") == "Boris passes the turn, stays in the price war; it is the turn of Clara.");
}

TEST_CASE("football 10: a lapsed rent is shown by the roll that ends it, a claim by itself") {
    PlayedTable table("football");
    table.post_all(english, {"Anna roll 1 2", "ok", "Boris roll 1 2"});
    const std::string said = table.post("Clara roll 1 3");
    CAPTURE(said);
    CHECK(said.starts_with(
        "Boris leaves the rent of 4 for Коричневое 2 unpaid: Anna did not claim it; Clara rolls 1 and 3"));
}

/// Anna holds San Francisco with three houses on Nob Hill; Boris has two streets, one mortgaged, and little cash.
Position built() {
    const auto holding = [](int space, bool mortgaged, int houses) {
        return Holding{.deed = {space}, .mortgaged = mortgaged, .houses = houses, .hotels = 0};
    };
    Position position;
    position.players.push_back(
        {"Anna",
         {Role::monopolist, Money{900}, false, {holding(31, false, 0), holding(32, false, 0), holding(34, false, 3)}},
         false});
    position.players.push_back(
        {"Boris", {Role::competitor, Money{100}, false, {holding(1, false, 2), holding(3, true, 0)}}, false});
    position.players.push_back({"Clara", {Role::monopolist, Money{500}, false, {}}, false});
    return position;
}

TEST_CASE("buildings, mortgages and trades name what changed hands") {
    PlayedTable table{"us", built()};
    CHECK(entry_text(english, table.setup(), table.table().history.at(1)) ==
          "the game goes on from a position, with Anna, Boris and Clara.");
    CHECK(table.post("Anna build nob") == "Anna builds a hotel on Nob Hill for 200.");
    CHECK(table.post("Anna sell nob") == "Anna sells the hotel on Nob Hill down to 3 houses for 100.");
    CHECK(table.post("Anna sell nob 2") == "Anna sells 2 houses on Nob Hill for 200.");
    CHECK(table.post("Anna mortgage @31") == "Anna mortgages Fisherman's Wharf for 150.");
    CHECK(table.post("Anna redeem @31") == "Anna redeems Fisherman's Wharf for 165.");
    CHECK(table.post("Boris trade Clara give @3 get 40") ==
          "Boris gives Clara French Quarter (mortgaged); Clara gives Boris 40.");
    CHECK(table.post("Boris pay 10 to Clara \"a bet\"") == "Boris pays Clara 10: \"a bet\".");
    CHECK(table.post("Clara count 480 \"by hand\"") == "Clara has 10 more in hand than in the books: \"by hand\".");
    CHECK(table.post("Clara count 480") == "the cash of Clara agrees with the books.");
}

TEST_CASE("further hotels of a street are counted") {
    Edition box = *testing::shipped_edition("us");
    box.profile.hotels_per_street = {2, "the box"};
    for (Deed& deed : box.deeds)
        for (const Role role : box.profile.played_roles())
            if (deed.kind == SpaceKind::street) deed.street.of(role).built.emplace_back(500);
    complete(box);
    PlayedTable table{box, built()};
    CHECK(table.post("Anna build nob 2") == "Anna builds 2 hotels on Nob Hill for 400.");
    CHECK(table.post("Anna sell nob") == "Anna sells 1 hotel on Nob Hill for 100.");
    CHECK(table.post("Anna build nob") == "Anna builds a hotel on Nob Hill for 200.");
    CHECK(table.post("Anna sell nob 2") == "Anna sells 2 hotels on Nob Hill down to 3 houses for 200.");
}

TEST_CASE("a trade of three is shown deal by deal, each with its names") {
    PlayedTable table("us", 3);
    table.post_all(english, {"rule track_tokens no \"agreed\"", "Anna buy @1", "Boris buy @6", "Clara buy @8"});
    CHECK(table.post("Anna trade Boris give @1 get @6; Clara give 20 get @8") ==
          "Anna gives Boris Basin Street; Boris gives Anna Sunset Boulevard; Anna gives Clara 20; "
          "Clara gives Anna Wilshire Boulevard.");
}

TEST_CASE("a bankruptcy is one sentence") {
    PlayedTable table{"us", built()};
    table.post_all(english, {"turn Boris \"agreed\"", "Boris at @32", "Boris roll 1 1"});
    CHECK(table.post("Boris bankrupt") ==
          "Boris sells 2 houses on Basin Street for 50, gives Anna 150, Basin Street and French Quarter (mortgaged), "
          "is bankrupt and leaves the game; it is the turn of Clara.");
    CHECK(make_player_cards(english, table.table())[1].role == "bankrupt");
    table.post("undo");
    CHECK(make_player_cards(english, table.table())[1].role == "competitor");
    table.post_all(english, {"redo"});
    CHECK(make_player_cards(english, table.table())[1].role == "bankrupt");
    CHECK(table.post("Clara leaves").find("bankrupt") == std::string::npos);
    CHECK(make_player_cards(english, table.table())[2].role == "has left the table");
}

TEST_CASE("reversals name the entry they reverse") {
    PlayedTable table;
    table.post("Anna pay 10");
    CHECK(table.post("undo \"a slip\"") == "takes back #2: \"a slip\".");
    CHECK(table.post("redo") == "puts back what #3 took back.");
}

TEST_CASE("the call of time states its minute, and how late it is, in every language") {
    const PlayedTable table{"us", built(), Goal::timed};
    Entry call;
    call.stamp.at_ms = 1'760'000'000'000;
    call.verb = "clock";
    const std::string at = time_of_day(call.stamp.at_ms);
    const auto said = [&](const char* language, const std::string& called, const std::string& used) {
        call.facts = {{{FactName::time_called}, "", called}};
        if (!used.empty()) call.facts.push_back({{FactName::clock_used}, "", used});
        return entry_text(speaking(language), table.setup(), call);
    };
    REQUIRE(table.setup().minutes == 120);
    CHECK(said("en", "over 4", "7440000") == "time is called at " + at + ", 4 minutes over.");
    CHECK(said("en", "over 1", "7260000") == "time is called at " + at + ", 1 minute over.");
    CHECK(said("en", "yes", "7200000") == "time is called at " + at + ".");
    CHECK(said("ru", "over 2", "7320000") == "в " + at + " объявлен конец времени, на 2 минуты позже срока.");
    for (const char* language : {"fr", "it", "pl"}) {
        const std::string text = said(language, "over 4", "7440000");
        CHECK(text.find(at) != std::string::npos);
        CHECK(text.find('4', text.find(at) + at.size()) != std::string::npos);
    }
    // Of a call that the first rules took with time left.
    CHECK(said("en", "yes", "3600000") == "time is called.");
}

TEST_CASE("a ruling that the book decides, or that has no effect, is reported to change nothing") {
    PlayedTable football("football");
    CHECK(football.post("rule hotel_counts_as last_step \"as at home\"") ==
          "this ruling changes nothing here, the book decides (football 12): What a network counts as in refunds and "
          "in income tax: all the steps paid for it, the buildings before it too: \"as at home\".");
    PlayedTable us;
    CHECK(us.post("rule bookmaker_seven wins \"as at home\"").find("nothing in this game asks for it") !=
          std::string::npos);
    CHECK(us.post("rule rounding up \"as at home\"").find("changes nothing") == std::string::npos);
}

TEST_CASE("the timed ending is shown step by step") {
    PlayedTable table{"us", built(), Goal::timed};
    CHECK(table.post("clock start") == "the clock starts.");
    CHECK(table.post("clock extend 5 \"a break\"") == "the clock gets 5 minutes more: \"a break\".");
    CHECK(table.post("clock stop \"a break\"") == "the clock stops: \"a break\".");
    CHECK(table.post("rule jailed_in_walk collects \"the judge\"") ==
          "from now on: A jailed monopolist in the walk: collects as the others do: \"the judge\".");
    CHECK(table.post("clock call \"the bell\"") ==
          "time is called at " + time_of_day(table.table().history.at(table.table().history.last()).stamp.at_ms) +
              ", before it is up: \"the bell\".");
    CHECK(table.post("closing") == "the closing transactions begin.");
    CHECK(table.post("keep") ==
          "Anna hands in 900 and keeps a share of 180; Boris hands in 100 and keeps a share of 10; Clara hands in 500 "
          "and "
          "keeps a share of 100.");
    CHECK(table.post("walk") == "Anna gets 304 in the walk; Boris gets 16 in the walk; Clara gets 0 in the walk.");
    CHECK(table.post("finish") == "the game ends: the winner is Anna.");
}

TEST_CASE("a forced entry is shown with the rules set aside") {
    PlayedTable table;
    table.post("force \"agreed\" Anna buy @1 for 10");
    const Entry& entry = table.table().history.at(table.last());
    CHECK(entry_text(english, table.setup(), entry) == "Anna buys Basin Street for 10.");
    CHECK(forced_text(english, table.setup(), entry) ==
          "against the rules (the token is not there and the sum is not the printed one): \"agreed\"");
    CHECK(forced_in_terminal(english, table.setup(), entry) ==
          "against the rules (not-there and price-differs): \"agreed\"");
    CHECK(forced_in_terminal(speaking("fr"), table.setup(), entry) ==
          forced_text(speaking("fr"), table.setup(), entry));
    CHECK(forced_text(english, table.setup(), table.table().history.at(1)).empty());
}

TEST_CASE("the same entry in Russian needs no case of a name") {
    const Language russian = speaking("ru");
    PlayedTable table;
    CHECK(
        table.post(russian, "12") ==
        "Anna выбрасывает 1 и 2, переходит на клетку «French Quarter»; можно купить владение «French Quarter» за 60.");
    CHECK(table.post(russian, "Anna get 1500") == "Anna получает от банка 1\u00a0500.");
}

}  // namespace
}  // namespace tablebank
