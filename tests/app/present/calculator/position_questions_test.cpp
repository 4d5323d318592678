// Positions from files and the questions to the calculators: what each is answered, and which is refused.

#include <doctest/doctest.h>

#include <sstream>

#include "app/present/calculator/position_file.h"
#include "app/present/calculator/quote_answer.h"
#include "db/edition/edition_file.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/scratch_folder.h"

namespace tablebank {
namespace {

using testing::ScratchFolder;

/// Anna holds San Francisco with three houses on Nob Hill and is rich; Boris holds a utility; Clara is out.
Position position_with_san_francisco() {
    Position position;
    position.players.resize(3);
    position.players[0].name = "Anna";
    position.players[0].estate.role = Role::monopolist;
    position.players[0].estate.cash = Money{846};
    position.players[1].name = "Boris";
    position.players[1].estate.role = Role::competitor;
    position.players[1].estate.cash = Money{1480};
    position.players[2].name = "Clara";
    position.players[2].estate.role = Role::monopolist;
    position.players[2].bankrupt = true;
    position.players[0].estate.deeds = {{.deed = Space{31}}, {.deed = Space{34}, .houses = 3}};
    position.players[1].estate.deeds = {{.deed = Space{12}}, {.deed = Space{1}, .mortgaged = true}};
    return position;
}

std::variant<QuoteAnswer, Refusal> answer_or_refusal(const Asked& asked) {
    PositionDocument document{"us", testing::shipped_edition("us"), {}, position_with_san_francisco()};
    document.rulings = document.edition->rulings;
    return answer_question(english, setup_of(document), document.rulings, document.position, asked);
}

QuoteAnswer answer(const Asked& asked) {
    const auto found = answer_or_refusal(asked);
    REQUIRE(std::holds_alternative<QuoteAnswer>(found));
    return std::get<QuoteAnswer>(found);
}

Refusal refusal(const Asked& asked) {
    const auto found = answer_or_refusal(asked);
    REQUIRE(std::holds_alternative<Refusal>(found));
    return std::get<Refusal>(found);
}

TEST_CASE("a question about a deed is answered with its owner, the sum and the calculation") {
    const QuoteAnswer rent = answer({.question = Question::rent, .deed = Space{34}});
    CHECK(rent.amount == Money{184});
    CHECK(rent.owner == 0);
    CHECK(rent.heading == "Rent of Nob Hill to Anna: 184");
    CHECK_FALSE(rent.workings.empty());
    const QuoteAnswer built = answer({.question = Question::build, .deed = Space{34}, .steps = 1});
    CHECK(built.heading.starts_with("Anna builds 1 more on Nob Hill and pays "));
    const QuoteAnswer sold = answer({.question = Question::sell, .deed = Space{34}, .steps = 2});
    CHECK(sold.heading.starts_with("Anna sells 2 of Nob Hill and gets "));
    CHECK(answer({.question = Question::mortgage, .deed = Space{12}}).heading.starts_with("Boris mortgages "));
    CHECK(answer({.question = Question::redeem, .deed = Space{1}}).heading.starts_with("Boris redeems "));
}

TEST_CASE("the price of any deed can be asked, even of one without an owner") {
    CHECK(answer({.question = Question::price, .deed = Space{39}}).owner == -1);
    CHECK(answer({.question = Question::price, .deed = Space{34}}).owner == 0);
}

TEST_CASE("the dice of a visitor are wanted for a utility, and for nothing else") {
    CHECK(refusal({.question = Question::rent, .deed = Space{12}}).code == RefusalCode::dice_missing);
    CHECK(answer({.question = Question::rent, .deed = Space{12}, .dice = Dice{3, 4}}).amount == Money{28});
    CHECK(refusal({.question = Question::rent, .deed = Space{34}, .dice = Dice{3, 4}}).code ==
          RefusalCode::dice_not_wanted);
}

TEST_CASE("a question without a deed, an owner or a player is refused by name") {
    CHECK(refusal({.question = Question::rent, .deed = Space{0}}).code == RefusalCode::no_deed_there);
    for (const Question question :
         {Question::rent, Question::build, Question::sell, Question::mortgage, Question::redeem})
        CHECK(refusal({.question = question, .deed = Space{39}}).code == RefusalCode::unowned);
    CHECK(refusal({.question = Question::raise, .player = 2}).code == RefusalCode::player_out);
    const Refusal mortgaged = refusal({.question = Question::mortgage, .deed = Space{1}});
    CHECK(mortgaged.player == 2);
}

TEST_CASE("questions of a player: tax has two sums, worth its parts, raising one") {
    const QuoteAnswer tax = answer({.question = Question::tax, .player = 0});
    REQUIRE(tax.tax);
    CHECK(tax.amount == tax.tax->cheaper());
    const QuoteAnswer worth = answer({.question = Question::worth, .player = 0});
    REQUIRE(worth.worth);
    CHECK(worth.amount == worth.worth->richest);
    CHECK(worth.worth->cash == Money{846});
    const QuoteAnswer raise = answer({.question = Question::raise, .player = 0});
    CHECK(raise.amount > Money{846});
    CHECK(raise.heading.starts_with("Anna could raise "));
}

TEST_CASE("buildings on the streets are not in the box") {
    const Edition& edition = *testing::shipped_edition("us");
    Position position = position_with_san_francisco();
    CHECK(pieces_left(edition, position).houses == edition.box.houses - 3);
    position.players[0].estate.deeds[0].hotels = 1;
    CHECK(pieces_left(edition, position).hotels == edition.box.hotels - 1);
}

TEST_CASE("a position in a file names its edition by id, or by a file next to it") {
    const ScratchFolder folder;
    const std::string edition = testing::read_whole(TABLEBANK_SOURCE_DIR "/editions/us.toml");
    folder.write("mine.toml", edition);
    const OpenedPosition opened = open_position_file(
        english, folder.write("position.json",
                              R"({"edition":"mine.toml","players":[{"name":"Anna","role":"monopolist","cash":5}]})"));
    CHECK(opened.edition_text == edition);
    CHECK(opened.document.position.players.front().estate.cash == Money{5});
    CHECK_THROWS_AS(
        static_cast<void>(open_position_file(
            english, folder.write("other.json",
                                  R"({"edition":"theirs.toml","players":[{"name":"Anna","role":"monopolist"}]})"))),
        EditionError);
}

TEST_CASE("names that look the same make a position impossible") {
    const std::string text = R"({"edition":")" TABLEBANK_SOURCE_DIR R"(/editions/us.toml","players":[
        {"name":"Anna","role":"monopolist","cash":1},{"name":"ANNA","role":"competitor","cash":1}]})";
    CHECK_THROWS_AS(static_cast<void>(parse_position(english, text, ".")), PositionError);
}

TEST_CASE("a folder, a missing file and an endless stream are read no further than they must be") {
    const ScratchFolder folder;
    CHECK_THROWS_AS(static_cast<void>(read_some(folder.path())), FileError);
    CHECK_THROWS_AS(static_cast<void>(read_some(folder.path() / "gone.json")), FileError);
    std::istringstream endless(std::string(PositionDocument::largest + 1000, ' '));
    CHECK(read_some(endless).size() == PositionDocument::largest + 1);
}

TEST_CASE("the set-up of a position has its players in their order, and its rulings") {
    PositionDocument document{"us", testing::shipped_edition("us"), {}, position_with_san_francisco()};
    REQUIRE(set(document.rulings, "rounding", "up"));
    const Setup setup = setup_of(document);
    REQUIRE(setup.players.size() == 3);
    CHECK(setup.players[1].name == "Boris");
    CHECK(setup.players[1].role == Role::competitor);
    CHECK(setup.rulings.rounding == Rounding::up);
}

}  // namespace
}  // namespace tablebank
