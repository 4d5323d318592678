// A mistyped address is not a file: nothing is made, nothing is read, and its password is shown nowhere.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

#include "tests/app/cli/event_commands.h"
#include "tests/app/cli/shown_command.h"

namespace fs = std::filesystem;
using namespace tablebank::testing;
using Words = std::vector<std::string>;

namespace {

const Words mistyped{"postgresql:vera:SECRET@host",      "postgresql:/vera:SECRET@host/club#e",
                     "postgresql//vera:SECRET@host",     "POSTGRESQL://vera:SECRET@host/club#e",
                     " postgresql://vera:SECRET@host/c", "'postgresql://vera:SECRET@host/club#e'",
                     "http://vera:SECRET@host:8017/",    "http://host:8017",
                     "host=localhost password=SECRET",   "host=localhost dbname=club",
                     "vera:SECRET@host/club#e",          "folder/postgresql:vera:SECRET@host"};

std::ptrdiff_t files_of(const ScratchFolder& folder) {
    return std::distance(fs::recursive_directory_iterator(folder.file("")), fs::recursive_directory_iterator());
}

/// The words with `word` in the place of "@".
Words with(Words words, const std::string& word) {
    for (std::string& each : words)
        if (const std::size_t at = each.find('@'); at != std::string::npos) each.replace(at, 1, word);
    return words;
}

void check_nothing_done(const ScratchFolder& folder, const Words& command, const std::string& wanted) {
    const std::ptrdiff_t before = files_of(folder);
    const Ran ran = run(command, "");
    CAPTURE(command);
    CAPTURE(ran.err);
    CHECK(ran.code == 2);
    CHECK(ran.err.find(wanted) != std::string::npos);
    CHECK((ran.out + ran.err).find("SECRET") == std::string::npos);
    CHECK(files_of(folder) == before);
}

}  // namespace

TEST_CASE("in place of an event a mistyped address is refused with the form of an address, and nothing is made") {
    const ScratchFolder folder;
    const InFolder in(folder.file(""));
    new_club_event(folder);
    for (const Words& command :
         {Words{"event", "copy", "club.tbe", "@"}, Words{"event", "copy", "@", "other.tbe"},
          Words{"event", "new", "@", "--name", "x", "--edition", "us", "--rounds", "1"}, Words{"event", "show", "@"},
          Words{"event", "publish", "@", "pages"}, Words{"event", "player", "@", "Anna"}, Words{"event", "join", "@"},
          Words{"serve", "@"}, Words{"event", "serve", "@"}, Words{"window", "@"},
          Words{"event", "paper", "@", "slips"}})
        for (const std::string& word : mistyped)
            check_nothing_done(folder, with(command, word), "begins with postgresql://");
}

TEST_CASE("an address is refused if only a file is possible, well formed or not") {
    const ScratchFolder folder;
    const InFolder in(folder.file(""));
    new_club_event(folder);
    new_game(folder);
    Words words = mistyped;
    words.insert(words.end(), {"postgresql://vera:SECRET@host/club#e", "postgres://host/club#e"});
    for (const Words& command :
         {Words{"new", "@", "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"},
          Words{"new", "x.tbl", "--join", "@"},
          Words{"new", "x.tbl", "--from", "@"},
          Words{"new", "x.tbl", "--edition=@", "--player", "Anna:monopolist", "--player", "Boris:competitor"},
          Words{"export", "game.tbl", "--to", "record", "-o", "@"},
          Words{"export", "game.tbl", "--to", "record", "-o@"},
          Words{"export", "game.tbl", "--to=record", "--out=@"},
          Words{"import", "@", "-o", "new.tbl"},
          Words{"show", "@"},
          Words{"do", "@", "clock start"},
          Words{"sheet", "game.tbl", "-o", "@"},
          Words{"send", "@"},
          Words{"send", "game.tbl", "--join", "@"},
          Words{"event", "join", "club.tbe", "-o", "@"},
          Words{"event", "publish", "club.tbe", "@"},
          Words{"event", "player", "club.tbe", "--csv", "@"},
          Words{"event", "paper", "club.tbe", "names", "-o", "@"},
          Words{"editions", "copy", "us", "@"},
          Words{"checkpoint", "game.tbl", "-o", "@"},
          Words{"handbook", "-o", "@"},
          Words{"score", "@"},
          Words{"settle", "game.tbl", "--csv", "@"},
          Words{"settle", "game.tbl", "--pdf=@"},
          Words{"serve", "club.tbe", "--certificate", "@"},
          Words{"verify", "game.tbl", "--checkpoint", "@"}})
        for (const std::string& word : words)
            check_nothing_done(folder, with(command, word), "a file is expected here, and no address");
}

TEST_CASE("a file that is called like an address is reached by its folder") {
    const ScratchFolder folder;
    const InFolder in(folder.file(""));
    new_club_event(folder);
    for (const std::string name : {"postgresql:vera@host", " postgresql:", "host=a dbname=b", "vera:x@host"}) {
        CAPTURE(name);
        CHECK(done_with_event({"copy", "club.tbe", "./" + name}).find("is now in ./" + name + " too") !=
              std::string::npos);
        CHECK(fs::exists(name));
        CHECK(event_tried({"show", "./" + name}).code == 0);
    }
    CHECK(run({"export", new_game(folder), "--to", "record", "-o", "./user=anna password=x"}).code == 0);
    CHECK(fs::exists("user=anna password=x"));
}

TEST_CASE("the short code of a table is shown without the password of an address that follows it") {
    const ScratchFolder folder;
    for (const std::string word : {"K7QX-4M2P-9DTR@vera:SECRET@host", "K7QX-4M2P-9DTR@http://vera:SECRET@host:8017"}) {
        const Ran ran = run({"new", folder.file("x.tbl"), "--join", word});
        CAPTURE(ran.err);
        CHECK(ran.code != 0);
        CHECK((ran.out + ran.err).find("SECRET") == std::string::npos);
    }
}
