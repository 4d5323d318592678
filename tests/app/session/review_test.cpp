// The list for a judge: each kind of remark by a line that causes it, and none by lines that do not.

#include "app/session/review.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/session/session.h"
#include "app/session/verification.h"
#include "db/edition/edition_file.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/app/session/new_session.h"
#include "tests/support/milliseconds.h"

namespace tablebank::testing {
namespace {

/// A two-hour game of Anna and Boris whose clock on the wall is the test's.
class Evening {
public:
    Evening() {
        Setup setup = two_players();
        setup.goal = Goal::timed;
        setup.minutes = 120;
        StampMaker stamps = counted_stamps();
        stamps.now_ms = [this] { return now_ms; };
        session_.emplace(Session::create(folder_.file("game.tbl"), setup, nullptr, stamps));
    }
    void post(const std::string& line) {
        CAPTURE(line);
        now_ms += 1000;
        REQUIRE(std::holds_alternative<Posted>(session_->post(line)));
    }
    [[nodiscard]] std::vector<Remark> found() const { return review(session_->table()); }
    /// The only remark about what these lines did.
    Remark only(std::initializer_list<std::string> lines) {
        for (const std::string& line : lines) post(line);
        const auto remarks = found();
        REQUIRE(remarks.size() == 1);
        return remarks.front();
    }

    std::int64_t now_ms = 1'700'000'000'000;

private:
    ScratchFolder folder_;
    std::optional<Session> session_;
};

TEST_CASE("an evening as it should be asks for no look") {
    Evening evening;
    for (const char* line : {"clock start", "12", "buy", "next", "12", "ok", "undo", "ok", "note \"a pause\"",
                             "anna trade boris give @3 get 60", "anna count 1506"})
        evening.post(line);
    CHECK(evening.found().empty());
}

TEST_CASE("cards for cards are even, and a sum on top of them is looked at") {
    const auto kinds = [](const std::string& trade) {
        const ScratchFolder folder;
        const LoadedEdition box = load_edition("example-small");
        Setup setup = two_players();
        setup.edition = std::make_shared<Edition>(box.edition);
        setup.edition_text = box.text.text;
        setup.game_id = std::string(32, 'a');
        setup.rulings = box.edition.rulings;
        Session session = Session::create(folder.file("game.tbl"), setup, nullptr, counted_stamps());
        for (const std::string& line :
             {std::string("12"), std::string("card keep \"free passage\""), std::string("next"), std::string("12"),
              std::string("card keep \"free passage\""), trade}) {
            CAPTURE(line);
            REQUIRE(std::holds_alternative<Posted>(session.post(line)));
        }
        return review(session.table()).size();
    };
    CHECK(kinds("1 trade 2 give \"free passage\" get \"free passage\", 20") == 0);
    CHECK(kinds("1 trade 2 give \"free passage\" get \"free passage\", 130") == 1);
}

TEST_CASE("a gift is reported, by a payment and by a trade") {
    Evening evening;
    const Remark paid = evening.only({"anna pay 300 to boris \"a wager\""});
    CHECK(paid.kind == Remarkable::unrequited);
    CHECK(paid.player == Seat{1});
    CHECK(paid.other == Seat{2});
    CHECK(paid.given == Money{300});
    evening.post("boris get 40 from anna \"another\"");
    CHECK(evening.found().back().player == Seat{1});
    for (const char* line : {"12", "buy", "anna trade boris give @3 get nothing"}) evening.post(line);
    CHECK(evening.found().size() == 3);
    CHECK(evening.found().back().kind == Remarkable::unrequited);
    CHECK(evening.found().back().given > Money{});
}

TEST_CASE("a trade is reported if one side gave less than half of the other, at printed prices") {
    Evening evening;
    for (const char* line : {"12", "buy"}) evening.post(line);
    const Remark cheap = evening.only({"anna trade boris give @3 get 10"});
    CHECK(cheap.kind == Remarkable::off_price);
    CHECK(cheap.player == Seat{1});
    CHECK(cheap.returned == Money{10});
    evening.post("boris trade anna give @3 get 1000");
    CHECK(evening.found().back().player == Seat{1});
    CHECK(evening.found().back().given == Money{1000});
    CHECK(evening.found().back().returned == cheap.given);
}

TEST_CASE("an amount above the debt is a gift of the difference") {
    Evening evening;
    for (const char* line : {"12", "buy", "next", "12"}) evening.post(line);
    const Remark over = evening.only({"boris pay 1000 to anna \"rent\""});
    CHECK(over.kind == Remarkable::unrequited);
    CHECK(over.player == Seat{2});
    CHECK(over.other == Seat{1});
    CHECK(over.given == Money{994});
}

TEST_CASE("cash for cash is a gift of the difference, and counts for nothing next to a deed") {
    Evening evening;
    for (const char* line : {"12", "buy", "next"}) evening.post(line);
    const Remark cash = evening.only({"boris trade anna give 1000 get 501"});
    CHECK(cash.kind == Remarkable::unrequited);
    CHECK(cash.player == Seat{2});
    CHECK(cash.given == Money{499});
    evening.post("boris trade anna give 1000 get @3 501");
    CHECK(evening.found().back().kind == Remarkable::off_price);
    CHECK(evening.found().back().player == Seat{2});
    CHECK(evening.found().back().given == Money{499});
}

TEST_CASE("a deed that goes back by a trade is reported, at any price") {
    Evening evening;
    for (const char* line : {"12", "buy", "next", "boris trade anna give 60 get @3"}) evening.post(line);
    CHECK(evening.found().empty());
    const Remark back = evening.only({"boris trade anna give @3 get 60"});
    CHECK(back.kind == Remarkable::off_price);
    CHECK(back.came_back == Asset::deed(Space{3}));
    CHECK(back.about == 5);
    CHECK(back.player == Seat{2});
    CHECK(back.other == Seat{1});
    CHECK(back.returned == Money{60});
}

TEST_CASE("a deed that goes back at an unusual price is reported for its price") {
    Evening evening;
    for (const char* line : {"12", "buy", "next", "boris trade anna give 60 get @3"}) evening.post(line);
    for (const char* price : {"10", "500"}) {
        evening.post(std::string("boris trade anna give @3 get ") + price);
        CHECK(evening.found().back().kind == Remarkable::off_price);
        CHECK_FALSE(evening.found().back().came_back);
        evening.post("undo");
    }
}

TEST_CASE("a debt that is waived or paid after another player's roll is reported with the entry that raised it") {
    Evening evening;
    for (const char* line : {"12", "buy", "next", "12"}) evening.post(line);
    const Remark let_go = evening.only({"anna waive \"he helped me\""});
    CHECK(let_go.kind == Remarkable::let_go);
    CHECK(let_go.about == 5);
    CHECK(let_go.player == Seat{2});
    CHECK(let_go.other == Seat{1});

    Evening late;
    for (const char* line : {"12", "buy", "next", "12", "force \"he counts\" anna roll 1 2"}) late.post(line);
    REQUIRE(late.found().size() == 1);
    late.post("force \"he counts\" boris rent @3");
    REQUIRE(late.found().size() >= 2);
    CHECK(late.found().at(1).kind == Remarkable::paid_late);
    CHECK(late.found().at(1).about == 5);
}

TEST_CASE("forced entries, changed rulings and differing notes are reported, with whether they are in force") {
    Evening evening;
    CHECK(evening.only({"force \"we agreed\" boris buy @39"}).kind == Remarkable::forced);
    evening.post("undo");
    CHECK_FALSE(evening.found().front().in_force);
    evening.post("rule rounding up \"by vote\"");
    CHECK(evening.found().back().kind == Remarkable::ruling_changed);
    evening.post("boris count 1440 \"found a note\"");
    CHECK(evening.found().back().kind == Remarkable::counted_otherwise);
    CHECK(evening.found().back().player == Seat{2});
    CHECK(evening.found().back().difference == Money{-60});
    evening.post("boris count 1450 \"another\"");
    CHECK(evening.found().back().difference == Money{10});
}

TEST_CASE("an entry that is undone at once is not reported; ten minutes or ten entries later it is") {
    Evening evening;
    evening.post("note \"z\"");
    evening.now_ms += 11 * minute_ms;
    const Remark late = evening.only({"undo"});
    CHECK(late.kind == Remarkable::taken_back_late);
    CHECK(late.about == 2);
    CHECK(late.lapse_ms > 10 * minute_ms);
    evening.post("note \"z\"");
    for (int line = 0; line < 10; ++line) evening.post("note \"x\"");
    evening.post("undo #4");
    CHECK(evening.found().back().entries_between == 10);
    evening.post("note \"y\"");
    evening.post("undo to #5");
    REQUIRE(evening.found().size() == 3);  // one for all of them
    CHECK(evening.found().back().about == 6);
}

TEST_CASE("the clocks: time that goes back, long silence, and entries posted once time has run out") {
    Evening evening;
    evening.post("clock start");
    evening.now_ms -= 60 * minute_ms;
    CHECK(evening.only({"12"}).kind == Remarkable::clock_jumped);
    evening.now_ms += 90 * minute_ms;
    evening.post("buy");
    CHECK(evening.found().back().kind == Remarkable::long_silence);
    evening.now_ms += 100 * minute_ms;
    evening.post("next");
    const Remark after = evening.found().back();
    CHECK(after.kind == Remarkable::after_time);
    CHECK(after.lapse_ms / minute_ms == 70);  // the time that the computer reversed counts
    const auto before = evening.found().size();
    for (const char* line : {"note \"the bell\"", "clock call"}) evening.post(line);
    CHECK(evening.found().size() == before);
}

}  // namespace
TEST_CASE("a game that begins from a position is reported with its first entry") {
    const ScratchFolder folder;
    Position position;
    const Setup setup = two_players();
    for (const PlayerSetup& player : setup.players) {
        PositionPlayer& sits = position.players.emplace_back();
        sits.name = player.name;
        sits.estate.role = player.role;
        sits.estate.cash = Money{500};
    }
    const Session session = Session::create(folder.file("later.tbl"), setup, &position, counted_stamps());
    const auto remarks = review(session.table());
    REQUIRE(remarks.size() == 1);
    CHECK(remarks.front().kind == Remarkable::from_position);
    CHECK(remarks.front().entry == 1);
    CHECK(to_string(Remarkable::from_position) == "from_position");
    CHECK(begins_from_position(session.table()));
}

TEST_CASE("the ending is listed: an early call, later entries, late rulings, and totals that the judge sets") {
    Evening evening;
    for (const char* line :
         {"clock start", "anna get 50 \"found\"", "anna roll 1 2", "clock call \"the hall closes\"", "buy",
          "force \"the judge\" rule ties more_deeds \"agreed late\"", "closing", "keep", "walk", "finish",
          "anna adjust -300 \"x\"", "anna protest \"no\"", "force \"I know\" protest upheld #13 \"so\"",
          "certify despite \"late\" \"Mallory\"", "correct \"y\""})
        evening.post(line);
    std::vector<std::string> kinds;
    for (const Remark& remark : evening.found()) kinds.emplace_back(to_string(remark.kind));
    for (const char* kind : {"called_early", "after_bell", "bank_cash", "ruling_late", "adjusted", "decided_unheard",
                             "certified_open", "corrected"})
        CHECK_MESSAGE(std::ranges::find(kinds, kind) != kinds.end(), kind);
    CHECK(std::ranges::find(kinds, "key_unproved") == kinds.end());
}

TEST_CASE("an entry is of the last turn only while a turn is in hand: not if nothing is when time is called") {
    const auto is_listed = [](const Evening& evening) {
        return std::ranges::any_of(evening.found(),
                                   [](const Remark& remark) { return remark.kind == Remarkable::after_bell; });
    };
    const char* gift = "force \"agreed\" boris pay 5 to anna";
    Evening over;
    for (const char* line : {"clock start", "clock call \"the hall closes\"", gift}) over.post(line);
    CHECK_FALSE(is_listed(over));
    Evening in_hand;
    for (const char* line : {"clock start", "anna roll 1 2", "clock call \"the hall closes\"", gift})
        in_hand.post(line);
    CHECK(is_listed(in_hand));
}

TEST_CASE("a penalty of a space that is paid by its sum settles what was due") {
    const ScratchFolder folder;
    LoadedEdition football = load_edition_file(TABLEBANK_SOURCE_DIR "/editions/football.toml");
    Setup setup = two_players();
    setup.edition = std::make_shared<const Edition>(std::move(football.edition));
    setup.edition_text = std::move(football.text.text);
    setup.rulings = setup.edition->rulings;
    for (PlayerSetup& player : setup.players) player.role = Role::player;
    Session session = Session::create(folder.file("game.tbl"), setup, nullptr, counted_stamps());
    for (const char* line : {"anna roll 1 3", "anna pay 100000"}) {
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(session.post(line)));
    }
    CHECK(review(session.table()).empty());
}

TEST_CASE("cash that the bank gets for nothing, and a card of the table's own, ask for a look") {
    Evening gift;
    const Remark given = gift.only({"anna pay 149 \"fee\""});
    CHECK(to_string(given.kind) == "bank_gift");
    CHECK(given.given == Money{149});
    Evening card;
    const Remark own = card.only({"anna roll 1 6", "anna card +49 \"ours\""});
    CHECK(to_string(own.kind) == "own_card");
    Evening due;
    due.post("anna roll 1 3");
    due.post("anna tax fixed");
    CHECK(due.found().empty());
}

TEST_CASE("cash laid into the middle and taken out of it by hand is listed, and dues there are not") {
    Evening evening;
    evening.post("anna pay 700 to middle");
    evening.post("boris get 700 from middle \"a gift\"");
    const auto remarks = evening.found();
    REQUIRE(remarks.size() == 2);
    for (const Remark& remark : remarks) CHECK(to_string(remark.kind) == "middle_cash");
    CHECK(remarks[0].given == Money{700});
    CHECK(remarks[1].returned == Money{700});
    Evening due;
    due.post("anna roll 1 3");  // income tax
    due.post("anna pay 200 to middle");
    CHECK(due.found().empty());
}

TEST_CASE("a clock that is corrected by less than two seconds is not a remark") {
    Evening evening;
    evening.post("clock start");
    evening.now_ms -= 2'500;
    evening.post("12");
    CHECK(evening.found().empty());
}

TEST_CASE("a regular ending is not listed, and one that takes a right away is") {
    Evening order;
    for (const char* line : {"clock start", "12", "buy", "next", "12", "ok", "clock call \"x\"", "anna mortgage @3",
                             "rule live_standings all \"they asked\""})
        order.post(line);
    for (const Remark& remark : order.found())
        CHECK((remark.kind == Remarkable::called_early || remark.kind == Remarkable::ruling_changed));
    Evening taken;
    for (const char* line : {"clock start", "12", "buy", "clock extend 60 \"we like it\"", "clock call \"x\"",
                             "closing", "keep", "walk", "protest minutes 0", "finish"})
        taken.post(line);
    std::vector<std::string> kinds;
    for (const Remark& remark : taken.found()) kinds.emplace_back(to_string(remark.kind));
    CHECK(kinds == std::vector<std::string>{"clock_set", "called_early", "protest_time"});
}

TEST_CASE("a line of the last turn that ends the game is posted after time was called") {
    for (const char* last : {"anna leaves \"train\"", "boris leaves \"train\""}) {
        Evening evening;
        for (const char* line : {"clock start", "12", "decline", "clock call \"x\"", last}) evening.post(line);
        std::vector<std::string> kinds;
        for (const Remark& remark : evening.found()) kinds.emplace_back(to_string(remark.kind));
        CHECK(std::ranges::count(kinds, "left_late") + std::ranges::count(kinds, "after_bell") == 1);
    }
    Evening in_hand;
    for (const char* line : {"clock start", "12", "clock call \"x\"", "decline", "anna leaves \"train\""})
        in_hand.post(line);
}

}  // namespace tablebank::testing
