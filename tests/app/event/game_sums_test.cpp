// Gains and losses of players other than by dice, decks and printed prices stay with the result.

#include "app/event/game_sums.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/books/due.h"
#include "tests/app/event/played_table.h"

using namespace tablebank;
using namespace tablebank::testing;

TEST_CASE("cash by counts and sums from the bank is a remark with the seat and the sum, and small change is not") {
    PlayedTable table;
    const GameCheck check = table.played({"Anna count 3000 \"it is so\""});
    CHECK(table.found(check) == "verify: counted #3 seat 1 +1500");
    CHECK(table.taken_by_hub(check));
    CHECK(table.found(table.played({"Boris get 5000 \"he is nice\"", "Boris get 5 \"x\""})) ==
          "verify: counted #4 seat 2 +5005");
    CHECK(table.found(table.played({"Boris count 500 \"lost\""})) == "verify: counted #3 seat 2 -1000");
    CHECK(table.found(table.played({"Anna count 1450 \"lost\"", "Anna get 60 \"found under the board\""})).empty());
    CHECK(table.found(table.played({"Boris get 5000 \"he is nice\"", "undo"})).empty());
    // Played with, and given back before the end.
    CHECK(table.found(table.played({"Boris get 5000 \"a loan\"", "Boris count 1500 \"given back\""})) ==
          "verify: counted #3 seat 2 +5000");
}

TEST_CASE("cash that goes to the bank for nothing is cash by hand") {
    PlayedTable table;
    CHECK(table.found(table.played({"Boris pay 1400 \"oops\""})) == "verify: counted #3 seat 2 -1400");
    CHECK(table.found(table.played({"Boris pay 100"})).empty());
}

TEST_CASE("cash that goes through the middle of the board is cash by hand, of who lays it there and of who takes it") {
    PlayedTable table;
    const std::string found =
        table.found(table.played({"Boris pay 1400 to middle", "Anna get 1400 from middle \"x\""}));
    CHECK(found.find("#3 seat 2 -1400") != std::string::npos);
    CHECK(found.find("#4 seat 1 +1400") != std::string::npos);
    CHECK(table.found(table.played({"Boris pay 1400 to middle"})) == "verify: counted #3 seat 2 -1400");
    CHECK(table.found(table.played({"Boris pay 100 to middle", "Boris get 100 from middle \"a slip\""})).empty());
}

TEST_CASE("a card of the table's own is cash by hand, from the bank as from the others") {
    PlayedTable table;
    CHECK(table.found(table.played({"roll 1 6", "card +9999 \"a card of our own\""})) ==
          "verify: counted #4 seat 1 +9999");
    CHECK(table.found(table.played({"roll 1 6", "card all monopolist 9999 \"own\""}))
              .starts_with("verify: counted #4 seat "));
    CHECK(table.found(table.played({"roll 1 6", "card each competitor 1400 \"own\""}))
              .starts_with("verify: counted #4 seat "));
    CHECK(table.found(table.played({"roll 1 6", "card +50 \"own\""})).empty());
}

TEST_CASE("a mortgaged deed counts as nothing in a trade if the new owner never redeems it") {
    PlayedTable table;
    std::vector<std::string> lines{"33", "buy", "46", "buy", "next", "1 mortgage @6", "1 mortgage @16"};
    lines.emplace_back("1 trade 2 give @6, @16 get 140");
    CHECK(table.found(table.played(lines)).empty());
    lines.insert(lines.end() - 1, {"1 trade 2 give 1 get 149"});
    CHECK(table.found(table.played(lines)).find("dealt") != std::string::npos);
    lines.insert(lines.end(), {"2 redeem @6", "2 redeem @16"});
    CHECK(table.found(table.played(lines)).find("dealt") == std::string::npos);
}

TEST_CASE("trades that are fair enough each, and auctions, are summed for each player") {
    PlayedTable table;
    // The deeds are printed with 100 and 200: each trade is within half, and both together bring 298 of 1500.
    std::vector<std::string> lines{"33", "buy", "45", "buy", "next", "1 trade 2 give @6 get 199"};
    CHECK(table.found(table.played(lines)).empty());
    lines.emplace_back("1 trade 2 give @15 get 399");
    CHECK(table.found(table.played(lines)) == "verify: dealt #9 seat 1 +298 #9 seat 2 -298");
    // Property that comes back later was theirs in the meantime.
    lines.emplace_back("1 trade 2 give 100 get 1");
    CHECK(table.found(table.played(lines)).find("dealt #9 seat 1 +298 #9 seat 2 -298") != std::string::npos);
    lines.insert(lines.end(), {"note \"n\"", "undo to #8 \"no\"", "1 trade 2 give @15 get 200"});
    CHECK(table.found(table.played(lines)).find("dealt #9") != std::string::npos);  // it was played on
}

TEST_CASE("an auction far from the printed price is a remark, too") {
    const auto dealt = [](const std::string& auction) {
        const ScratchFolder folder;
        const LoadedEdition box = load_edition("example-small");
        Setup setup;
        setup.edition = std::make_shared<Edition>(box.edition);
        setup.edition_text = box.text.text;
        setup.players = {{"Anna", Role::monopolist}, {"Boris", Role::competitor}};
        setup.game_id = std::string(32, 'b');
        setup.language = "en";
        Session session = Session::create(folder.file("game.tbl"), setup, nullptr, counting_stamps(0));
        for (const std::string& line : {std::string("1 4"), std::string("decline"), auction})
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
        return sums_of_dealing(*setup.edition, session.table().history);
    };
    const auto sums = dealt("auction @5 2 800");
    REQUIRE(sums.size() == 1);
    CHECK(sums.front().seat == Seat{2});
    CHECK(sums.front().words == "-700");
    CHECK(dealt("auction @5 2 60").empty());
}

TEST_CASE("a payment that is undone later balances nothing that is in force at the end") {
    PlayedTable table;
    CHECK(table.found(table.played({"1 get 150 \"a\"", "1 pay 150", "1 get 150 \"b\"", "undo #4 \"no\""})) ==
          "verify: counted #5 seat 1 +300");
    CHECK(table.found(table.played({"1 get 150 \"a\"", "undo", "1 get 150 \"b\""})).empty());
}

TEST_CASE("a debt that a card of the table's own raises is cash by hand, whatever becomes of it") {
    PlayedTable table;
    std::vector<std::string> lines{"12", "buy", "next", "25", "card -5000 \"own\"", "undo"};
    CHECK(table.found(table.played(lines)).empty());
    lines.back() = "note \"n\"";
    lines.emplace_back("undo to #6 \"no\"");
    CHECK(table.found(table.played(lines)) == "verify: counted #7 seat 2 -5000");
}

TEST_CASE("transactions with the bank that undo each other before the next roll are a remark, with the player") {
    PlayedTable table;
    const std::vector<std::string> owns{"33", "buy", "45", "buy", "next"};
    const auto with = [&](const std::vector<std::string>& lines) {
        std::vector<std::string> all = owns;
        all.insert(all.end(), lines.begin(), lines.end());
        return table.found(table.played(all));
    };
    CHECK(with({"1 mortgage @6", "1 redeem @6"}) == "verify: dealt #9 seat 1");
    CHECK(with({"1 mortgage @6", "1 2", "buy", "next", "1 redeem @6"}).find("dealt") == std::string::npos);
    CHECK(with({"1 mortgage @6", "1 mortgage @15"}).empty());
    CHECK(with({"1 mortgage @6", "undo"}).empty());
}

namespace {

/// A history in which Anna, with so much cash, has a due of 500 and sells six houses of 75.
class SaleOfHouses {
public:
    SaleOfHouses(std::int64_t cash, DueKind kind) {
        post("open", {{Asset::cash(), Account::bank(), Account::player(Seat{1}), cash}});
        due_.debtor = Seat{1};
        due_.amount = Money{500};
        due_.kind = kind;
        due_.space = Space{6};
        post("roll", {}, {{key_, "", to_fact_value(due_)}});
        post("sell", {{Asset::house(), Account::street(Space{21}), Account::bank(), 6},
                      {Asset::cash(), Account::bank(), Account::player(Seat{1}), 450}});
    }
    SaleOfHouses& declines() {
        post("decline", {}, {{key_, to_fact_value(due_), ""}});
        return *this;
    }
    SaleOfHouses& buys(std::int64_t price) {
        post("buy",
             {{Asset::deed(Space{6}), Account::bank(), Account::player(Seat{1}), 1},
              {Asset::cash(), Account::player(Seat{1}), Account::bank(), price}},
             {{key_, to_fact_value(due_), ""}});
        return *this;
    }
    [[nodiscard]] std::string loss() const {
        const auto sums = sums_of_dealing(load_edition("us").edition, history_);
        return sums.empty() ? "" : sums.front().words;
    }

private:
    void post(const std::string& verb, std::vector<Transfer> transfers, std::vector<FactChange> facts = {}) {
        Entry entry;
        entry.sequence = ++sequence_;
        entry.verb = verb;
        entry.transfers = std::move(transfers);
        entry.facts = std::move(facts);
        history_.append(entry);
    }

    FactKey key_{FactName::due, 2, 0};
    Due due_;
    History history_;
    std::int64_t sequence_ = 0;
};

}  // namespace

TEST_CASE("buildings that are sold are a loss that is summed, as far as the debts need no cash") {
    CHECK(SaleOfHouses(1000, DueKind::payment).loss() == "-450");
    CHECK(SaleOfHouses(50, DueKind::payment).loss().empty());
    // 100 lack: two houses bring them, four were sold for nothing.
    CHECK(SaleOfHouses(400, DueKind::payment).loss() == "-300");
    CHECK(SaleOfHouses(425, DueKind::payment).loss() == "-375");
}

TEST_CASE("buildings that are sold for a deed are a loss unless it is bought, and beyond its price") {
    CHECK(SaleOfHouses(50, DueKind::offer).declines().loss() == "-450");
    CHECK(SaleOfHouses(50, DueKind::offer).buys(500).loss().empty());
    CHECK(SaleOfHouses(50, DueKind::auction).declines().loss() == "-450");
    CHECK(SaleOfHouses(50, DueKind::auction).buys(450).loss().empty());
    CHECK(SaleOfHouses(50, DueKind::auction).buys(60).loss() == "-375");
}

TEST_CASE("a card that is drawn for the third time before its pile has gone round is remarked") {
    const auto drawn = [](const std::vector<int>& numbers) {
        History history;
        std::int64_t sequence = 0;
        for (const int number : numbers) {
            Entry entry;
            entry.sequence = ++sequence;
            entry.verb = "card";
            entry.facts.push_back(
                {FactKey{FactName::drawn, 0, static_cast<std::int32_t>(sequence)}, "", std::to_string(number) + " 25"});
            history.append(entry);
        }
        Edition edition = load_edition("us").edition;
        edition.cards_status = TableStatus::verified;
        return cash_by_hand({edition, true}, history).size();
    };
    CHECK(drawn({12, 3, 12, 4}) == 0);
    CHECK(drawn({12, 3, 12, 4, 12}) == 1);
}

TEST_CASE(
    "cards that are typed by their effect are drawn as often as the deck has such cards, and twice as often again") {
    const auto drawn = [](const std::vector<std::string>& lines) {
        History history;
        std::int64_t sequence = 0;
        for (const std::string& line : lines) {
            Entry entry;
            entry.sequence = ++sequence;
            entry.verb = "card";
            entry.line = line;
            const bool by_number = line.find("card #") != std::string::npos;
            entry.facts.push_back({FactKey{FactName::drawn, 0, static_cast<std::int32_t>(sequence)}, "",
                                   (by_number ? line.substr(line.find('#') + 1) : "?") + " 25"});
            history.append(entry);
        }
        Edition edition = load_edition("us").edition;
        edition.cards_status = TableStatus::verified;
        std::ranges::sort(edition.decks, {}, [](const Deck& deck) { return deck.key != "monopolist"; });
        return repeated_cards({edition, true}, history).size();
    };
    const std::string once = "card each competitor 10";  // one of 25 cards
    CHECK(drawn({once, once}) == 0);
    CHECK(drawn({once, "card +50", "Anna " + once, "force \"x\" Boris " + once}) == 1);
    CHECK(drawn({"card #17", "card #17", once}) == 1);
    const std::vector<std::string> bet(2, "card dice 8 75 6 6");  // for any throw
    CHECK(drawn(bet) == 0);
    CHECK(drawn({bet[0], bet[0], "card dice 8 75 1 2"}) == 1);
    CHECK(drawn(std::vector<std::string>(6, "card +50")) == 0);  // three of them
    CHECK(drawn(std::vector<std::string>(7, "card +50")) == 1);
    CHECK(drawn(std::vector<std::string>(9, "card +77")) ==
          0);  // no deck has it: the table's own, which has its reason
}

namespace {

/// Appends an entry that moves cash from one account to another.
auto poster(History& posted) {
    return [&posted](const char* verb, Account from, Account to, std::int64_t sum) {
        Entry entry;
        entry.sequence = posted.last() + 1;
        entry.verb = verb;
        entry.transfers.push_back({Asset::cash(), from, to, sum});
        posted.append(entry);
    };
}

}  // namespace

TEST_CASE("sums by hand, by cards of an unknown deck and by transactions are remarked together if each is small") {
    const Edition edition = load_edition("ru").edition;
    REQUIRE(edition.cards_status != TableStatus::verified);
    const std::int64_t first_cash = edition.profile.start_cash.value.units();
    const auto history = [&](std::int64_t by_hand, std::int64_t by_card, std::int64_t by_trade) {
        History posted;
        const auto post = poster(posted);
        post("open", Account::bank(), Account::player(Seat{1}), first_cash);
        post("get", Account::bank(), Account::player(Seat{1}), by_hand);
        post("card", Account::bank(), Account::player(Seat{1}), by_card);
        post("trade", Account::player(Seat{2}), Account::player(Seat{1}), by_trade);
        return posted;
    };
    const Decks decks{edition, false};
    const History small = history(first_cash / 11, first_cash / 7, first_cash / 7);
    CHECK(cash_by_hand(decks, small).empty());
    CHECK(sums_of_dealing(edition, small).empty());
    const auto sums = sums_of_all(decks, small);
    REQUIRE(sums.size() == 1);
    CHECK(sums.front().seat == Seat{1});
    CHECK(sums.front().entry == 4);
    CHECK(sums_of_all(decks, history(first_cash / 11, first_cash / 11, first_cash / 11)).empty());
}

TEST_CASE("cash that was laid into the middle for nothing is a gift to the player who takes it out by the rules") {
    const Edition edition = load_edition("classic").edition;
    const std::int64_t tenth = edition.profile.start_cash.value.units() / 10;
    const auto counted = [&](const char* taken_by) {
        History posted;
        const auto post = poster(posted);
        post("open", Account::bank(), Account::player(Seat{1}), tenth);
        for (const int payer : {2, 3}) post("pay", Account::player(Seat{payer}), Account::middle(), tenth);
        post(taken_by, Account::middle(), Account::player(Seat{1}), 3 * tenth);
        return cash_by_hand({edition, false}, posted);
    };
    const auto by_roll = counted("roll");
    REQUIRE(by_roll.size() == 1);
    CHECK(by_roll.front().seat == Seat{1});
    CHECK(by_roll.front().words == "+" + std::to_string(2 * tenth));
    CHECK(counted("get").front().words == "+" + std::to_string(3 * tenth));
}

TEST_CASE("typed cards of an unknown deck are found if three of them move a token, or two to one space") {
    const Edition edition = load_edition("ru").edition;
    const auto placed = [&](const std::vector<std::string>& lines) {
        History history;
        for (const std::string& line : lines) {
            Entry entry;
            entry.sequence = history.last() + 1;
            entry.verb = "card";
            entry.line = "Anna card " + line;
            entry.facts.push_back({FactKey{FactName::drawn, 0, static_cast<std::int32_t>(entry.sequence)}, "", "? 25"});
            entry.transfers.push_back({Asset::token(Seat{1}), Account::space(Space{2}), Account::space(Space{34}), 1});
            history.append(entry);
        }
        return placing_cards({edition, false}, history);
    };
    CHECK(placed({"goto @34", "+50", "goto @32"}).empty());
    CHECK(placed({"goto @34", "goto @32", "goto @29"}) == std::vector<std::int64_t>{1, 2, 3});
    CHECK(placed({"goto @34", "+50", "goto @34"}) == std::vector<std::int64_t>{3});
}

TEST_CASE("an effect without the dice that decide it is a card of the table's own") {
    const Edition edition = load_edition("us-dice").edition;
    Entry card;
    card.verb = "card";
    card.line = "Anna card +75";
    CHECK(is_own_card({edition, false}, card));
    card.line = "Anna card 3 4";
    CHECK_FALSE(is_own_card({edition, false}, card));
}

TEST_CASE("the statement that a game's decks were not copied is ignored if the edition's cards were compared") {
    Edition edition = load_edition("us").edition;
    edition.cards_status = TableStatus::template_figures;
    Entry card;
    card.verb = "card";
    CHECK_FALSE(is_own_card({edition, false}, card));
    CHECK(is_own_card({edition, true}, card));
    edition.cards_status = TableStatus::verified;
    CHECK_FALSE(is_own_card({edition, true}, card));
    card.why = "ours";
    CHECK(is_own_card({edition, false}, card));
}

TEST_CASE("a kept card with the typed effect, and not the effect of its deck, is the table's own") {
    Edition edition = load_edition("us").edition;
    edition.kept_cards = {{.name = "free passage", .does = ""}, {.name = "pays", .does = "+50"}};
    const auto used = [&](int card) {
        Entry entry;
        entry.verb = "use";
        entry.transfers.push_back({Asset::card(card), Account::player(Seat{1}), Account::bank(), 1});
        return is_own_card({edition, false}, entry);
    };
    CHECK(used(0));
    CHECK_FALSE(used(1));
}
