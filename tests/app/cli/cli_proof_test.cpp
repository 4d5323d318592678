// checkpoint, sign and verify as banker, judge and witness use them, together with minisign and signify, and the report
// on a game that was changed since.

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/app/cli/proof_desk.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using AppViewModel = ProofViewModel;

TEST_CASE("a checkpoint is printed, written or shown as a code, of now, of an entry and of a round") {
    const AppViewModel desk;
    const Ran printed = run({"checkpoint", desk.game, "--as", "judge", "--name", "Вера"});
    CHECK(printed.code == 0);
    CHECK(printed.out.starts_with("tablebank checkpoint 1\ngame "));
    CHECK(printed.out.ends_with("\npurpose round 2\nrole judge\nname Вера\n"));
    const std::string written = desk.kept("c.txt", "judge", "Вера");
    CHECK(read_whole(written) == printed.out);
    expect(2, "exists already", {"checkpoint", desk.game, "-o", written});

    const Json json = Json::parse(run({"checkpoint", desk.game, "--as", "judge", "--name", "Вера", "--json"}).out);
    CHECK(json["text"] == printed.out);
    CHECK(json["head"] == Json::parse(run({"verify", desk.game, "--json"}).out)["head"]);

    CHECK(run({"checkpoint", desk.game, "--name", "Anna", "--at", "1"}).out.find("\nentries 1\n") != std::string::npos);
    const std::string round = run({"checkpoint", desk.game, "--name", "Anna", "--round", "1"}).out;
    CHECK(round.find("\npurpose round 1\nrole banker\n") != std::string::npos);
    CHECK(run({"checkpoint", desk.game, "--name", "Anna", "--qr"}).out.find("█ ▄▄▄▄▄ █") != std::string::npos);
}

TEST_CASE("a wrong request for a checkpoint is reported") {
    const AppViewModel desk;
    expect(2, "no role \"referee\"", {"checkpoint", desk.game, "--as", "referee", "--name", "Vera"});
    for (const char* name : {"", " Vera", "Ve\nra", "Ve\x1bra"})
        expect(2, "is not a valid name", {"checkpoint", desk.game, "--name", name});
    expect(2, "is not a valid name", {"checkpoint", desk.game, "--name", std::string(101, 'a')});
    expect(2, "there is no entry #99", {"checkpoint", desk.game, "--name", "Vera", "--at", "99"});
    expect(2, "there is no entry #0", {"checkpoint", desk.game, "--name", "Vera", "--at", "0"});
    for (const char* round : {"0", "-1", "2", "3"})
        expect(2, "is not over", {"checkpoint", desk.game, "--name", "Vera", "--round", round});
    expect(2, "--round", {"checkpoint", desk.game, "--name", "Vera", "--round", "1", "--at", "1"});
    expect(3, "cannot be read", {"checkpoint", desk.file("none.tbl"), "--name", "Vera"});
}

TEST_CASE("banker, judge and witness each sign their own file, and one command checks all of it") {
    const AppViewModel desk;
    (void)run({"keys", "new", "Clara", "--passphrase"}, "open, sesame\n");
    const std::string round = desk.signed_by("Vera", desk.kept("r1.txt", "judge", "Vera", {"--round", "1"}));
    const std::string judge = desk.signed_by("Vera", desk.kept("judge.txt", "judge", "Vera"));
    const std::string banker = desk.signed_by("Boris", desk.kept("banker.txt", "banker", "Boris"));
    const std::string witness = desk.kept("witness.txt", "witness", "Clara");
    CHECK(run({"sign", witness, "--key", "Clara"}, "open, sesame\n").code == 0);
    const std::vector<std::string> all{
        "verify", desk.game,      "--checkpoint", round,   "--checkpoint",        judge,   "--checkpoint",
        banker,   "--checkpoint", witness,        "--key", desk.file("vera.pub"), "--key", desk.file("boris.pub"),
        "--key",  "Clara"};
    const Ran ran = run(all);
    CHECK(ran.code == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.find(judge +
                       ": judge Vera, round 2, entry #7\n  The game is the same up to this entry, and ends with "
                       "it.\n  Signed with key ") != std::string::npos);
    CHECK(ran.out.find("1 more follows.") != std::string::npos);
    auto as_json = all;
    as_json.emplace_back("--json");
    const Json json = Json::parse(run(as_json).out);
    CHECK(json["ok"] == true);
    REQUIRE(json["checkpoints"].size() == 4);
    CHECK(json["checkpoints"][0]["agreement"] == "went-on");
    CHECK(json["checkpoints"][1]["agreement"] == "agrees");
    for (const Json& each : json["checkpoints"]) CHECK(each["signatures"][0]["state"] == "right");
}

TEST_CASE("a checkpoint with a wrong round, or with an end that the game had not reached, does not agree") {
    const AppViewModel desk;
    const std::string said = read_whole(desk.kept("said.txt", "judge", "Vera"));
    for (const char* purpose : {"purpose round 3\n", "purpose end\n"}) {
        std::string other = said;
        other.replace(other.find("purpose round 2\n"), 16, purpose);
        desk.folder.write("other.txt", other);
        const Json json = Json::parse(run({"verify", desk.game, "--checkpoint", desk.file("other.txt"), "--json"}).out);
        CHECK(json["ok"] == false);
        CHECK(json["checkpoints"][0]["agreement"] == "states-others");
    }
    expect(3, "not in the round that this checkpoint names",
           {"verify", desk.game, "--checkpoint", desk.file("other.txt")});
}

TEST_CASE("minisign and signify take the very same files") {
    const AppViewModel desk;
    const std::string signed_file = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Вера"));
    const std::string quoted = "'" + signed_file + "'";
    CHECK(shell("minisign -V -p '" + desk.file("vera.pub") + "' -m " + quoted) == 0);
    CHECK(shell("minisign -V -p '" + desk.file("boris.pub") + "' -m " + quoted) == 1);
    CHECK(shell("signify-openbsd -V -p '" + desk.file("vera.pub") + "' -m " + quoted + " -x '" + signed_file +
                ".minisig'") == 0);
    CHECK(shell("signify-openbsd -V -p '" + desk.file("boris.pub") + "' -m " + quoted + " -x '" + signed_file +
                ".minisig'") == 1);
    const std::string letters = Json::parse(run({"keys", "show", "Vera", "--json"}).out)["public_key"];
    CHECK(shell("minisign -V -P " + letters + " -m " + quoted) == 0);
    desk.folder.write("end.txt", read_whole(signed_file) + " ");
    CHECK(shell("minisign -V -p '" + desk.file("vera.pub") + "' -m " + quoted) == 1);

    // minisign signs with our keys, without and with a passphrase.
    (void)run({"keys", "new", "Clara", "--passphrase"}, "open, sesame\n");
    const std::string keys = desk.file("home/tablebank/keys/");
    const std::string other = desk.kept("other.txt", "witness", "Clara");
    CHECK(shell("echo 'open, sesame' | minisign -S -l -s '" + keys + "Clara.key' -m '" + other + "'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", other, "--key", "Clara"});
    const std::string third = desk.kept("third.txt", "judge", "Vera");
    CHECK(shell("minisign -S -l -s '" + keys + "Vera.key' -m '" + third + "'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", third, "--key", "Vera"});
}

TEST_CASE("keys and signatures of minisign and signify are accepted") {
    const AppViewModel desk;
    const std::string theirs = desk.file("theirs");
    REQUIRE(shell("minisign -G -W -p '" + theirs + ".pub' -s '" + theirs + ".key'") == 0);
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    CHECK(shell("minisign -S -l -s '" + theirs + ".key' -m '" + end + "' -t 'by hand'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", end, "--key", theirs + ".pub"});
    // With one of theirs by its path: `keys` need not know it.
    const std::string round = desk.kept("r1.txt", "judge", "Vera", {"--round", "1"});
    REQUIRE(::chmod((theirs + ".key").c_str(), 0600) == 0);
    CHECK(run({"sign", round, "--key", theirs + ".key"}).code == 0);
    CHECK(shell("minisign -V -p '" + theirs + ".pub' -m '" + round + "'") == 0);

    const std::string newer = desk.kept("newer.txt", "judge", "Vera");
    CHECK(shell("minisign -S -s '" + theirs + ".key' -m '" + newer + "'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", newer, "--key", theirs + ".pub"});

    const std::string signify = desk.file("signify");  // it requires both halves to have one name
    REQUIRE(shell("signify-openbsd -G -n -p '" + signify + ".pub' -s '" + signify + ".sec'") == 0);
    const std::string witness = desk.kept("witness.txt", "witness", "Clara");
    CHECK(shell("signify-openbsd -S -s '" + signify + ".sec' -m '" + witness + "' -x '" + signify + ".sig'") == 0);
    expect(0, ": right.",
           {"verify", desk.game, "--checkpoint", witness, "--signature", signify + ".sig", "--key", signify + ".pub"});
}

TEST_CASE("a signature that the judge made on another machine can be imported from anywhere") {
    const AppViewModel desk;
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    const Ran ran = run({"sign", end, "--key", "Vera", "-o", desk.file("from-the-stick"), "--qr"});
    CHECK(ran.code == 0);
    CHECK(ran.out.find("█ ▄▄▄▄▄ █") != std::string::npos);
    CHECK_FALSE(fs::exists(end + ".minisig"));
    const std::string key = desk.file("vera.pub");
    expect(3, "not signed with any of the keys given", {"verify", desk.game, "--checkpoint", end, "--key", key});
    expect(0, ": right.",
           {"verify", desk.game, "--checkpoint", end, "--signature", desk.file("from-the-stick"), "--key", key});
    const std::string other = desk.signed_by("Boris", desk.kept("other.txt", "banker", "Boris", {"--at", "2"}));
    expect(3, "fits none of the checkpoints",
           {"verify", desk.game, "--checkpoint", end, "--signature", other + ".minisig", "--key", key});
    expect(2, "there is no checkpoint to check with it", {"verify", desk.game, "--key", key});
    expect(2, "there is no checkpoint to check with it", {"verify", desk.game, "--signature", other + ".minisig"});
}

TEST_CASE("a difference is reported with the first entry that differs") {
    const AppViewModel desk;
    const std::string first = desk.kept("first.txt", "judge", "Vera", {"--at", "2"});
    const std::string round = desk.kept("round.txt", "judge", "Vera", {"--round", "1"});
    const std::string last = desk.kept("last.txt", "judge", "Vera");
    const std::vector<std::string> held{"--checkpoint", first, "--checkpoint", round, "--checkpoint", last};
    const auto verify = [&](const std::string& game) {
        std::vector<std::string> arguments{"verify", game, "--json"};
        arguments.insert(arguments.end(), held.begin(), held.end());
        const Ran ran = run(arguments);
        CHECK(ran.code == (Json::parse(ran.out)["ok"] == true ? 0 : 3));
        return Json::parse(ran.out);
    };
    CHECK(verify(desk.game)["ok"] == true);

    const std::string later = desk.file("later.tbl");
    fs::copy_file(desk.game, later);
    REQUIRE(run({"do", later, "undo"}).code == 0);
    CHECK(verify(later)["ok"] == true);  // nothing was lost of what was kept

    // The same game with its end cut off, after three entries.
    const std::string cut = desk.file("cut.tbl");
    fs::copy_file(desk.early, cut);
    const Json missing = verify(cut);
    CHECK(missing["ok"] == false);
    CHECK(missing["checkpoints"][0]["agreement"] == "went-on");
    CHECK(missing["checkpoints"][2]["agreement"] == "shorter");
    CHECK(missing["checkpoints"][2]["says"][0] ==
          "The end of the game is missing: it has entries up to #3, and had them up to #7.");

    // The same beginning, and another history from there on.
    REQUIRE(run({"do", cut, "note \"a\"", "note \"b\"", "note \"c\"", "note \"d\"", "note \"e\""}).code == 0);
    const Json fork = verify(cut);
    CHECK(fork["ok"] == false);
    CHECK(fork["checkpoints"][0]["ok"] == true);
    CHECK(fork["checkpoints"][1]["agreement"] == "differs");
    CHECK(fork["checkpoints"][1]["differs_between"] == Json{1, 6});
    CHECK(fork["checkpoints"][1]["agrees_up_to"] == Json{2});
    CHECK(fork["checkpoints"][2]["differs_between"] == Json{1, 7});
    CHECK(
        fork["checkpoints"][2]["says"][0] ==
        "These are two histories: the first difference is between #1 and #7, or in what was agreed before the game. If "
        "the other history had the checkpoint of #2 too, it is between #3 and #7.");
    // Of one moment two checkpoints are held: both cannot be true.
    const std::string other_end = desk.file("other-end.txt");
    REQUIRE(run({"checkpoint", cut, "--at", "7", "--name", "Boris", "-o", other_end}).code == 0);
    expect(3, "It contradicts", {"verify", desk.game, "--checkpoint", last, "--checkpoint", other_end});
    const Json other = verify(new_game(desk.folder, "other.tbl"));
    CHECK(other["ok"] == false);
    for (const Json& each : other["checkpoints"]) CHECK(each["agreement"] == "other-game");
}

TEST_CASE("a game that went on after its end is reported, unless a later end is kept") {
    const AppViewModel desk;
    REQUIRE(run({"do", desk.game, "boris leaves \"the last train\""}).code == 0);
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    CHECK(read_whole(end).find("\npurpose end\n") != std::string::npos);
    expect(0, "ends with it", {"verify", desk.game, "--checkpoint", end});
    REQUIRE(run({"do", desk.game, "note \"after the end\"", "anna protest \"no salary\""}).code == 0);
    expect(0, "2 more change nothing of the result", {"verify", desk.game, "--checkpoint", end});
    REQUIRE(run({"do", desk.game, "anna signs"}).code == 0);
    expect(3, "no one vouches for its end", {"verify", desk.game, "--checkpoint", end});
    const std::string later = desk.kept("later.txt", "judge", "Vera");
    expect(0, "3 more follow", {"verify", desk.game, "--checkpoint", end, "--checkpoint", later});
}

TEST_CASE("wrong signatures, wrong keys and one person in two roles are reported") {
    const AppViewModel desk;
    const std::string end = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Vera"));
    const auto verify = [&](const std::string& key) {
        return std::vector<std::string>{"verify", desk.game, "--checkpoint", end, "--key", key};
    };
    expect(0, ": right.", verify(desk.file("vera.pub")));
    expect(3, "not one of those given", verify(desk.file("boris.pub")));
    expect(3, "signed none of them", verify(desk.file("boris.pub")));
    expect(0, "not checked", {"verify", desk.game, "--checkpoint", end});

    const std::string text = read_whole(end);
    std::string changed = text;
    changed.replace(changed.find("name Vera"), 9, "name Anna");
    desk.folder.write("end.txt", changed);
    expect(3, "WRONG", verify(desk.file("vera.pub")));
    desk.folder.write("end.txt", text);

    const std::string signature = read_whole(end + ".minisig");
    std::string remark = signature;
    remark.replace(remark.find("name Vera"), 9, "name Anna");
    desk.folder.write("end.txt.minisig", remark);
    expect(3, "trusted comment", verify(desk.file("vera.pub")));
    CHECK(shell("minisign -V -p '" + desk.file("vera.pub") + "' -m '" + end + "'") == 1);
    desk.folder.write("end.txt.minisig", signature);

    const std::string twice = desk.signed_by("Vera", desk.kept("twice.txt", "witness", "Clara"));
    expect(3, "one person, and not two",
           {"verify", desk.game, "--checkpoint", end, "--checkpoint", twice, "--key", desk.file("vera.pub")});
    expect(3, "one person, and not two", {"verify", desk.game, "--checkpoint", end, "--checkpoint", twice});
    const std::string name = desk.signed_by("Boris", desk.kept("name.txt", "witness", "Vera"));
    expect(0, "in another role", {"verify", desk.game, "--checkpoint", end, "--checkpoint", name});
    expect(2, "exists already", {"sign", end, "--key", "Boris"});
}

}  // namespace
}  // namespace tablebank::testing
