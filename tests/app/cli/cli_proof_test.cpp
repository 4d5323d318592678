// checkpoint, keys, sign and verify as a judge uses them: with minisign and signify beside them, on two machines, and
// with everything that can go wrong on the way.

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// A home of its own for the keys, for as long as it lives.
class Home {
public:
    explicit Home(const std::string& folder) : before_(value()) { ::setenv(name, folder.c_str(), 1); }
    Home(const Home&) = delete;
    Home& operator=(const Home&) = delete;
    ~Home() { before_.empty() ? ::unsetenv(name) : ::setenv(name, before_.c_str(), 1); }

private:
    static constexpr const char* name = "XDG_DATA_HOME";
    static std::string value() {
        const char* set = std::getenv(name);
        return set == nullptr ? "" : set;
    }
    std::string before_;
};

/// The exit code of a command of the shell.
int shell(const std::string& command) {
    const int status = std::system((command + " >/dev/null 2>&1").c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

struct Desk {
    Desk() {
        (void)run({"do", game, "12", "ok"});
        fs::copy_file(game, early);
        (void)run({"do", game, "next", "boris 1 2", "ok", "next"});
        (void)run({"keys", "new", "Vera"});
        (void)run({"keys", "new", "Boris"});
        folder.write("vera.pub", run({"keys", "show", "Vera"}).out);
        folder.write("boris.pub", run({"keys", "show", "Boris"}).out);
    }
    [[nodiscard]] std::string file(const std::string& name) const { return folder.file(name); }
    /// A checkpoint of the game as it stands, or after an entry, in a new file.
    std::string kept(const std::string& name, const std::string& role, const std::string& who,
                     const std::vector<std::string>& more = {}) const {
        std::vector<std::string> arguments{"checkpoint", game, "--as", role, "--name", who, "-o", file(name)};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run(arguments);
        CAPTURE(ran.err);
        REQUIRE(ran.code == 0);
        return file(name);
    }
    std::string signed_by(const std::string& key, const std::string& checkpoint) const {
        const Ran ran = run({"sign", checkpoint, "--key", key});
        CAPTURE(ran.err);
        REQUIRE(ran.code == 0);
        return checkpoint;
    }
    ScratchFolder folder;
    Home home{folder.file("home")};
    std::string game = new_game(folder);
    std::string early = folder.file("early.tbl");  ///< the game when it had three entries
};

/// Runs, expects an exit code and words in what was said, wherever it was.
void expect(int code, const std::string& words, const std::vector<std::string>& arguments,
            const std::string& input = "") {
    const Ran ran = run(arguments, input);
    CAPTURE(ran.out);
    CAPTURE(ran.err);
    CHECK(ran.code == code);
    CHECK((ran.out + ran.err).find(words) != std::string::npos);
}

TEST_CASE("a checkpoint is printed, written or shown as a code, of now, of an entry and of a round") {
    const Desk desk;
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
    CHECK(run({"checkpoint", desk.game, "--name", "Anna", "--qr"}).out.find("█▀▀") != std::string::npos);
}

TEST_CASE("a wrong wish for a checkpoint is told") {
    const Desk desk;
    expect(2, "no role \"referee\"", {"checkpoint", desk.game, "--as", "referee", "--name", "Vera"});
    for (const char* name : {"", " Vera", "Ve\nra", "Ve\x1bra"})
        expect(2, "is no name", {"checkpoint", desk.game, "--name", name});
    expect(2, "is no name", {"checkpoint", desk.game, "--name", std::string(101, 'a')});
    expect(2, "there is no entry #99", {"checkpoint", desk.game, "--name", "Vera", "--at", "99"});
    expect(2, "there is no entry #0", {"checkpoint", desk.game, "--name", "Vera", "--at", "0"});
    for (const char* round : {"0", "-1", "2", "3"})
        expect(2, "is not over", {"checkpoint", desk.game, "--name", "Vera", "--round", round});
    expect(2, "--round", {"checkpoint", desk.game, "--name", "Vera", "--round", "1", "--at", "1"});
    expect(3, "cannot be read", {"checkpoint", desk.file("none.tbl"), "--name", "Vera"});
}

TEST_CASE("banker, judge and witness sign each a file of their own, and all of it is one command to check") {
    const Desk desk;
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

TEST_CASE("minisign and signify take the very same files") {
    const Desk desk;
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

    // minisign signs with our keys, in front of a passphrase and behind one.
    (void)run({"keys", "new", "Clara", "--passphrase"}, "open, sesame\n");
    const std::string keys = desk.file("home/tablebank/keys/");
    const std::string other = desk.kept("other.txt", "witness", "Clara");
    CHECK(shell("echo 'open, sesame' | minisign -S -l -s '" + keys + "Clara.key' -m '" + other + "'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", other, "--key", "Clara"});
    const std::string third = desk.kept("third.txt", "judge", "Vera");
    CHECK(shell("minisign -S -l -s '" + keys + "Vera.key' -m '" + third + "'") == 0);
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", third, "--key", "Vera"});
}

TEST_CASE("what minisign and signify made with keys of theirs is taken") {
    const Desk desk;
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
    expect(3, "newer form of minisign", {"verify", desk.game, "--checkpoint", newer, "--key", theirs + ".pub"});

    const std::string signify = desk.file("signify");  // it wants both halves to be called alike
    REQUIRE(shell("signify-openbsd -G -n -p '" + signify + ".pub' -s '" + signify + ".sec'") == 0);
    const std::string witness = desk.kept("witness.txt", "witness", "Clara");
    CHECK(shell("signify-openbsd -S -s '" + signify + ".sec' -m '" + witness + "' -x '" + signify + ".sig'") == 0);
    expect(0, ": right.",
           {"verify", desk.game, "--checkpoint", witness, "--signature", signify + ".sig", "--key", signify + ".pub"});
}

TEST_CASE("what the judge signed on a machine of his own comes back from anywhere") {
    const Desk desk;
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    const Ran ran = run({"sign", end, "--key", "Vera", "-o", desk.file("from-the-stick"), "--qr"});
    CHECK(ran.code == 0);
    CHECK(ran.out.find("█▀▀") != std::string::npos);
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

TEST_CASE("what differs is told, and from which entry on") {
    const Desk desk;
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

    // The same game with its end cut off: what it was when it had three entries.
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
    CHECK(fork["checkpoints"][1]["differs_between"] == Json{3, 6});
    CHECK(fork["checkpoints"][2]["differs_between"] == Json{3, 7});
    CHECK(fork["checkpoints"][2]["says"][0] ==
          "These are two histories: they agree up to #2, and the first difference lies between #3 and #7.");
    // Of one moment two checkpoints are held: both cannot be true.
    const std::string other_end = desk.file("other-end.txt");
    REQUIRE(run({"checkpoint", cut, "--at", "7", "--name", "Boris", "-o", other_end}).code == 0);
    expect(3, "cannot be true beside", {"verify", desk.game, "--checkpoint", last, "--checkpoint", other_end});
    const Json other = verify(new_game(desk.folder, "other.tbl"));
    CHECK(other["ok"] == false);
    for (const Json& each : other["checkpoints"]) CHECK(each["agreement"] == "other-game");
}

TEST_CASE("a game that went on after its end is told, unless a later end is held") {
    const Desk desk;
    REQUIRE(run({"do", desk.game, "boris leaves \"the last train\""}).code == 0);
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    CHECK(read_whole(end).find("\npurpose end\n") != std::string::npos);
    expect(0, "ends with it", {"verify", desk.game, "--checkpoint", end});
    REQUIRE(run({"do", desk.game, "note \"a correction\""}).code == 0);
    expect(3, "for its end nobody vouches", {"verify", desk.game, "--checkpoint", end});
    const std::string later = desk.kept("later.txt", "judge", "Vera");
    expect(0, "1 more follows", {"verify", desk.game, "--checkpoint", end, "--checkpoint", later});
}

TEST_CASE("wrong signatures, wrong keys and one person in two roles are told") {
    const Desk desk;
    const std::string end = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Vera"));
    const auto verify = [&](const std::string& key) {
        return std::vector<std::string>{"verify", desk.game, "--checkpoint", end, "--key", key};
    };
    expect(0, ": right.", verify(desk.file("vera.pub")));
    expect(3, "none of those given", verify(desk.file("boris.pub")));
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

TEST_CASE("a file that is none is told with its line, and nothing is signed") {
    const Desk desk;
    const std::string sound = read_whole(desk.kept("sound.txt", "judge", "Vera"));
    const auto bad = [&](const std::string& text, const std::string& words) {
        const std::string file = desk.folder.write("bad.txt", text);
        expect(3, words, {"sign", file, "--key", "Vera"});
        CHECK_FALSE(fs::exists(file + ".minisig"));
        expect(3, words, {"verify", desk.game, "--checkpoint", file});
        CHECK(Json::parse(run({"verify", desk.game, "--checkpoint", file, "--json"}).out)["ok"] == false);
    };
    bad("", "line 1: here should stand \"tablebank checkpoint 1\"");
    bad(sound.substr(0, sound.size() - 1), "line 8 breaks off");
    bad(sound + "\n", "line 9: here nothing should stand any more");
    bad(std::string(1'000'000, 'x'), "longer than 2048 bytes");
    std::string later = sound;
    later.replace(0, 22, "tablebank checkpoint 2");
    bad(later, "later version");
    expect(3, "cannot be read", {"sign", desk.file("none.txt"), "--key", "Vera"});
    expect(3, "cannot be read", {"verify", desk.game, "--checkpoint", desk.file("none.txt")});
    expect(3, "cannot be read", {"verify", desk.game, "--checkpoint", desk.file("sound.txt"), "--signature", "none"});
    desk.folder.write("sound.txt.minisig", "no signature");
    expect(3, "line 1: here should stand \"untrusted comment: ...\"",
           {"verify", desk.game, "--checkpoint", desk.file("sound.txt")});
    expect(2, "more than 200", [&] {
        std::vector<std::string> many{"verify", desk.game};
        for (int i = 0; i < 201; ++i) many.insert(many.end(), {"--checkpoint", desk.file("sound.txt")});
        return many;
    }());
}

TEST_CASE("a key of another kind, a secret one and an unknown one are told") {
    const Desk desk;
    const std::string end = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Vera"));
    const auto with = [&](const std::string& key) {
        return std::vector<std::string>{"verify", desk.game, "--checkpoint", end, "--key", key};
    };
    expect(3, "secret key, which nobody should be shown", with(desk.file("home/tablebank/keys/Vera.key")));
    expect(3, "line 1: here should stand",
           with(desk.folder.write("ssh.pub", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ vera@home\n")));
    expect(3, "another kind", with(desk.folder.write("short.pub", "RWQh\n")));
    expect(3, "nothing should stand", with(end + ".minisig"));
    expect(3, "another kind", with(std::string(56, 'A')));
    expect(2, "there is no key \"Vra\"; did you mean Vera?", with("Vra"));
    expect(3, "cannot be read", with("./none.pub"));
    expect(2, "there is no key \"Vra\"; did you mean Vera?", {"sign", end, "--key", "Vra", "-o", desk.file("x")});
    expect(2, "is no name for a key", {"sign", end, "--key", "..", "-o", desk.file("x")});
    REQUIRE(::chmod(desk.folder.write("mine.pub", read_whole(desk.file("vera.pub"))).c_str(), 0600) == 0);
    expect(3, "another kind", {"sign", end, "--key", desk.file("mine.pub"), "-o", desk.file("x")});
}

TEST_CASE("a secret that others can read, and a wrong passphrase, sign nothing") {
    const Desk desk;
    const std::string end = desk.kept("end.txt", "judge", "Vera");
    const std::string secret = desk.file("home/tablebank/keys/Vera.key");
    REQUIRE(::chmod(secret.c_str(), 0644) == 0);
    expect(3, "is open to others", {"sign", end, "--key", "Vera"});
    expect(3, "is open to others", {"sign", end, "--key", secret});
    expect(0, "refused: others can read it", {"keys", "list"});
    REQUIRE(::chmod(secret.c_str(), 0600) == 0);
    REQUIRE(::chmod(desk.file("home/tablebank/keys").c_str(), 0755) == 0);
    expect(3, "is open to others", {"sign", end, "--key", "Vera"});
    expect(3, "is open to others", {"keys", "list"});
    expect(3, "is open to others", {"keys", "new", "Anna"});
    REQUIRE(::chmod(desk.file("home/tablebank/keys").c_str(), 0700) == 0);

    CHECK(run({"keys", "new", "Clara", "--passphrase"}, "open, sesame\n").code == 0);
    expect(3, "not the passphrase", {"sign", end, "--key", "Clara"}, "open, Sesame\n");
    expect(2, "no passphrase was given", {"sign", end, "--key", "Clara"});
    expect(2, "no passphrase was given", {"sign", end, "--key", "Clara"}, "\n");
    expect(2, "at most 1024 bytes", {"sign", end, "--key", "Clara"}, std::string(2000, 'a') + "\n");
    CHECK_FALSE(fs::exists(end + ".minisig"));
    CHECK(run({"sign", end, "--key", "Clara"}, "open, sesame\n").code == 0);
}

TEST_CASE("keys are made, listed and shown, and never made twice") {
    const Desk desk;
    const Json made = Json::parse(run({"keys", "new", "Anna", "--json"}).out);
    CHECK(made["name"] == "Anna");
    CHECK(read_whole(made["file"].get<std::string>()).starts_with("untrusted comment: "));
    expect(2, "exists already", {"keys", "new", "Anna"});
    expect(2, "is no name for a key", {"keys", "new", "../anna"});
    expect(2, "no passphrase was given", {"keys", "new", "Elena", "--passphrase"});
    const Json list = Json::parse(run({"keys", "list", "--json"}).out)["keys"];
    REQUIRE(list.size() == 3);
    CHECK(list[0] == Json{{"name", "Anna"},
                          {"id", made["id"]},
                          {"public_key", made["public_key"]},
                          {"secret", true},
                          {"passphrase", false}});
    CHECK(run({"keys"}).out == run({"keys", "list"}).out);
    expect(2, "which key: Anna, Boris or Vera?", {"keys", "show"});
    CHECK(run({"keys", "show", "Anna"}).out == "untrusted comment: minisign public key " +
                                                   made["id"].get<std::string>() + "\n" +
                                                   made["public_key"].get<std::string>() + "\n");
    CHECK(run({"keys", "show", "Anna", "--qr"}).out.find("█▀▀") != std::string::npos);
    for (const char* said : {"keys list", "keys show Anna", "keys new Greta"}) {
        std::vector<std::string> arguments{"keys"};
        std::string rest = std::string(said).substr(5);
        arguments.push_back(rest.substr(0, rest.find(' ')));
        if (rest.find(' ') != std::string::npos) arguments.push_back(rest.substr(rest.find(' ') + 1));
        const std::string secret = read_whole(desk.file("home/tablebank/keys/Anna.key"));
        CHECK(run(arguments).out.find(secret.substr(secret.find('\n') + 1, 80)) == std::string::npos);
    }
}

}  // namespace
}  // namespace tablebank::testing
