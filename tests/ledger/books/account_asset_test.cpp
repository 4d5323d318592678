#include <doctest/doctest.h>

#include "ledger/books/account.h"
#include "ledger/books/asset.h"

namespace tablebank {

TEST_CASE("an account is written as its place and number") {
    CHECK(to_string(Account::bank()) == "bank");
    CHECK(to_string(Account::withheld()) == "withheld");
    CHECK(to_string(Account::player(Seat{1})) == "player:1");
    CHECK(to_string(Account::pledge(Seat{6})) == "pledge:6");
    CHECK(to_string(Account::street(Space{34})) == "street:34");
    CHECK(to_string(Account::space(Space{0})) == "space:0");
    CHECK(to_string(Account::jail()) == "jail");
    CHECK(to_string(Account::gone()) == "gone");
}

TEST_CASE("every account reads back from its text") {
    for (int kind = 0; kind <= static_cast<int>(Account::Kind::middle); ++kind) {
        for (const int index : {0, 1, 9, 10, 39, 255}) {
            const Account account{static_cast<Account::Kind>(kind), static_cast<std::uint8_t>(index)};
            const std::string text = to_string(account);
            const bool indexed = text.find(':') != std::string::npos;
            if (!indexed && index != 0) continue;
            CAPTURE(text);
            CHECK(parse_account(text) == account);
        }
    }
}

TEST_CASE("only the one text of an account is read") {
    for (const char* text : {"", ":", "bank:", "bank:0", "player", "player:", "player:01", "player:+1", "player:-1",
                             "player:256", "player:1 ", " player:1", "player:1:2", "Player:1", "space:x", "purse:1"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_account(text));
    }
}

TEST_CASE("an asset is written as its kind, and which one if it is one of a kind") {
    CHECK(to_string(Asset::cash()) == "cash");
    CHECK(to_string(Asset::deed(Space{34})) == "deed:34");
    CHECK(to_string(Asset::house()) == "house");
    CHECK(to_string(Asset::hotel()) == "hotel");
    CHECK(to_string(Asset::token(Seat{1})) == "token:1");
    CHECK(to_string(Asset::card(0)) == "card:0");
}

TEST_CASE("every asset reads back from its text") {
    for (const Asset asset : {Asset::cash(), Asset::house(), Asset::hotel(), Asset::deed(Space{0}),
                              Asset::deed(Space{39}), Asset::token(Seat{6}), Asset::card(11)}) {
        CAPTURE(to_string(asset));
        CHECK(parse_asset(to_string(asset)) == asset);
    }
}

TEST_CASE("only the one text of an asset is read") {
    for (const char* text : {"", "cash:", "cash:0", "house:1", "deed", "deed:", "deed:034", "deed:-0", "deed:256",
                             "deed:3.4", "token:1 ", "Cash", "gold"}) {
        CAPTURE(text);
        CHECK_FALSE(parse_asset(text));
    }
}

}  // namespace tablebank
