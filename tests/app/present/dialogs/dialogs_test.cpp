// The texts of dialogs: who gives and gets what, the effect on cities, who is asked, which sums reach and which do not.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/present/dialogs/auction_snapshot.h"
#include "app/present/dialogs/bankruptcy_snapshot.h"
#include "app/present/dialogs/card_snapshot.h"
#include "app/present/dialogs/trade_snapshot.h"
#include "app/present/table/turn_snapshot.h"
#include "tests/support/companies.h"
#include "tests/support/disk_game.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank::testing {
namespace {

/// Anna has Sunset Boulevard, Boris Wilshire Boulevard and Hollywood Boulevard: the streets of Los Angeles.
const std::vector<std::string> los_angeles{
    "anna 24", "ok", "boris 35", "ok", "anna at @0", "next", "boris at @5", "turn boris \"agreed\"", "boris 13", "ok"};

std::vector<std::string> facts(const TradeSide& side) {
    std::vector<std::string> told;
    for (const TradeFact& fact : side.facts) told.push_back(fact.what + ": " + fact.figure);
    return told;
}

TEST_CASE("a trade shows both sides what they give and get by the printed prices, and their cash afterwards") {
    const DiskGame at("us", pair, los_angeles);
    TradeDraft draft = fresh_trade(at.game());
    CHECK(draft.seats == std::array<int, 2>{2, 1});
    draft.gifts[0].cash = "30";
    draft.gifts[0].deeds = {Space{8}};
    draft.gifts[1].deeds = {Space{6}};
    const TradeSnapshot trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(facts(trade.sides[0]) == std::vector<std::string>{"gives 30 and Wilshire Boulevard: 130",
                                                            "gets Sunset Boulevard: 100", "cash afterwards: 1,250"});
    CHECK(facts(trade.sides[1]) == std::vector<std::string>{"gives Sunset Boulevard: 100",
                                                            "gets 30 and Wilshire Boulevard: 130",
                                                            "cash afterwards: 1,430"});
    CHECK(trade.foot.line == "Boris trade Anna give 30 @8 get @6");
    CHECK(trade.foot.ready());
}

TEST_CASE("a trade tells which monopolies begin and end, for those who can have one") {
    const DiskGame at("us", pair, los_angeles);
    TradeDraft draft = fresh_trade(at.game());
    draft.gifts[0].deeds = {Space{8}};
    const TradeSnapshot trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(trade.sides[0].cities == std::vector<std::string>{"Los Angeles: Boris then has 1 of 3"});
    CHECK(trade.sides[1].cities == std::vector<std::string>{"Anna monopolises Los Angeles"});
}

TEST_CASE("a mortgaged deed counts less its mortgage, and the bank's sum for it is shown") {
    const DiskGame at("football", three_without_sides, {"anna 24", "ok", "anna mortgage @6"});
    TradeDraft draft = fresh_trade(at.game());
    draft.gifts[0].deeds = {Space{6}};
    TradeSnapshot trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(facts(trade.sides[0]).front() == "gives Голубое 1 (mortgaged): 50");
    CHECK(facts(trade.sides[1]).at(1) == "to the bank: the fee for Голубое 1, which stays mortgaged: -5");
    draft.gifts[0].redeemed = {Space{6}};
    trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(facts(trade.sides[1]).at(1) == "to the bank: Голубое 1 is redeemed: -55");
    CHECK(facts(trade.sides[1]).back() == "cash afterwards: 1,445");
}

TEST_CASE("a trade of three is made deal by deal, and posted as one line") {
    const DiskGame at("football", three_without_sides, {"anna 24", "ok"});
    TradeDraft draft = fresh_trade(at.game());
    CHECK_FALSE(make_trade_snapshot(english, at.session(), draft).can_add);
    draft.seats = {1, 2};
    draft.gifts[0].deeds = {Space{6}};
    draft.gifts[1].cash = "100";
    TradeSnapshot trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(trade.can_add);
    add_deal(draft, trade.traders);
    CHECK(draft.seats == std::array<int, 2>{1, 3});
    trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(trade.foot.line == "Anna trade Boris give @6 get 100");
    CHECK(trade.deals.size() == 1);
    draft.gifts[0].cash = "20";
    draft.gifts[1].cash = "25";
    trade = make_trade_snapshot(english, at.session(), draft);
    CHECK(trade.foot.line == "Anna trade Boris give @6 get 100; Clara give 20 get 25");
    CHECK(trade.foot.ready());
}

TEST_CASE("a trade of nothing states what is missing, and has no line") {
    const DiskGame at("us", pair, los_angeles);
    const TradeSnapshot trade = make_trade_snapshot(english, at.session(), fresh_trade(at.game()));
    CHECK(trade.foot.line.empty());
    CHECK_FALSE(trade.foot.preview.text.empty());
    CHECK_FALSE(trade.foot.ready());
}

TEST_CASE("bids rise, go round the players who are in, and can be undone") {
    const DiskGame at("football", three_without_sides, {"anna 12", "decline"});
    AuctionDraft draft = fresh_auction(at.game());
    CHECK(draft.deed == Space{3});
    CHECK(draft.asked == 2);
    place_bid(draft, 2, 40);
    place_bid(draft, 3, 40);  // does not beat it
    CHECK(draft.bids.size() == 1);
    CHECK(draft.asked == 3);
    go_out(draft, 3);
    CHECK(draft.asked == 1);
    go_out(draft, 2);  // who leads stays
    CHECK_FALSE(draft.out.contains(2));
    place_bid(draft, 1, 45);
    take_bid_back(draft);
    CHECK(draft.asked == 1);
    go_out(draft, 1);
    const AuctionSnapshot auction = make_auction_snapshot(english, at.session(), draft);
    CHECK(auction.decided);
    CHECK(auction.foot.line == "auction @3 Boris 40");
    CHECK(auction.foot.button == "Sold to Boris for 40");
}

TEST_CASE("a bid beyond the cash of who is asked is marked, and the line is refused in words") {
    const DiskGame at("football", three_without_sides, {"anna 12", "decline"});
    AuctionDraft draft = fresh_auction(at.game());
    draft.typed = "2000";
    CHECK(make_auction_snapshot(english, at.session(), draft).warning == "Boris has 1,500.");
    place_bid(draft, 2, 2000);
    const AuctionSnapshot auction = make_auction_snapshot(english, at.session(), draft);
    CHECK_FALSE(auction.foot.ready());
    CHECK(auction.foot.preview.text == "Boris is 500 short: has 1,500, needs 2,000");
}

TEST_CASE("in a book without auctions no one is asked, and the line is that of the deed just declined") {
    const DiskGame at("us", pair, {"anna 24", "decline"});
    const AuctionDraft draft = fresh_auction(at.game());
    const AuctionSnapshot auction = make_auction_snapshot(english, at.session(), draft);
    const std::string line = "force \"agreed\" auction @6 PLAYER AMOUNT";
    CHECK(auction.barred.ends_with(line));
    CHECK(auction.foot.shown == line);  // the copied text
    CHECK_FALSE(auction.foot.ready());
    CHECK(auction.leader == "This rule book holds no auctions");
    CHECK(std::ranges::none_of(auction.bidders, &Bidder::asked));
    CHECK_FALSE(auction.may_bid);
    const DiskGame anew("us", pair, {});
    CHECK(make_auction_snapshot(english, anew.session(), fresh_auction(anew.game())).foot.shown ==
          "force \"agreed\" auction DEED PLAYER AMOUNT");
}

TEST_CASE("the reason of a line that is suggested is in the banker's language") {
    const DiskGame at("us", pair, {"anna 24", "decline"});
    for (const char* tag : {"fr", "it", "pl", "ru"}) {
        CAPTURE(tag);
        const std::string shown =
            make_auction_snapshot(speaking(tag), at.session(), fresh_auction(at.game())).foot.shown;
        CHECK(shown.find("agreed") == std::string::npos);
        CHECK(shown.find("@6") != std::string::npos);
    }
}

TEST_CASE("the last pieces are sold to a player who has a street for them, from the printed price") {
    const DiskGame at("football", three_without_sides,
                      {"rule track_tokens no \"agreed\"", "anna buy @1", "anna buy @3"});
    REQUIRE(at.game().owner_of(Space{3}) == Seat{1});
    REQUIRE(at.game().owner_of(Space{1}) == Seat{1});
    AuctionDraft draft = fresh_auction(at.game());
    sell_pieces(draft, true);
    CHECK(draft.out == std::set<int>{2, 3});
    CHECK(draft.asked == 1);
    CHECK(make_auction_snapshot(english, at.session(), draft).least == 50);
    draft.street[1] = Space{3};
    place_bid(draft, 1, 70);
    CHECK(make_auction_snapshot(english, at.session(), draft).foot.line == "Anna build @3 for 70");
}

TEST_CASE("if players trade with the bank only, no deed is offered to another player") {
    const DiskGame timed("fr", pair, {}, Goal::timed);
    CHECK(make_bankruptcy_snapshot(english, timed.session(), fresh_bankruptcy(timed.game()))
              .no_trade.starts_with("Players deal with the bank only, and not with each other"));
    const DiskGame open("fr", pair, {});
    CHECK(make_bankruptcy_snapshot(english, open.session(), fresh_bankruptcy(open.game())).no_trade.empty());
}

TEST_CASE("a bankruptcy shows the missing sum and what each thing would bring") {
    const DiskGame at("us", pair,
                      {"anna 24", "ok", "boris 35", "ok", "anna count 120 \"by hand\"", "anna at @18", "anna 11"});
    const BankruptcySnapshot state = make_bankruptcy_snapshot(english, at.session(), fresh_bankruptcy(at.game()));
    CHECK(state.heading == "Anna owes 160");
    CHECK(state.lacking == "$40");
    CHECK(state.raise == "$170");
    CHECK(state.reaches);
    REQUIRE(state.items.size() == 1);
    CHECK(state.items.front().actions.front().text == "Mortgage: +50");
    CHECK(state.items.front().actions.front().line == "Anna mortgage @6");
    CHECK(state.foot.line == "Anna bankrupt");
    CHECK_FALSE(state.foot.ready());
}

TEST_CASE("a player who cannot raise the sum leaves, with the sum that would still be missing") {
    const DiskGame at("us", pair,
                      {"anna 24", "ok", "boris 35", "ok", "anna count 20 \"by hand\"", "anna at @18", "anna 11"});
    const BankruptcySnapshot state = make_bankruptcy_snapshot(english, at.session(), fresh_bankruptcy(at.game()));
    CHECK_FALSE(state.reaches);
    CHECK(state.verdict == "Even with everything sold and mortgaged 90 would be lacking.");
    CHECK(state.foot.ready());
}

TEST_CASE("a player who takes over a mortgaged deed may redeem it at once, and saves a tenth (football 14)") {
    const DiskGame at("football", three_without_sides,
                      {"anna 14", "ok", "next", "boris 26", "ok", "anna mortgage @5", "anna count 50 \"a loss\"",
                       "turn anna \"agreed\"", "anna at @2 \"missed\"", "anna card pay-each player 100"});
    BankruptcyDraft draft = fresh_bankruptcy(at.game());
    REQUIRE(draft.debtor == 1);
    draft.creditors = {2, 3};
    BankruptcySnapshot state = make_bankruptcy_snapshot(english, at.session(), draft);
    REQUIRE(state.pledges.size() == 1);
    CHECK(state.pledges.front().space == Space{5});
    CHECK(state.pledges.front().text == "Boris redeems ШКОЛЬНОЕ ПОЛЕ at once for 110");
    CHECK(state.pledges.front().otherwise == "otherwise 10 now, and 110 later");
    CHECK_FALSE(state.pledges.front().redeemed);
    CHECK(state.foot.line == "Anna bankrupt to Boris,Clara");
    draft.redeemed = {Space{5}, Space{7}};  // of which one is not a mortgage
    state = make_bankruptcy_snapshot(english, at.session(), draft);
    CHECK(state.pledges.front().redeemed);
    CHECK(state.foot.line == "Anna bankrupt to Boris,Clara @5 redeemed");
    CHECK(state.foot.ready());
}

TEST_CASE("a mortgaged deed is not redeemed at once for the bank, nor before a player is let go") {
    const std::vector<std::string> mortgaged{"anna 24",           "ok",
                                             "boris 35",          "ok",
                                             "anna mortgage @6",  "anna count 20 \"by hand\"",
                                             "anna at @18 \"x\"", "turn anna \"agreed\""};
    std::vector<std::string> fee = mortgaged;
    fee.emplace_back("anna 11");
    const DiskGame bank("us", pair, fee);
    const BankruptcySnapshot to_bank = make_bankruptcy_snapshot(english, bank.session(), fresh_bankruptcy(bank.game()));
    CHECK(to_bank.foot.ready());
    CHECK(to_bank.pledges.empty());
    std::vector<std::string> rent = mortgaged;
    rent.emplace_back("anna count 2 \"by hand\"");
    rent.emplace_back("anna at @0 \"x\"");
    rent.emplace_back("anna 44");
    const DiskGame boris("us", pair, rent);
    const BankruptcySnapshot to_boris =
        make_bankruptcy_snapshot(english, boris.session(), fresh_bankruptcy(boris.game()));
    REQUIRE(to_boris.pledges.size() == 1);
    CHECK(to_boris.pledges.front().text.find("Boris redeems Sunset Boulevard at once for ") == 0);
    CHECK(to_boris.pledges.front().otherwise.empty());  // no fee in this book (us 12)
    std::vector<std::string> able = rent;
    able.emplace_back("anna get 500 \"found\"");
    const DiskGame solvent("us", pair, able);
    CHECK(make_bankruptcy_snapshot(english, solvent.session(), fresh_bankruptcy(solvent.game())).pledges.empty());
}

TEST_CASE("before the dice of a utility no sum is shown as owed, and none can be waived") {
    const DiskGame at(
        "us", pair,
        {"anna 66", "ok", "boris count 20 \"by hand\"", "turn boris \"agreed\"", "boris at @9", "boris 12"});
    const BankruptcySnapshot before = make_bankruptcy_snapshot(english, at.session(), fresh_bankruptcy(at.game()));
    CHECK(before.heading == "Boris owes at most 48: the dice decide");
    CHECK(before.verdict == "Boris throws the two dice first.");
    CHECK(before.debts.front().amount == "4 × dice");
    CHECK(before.lacking.empty());
    CHECK_FALSE(before.foot.ready());
    const DiskGame thrown("us", pair,
                          {"anna 66", "ok", "boris count 20 \"by hand\"", "turn boris \"agreed\"", "boris at @9",
                           "boris 12", "boris rent dice 3 4"});
    const BankruptcySnapshot after =
        make_bankruptcy_snapshot(english, thrown.session(), fresh_bankruptcy(thrown.game()));
    CHECK(after.heading == "Boris owes 28");
    CHECK(after.lacking == "$8");
    CHECK(after.foot.ready());
}

TEST_CASE("a whole number comes before the sums that contain it") {
    const DiskGame at("us", pair, {"anna 61"});
    CardDraft draft = fresh_card(at.game());
    draft.search = "5";
    const CardSnapshot card = make_card_snapshot(english, at.session(), draft);
    REQUIRE(card.cards.size() > 1);
    CHECK(card.cards.front().number == 5);
    CHECK(card.cards.front().chosen);
    CHECK(card.foot.line == "Anna card #5");
}

TEST_CASE("in a box without cards the two dice that were thrown are the card, and recorded") {
    const DiskGame at("us-dice", pair, {"anna 3 4"});
    CardDraft draft = fresh_card(at.game());
    CHECK(make_card_snapshot(english, at.session(), draft).fields.dice);
    draft.dice = {3, 6};
    const CardSnapshot card = make_card_snapshot(english, at.session(), draft);
    CHECK(std::ranges::find(card.cards, 9, &DeckCard::number)->chosen);
    CHECK(card.foot.line == "Anna card 3 6");
}

TEST_CASE("a card that no deck has asks for a reason, and is posted with it") {
    const DiskGame at("us", pair, {"anna 61"});
    CardDraft draft = fresh_card(at.game());
    draft.typed_effect = true;
    draft.amount = "999";
    CardSnapshot card = make_card_snapshot(english, at.session(), draft);
    CHECK(card.asks_why);
    CHECK_FALSE(card.foot.ready());
    CHECK(card.foot.preview.text == "Say why: no card of the deck says this.");
    draft.why = "read from the card";
    card = make_card_snapshot(english, at.session(), draft);
    CHECK(card.foot.ready());
    CHECK(card.foot.line == "Anna card +999 \"read from the card\"");
    draft.amount = "75";  // of card 11: the reason is not asked for, and not posted
    card = make_card_snapshot(english, at.session(), draft);
    CHECK_FALSE(card.asks_why);
    CHECK(card.foot.line == "Anna card +75");
}

TEST_CASE("if the order is checked, the number of cards above one is shown, and the holder of a kept one") {
    const DiskGame at("example-small", pair,
                      {"rule deck_order checked \"agreed\"", "turn anna \"agreed\"", "anna at @3", "card #7",
                       "anna at @3", "card #1"});
    CardDraft draft = fresh_card(at.game());
    draft.player = 1;
    const CardSnapshot card = make_card_snapshot(english, at.session(), draft);
    const auto place = [&](int number) { return std::ranges::find(card.cards, number, &DeckCard::number)->place; };
    CHECK(place(7) == "Anna holds it");
    CHECK(place(1) == "6 cards are above it");
    CHECK(place(2).empty());
    REQUIRE(card.hand.size() == 1);
    draft.played = card.hand.front().text;
    CHECK(make_card_snapshot(english, at.session(), draft).foot.line == "Anna use \"free passage\"");
}

}  // namespace
TEST_CASE("a bankruptcy tells to whom the estate really goes, and how several share it") {
    const std::vector<PlayerSetup> four{{"Anna", Role::monopolist},
                                        {"Boris", Role::competitor},
                                        {"Clara", Role::monopolist},
                                        {"Dmitri", Role::competitor}};
    const DiskGame at("us", four,
                      {"anna count 20 \"by hand\"", "anna 34", "anna card pay-each competitor 100 \"our box\""});
    BankruptcyDraft draft = fresh_bankruptcy(at.game());
    CHECK(draft.debtor == 1);
    CHECK(make_bankruptcy_snapshot(english, at.session(), draft).goes_to ==
          "Boris and Dmitri share the cash in equal parts and take the deeds one by one in board order.");
    CHECK(make_turn_snapshot(english, at.session().table()).hint.find("Anna bankrupt to") == std::string::npos);
    draft.creditors = {4};
    CHECK(make_bankruptcy_snapshot(english, at.session(), draft).goes_to == "Everything goes to Dmitri.");
}

TEST_CASE("the keyboard goes from the raised item to the next one") {
    BankruptcySnapshot snapshot;
    const auto row = [&](int space, const std::string& kind, bool allowed) {
        RaiseRow made;
        made.space = Space{space};
        if (!kind.empty()) made.actions.push_back({kind + "." + std::to_string(space), "", ""});
        if (!kind.empty()) made.actions.back().allowed = allowed;
        snapshot.items.push_back(std::move(made));
    };
    row(6, "mortgage", true);
    row(9, "", true);
    row(11, "mortgage", false);
    row(13, "sell", true);
    CHECK(next_to_raise(snapshot, "raise") == "mortgage.6");
    CHECK(next_to_raise(snapshot, "mortgage.6") == "mortgage.6");
    CHECK(next_to_raise(snapshot, "mortgage.9") == "sell.13");
    CHECK(next_to_raise(snapshot, "mortgage.13") == "sell.13");
    snapshot.items.clear();
    CHECK(next_to_raise(snapshot, "mortgage.9").empty());
}

}  // namespace tablebank::testing
