// Positions as a judge types them: the accepted ones, the refused ones with the place, and that a written one reads
// back.

#include <doctest/doctest.h>

#include <string>

#include "app/position/position_json.h"
#include "tests/support/documented_position.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

PositionDocument read(const std::string& text) {
    return read_position(text, [](const std::string& name) { return testing::shipped_edition(name); });
}

/// The path and message of the first thing wrong with a position.
PositionProblem problem_of(const std::string& text) {
    try {
        (void)read(text);
    } catch (const PositionError& error) {
        return error.problems().front();
    }
    return {"", "(none)"};
}

/// A position of one competitor with these keys in the place of the usual ones.
std::string anna(const std::string& keys) {
    return R"({"edition":"us","players":[{"name":"Anna","role":"competitor",)" + keys + "}]}";
}

std::string deed(const std::string& keys) {
    return anna(R"("cash":1,"deeds":[{)" + keys + "}]");
}

TEST_CASE("the documented position is read unchanged") {
    const PositionDocument document = read(testing::documented_position);
    REQUIRE(document.position.players.size() == 2);
    const PositionPlayer& player = document.position.players[0];
    CHECK(player.name == "Anna");
    CHECK(player.estate.role == Role::monopolist);
    CHECK(player.estate.cash == Money{846});
    REQUIRE(player.estate.deeds.size() == 3);
    CHECK(player.estate.deeds[0].deed == Space{31});
    CHECK(player.estate.deeds[0].hotels == 1);
    CHECK(player.estate.deeds[1].mortgaged);
    CHECK(player.estate.deeds[2].houses == 3);
    CHECK(document.position.dice.at(Space{12}) == Dice{3, 4});
    CHECK(document.rulings.jailed_in_walk == Collects::nothing);
    CHECK(document.rulings.bankrupt_to_bank_mortgaged == document.edition->rulings.bankrupt_to_bank_mortgaged);
}

TEST_CASE("hotels are one as a flag, or several as a count that the box allows") {
    CHECK(read(deed(R"("deed":"@34","hotels":1)")).position.players[0].estate.deeds[0].hotels == 1);
    CHECK(write_position(read(deed(R"("deed":"@34","hotels":1)"))).find(R"("hotel": true)") != std::string::npos);
    CHECK(problem_of(deed(R"("deed":"@34","hotels":2)")).path == "players[0].deeds[0].hotels");
    CHECK(problem_of(deed(R"("deed":"@34","hotels":true)")).path == "players[0].deeds[0].hotels");
    CHECK(problem_of(deed(R"("deed":"@34","hotels":101)")).path == "players[0].deeds[0].hotels");
    CHECK(problem_of(deed(R"("deed":"@34","hotel":true,"hotels":1)")).path == "players[0].deeds[0].hotels");
    PositionDocument several = read(deed(R"("deed":"@34","hotel":true)"));
    several.position.players[0].estate.deeds[0].hotels = 2;
    CHECK(write_position(several).find(R"("hotels": 2)") != std::string::npos);
}

TEST_CASE("the tries for a double out of jail are read, written, and no more than the book has") {
    const PositionDocument one = read(anna(R"("cash":1,"jailed":true,"tries":1)"));
    CHECK(one.position.players[0].tries == 1);
    CHECK(write_position(one).find(R"("tries": 1)") != std::string::npos);
    CHECK(write_position(read(anna(R"("cash":1,"jailed":true)"))).find("tries") == std::string::npos);
    CHECK(read(anna(R"("cash":1,"jailed":true,"tries":2)")).position.players[0].tries == 2);
    CHECK(problem_of(anna(R"("cash":1,"jailed":true,"tries":3)")).path == "players[0].tries");
    CHECK(problem_of(anna(R"("cash":1,"jailed":true,"tries":-1)")).path == "players[0].tries");
    CHECK(problem_of(anna(R"("cash":1,"tries":1)")).path == "players[0].tries");
}

TEST_CASE("cards in hand are called by name, hidden ones as such, and read back as written") {
    const auto with = [](const std::string& list) {
        return R"({"edition":"football","players":[{"name":"Anna","cash":1,"cards":[)" + list + "]}]}";
    };
    const std::string kept = R"({"name":"выход со скамейки"})";
    const PositionDocument one = read(with(kept));
    REQUIRE(one.position.players[0].cards.size() == 1);
    CHECK(write_position(one).find(R"("deck": "goal")") != std::string::npos);
    CHECK(read(write_position(one)).position.players[0].cards == one.position.players[0].cards);
    CHECK(read(with(R"({"name":"выход со скамейки","deck":"goal","number":4})")).position.players[0].cards ==
          one.position.players[0].cards);
    for (const std::string& wrong : {std::string(R"({"name":"nothing"})"), std::string(R"("x")"),
                                     std::string(R"({"name":"выход со скамейки","deck":"offside"})"),
                                     std::string(R"({"name":"выход со скамейки","number":99})")}) {
        CAPTURE(wrong);
        CHECK(problem_of(with(wrong)).path == "players[0].cards[0]");
    }
    CHECK(problem_of(with(kept + ',' + kept)).path == "players[0].cards[1]");
    CHECK(problem_of(with(R"({"nme":"x"})")).path == "players[0].cards[0].nme");
    CHECK(problem_of(anna(R"("cash":1,"cards":[{"hidden":true}])")).path == "players[0].cards[0]");

    const auto hidden = read(with(R"({"hidden":true},{"hidden":true,"played":"Тренер"})"));
    CHECK(hidden.position.players[0].cards.size() == 2);
    CHECK(hidden.position.players[0].cards[1].played == "Тренер");
    CHECK(read(write_position(hidden)).position.players[0].cards == hidden.position.players[0].cards);
    CHECK(problem_of(with(R"({"hidden":true,"played":"Вратарь"})")).path == "players[0].cards[0]");
    CHECK(problem_of(with(R"({"hidden":true,"played":"Тренер"},{"hidden":true,"played":"Тренер"})")).path ==
          "players[0].cards[1]");
    CHECK(problem_of(with(R"({"hidden":false})")).path == "players[0].cards[0].hidden");
}

TEST_CASE("the street that came to a complete monopoly is reported, and reads back, if that matters") {
    const auto with = [](const std::string& rulings) {
        return R"({"edition":"pl","rulings":{)" + rulings + R"(},"players":[{"name":"Anna","role":"monopolist","cash":1,
            "deeds":[{"deed":"@6"},{"deed":"@8"},{"deed":"@9","third":true}]}]})";
    };
    const PositionDocument document = read(with(R"("third_street":"never_built")"));
    CHECK(document.position.players[0].estate.deeds[2].third);
    CHECK(read(write_position(document)).position.players[0].estate.deeds[2].third);
    CHECK(problem_of(with("")).path == "players[0].deeds[2].third");
}

TEST_CASE("notes that were counted are read, written, of the box, and together the cash") {
    const auto notes = [](const std::string& list) { return anna(R"("cash":846,"notes":)" + list); };
    const PositionDocument counted =
        read(notes(R"([{"value":100,"count":3},{"value":"500","count":1},{"value":1,"count":46}])"));
    REQUIRE(counted.notes.size() == 1);
    CHECK(counted.notes[0] == Notes{{Money{500}, 1}, {Money{100}, 3}, {Money{1}, 46}});
    const std::string written = write_position(counted);
    CHECK(read(written).notes == counted.notes);
    CHECK(write_position(read(written)) == written);
    CHECK_MESSAGE(write_position(read(anna(R"("cash":846)"))).find("notes") == std::string::npos, "as it always was");
    CHECK(read(notes("[]")).notes[0].empty());
    CHECK(problem_of(notes(R"([{"value":100,"count":3}])")).path == "players[0].notes");
    CHECK(problem_of(notes(R"([{"value":75,"count":3}])")).path == "players[0].notes[0].value");
    CHECK(problem_of(notes(R"([{"value":500,"count":1},{"value":500,"count":1}])")).path ==
          "players[0].notes[1].value");
    CHECK(problem_of(notes(R"([{"value":500,"count":0}])")).path == "players[0].notes[0].count");
    CHECK(problem_of(notes(R"([{"value":500}])")).path == "players[0].notes[0].count");
    CHECK(problem_of(notes(R"({"500":1})")).path == "players[0].notes");
}

TEST_CASE("a position asks what its book leaves open") {
    const PositionDocument document = read(
        R"({"edition":"pl","rulings":{"pieces_run_out":"limited"},"players":[{"name":"Anna","role":"monopolist","cash":1}]})");
    CHECK(document.rulings.pieces_run_out == PiecesRunOut::substitutes);  // pl 22
}

TEST_CASE("amounts are whole numbers or digits, up to 10^15") {
    const auto cash = [](const std::string& written) {
        return read(anna("\"cash\":" + written)).position.players[0].estate.cash;
    };
    CHECK(cash("0") == Money{0});
    CHECK(cash("\"1234\"") == Money{1234});
    CHECK(cash("1000000000000000") == Money{Money::largest_typed});
    CHECK(cash("\"1000000000000000\"") == Money{Money::largest_typed});
    for (const char* wrong :
         {"1.5", "1.0", "1e3", "-1", "\"1.5\"", "\"-1\"", "\"\"", "\" 1\"", "\"0x1\"", "true", "null", "[]",
          "1000000000000001", "\"1000000000000001\"", "99999999999999999999", "\"99999999999999999999\""}) {
        CAPTURE(wrong);
        CHECK(problem_of(anna(std::string("\"cash\":") + wrong)).path == "players[0].cash");
    }
}

TEST_CASE("a deed is named by its space or by its whole name") {
    CHECK(read(deed(R"("deed":"@34")")).position.players[0].estate.deeds[0].deed == Space{34});
    CHECK(read(deed(R"("deed":"nob-hill")")).position.players[0].estate.deeds[0].deed == Space{34});
    for (const char* wrong : {"\"nob\"", "\"@40\"", "\"@-1\"", "\"@\"", "\"34\"", "34", "\"@3x\"", "\"@2\""}) {
        CAPTURE(wrong);
        CHECK(problem_of(deed(std::string("\"deed\":") + wrong)).path == "players[0].deeds[0].deed");
    }
}

TEST_CASE("unknown, missing and doubled keys are refused with their place") {
    CHECK(problem_of(R"({"edition":"us","players":[],"colour":1})").path == "colour");
    CHECK(problem_of(R"({"edition":"us"})").path == "players");
    CHECK(problem_of(anna(R"("cash":1,"coins":2)")).path == "players[0].coins");
    CHECK(problem_of(anna(R"("jailed":false)")).path == "players[0].cash");
    CHECK(problem_of(deed(R"("deed":"@34","house":1)")).path == "players[0].deeds[0].house");
    CHECK(problem_of(anna(R"("cash":1,"cash":2)")).path == "players[0].cash");
    CHECK(problem_of(R"({"edition":"us","edition":"ru","players":[]})").path == "edition");
    CHECK(problem_of(R"({"edition":"us","rulings":{"rouding":"up"},"players":[]})").path == "rulings.rouding");
    CHECK(problem_of(R"({"edition":"us","rulings":{"rounding":"sideways"},"players":[]})").path == "rulings.rounding");
}

TEST_CASE("wrong types are refused with their place") {
    CHECK(problem_of(anna(R"("cash":1,"jailed":"no")")).path == "players[0].jailed");
    CHECK(problem_of(deed(R"("deed":"@34","houses":"3")")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@34","houses":1.5)")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@34","hotel":1)")).path == "players[0].deeds[0].hotel");
    CHECK(problem_of(R"({"edition":1,"players":[]})").path == "edition");
    CHECK(problem_of(R"({"edition":"us","players":{}})").path == "players");
    CHECK(problem_of(R"({"edition":"us","players":[1]})").path == "players[0]");
    CHECK(problem_of(R"({"edition":"us","players":[],"dice":{"@12":[3]}})").path == "dice.@12");
    CHECK(problem_of(R"({"edition":"us","players":[],"dice":{"@12":[3,7]}})").path == "dice.@12[1]");
    CHECK(problem_of(R"([])").path.empty());
}

TEST_CASE("an impossible position is refused with the path of the offending value") {
    CHECK(problem_of(deed(R"("deed":"@34","third":true)")).path == "players[0].deeds[0].third");
    CHECK(problem_of(deed(R"("deed":"@34","houses":1,"mortgaged":true)")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@34","houses":5)")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@34","houses":-1)")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@12","houses":1)")).path == "players[0].deeds[0].houses");
    CHECK(problem_of(deed(R"("deed":"@34"},{"deed":"@34")")).path == "players[0].deeds[1].deed");
    CHECK(problem_of(R"({"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":1,
        "deeds":[{"deed":"@34","houses":1}]}]})")
              .path == "players[0].deeds[0].houses");
    CHECK(problem_of(R"({"edition":"us","players":[{"name":"Anna","role":"competitor","cash":1},
        {"name":"anna","role":"competitor","cash":1}]})")
              .path == "players[1].name");
    CHECK(problem_of(anna(R"("cash":1,"bankrupt":true)")).path == "players[0].bankrupt");
    CHECK(problem_of(anna(R"("bankrupt":true)")).message == "(none)");
}

TEST_CASE("text that is not JSON is reported with its line and column") {
    CHECK(problem_of("{\n  \"edition\": us }").message == "line 2, column 14: this is no JSON");
    CHECK(problem_of("").message.find("this is no JSON") != std::string::npos);
    CHECK(problem_of(R"({"edition":"us","players":[]} x)").message.find("this is no JSON") != std::string::npos);
    CHECK(problem_of(std::string(100'000, '[')).message.find("this is no JSON") != std::string::npos);
    CHECK(problem_of(std::string(PositionDocument::largest + 1, ' ')).message.find("longer") != std::string::npos);
}

TEST_CASE("a number that no computer holds is refused with its place") {
    CHECK(problem_of("55e555555555{").message == "is a number that is out of range");
    CHECK(problem_of(anna(R"("cash":1e999)")).path == "players[0].cash");
    CHECK(problem_of(anna(R"("cash":1e999)")).message == "is a number that is out of range");
    CHECK(problem_of(R"({"edition":"us","players":[-1e999]})").path == "players[0]");
}

TEST_CASE("a written position reads back as the same") {
    const PositionDocument document = read(R"({"edition":"ru","rulings":{"rounding":"down"},"players":[
        {"name":"Anna","role":"competitor","cash":"12","jailed":true,"deeds":[{"deed":"@39","houses":2},{"deed":"@5"}]},
        {"name":"Boris","role":"monopolist","bankrupt":true}],"dice":{"@28":[6,6]}})");
    const std::string written = write_position(document);
    const PositionDocument again = read(written);
    CHECK(write_position(again) == written);
    CHECK(again.rulings == document.rulings);
    CHECK(again.position.players[0].estate.jailed);
    CHECK(again.position.players[0].estate.deeds.size() == 2);
    CHECK(again.position.players[1].bankrupt);
    CHECK(again.position.dice == document.position.dice);
}

TEST_CASE("reading a position is bounded: its keys, its values and their depth have a limit") {
    std::string keys = "{\"a\":0";
    for (int key = 1; key < 60'000; ++key) keys += ",\"k" + std::to_string(key) + "\":1";
    const PositionProblem many = problem_of(keys + "}");
    CHECK(many.path.empty());
    CHECK(many.message.ends_with(": this is no JSON of a position: it has more values, or deeper ones"));
    CHECK(problem_of(std::string(1'000'000, '[')).message ==
          "line 1, column 17: this is no JSON of a position: it has more values, or deeper ones");
}

TEST_CASE("an error of a position is quoted only in part") {
    const std::string longer(900'000, 'k');
    CHECK(problem_of("{\"" + longer + "\":1}").path.size() < 250);
    CHECK(problem_of(anna("\"cash\":1,\"deeds\":[{\"deed\":\"" + longer + "\"}]")).message.size() < 500);
}

}  // namespace
}  // namespace tablebank
