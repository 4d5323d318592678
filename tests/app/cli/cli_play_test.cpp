// `serve --play`: links that stay, what the banker types meanwhile, and options that do not fit.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "ledger/books/phone_poster.h"
#include "tests/app/cli/proof_desk.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

using PlayJson = nlohmann::json;

std::vector<std::string> play(const std::string& file, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"serve", file, "--play", "--listen", "127.0.0.1:0", "--seconds", "0"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// The fragments of the links, by seat; empty if a seat has none.
std::vector<std::string> secrets_of(const Ran& ran) {
    const PlayJson said = PlayJson::parse(ran.out.substr(0, ran.out.find('\n')));
    std::vector<std::string> secrets;
    for (const PlayJson& seat : said.at("seats")) {
        const std::string link = seat.value("link", "");
        secrets.push_back(link.empty() ? "" : link.substr(link.find('#') + 1));
    }
    return secrets;
}

TEST_CASE("each player gets a link, which is the same the next time, and is in no other output") {
    const ScratchFolder folder;
    const Home home(folder.file("home"));
    const std::string file = new_game(folder);
    const Ran first = run(play(file, {"--json"}));
    REQUIRE_MESSAGE(first.code == 0, first.err);
    const auto secrets = secrets_of(first);
    REQUIRE(secrets.size() == 2);
    CHECK(secrets[0].size() == 32);
    CHECK(secrets[0] != secrets[1]);
    CHECK(secrets_of(run(play(file, {"--json"}))) == secrets);
    const Ran text = run(play(file, {"--qr"}));
    CHECK(text.out.find("Anna: http://127.0.0.1:") != std::string::npos);
    CHECK(text.out.find("seat.html#" + secrets[1]) != std::string::npos);
    for (const std::vector<std::string>& other : {std::vector<std::string>{"show", file, "log"},
                                                  {"export", file, "--json"},
                                                  {"review", file},
                                                  {"verify", file}})
        CHECK(run(other).out.find(secrets[0]) == std::string::npos);
    CHECK(read_whole(file).find(secrets[0]) == std::string::npos);
}

TEST_CASE("a link is renewed or withdrawn at the start, or while the program runs") {
    const ScratchFolder folder;
    const Home home(folder.file("home"));
    const std::string file = new_game(folder);
    const auto before = secrets_of(run(play(file, {"--json"})));
    const auto after = secrets_of(run(play(file, {"--json", "--renew", "Anna", "--withdraw", "Boris"})));
    CHECK(after[0] != before[0]);
    CHECK(after[1].empty());
    const Ran typed = run(play(file, {"--json"}), "phones renew boris\nphones withdraw anna\n");
    CHECK(typed.err.empty());
    const auto last = secrets_of(run(play(file, {"--json"})));
    CHECK(last[0].empty());
    CHECK(last[1].size() == 32);
    CHECK(run(play(file, {"--renew", "Zoe"})).code == 2);
}

TEST_CASE("lines that the banker types are posted, and a refused one does not end the program") {
    const ScratchFolder folder;
    const Home home(folder.file("home"));
    const std::string file = new_game(folder);
    const Ran ran =
        run(play(file), "Anna roll 2 4\nBoris roll 1 1\nfrobnicate\nAnna buy\n\nno\nphones stop\nphones dance\n");
    CHECK(ran.code == 0);
    CHECK(ran.out.find("#2 Anna roll 2 4: ") != std::string::npos);
    CHECK(ran.out.find("#3 Anna buy") != std::string::npos);
    CHECK(ran.err.find("No act waits.") != std::string::npos);
    CHECK(ran.err.find("After \"phones\": stop, go,") != std::string::npos);
    const PlayJson log = PlayJson::parse(run({"show", file, "log", "--json"}).out);
    CHECK(log.at("entries").size() == 3);
    CHECK_FALSE(log.at("entries").back().contains("phone"));
}

TEST_CASE("phones that act need TLS in a network, and the program warns without it") {
    const ScratchFolder folder;
    const Home home(folder.file("home"));
    const std::string file = new_game(folder);
    const Ran ran = run({"serve", file, "--play", "--listen", "0.0.0.0:0", "--seconds", "0"});
    CHECK(ran.err.find("Without TLS anyone in this network can read along") != std::string::npos);
    CHECK(run(play(file)).err.empty());
}

TEST_CASE("options that do not fit are wrong usage") {
    const ScratchFolder folder;
    const Home home(folder.file("home"));
    const std::string file = new_game(folder);
    for (const std::vector<std::string>& more :
         {std::vector<std::string>{"--phones", "confirm"}, {"--qr"}, {"--renew", "Anna"}}) {
        std::vector<std::string> arguments{"serve", file, "--listen", "127.0.0.1:0", "--seconds", "0"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        CHECK(run(arguments).code == 2);
    }
    CHECK(run(play(file, {"--phones", "sometimes"})).code == 2);
    for (const char* mode : {"at-once", "confirm", "dues"}) CHECK(run(play(file, {"--phones", mode})).code == 0);
}

}  // namespace
}  // namespace tablebank::testing
