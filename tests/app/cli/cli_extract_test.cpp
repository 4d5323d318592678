// The extract of an entry, for each kind of entry: its changes, the calculation of its sums, its later state. Read in
// the terminal, as JSON and from the PDF.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "app/i18n/catalogues.h"
#include "tests/support/command_line.h"
#include "tests/support/other_programs.h"

namespace tablebank::testing {
namespace {

using Json = nlohmann::json;

/// Anna buys, Boris owes rent for it, which is paid; an entry is forced, undone, redone and corrected.
struct ToldGame {
    ToldGame() { post({"clock start", "anna 1 2", "ok", "next", "boris 1 2", "ok"}); }
    void post(const std::vector<std::string>& lines) const {
        std::vector<std::string> arguments{"do", file};
        arguments.insert(arguments.end(), lines.begin(), lines.end());
        const Ran done = run(arguments);
        INFO(done.err);
        REQUIRE(done.code == 0);
    }
    [[nodiscard]] Json entry(std::int64_t number) const {
        const Ran told = run({"extract", file, std::to_string(number), "--json"});
        INFO(told.err);
        REQUIRE(told.code == 0);
        return Json::parse(told.out);
    }
    [[nodiscard]] std::string text(std::int64_t number) const {
        const Ran told = run({"extract", file, std::to_string(number)});
        REQUIRE(told.code == 0);
        return in_one_line(told.out);
    }
    [[nodiscard]] std::int64_t number_of(const std::string& line) const {
        const Json log = Json::parse(run({"export", file, "--to", "json"}).out);
        std::int64_t found = 0;
        for (const Json& entry : log.at("entries"))
            if (entry.at("line") == line) found = entry.at("seq");
        REQUIRE_MESSAGE(found != 0, line);
        return found;
    }
    [[nodiscard]] std::int64_t last() const {
        return Json::parse(run({"export", file, "--to", "json"}).out).at("entries").size();
    }
    ScratchFolder folder;
    std::string file = new_game(folder);
};

const Json* change_of_account(const Json& extract, const std::string& asset, const std::string& account) {
    for (const Json& change : extract.at("changes"))
        if (change.value("asset", "") == asset && change.value("account", "") == account) return &change;
    return nullptr;
}

bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE(
    "the extract of a purchase has cash and deed before and after, the price with its paragraph, and what it settled") {
    const ToldGame game;
    const std::int64_t buy = game.number_of("Anna buy @3");
    const Json told = game.entry(buy);
    CHECK(told.at("typed") == "ok");
    CHECK(told.at("in_force") == true);
    const Json* cash = change_of_account(told, "cash", "player:1");
    REQUIRE(cash != nullptr);
    CHECK(cash->at("before") == 1500);
    CHECK(cash->at("after") == 1440);
    bool deed = false;
    for (const Json& change : told.at("changes"))
        deed = deed || (change.value("asset", "") == "deed:3" && change.at("before") == "bank" &&
                        change.at("after") == "player:1");
    CHECK(deed);
    REQUIRE(told.at("sums").size() == 1);
    CHECK(told.at("sums").at(0).at("amount") == "60");
    CHECK_FALSE(told.at("sums").at(0).at("workings").at(0).at("rule").get<std::string>().empty());
    CHECK(told.at("dues").at(0).at("state") == "settled");
    const std::string text = game.text(buy);
    for (const char* words : {"Cash of Anna $1,500 $1,440", "the bank Anna", "us ", "neither undone nor corrected"})
        CHECK_MESSAGE(has(text, words), words << "\n" << text);
}

TEST_CASE("the extract of a roll has the due that it raised, its calculation, and the entry that paid it") {
    const ToldGame game;
    const std::int64_t roll = game.number_of("Boris roll 1 2");
    const Json told = game.entry(roll);
    REQUIRE(told.at("dues").size() >= 1);
    CHECK(told.at("dues").back().at("state") == "raised");
    REQUIRE(told.at("sums").size() == 1);
    CHECK(told.at("sums").at(0).at("of").get<std::string>().starts_with("Rent of "));
    REQUIRE(told.at("resting").size() == 1);
    CHECK(told.at("resting").at(0).at("kind") == "settles");
    CHECK(told.at("resting").at(0).at("entry") == roll + 1);
    CHECK(has(game.text(roll), "Entries that depend on it"));
}

TEST_CASE("a rent is explained by the table at its time, whatever was built since") {
    const ToldGame game;
    const std::int64_t rent = game.number_of("Boris rent @3");
    const Json before = game.entry(rent).at("sums");
    game.post({"force \"a test\" anna build @3 1"});
    CHECK(game.entry(rent).at("sums") == before);
}

TEST_CASE("the extract of an entry without a sum states it, and that of a clock entry shows the clock") {
    const ToldGame game;
    const Json told = game.entry(2);
    CHECK(told.at("line") == "clock start");
    CHECK(told.at("sums").empty());
    CHECK(told.at("clock").at("running") == true);
    const std::string text = game.text(2);
    CHECK(has(text, "No rule works out a sum here"));
    CHECK(has(text, "Clock it is stopped it runs"));
    game.post({"note \"the door was open\""});
    const std::string note = game.text(game.last());
    game.post({"next", "anna 2 3", "decline"});
    CHECK(has(game.text(game.last()), "Nothing on the table."));
    CHECK(has(note, "Nothing: it is only a statement."));
    CHECK(has(note, "The reason given: the door was open"));
}

TEST_CASE("the extract of the opening deals the box, and that of a ruling changes it") {
    const ToldGame game;
    CHECK(change_of_account(game.entry(1), "cash", "player:1")->at("after") == 1500);
    game.post({"rule rounding up \"no coins in this box\""});
    const std::string text = game.text(game.last());
    CHECK(has(text, "always up"));
    CHECK(has(text, "The reason given: no coins in this box"));
}

TEST_CASE("the extract of a forced entry has its reason and the rules set aside") {
    const ToldGame game;
    game.post({"force \"the table agreed\" anna build @3 1"});
    const Json told = game.entry(game.last());
    CHECK(told.at("forced").at("reason") == "the table agreed");
    CHECK_FALSE(told.at("forced").at("set_aside").empty());
    CHECK(has(game.text(game.last()), "Forced: the table agreed ("));
    CHECK(change_of_account(told, "house", "street:3")->at("after") == 1);
    CHECK(has(game.text(game.last()), "Buildings on "));
}

TEST_CASE("what became of an entry is shown: undone, redone, corrected") {
    const ToldGame game;
    const std::int64_t paid = game.number_of("Boris rent @3");
    game.post({"undo"});
    Json told = game.entry(paid);
    CHECK(told.at("in_force") == false);
    REQUIRE(told.at("since").size() == 1);
    CHECK(told.at("since").at(0).at("kind") == "taken-back");
    CHECK(has(game.text(paid), "NOT IN FORCE"));
    CHECK(game.entry(game.last()).at("reverses") == paid);
    CHECK(has(game.text(game.last()), "Takes back: #" + std::to_string(paid)));
    game.post({"redo"});
    told = game.entry(paid);
    CHECK(told.at("in_force") == true);
    REQUIRE(told.at("since").size() == 2);
    CHECK(told.at("since").at(1).at("kind") == "brought-back");

    const std::int64_t roll = game.number_of("Boris roll 1 2");
    game.post({"amend #" + std::to_string(roll) + " roll 2 1"});
    told = game.entry(roll);
    CHECK(told.at("in_force") == false);
    CHECK(told.at("since").back().at("kind") == "put-right");
}

TEST_CASE("an entry on which others depend is distinguished from one on which none do") {
    const ToldGame game;
    CHECK_FALSE(game.entry(game.last()).contains("held_by"));
    const Json told = game.entry(game.number_of("Anna buy @3"));
    game.post({"anna pay 10 to boris \"a bet\""});
    CHECK_FALSE(game.entry(game.last()).contains("held_by"));
    CHECK(game.entry(1).at("held_by").at("refused") == "opening-entry");
    CHECK(told.contains("held_by") == false);
}

TEST_CASE(
    "the head of an extract is that of a checkpoint of the same entry, on paper in groups of four and as a code") {
    const ToldGame game;
    const Json held = Json::parse(run({"checkpoint", game.file, "--at", "4", "--name", "Vera", "--json"}).out);
    const Json told = game.entry(4);
    CHECK(told.at("head") == held.at("head"));
    const std::string pdf = game.folder.file("four.pdf");
    REQUIRE(run({"extract", game.file, "4", "-o", pdf, "--paper", "letter"}).code == 0);
    const std::string head = told.at("head");
    const std::string text = pdf_text(pdf);
    std::string grouped;
    for (std::size_t at = 0; at < head.size(); at += 4) grouped += (at > 0 ? " " : "") + head.substr(at, 4);
    CHECK(has(text, grouped));
    const std::string picture = game.folder.file("four");
    static_cast<void>(printed_by("pdftoppm -r 150 -png -singlefile " + pdf + ' ' + picture));
    const std::string code = printed_by("zbarimg -q --raw -Sdisable -Sqrcode.enable " + picture + ".png");
    CHECK(has(code, "entries 4"));
    CHECK(has(code, "head " + head));
}

TEST_CASE("an extract is written in each language, and its figures are the same") {
    const ToldGame game;
    const std::string buy = std::to_string(game.number_of("Anna buy @3"));
    std::vector<std::string> texts;
    for (const std::string& tag : languages()) {
        const std::string pdf = game.folder.file(tag + ".pdf");
        REQUIRE(run({"extract", game.file, buy, "--lang", tag, "-o", pdf}).code == 0);
        texts.push_back(pdf_text(pdf));
        CHECK_MESSAGE(has(texts.back(), "Anna"), tag);
    }
    for (std::size_t i = 1; i < texts.size(); ++i) CHECK(texts[i] != texts[0]);
}

TEST_CASE("an extract that cannot be is refused, and touches no file") {
    const ToldGame game;
    CHECK(run({"extract", game.file, "0"}).code == 2);
    CHECK(run({"extract", game.file, "99"}).code == 2);
    CHECK(has(run({"extract", game.file, "99"}).err,
              "there is no entry #99; the last one is #" + std::to_string(game.last())));
    CHECK(run({"extract", game.file, "-3"}).code == 2);
    CHECK(run({"extract", game.file, "two"}).code == 2);
    CHECK(run({"extract", game.file}).code == 2);
    CHECK(run({"extract", game.file, "2", "--lang", "xx"}).code == 2);
    CHECK(run({"extract", game.file, "2", "--paper", "a7"}).code == 2);
    CHECK(run({"extract", game.file, "2", "-o", ""}).code == 2);
    CHECK(run({"extract", game.folder.file("none.tbl"), "2"}).code == 3);
    CHECK(run({"extract", game.folder.write("position.json", documented_position), "2"}).code == 3);
    const std::string taken = game.folder.write("taken.pdf", "mine");
    CHECK(run({"extract", game.file, "2", "-o", taken}).code == 2);
    CHECK(run({"extract", game.file, "2", "-o", game.folder.file("no/such/folder.pdf")}).code != 0);
}

}  // namespace tablebank::testing
