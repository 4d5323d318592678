// One question about two tables in the same position, under two books that differ in one rule: each has its own right
// answer, and names the paragraph that makes the difference.

#include <doctest/doctest.h>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// A book, and what Anna is under it.
struct BookUnder {
    std::string edition;
    std::string role;  ///< empty where the book has none
};

struct LoneTable {
    std::string deeds;
    bool jailed = false;
};

std::string position_under(const BookUnder& book, const LoneTable& table) {
    const std::string role = book.role.empty() ? "" : fmt::format(R"("role": "{}", )", book.role);
    return fmt::format(
        R"({{"edition": "{}", "players": [{{"name": "Anna", {}"cash": 2000, "jailed": {}, "deeds": [{}]}}]}})",
        book.edition, role, table.jailed, table.deeds);
}

/// The output about a table: on paper, and as JSON.
struct ToldTwice {
    OrderedJson json;
    std::string words;
};

ToldTwice ask_under(const BookUnder& book, const LoneTable& table, const std::vector<std::string>& question) {
    std::vector<std::string> line{"quote", "-"};
    line.insert(line.end(), question.begin(), question.end());
    const std::string position = position_under(book, table);
    const Ran plain = run(line, position);
    line.emplace_back("--json");
    const Ran answered = run(line, position);
    CAPTURE(answered.err);
    REQUIRE(answered.code == plain.code);
    REQUIRE(answered.code <= 1);
    return {OrderedJson::parse(answered.out), plain.out + plain.err};
}

/// The sum, and a step of its calculation by the paragraph.
void check_told_sum(const ToldTwice& told, const std::string& amount, const std::string& paragraph) {
    CAPTURE(told.words);
    REQUIRE(told.json.contains("amount"));
    CHECK(told.json["amount"] == amount);
    std::string rules;
    for (const OrderedJson& step : told.json["workings"]) rules += step["rule"].get<std::string>() + ';';
    CHECK(rules.find(paragraph + ';') != std::string::npos);
    CHECK(told.words.find('(' + paragraph + ')') != std::string::npos);
}

/// The refusal, with the paragraph in its data and in its sentence.
void check_told_refusal(const ToldTwice& told, const std::string& code, const std::string& paragraph) {
    CAPTURE(told.words);
    REQUIRE(told.json.contains("refused"));
    CHECK(told.json["refused"] == code);
    CHECK(told.json["rule"] == paragraph);
    CHECK(told.json["message"].get<std::string>().find('(' + paragraph + ')') != std::string::npos);
    CHECK(told.words.find('(' + paragraph + ')') != std::string::npos);
}

TEST_CASE("a monopolist's third built street: ru 11 leaves it, pl 10 does not") {
    const LoneTable table{R"({"deed": "@31", "houses": 1}, {"deed": "@32", "houses": 1}, {"deed": "@34"})"};
    check_told_sum(ask_under({"ru", "monopolist"}, table, {"build", "@34"}), "200", "ru 11");
    check_told_refusal(ask_under({"pl", "monopolist"}, table, {"build", "@34"}), "built-streets-limit", "pl 10");
}

TEST_CASE("building in the price war: us 11 lets a competitor build, fr 14 does not") {
    const LoneTable table{R"({"deed": "@34"})", true};
    check_told_sum(ask_under({"us", "competitor"}, table, {"build", "@34"}), "200", "us 11");
    check_told_refusal(ask_under({"fr", "competitor"}, table, {"build", "@34"}), "in-jail", "fr 14");
}

TEST_CASE(
    "a mortgage next to built streets: us 12 lends if the monopoly stays, it requires the city to be sold first") {
    const LoneTable table{R"({"deed": "@31", "houses": 1}, {"deed": "@32", "houses": 1}, {"deed": "@34"})"};
    check_told_sum(ask_under({"us", "monopolist"}, table, {"mortgage", "@34"}), "160", "us 12");
    const ToldTwice refused = ask_under({"it", "monopolist"}, table, {"mortgage", "@34"});
    check_told_refusal(refused, "buildings-in-city", "it Ipoteche");
    CHECK(refused.words.find("breaks") == std::string::npos);  // the monopoly would stay
}

TEST_CASE("two of three streets: a monopoly by us 10, not by football 7") {
    const LoneTable table{R"({"deed": "@31"}, {"deed": "@32"})"};
    check_told_sum(ask_under({"us", "monopolist"}, table, {"rent", "@31"}), "60", "us 10");
    check_told_sum(ask_under({"football", ""}, table, {"rent", "@31"}), "26", "football 7");
}

TEST_CASE("two transport companies: a tenth of the price by ru 19, by the number owned by football 7") {
    const LoneTable table{R"({"deed": "@5"}, {"deed": "@15"})"};
    check_told_sum(ask_under({"ru", "competitor"}, table, {"rent", "@5"}), "20", "ru 19");
    check_told_sum(ask_under({"football", ""}, table, {"rent", "@5"}), "50", "football 7");
}

TEST_CASE("a rule that a book does not have is refused: football has no timed game, no income tax and no goal B") {
    const BookUnder football{"football", ""};
    const LoneTable table{R"({"deed": "@5"})"};
    for (const char* question : {"tax", "worth"}) {
        const ToldTwice told = ask_under(football, table, {question, "anna"});
        CAPTURE(question);
        CHECK(told.json["refused"] == "not-in-this-edition");
    }
    CHECK(ask_under(football, table, {"tax", "anna"}).words.find("income tax") != std::string::npos);
    const Ran settled = run({"settle", "-", "--json"}, position_under(football, table));
    CHECK(settled.code == 1);
    CHECK(OrderedJson::parse(settled.out)["refused"] == "not-in-this-edition");
    CHECK(OrderedJson::parse(settled.out)["rule"] == "football 20");
    CHECK(run({"settle", "-"}, position_under(football, table)).err.find("timed game") != std::string::npos);
}

}  // namespace
}  // namespace tablebank::testing
