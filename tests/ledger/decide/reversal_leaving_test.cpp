// Undoing the lines of players who have left the table since, and their leaving itself (ru 1, 24).

#include "ledger/proof/codec.h"
#include "tests/ledger/decide/reversal_names.h"
#include "tests/support/hand_made.h"
#include "tests/support/table_in_words.h"

namespace tablebank {

using namespace testing;

TEST_CASE("a winding-up goes back whole: deeds to the debtor, and the houses onto them") {
    Table table = dealt();
    const Account hand = Account::player(anna);
    const Account street = Account::street(nob_hill);
    post(table, {deed(union_square, bank, hand), deed(nob_hill, bank, hand), cash(hand, bank, 600)});
    post(table, {houses(bank, street, 2), cash(hand, bank, 300)});
    const std::string before = encode_state(table.game);
    const auto bankrupt =
        post(table,
             {houses(street, bank, 2), cash(bank, hand, 150), cash(hand, Account::player(boris), 750),
              deed(union_square, hand, Account::player(boris)), deed(nob_hill, hand, Account::player(boris))},
             {{{FactName::out, 1, 0}, "1"}});
    take_back(table, bankrupt);
    CHECK(encode_state(table.game) == before);
}

TEST_CASE("a player who has left the table gets nothing back, and stays away only with empty hands") {
    Table table = dealt();
    const Account other = Account::player(boris);
    const FactKey out{FactName::out, boris.number};
    const auto paid = post(table, {cash(other, bank, 50)}, {{rent_due, "rent 2 1 34 184"}});
    const auto settled = post(table, {}, {{rent_due, ""}});
    const auto left = post(table, {cash(other, bank, 1450)}, {{out, "1"}});
    CHECK(refused(table, paid).code == RefusalCode::reversal_blocked);
    CHECK(refused(table, settled).code == RefusalCode::reversal_impossible);
    CHECK(refused(table, settled).detail == "out:2");

    const auto back = take_back(table, left);
    const auto found = post(table, {cash(bank, other, 20)});
    CHECK(refused(table, back).detail == "out:2");
    take_back(table, found);
    take_back(table, back);
    CHECK(table.game.is_out(boris));
}

TEST_CASE("a game does not miss its end because a player leaves again by a reversal") {
    Table table = dealt();
    const auto leave = [&](Seat seat, const std::string& order) {
        return post(table, {cash(Account::player(seat), bank, 1500)}, {{FactKey{FactName::out, seat.number}, order}});
    };
    const auto first = leave(boris, "1");
    const auto back = take_back(table, first);
    leave(clara, "1");
    leave(dmitri, "2");
    const Refusal refusal = refused(table, back);
    CHECK(refusal.code == RefusalCode::reversal_impossible);
    CHECK(refusal.detail == "phase");
}

TEST_CASE("an offer that an undo restores after a side is gone cannot be taken, and does not delay the end") {
    TableInWords table({.players = {"Anna monopolist", "Boris competitor", "Clara monopolist"}, .goal = Goal::b});
    table.play({"Anna roll 1 2", "ok", "Boris leaves", "undo #3"});
    REQUIRE(table.phase() == "side_gone");
    CHECK(table.owes("Anna") == "offer 60 @3");
    CHECK(table.refused("Anna ok") == "wrong-phase");
    table.post("richest");
    CHECK(table.phase() == "finished");
    CHECK(table.owes("Anna").empty());
}

TEST_CASE("a house does not come back onto a street without an owner") {
    Table table = dealt();
    const Account hand = Account::player(anna);
    post(table, {deed(union_square, bank, hand), deed(nob_hill, bank, hand), cash(hand, bank, 600)});
    const auto built = post(table, {houses(bank, Account::street(nob_hill), 1), cash(hand, bank, 150)});
    const auto back = take_back(table, built);
    post(table, {deed(nob_hill, hand, bank)});
    CHECK(refused(table, back).code == RefusalCode::reversal_impossible);
    CHECK(refused(table, back).space == nob_hill);
}

}  // namespace tablebank
