// The answers of `quote`, as the contract of docs/reference/cli.md has them.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// The answer to a question about the documented position on standard input.
OrderedJson ask(std::vector<std::string> question) {
    question.insert(question.begin(), {"quote", "-"});
    question.emplace_back("--json");
    const Ran answered = run(question, documented_position);
    CAPTURE(answered.err);
    REQUIRE(answered.code == 0);
    CHECK(answered.err.empty());
    return OrderedJson::parse(answered.out);
}

TEST_CASE("rent: Nob Hill with three houses of a monopolist is 184 by us 9") {
    const OrderedJson rent = ask({"rent", "nob"});
    CHECK(rent["kind"] == "rent");
    CHECK(rent["deed"] == "@34");
    CHECK(rent["owner"] == "Anna");
    CHECK(rent["amount"] == "184");
    REQUIRE(rent["workings"].size() == 1);
    CHECK(rent["workings"][0]["what"].is_string());
    CHECK(rent["workings"][0]["amount"] == "184");
    CHECK(rent["workings"][0]["rule"] == "us 9");
}

TEST_CASE("a deed that earns nothing answers 0 with the reason") {
    const OrderedJson rent = ask({"rent", "@32"});
    CHECK(rent["amount"] == "0");
    CHECK(rent["workings"][0]["rule"] == "us 12");
}

TEST_CASE("a utility requires the visitor's dice") {
    CHECK(ask({"rent", "@12", "--dice", "3", "4"})["amount"] == "28");
    const Ran without = run({"quote", "-", "rent", "@12", "--json"}, documented_position);
    CHECK(without.code == 1);
    const OrderedJson refusal = OrderedJson::parse(without.out);
    CHECK(refusal["refused"] == "dice-missing");
    CHECK(refusal["space"] == "@12");
    CHECK(refusal["wanted"] == "--dice D1 D2");
    CHECK(run({"quote", "-", "rent", "@34", "--dice", "3", "4"}, documented_position).code == 1);
    CHECK(run({"quote", "-", "rent", "@12", "--dice", "3", "7"}, documented_position).code == 2);
    CHECK(run({"quote", "-", "rent", "@12", "--dice", "3"}, documented_position).code == 2);
}

TEST_CASE("taking a mortgaged deed over costs nothing in most books, and a tenth in the football one") {
    const OrderedJson free = ask({"takeover", "@32"});
    CHECK(free["kind"] == "takeover");
    CHECK(free["deed"] == "@32");
    CHECK(free["amount"] == "0");
    CHECK(free["redeem"] == "165");
    CHECK(free["workings"][0]["rule"] == "us 12");
    const Ran fee =
        run({"quote", "-", "takeover", "@5", "--json"},
            R"({"edition":"football","players":[{"name":"Anna","cash":1,"deeds":[{"deed":"@5","mortgaged":true}]}]})");
    CHECK(fee.code == 0);
    CHECK(OrderedJson::parse(fee.out)["amount"] == "10");
    CHECK(OrderedJson::parse(fee.out)["redeem"] == "110");
    CHECK(OrderedJson::parse(fee.out)["workings"][0]["rule"] == "football 13");
    const Ran whole = run({"quote", "-", "takeover", "@34", "--json"}, documented_position);
    CHECK(OrderedJson::parse(whole.out)["refused"] == "not-mortgaged");
}

TEST_CASE("the notes with which each player begins are shown") {
    const OrderedJson start = ask({"start"});
    CHECK(start["kind"] == "start");
    CHECK(start["amount"] == "1500");
    CHECK(start["notes"].size() == 6);
    CHECK(start["notes"][0]["value"] == "500");
    CHECK(start["notes"][0]["count"] == 2);
    CHECK(start["workings"].back()["rule"] == "us 5");
    CHECK(run({"quote", "-", "start"}, documented_position).out.find("7 notes of 10: 70 (us 5)") != std::string::npos);
}

TEST_CASE("a question about a game may be asked of an earlier entry, about a position not") {
    CHECK(run({"quote", "-", "raise", "anna", "--at", "1"}, documented_position).code == 2);
}

TEST_CASE("an unowned deed is refused, a space without a deed too") {
    const Ran unowned = run({"quote", "-", "rent", "@39", "--json"}, documented_position);
    CHECK(unowned.code == 1);
    CHECK(OrderedJson::parse(unowned.out)["refused"] == "unowned");
    CHECK(run({"quote", "-", "rent", "@0"}, documented_position).code != 0);
}

TEST_CASE("tax: both options and the cheaper one") {
    const OrderedJson tax = ask({"tax", "anna"});
    CHECK(tax["kind"] == "tax");
    CHECK(tax["player"] == "Anna");
    CHECK(tax["options"].dump() == R"({"fixed":"200","percent":"371","percent_exact":"371.2"})");
    CHECK(tax["cheaper"] == "fixed");
    CHECK(tax["workings"].size() > 3);
}

TEST_CASE("worth and raise are those of the contract") {
    CHECK(ask({"worth", "Anna"}).dump() ==
          R"({"kind":"worth","player":"Anna","cash":"846","income":"404","richest":"1250","raise":"1856"})");
    const OrderedJson raise = ask({"raise", "a"});
    CHECK(raise["kind"] == "raise");
    CHECK(raise["player"] == "Anna");
    CHECK(raise["amount"] == "1856");
    CHECK(raise["workings"].size() > 3);
}

TEST_CASE("dice of the command line beat the position's own") {
    CHECK(ask({"worth", "boris"})["income"] == "28");
    CHECK(ask({"worth", "boris", "--dice", "@12=6,6"})["income"] == "48");
    for (const char* wrong : {"@12", "@12=3", "@12=3,9", "@34=1,2", "xyz=1,2"}) {
        CAPTURE(wrong);
        CHECK(run({"quote", "-", "worth", "boris", "--dice", wrong}, documented_position).code == 2);
    }
    CHECK(run({"quote", "-", "worth", "boris", "--dice", "@12=1,2", "--dice", "@12=1,3"}, documented_position).code ==
          2);
}

TEST_CASE("unknown and ambiguous names are wrong usage, with the candidates") {
    const Ran unknown = run({"quote", "-", "tax", "zoe"}, documented_position);
    CHECK(unknown.code == 2);
    CHECK(unknown.err.find("zoe") != std::string::npos);
    const Ran ambiguous = run({"quote", "-", "rent", "us"}, documented_position);
    CHECK(ambiguous.code == 2);
    CHECK(ambiguous.err.find(" (@") != std::string::npos);
    CHECK(ambiguous.out.empty());
}

TEST_CASE("without --json the calculation is printed line by line") {
    const Ran told = run({"quote", "-", "tax", "anna"}, documented_position);
    CHECK(told.code == 0);
    CHECK(told.out.find("371.2") != std::string::npos);
    CHECK(told.out.find("us 17") != std::string::npos);
}

TEST_CASE("a game answers as the position that it shows") {
    const ScratchFolder folder;
    const std::string game = documented_game(folder);
    const std::string position = run({"show", game, "players", "--json"}).out;
    for (const std::vector<std::string>& question :
         {std::vector<std::string>{"rent", "nob"}, {"tax", "boris"}, {"raise", "anna"}, {"worth", "anna"}}) {
        std::vector<std::string> of_game{"quote", game, question[0], question[1], "--json"};
        std::vector<std::string> of_position{"quote", "-", question[0], question[1], "--json"};
        const Ran answered = run(of_game);
        CAPTURE(answered.err);
        CHECK(answered.code == 0);
        CHECK(answered.out == run(of_position, position).out);
    }
}

TEST_CASE("a file that is neither game nor position, or cannot be read, is a bad file") {
    const ScratchFolder folder;
    CHECK(run({"quote", folder.file("none.json"), "tax", "anna"}).code == 3);
    CHECK(run({"quote", folder.path().string(), "tax", "anna"}).code == 3);
    CHECK(run({"quote", folder.write("empty", ""), "tax", "anna"}).code == 3);
    CHECK(run({"quote", folder.write("words", "hello"), "tax", "anna"}).code == 3);
    const Ran broken = run({"quote", folder.write("broken.json", "{\"edition\": "), "tax", "anna"});
    CHECK(broken.code == 3);
    CHECK(broken.err.find("broken.json") != std::string::npos);
    CHECK(broken.err.find("line 1, column") != std::string::npos);
}

TEST_CASE("a byte order mark before a position is passed over by every command that reads one") {
    const ScratchFolder folder;
    const std::string position = folder.write("marked.json", "\xEF\xBB\xBF" + std::string(documented_position));
    CHECK(run({"quote", position, "rent", "nob"}).code == 0);
    CHECK(run({"quote", "-", "rent", "nob"}, read_whole(position)).code == 0);
    CHECK(run({"settle", position}).code == 0);
    CHECK(run({"new", folder.file("middle.tbl"), "--from", position}).code == 0);
}

TEST_CASE("the bank's sums for a deed: price, buildings, mortgage, redemption") {
    const OrderedJson price = ask({"price", "@39"});
    CHECK(price["kind"] == "price");
    CHECK(price["amount"] == "400");
    CHECK_FALSE(price.contains("owner"));  // no owner
    const OrderedJson sell = ask({"sell", "nob", "2"});
    CHECK(sell["owner"] == "Anna");
    CHECK(sell["steps"] == 2);
    CHECK(sell["amount"] == "200");  // half of two houses
    CHECK(ask({"build", "nob"})["amount"] == "200");
    CHECK(ask({"redeem", "@32"})["amount"] == ask({"redeem", "@32"})["workings"][0]["amount"]);
    CHECK(ask({"mortgage", "@12"})["amount"] == "75");
    const Ran again = run({"quote", "-", "mortgage", "@32", "--json"}, documented_position);
    CHECK(again.code == 1);
    CHECK(OrderedJson::parse(again.out)["refused"] == "already-mortgaged");
    CHECK(run({"quote", "-", "build", "nob", "0"}, documented_position).code == 2);
}

}  // namespace
}  // namespace tablebank::testing
