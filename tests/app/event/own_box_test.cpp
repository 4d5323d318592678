// Boxes in which the table states something that no deck and no board has: rents in deeds and rents that must be asked
// for, penalties, hidden cards, and stakes. Large sums of this kind are remarks on the result; ordinary play has none.

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "app/event/game_play.h"
#include "app/event/game_review.h"
#include "app/event/game_rolls.h"
#include "app/event/game_sums.h"
#include "app/session/review.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "tests/support/counting_stamps.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

using Lines = std::vector<std::string>;

/// A game with the football box, in which all of this exists.
class OwnBox {
public:
    explicit OwnBox(const std::vector<Lines>& parts)
        : session_(Session::create(folder_.file("own.tbl"), setup(), nullptr, counting_stamps())) {
        for (const Lines& lines : parts)
            for (const std::string& line : lines) {
                CAPTURE(line);
                REQUIRE(std::holds_alternative<Posted>(session_.post(line)));
            }
    }
    std::string dealt() const { return words(sums_of_dealing(edition(), history())); }
    std::string by_hand() const { return words(cash_by_hand(decks(), history())); }
    std::string in_hindsight() const { return words(chances_replaced(*session_.game().setup, history()).in_hindsight); }
    std::string rerolled() const { return words(chances_replaced(*session_.game().setup, history()).otherwise); }
    /// The rents that `review` calls late.
    std::vector<Remark> paid_late() const {
        std::vector<Remark> remarks = review(session_.table());
        std::erase_if(remarks, [](const Remark& remark) { return remark.kind != Remarkable::paid_late; });
        return remarks;
    }
    std::size_t for_director() const { return remarks_for_director(session_.table()).size(); }
    std::size_t agreed() const { return decided_by_table(decks(), *session_.game().setup, history()).size(); }

private:
    static Setup setup() {
        const LoadedEdition box = load_edition("football");
        Setup setup;
        setup.edition = std::make_shared<Edition>(box.edition);
        setup.edition_text = box.text.text;
        setup.rulings = box.edition.rulings;
        setup.players = {{"Anna", Role::player}, {"Boris", Role::player}, {"Clara", Role::player}};
        setup.game_id = std::string(32, 'c');
        setup.language = "en";
        return setup;
    }
    const Edition& edition() const { return *session_.game().setup->edition; }
    const History& history() const { return session_.table().history; }
    Decks decks() const { return {edition(), false}; }
    /// "2 +600, 1 -600": seats and sums.
    static std::string words(const std::vector<PlayerSum>& sums) {
        std::string all;
        for (const PlayerSum& sum : sums)
            all += (all.empty() ? "" : ", ") + std::to_string(sum.seat.number) + " " + sum.words;
        return all;
    }

    ScratchFolder folder_;
    Session session_;
};

/// Anna owns @37 and @39 with houses, and Boris lands on @39.
Lines on_deed_of_anna(int houses) {
    Lines lines{"anna at @37 \"test\"", "anna buy", "anna at @39 \"test\"", "anna buy"};
    for (int house = 0; house < houses; ++house) {
        lines.emplace_back("anna build @39");
        if (house + 1 < houses) lines.emplace_back("anna build @37");
    }
    lines.insert(lines.end(),
                 {"anna at @0 \"test\"", "turn boris \"test\"", "boris at @36 \"test\"", "boris roll 1 2"});
    return lines;
}

const Lines others_roll{"clara roll 4 6", "anna roll 4 6"};

}  // namespace

TEST_CASE("a rent that must be asked for and is not is a gift to the visitor, in a sum") {
    CHECK(OwnBox({on_deed_of_anna(2), others_roll}).dealt() == "1 -600, 2 +600");
    CHECK(OwnBox({on_deed_of_anna(1), others_roll}).dealt().empty());
    CHECK(OwnBox({on_deed_of_anna(2), {"anna get 600 from boris"}, others_roll}).dealt().empty());
    CHECK(OwnBox({on_deed_of_anna(2), {"boris rent"}, others_roll}).dealt().empty());
    // The table notices it, and the roll that was too early is undone.
    CHECK(OwnBox({on_deed_of_anna(2),
                  {"clara roll 4 6", "note \"the rent\"", "undo to #12", "anna get 600 from boris", "clara roll 4 6"}})
              .dealt()
              .empty());
}

TEST_CASE("a rent that was let lapse and is paid all the same is given back, and was the visitor's in the meantime") {
    CHECK(OwnBox({on_deed_of_anna(1), others_roll, {"boris rent"}}).dealt().empty());
    CHECK(OwnBox({on_deed_of_anna(2), others_roll, {"boris rent"}}).dealt() == "1 -600, 2 +600");
    CHECK(OwnBox({on_deed_of_anna(2), {"anna waive"}, {"boris rent"}}).dealt() == "1 -600, 2 +600");
}

TEST_CASE("a waiver of a rent that was not claimed is the owner's right, and one of a claimed rent is a remark") {
    CHECK(OwnBox({on_deed_of_anna(1), {"anna waive"}}).for_director() == 0);
    CHECK(OwnBox({on_deed_of_anna(2), {"anna waive"}}).dealt() == "1 -600, 2 +600");
    const Lines is_poor{"turn boris \"test\"", "boris count 100 \"test\"", "turn anna \"test\""};
    CHECK(OwnBox({is_poor, on_deed_of_anna(1), {"anna get 200 from boris", "anna waive"}}).for_director() == 1);
}

TEST_CASE("a rent that is paid although no one claimed it in time is a remark of review") {
    const auto late = OwnBox({on_deed_of_anna(1), others_roll, {"boris rent"}}).paid_late();
    REQUIRE(late.size() == 1);
    CHECK(late.front().given == Money{200});
    CHECK(late.front().other == Seat{1});
    CHECK_FALSE(late.front().about);
    CHECK(OwnBox({on_deed_of_anna(1), {"boris rent"}, others_roll}).paid_late().empty());
}

TEST_CASE("deeds and cards for a rent count as printed against its sum") {
    const auto paid = [](int houses, const std::string& deed, const std::string& line) {
        return OwnBox({{"turn boris \"test\"", "boris at " + deed + " \"test\"", "boris buy",
                        "boris count 100 \"test\"", "turn anna \"test\""},
                       on_deed_of_anna(houses),
                       {line}})
            .dealt();
    };
    CHECK(paid(2, "@1", "boris rent @39 give @1") == "1 -540, 2 +540");
    CHECK(paid(1, "@5", "boris rent @39 give @5").empty());
    CHECK(paid(2, "@31", "boris rent @39 give @31 10") == "1 -290, 2 +290");
    CHECK(paid(2, "@31", "boris rent @39 give @31 100").empty());
}

TEST_CASE("a penalty that the board does not print costs on its space what the first one cost, and not too much") {
    const auto counted = [](const std::vector<std::string>& sums) {
        Lines lines;
        for (const std::string& sum : sums)
            lines.insert(lines.end(),
                         {"anna at @0 \"test\"", "anna roll 1 3", "anna pay " + sum, "next", "turn anna \"test\""});
        return OwnBox({lines}).by_hand();
    };
    CHECK(counted({"100", "100", "100", "100"}).empty());
    CHECK(counted({"100", "120"}).empty());
    CHECK(counted({"250"}).empty());
    CHECK(counted({"1400"}) == "1 -1150");
    CHECK(counted({"250", "1"}) == "1 +249");
}

TEST_CASE("the effect of a hidden card is the word of the table") {
    const Lines drawn{"anna at @28 \"test\"", "anna roll 1 4", "anna draw hidden"};
    const auto used = [&](const std::string& effect) { return OwnBox({drawn, {"anna use \"Тренер\" " + effect}}); };
    CHECK(used("+3000").by_hand() == "1 +3000");
    CHECK(used("each player 200").by_hand() == "1 +400, 2 -200, 3 -200");
    CHECK(used("+100").by_hand().empty());
    CHECK(used("").by_hand().empty());
    CHECK(used("goto @39").agreed() == used("").agreed() + 1);
    CHECK(used("+100").agreed() == used("").agreed());
}

TEST_CASE("a stake that is changed once its dice are known is remarked, and mistyped dice are not") {
    const Lines lands{"anna at @10 \"test\"", "anna roll 4 6"};
    const auto found = [&](const Lines& lines) { return OwnBox({lands, lines}).in_hindsight(); };
    CHECK(found({"anna stake 1 dice 6 5", "undo", "anna stake 1500 dice 6 5"}) == "1 x1");
    CHECK(found({"anna stake 1500 dice 1 2", "undo", "anna stake 1 dice 2 2"}) == "1 x1");
    CHECK(found({"anna stake 1 dice 6 5", "amend #4 anna stake 1500 dice 6 5"}) == "1 x1");
    CHECK(found({"anna stake 50 dice 6 5", "undo", "anna stake 50 dice 6 4"}).empty());
    CHECK(found({"anna stake 50 dice 6 5", "undo", "redo"}).empty());
}

TEST_CASE("dice that a hidden card asks for are a throw like any other") {
    const Lines drawn{"anna at @28 \"test\"", "anna roll 1 4", "anna draw hidden"};
    const std::string use = "anna use \"Тренер\" dice 8 100 ";
    Lines lines;
    for (const char* dice : {"1 1", "1 2", "1 3", "2 2"}) lines.insert(lines.end(), {use + dice, "undo"});
    lines.push_back(use + "6 6");
    CHECK(OwnBox({drawn, lines}).rerolled() == "1 x4");
    CHECK(OwnBox({drawn, {use + "1 1", "undo", use + "6 6"}}).rerolled().empty());
}

TEST_CASE("a rent that is claimed or paid once later dice are known is remarked, by undoing or by an amendment") {
    const auto found = [](const Lines& lines) { return OwnBox({on_deed_of_anna(1), lines}).in_hindsight(); };
    const std::string claim = "anna get 200 from boris";
    CHECK(found({"clara roll 4 6", "undo", claim, "clara roll 4 6"}) == "3 x1");
    CHECK(found({"clara roll 4 6", "undo", "boris rent", "clara roll 4 6"}) == "3 x1");
    CHECK(found({"clara roll 4 6", "undo", claim, "clara roll 4 5"}) == "3 x1");
    CHECK(found({claim, "clara roll 4 6", "undo", "undo", "clara roll 4 6"}) == "3 x1");
    CHECK(found({"note \"x\"", "clara roll 4 6", "anna roll 1 3", "amend #11 " + claim}).starts_with("3 x1"));
    // What is corrected before the next roll, or changes nothing in the debts before it, is not.
    CHECK(found({claim, "clara roll 4 6"}).empty());
    CHECK(found({claim, "undo", "boris rent", "clara roll 4 6"}).empty());
    CHECK(found({claim, "clara roll 4 6", "undo", "clara roll 4 5"}).empty());
    CHECK(found({claim, "clara roll 4 6", "undo", "undo", "boris rent", "clara roll 4 6"}).empty());
    CHECK(found({"clara roll 4 6", "undo", "clara roll 4 6"}).empty());
    CHECK(found({claim, "clara roll 4 6", "undo turn", "redo"}).empty());
}

TEST_CASE("a rent that is paid in deeds once later dice are known is remarked") {
    const auto found = [](const Lines& lines) {
        return OwnBox({{"turn boris \"test\"", "boris at @5 \"test\"", "boris buy", "boris count 100 \"test\"",
                        "turn anna \"test\""},
                       on_deed_of_anna(1),
                       lines})
            .in_hindsight();
    };
    const std::string in_deeds = "boris rent @39 give @5";
    CHECK(found({in_deeds, "clara roll 4 6", "undo", "undo", "boris rent @39 give @5 10", "clara roll 4 6"}) == "3 x1");
    CHECK(found({in_deeds, "clara roll 4 6", "undo", "undo", in_deeds, "clara roll 4 6"}).empty());
}
