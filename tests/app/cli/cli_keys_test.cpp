// Keys, and everything that can go wrong before a signature is made: files that are not keys, keys of another kind,
// secrets that others can read, wrong passphrases.

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

TEST_CASE("a file that is not a key is reported with its line, and nothing is signed") {
    const AppViewModel desk;
    const std::string sound = read_whole(desk.kept("sound.txt", "judge", "Vera"));
    const auto bad = [&](const std::string& text, const std::string& words) {
        const std::string file = desk.folder.write("bad.txt", text);
        expect(3, words, {"sign", file, "--key", "Vera"});
        CHECK_FALSE(fs::exists(file + ".minisig"));
        expect(3, words, {"verify", desk.game, "--checkpoint", file});
        CHECK(Json::parse(run({"verify", desk.game, "--checkpoint", file, "--json"}).out)["ok"] == false);
    };
    bad("", "line 1: \"tablebank checkpoint 1\" is expected here");
    bad(sound.substr(0, sound.size() - 1), "line 8 is cut off");
    bad(sound + "\n", "line 9: nothing more is expected here");
    bad(std::string(1'000'000, 'x'), "longer than 8192 bytes");
    std::string later = sound;
    later.replace(0, 22, "tablebank checkpoint 2");
    bad(later, "later version");
    expect(3, "cannot be read", {"sign", desk.file("none.txt"), "--key", "Vera"});
    expect(3, "cannot be read", {"verify", desk.game, "--checkpoint", desk.file("none.txt")});
    expect(3, "cannot be read", {"verify", desk.game, "--checkpoint", desk.file("sound.txt"), "--signature", "none"});
    desk.folder.write("sound.txt.minisig", "no signature");
    expect(3, "line 1: \"untrusted comment: ...\" is expected here",
           {"verify", desk.game, "--checkpoint", desk.file("sound.txt")});
    expect(2, "more than 200", [&] {
        std::vector<std::string> many{"verify", desk.game};
        for (int i = 0; i < 201; ++i) many.insert(many.end(), {"--checkpoint", desk.file("sound.txt")});
        return many;
    }());
}

TEST_CASE("a key of another kind, a secret key and an unknown key are reported") {
    const AppViewModel desk;
    const std::string end = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Vera"));
    const auto with = [&](const std::string& key) {
        return std::vector<std::string>{"verify", desk.game, "--checkpoint", end, "--key", key};
    };
    expect(3, "secret key, which no one should see", with(desk.file("home/tablebank/keys/Vera.key")));
    expect(3, "comment: ...\" is expected here",
           with(desk.folder.write("ssh.pub", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ vera@home\n")));
    expect(3, "another kind", with(desk.folder.write("short.pub", "RWQh\n")));
    expect(3, "nothing more is expected", with(end + ".minisig"));
    expect(3, "another kind", with(std::string(56, 'A')));
    expect(2, "there is no key \"Vra\"; did you mean Vera?", with("Vra"));
    expect(3, "cannot be read", with("./none.pub"));
    expect(2, "there is no key \"Vra\"; did you mean Vera?", {"sign", end, "--key", "Vra", "-o", desk.file("x")});
    expect(2, "is not a valid name for a key", {"sign", end, "--key", "..", "-o", desk.file("x")});
    REQUIRE(::chmod(desk.folder.write("mine.pub", read_whole(desk.file("vera.pub"))).c_str(), 0600) == 0);
    expect(3, "another kind", {"sign", end, "--key", desk.file("mine.pub"), "-o", desk.file("x")});
}

TEST_CASE("a file with the name of a stored key does not take its place") {
    const AppViewModel desk;
    const std::string end = desk.signed_by("Vera", desk.kept("end.txt", "judge", "Vera"));
    const std::string letters = Json::parse(run({"keys", "show", "Vera", "--json"}).out)["public_key"];
    const fs::path before = fs::current_path();
    fs::current_path(desk.folder.path());
    desk.folder.write("Vera", read_whole(desk.file("boris.pub")));
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", end, "--key", "Vera"});
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", end, "--key", letters});
    desk.folder.write("Clara", read_whole(desk.file("vera.pub")));
    expect(0, ": right.", {"verify", desk.game, "--checkpoint", end, "--key", "Clara"});
    fs::current_path(before);
}

TEST_CASE("a secret that others can read, and a wrong passphrase, sign nothing") {
    const AppViewModel desk;
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
    const AppViewModel desk;
    const Json made = Json::parse(run({"keys", "new", "Anna", "--json"}).out);
    CHECK(made["name"] == "Anna");
    CHECK(read_whole(made["file"].get<std::string>()).starts_with("untrusted comment: "));
    expect(2, "exists already", {"keys", "new", "Anna"});
    expect(2, "is not a valid name for a key", {"keys", "new", "../anna"});
    expect(2, "no passphrase was given", {"keys", "new", "Elena", "--passphrase"});
    const Json list = Json::parse(run({"keys", "list", "--json"}).out)["keys"];
    // The key itself is given on a command line that accepts nothing else.
    const std::string anna = made["public_key"];
    CHECK(run({"complete", "--", "event", "key", "club.tbe", "--key", anna.substr(0, 20)}).out == anna + "\n  Anna\n");
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
    CHECK(run({"keys", "show", "Anna", "--qr"}).out.find("█ ▄▄▄▄▄ █") != std::string::npos);
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
