// Games in the formats of other programs. The journals are checked with ledger, hledger and bean-check, which
// scripts/install-deps.sh installs; if one is missing, its case reports it and is skipped.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

bool is_installed(const std::string& program) {
    const bool found = std::system(("command -v " + program + " >/dev/null").c_str()) == 0;
    if (!found) MESSAGE(program << " is not installed");
    return found;
}

/// The output of a shell command, with its errors.
std::string output_of(const std::string& command) {
    std::string text;
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> buffer{};
    while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), got);
    pclose(pipe);
    return text;
}

bool succeeds(const std::string& command) {
    const std::string said = output_of(command + " && echo accepted");
    CAPTURE(said);
    const bool accepted = said.find("accepted") != std::string::npos;
    CHECK(accepted);
    return accepted;
}

/// A game with names that need care, free text that means something to the other programs, buildings and a mortgage.
std::string awkward_game(const ScratchFolder& folder) {
    const std::string game = folder.file("game.tbl");
    const Ran made = run({"new", game, "--from", "-", "--goal", "timed"}, R"({"edition":"us","players":[
        {"name":"Anna-Maria","role":"monopolist","cash":846,"deeds":[{"deed":"@34","houses":3},{"deed":"@31","hotel":true}]},
        {"name":"Seat4","role":"competitor","cash":1200,"deeds":[{"deed":"@12"},{"deed":"@1"},{"deed":"@3","mortgaged":true}]},
        {"name":"Борис","role":"monopolist","cash":77},
        {"name":"de Vries","role":"competitor","cash":5}]})");
    CAPTURE(made.err);
    REQUIRE(made.code == 0);
    const Ran posted = run({"do", game},
                           "3 pay 7 to 2 \"a debt; paid:  at \\ last | so\"\n2 mortgage @12\n"
                           "note \":tag: key: value\"\n1 sell @34\n4 pay 5\n");
    CAPTURE(posted.err);
    REQUIRE(posted.code == 0);
    return game;
}

TEST_CASE("the ledger journal names accounts and commodities as the contract states") {
    const ScratchFolder folder;
    const std::string game = awkward_game(folder);
    const Ran written = run({"export", game, "--to", "ledger"});
    REQUIRE(written.code == 0);
    for (const char* part :
         {"account Assets:Anna-Maria:Cash\n", "account Assets:Seat2:Cash\n", "account Assets:Seat3:Cash\n",
          "account Assets:Seat4:Cash\n", "account Equity:Bank:Cash\n", "commodity USD\n", "commodity NOBHILL\n",
          "0 USD = 946 USD\n", "0 NOBHILL = 1 NOBHILL\n", "0 HOUSE = 2 HOUSE\n"}) {
        CAPTURE(part);
        CHECK(written.out.find(part) != std::string::npos);
    }
}

TEST_CASE("ledger, hledger and beancount accept the journals and give the same cash") {
    const ScratchFolder folder;
    const std::string game = awkward_game(folder);
    const std::string journal = folder.file("game.journal");
    const std::string beans = folder.file("game.beancount");
    REQUIRE(run({"export", game, "--to", "ledger", "-o", journal}).code == 0);
    REQUIRE(run({"export", game, "--to", "beancount", "--out", beans}).code == 0);
    if (is_installed("ledger")) {
        succeeds("ledger --pedantic -f " + journal + " balance >/dev/null");
        CHECK(output_of("ledger -f " + journal + " balance Assets:Seat3:Cash").find("70 USD") != std::string::npos);
    }
    if (is_installed("hledger")) {
        succeeds("hledger check -s -f " + journal);
        CHECK(output_of("hledger -f " + journal + " balance Assets:Seat3:Cash").find("70 USD") != std::string::npos);
    }
    if (is_installed("bean-check")) succeeds("bean-check " + beans);
}

TEST_CASE("a sum that was changed is noticed by all three") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    REQUIRE(run({"do", game, "anna pay 7 to boris"}).code == 0);
    const auto forged = [&](const std::string& format) {
        std::string text = run({"export", game, "--to", format}).out;
        const std::size_t at = text.find("7 USD", text.find("anna pay") == std::string::npos ? text.find("pay 7") : 0);
        REQUIRE(at != std::string::npos);
        text[at] = '8';
        return folder.write("forged." + format, text);
    };
    const std::string journal = forged("ledger");
    const std::string beans = forged("beancount");
    if (is_installed("ledger"))
        CHECK(std::system(("ledger --pedantic -f " + journal + " balance >/dev/null 2>&1").c_str()) != 0);
    if (is_installed("hledger"))
        CHECK(std::system(("hledger check -s -f " + journal + " >/dev/null 2>&1").c_str()) != 0);
    if (is_installed("bean-check")) CHECK(std::system(("bean-check " + beans + " >/dev/null 2>&1").c_str()) != 0);
}

TEST_CASE("JSON holds every entry with its transfers, facts and hash") {
    const ScratchFolder folder;
    const std::string game = awkward_game(folder);
    const auto json = nlohmann::json::parse(run({"export", game, "--to", "json"}).out);
    const auto verified = nlohmann::json::parse(run({"verify", game, "--json"}).out);
    CHECK(json["entries"].size() == verified["entries"]);
    CHECK(json["head"] == verified["head"]);
    CHECK(json["entries"].back()["hash"] == verified["head"]);
    CHECK(json["entries"][1]["transfers"][0] ==
          nlohmann::json({{"asset", "cash"}, {"quantity", "7"}, {"from", "player:3"}, {"to", "player:2"}}));
    CHECK(json["players"][3]["name"] == "de Vries");
}

TEST_CASE("CSV has a row for each transfer and quotes what needs it") {
    const ScratchFolder folder;
    const std::string csv = run({"export", awkward_game(folder), "--to", "csv"}).out;
    CHECK(csv.starts_with("seq,at,poster,line,why,forced,reverses,asset,quantity,from,from_player,to,to_player\r\n"));
    CHECK(csv.find(",cash,7,player:3,Борис,player:2,Seat4\r\n") != std::string::npos);
    CHECK(csv.find("\"note \"\":tag: key: value\"\"\"") != std::string::npos);
}

TEST_CASE("an existing file is never overwritten, and unknown formats are named") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::string taken = folder.write("taken", "mine");
    CHECK(run({"export", game, "--to", "json", "-o", taken}).code == 2);
    CHECK(read_whole(taken) == "mine");
    CHECK(run({"export", game, "--to", "jsno"}).err.find("did you mean json?") != std::string::npos);
    CHECK(run({"export", game, "--to", "pdf"}).code == 2);
    CHECK(run({"export", game}).code == 2);
    CHECK(run({"export", folder.file("none.tbl"), "--to", "csv"}).code == 3);
}

TEST_CASE("a new file needs a name, and not one that belongs to a game") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    const std::vector<std::vector<std::string>> nameless{
        {"new", "", "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"},
        {"export", game, "--to", "json", "-o", ""},
        {"settle", game, "--csv", ""},
        {"editions", "copy", "us", ""}};
    for (const auto& arguments : nameless) {
        CAPTURE(arguments.front());
        const Ran ran = run(arguments);
        CHECK(ran.code == 2);
        CHECK(ran.out.empty());
        CHECK(ran.err.find("the name of the file is empty") != std::string::npos);
    }
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        const Ran ran = run({"export", game, "--to", "csv", "-o", game + ending});
        CHECK(ran.code == 2);
        CHECK(ran.err.find("would be taken for a journal") != std::string::npos);
    }
    CHECK(run({"do", game, "anna pay 1"}).code == 0);
}

TEST_CASE("a game with a second name is read and takes no line, until it has one name again") {
    const ScratchFolder folder;
    const std::string game = new_game(folder);
    std::filesystem::create_hard_link(game, folder.file("other.tbl"));
    const Ran ran = run({"do", folder.file("other.tbl"), "anna pay 1"});
    CHECK(ran.code == 4);
    CHECK(ran.err.find("a second name") != std::string::npos);
    CHECK(run({"verify", folder.file("other.tbl")}).code == 0);
    CHECK(run({"do", "--dry-run", game, "anna pay 1"}).code == 0);
    std::filesystem::remove(folder.file("other.tbl"));
    CHECK(run({"do", game, "anna pay 1"}).code == 0);
}

}  // namespace
}  // namespace tablebank::testing
