// `export --to record` and `import`: the same bytes, the same head; a record is read like a game; an error in one is
// reported by line, leaves no file and has its exit code.

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "tests/support/command_line.h"

namespace tablebank::testing {
namespace {

namespace fs = std::filesystem;

std::string record_of_game(const ScratchFolder& folder) {
    const std::string game = new_game(folder);
    REQUIRE(
        run({"do", game, "anna 1 2", "ok", "next", "boris 3 3", "ok", "undo", "force \"so agreed\" anna get 5"}).code ==
        0);
    REQUIRE(run({"export", game, "--to", "record", "-o", folder.file("game.tbr")}).code == 0);
    return folder.file("game.tbr");
}

std::string with(std::string text, const std::string& what, const std::string& instead) {
    const std::size_t at = text.find(what);
    REQUIRE_MESSAGE(at != std::string::npos, what);
    return text.replace(at, what.size(), instead);
}

bool says(const std::string& text, const std::string& what) {
    return text.find(what) != std::string::npos;
}

/// No answer has the game's name.
std::string without_name(std::string text, const std::string& name) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name)) text.erase(at, name.size());
    return text;
}

TEST_CASE("export, import, export: the same bytes") {
    const ScratchFolder folder;
    const std::string record = record_of_game(folder);
    const std::string copy = folder.file("copy.tbl");
    const Ran imported = run({"import", record, "-o", copy});
    CHECK(imported.code == 0);
    CHECK(says(imported.out, to_hex(read_game(folder.file("game.tbl")).head)));
    CHECK(run({"export", copy, "--to", "record"}).out == read_whole(record));
    CHECK(run({"export", record, "--to", "record"}).out == read_whole(record));
    CHECK(run({"verify", copy}).out == run({"verify", folder.file("game.tbl")}).out);
    CHECK(run({"do", copy, "note \"it goes on\""}).code == 0);
    const Ran json = run({"import", record, "-o", folder.file("json.tbl"), "--json"});
    CHECK(says(json.out, "\"head\":\"" + to_hex(read_game(record).head) + "\""));
}

TEST_CASE("a record is asked like the game that it is of") {
    const ScratchFolder folder;
    const std::string record = record_of_game(folder);
    const std::string game = folder.file("game.tbl");
    const std::vector<std::vector<std::string>> questions{
        {"verify"},         {"verify", "--json"},          {"verify", "--strict"},         {"show"},
        {"show", "log"},    {"show", "players", "--json"}, {"show", "deeds", "--at", "3"}, {"settle"},
        {"quote", "start"}, {"export", "--to", "json"},    {"export", "--to", "ledger"}};
    for (std::vector<std::string> question : questions) {
        CAPTURE(question.front());
        question.insert(question.begin() + 1, game);
        const Ran of_game = run(question);
        question[1] = record;
        const Ran of_record = run(question);
        CHECK(of_record.code == of_game.code);
        CHECK(without_name(of_record.out, record) == without_name(of_game.out, game));
    }
    CHECK(run({"verify", record, "--head", std::string(64, '0')}).code == 3);
}

TEST_CASE("nothing is posted to a record, and the refusal states what to do") {
    const ScratchFolder folder;
    const std::string record = record_of_game(folder);
    const Ran ran = run({"do", record, "note \"more\""});
    CHECK(ran.code == 3);
    CHECK(says(ran.err, "`tablebank import`"));
}

TEST_CASE("damage is reported by line, and no game is made of it") {
    const ScratchFolder folder;
    const std::string text = read_whole(record_of_game(folder));
    struct Case {
        std::string text;
        const char* said;
    };
    const std::vector<Case> cases{
        {with(text, "minutes ", "minutes 0"), "line 5: "},
        {with(text, "\n3 ", "\n4 "), "entry 3 is missing"},
        {with(text, "  verb roll", "  verb rolls"), "does not have its hash"},
        {with(text, "edition ", "edition 0"), "this is not written as"},
        {text.substr(0, text.find("verb roll") + 3), "the record ends within this line"},
        {"\xEF\xBB\xBF" + text, "byte order mark"},
        {with(text, "\n", "\r\n"), "CR LF"},
        {with(text, "record 1", "record 9"), "later version"},
        {"tablebank record " + std::string(1000, '\0'), "line 1: "},
        {std::string(70'000'000, 'x').replace(0, 19, "tablebank record 1\n"), "larger than any record"},
        {"tablebank record 1\n" + std::string(1'000'000, '\n'), "larger than any record"}};
    for (const Case& each : cases) {
        CAPTURE(each.said);
        const std::string record = folder.write("bad.tbr", each.text);
        for (const std::vector<std::string>& command : {std::vector<std::string>{"verify", record},
                                                        {"import", record, "-o", folder.file("bad.tbl")},
                                                        {"show", record}}) {
            const Ran ran = run(command);
            CHECK(ran.code == 3);
            CHECK_MESSAGE(says(ran.err, each.said), ran.err);
        }
        CHECK_FALSE(fs::exists(folder.file("bad.tbl")));
    }
}

TEST_CASE("a false entry with fitting hashes is refused as in a game, with its line") {
    const ScratchFolder folder;
    const std::string record = record_of_game(folder);
    const ReadGame game = read_game(record);
    // The chain was computed again over a payment that is impossible.
    const std::string text = read_whole(record);
    const std::size_t end = text.find("\nend ");
    Entry entry = game.table.history.at(game.table.history.last());
    entry.sequence += 1;
    entry.stamp.id = std::string(32, 'f');
    entry.line = entry.typed = "Anna pay 90000 to Boris";
    entry.verb = "pay";
    entry.why.clear();
    entry.forced.reset();
    entry.set_aside.clear();
    entry.facts.clear();
    entry.transfers = {{Asset::cash(), Account::player(Seat{1}), Account::player(Seat{2}), 90000}};
    entry.stamp.at_ms = 1'767'225'600'000;
    entry.stamp.poster.clear();
    const std::string head = to_hex(chained(game.head, entry));
    std::string forged = "\n" + std::to_string(entry.sequence) + " " + entry.line +
                         "\n  at 2026-01-01T00:00:00.000Z\n  verb pay\n  move 90000 cash player:1 player:2\n  id " +
                         entry.stamp.id + "\n  hash ";
    forged += head + "\n\nend " + std::to_string(entry.sequence) + " " + head + "\n";
    const std::string bad = folder.write("forged.tbr", text.substr(0, end) + forged);
    const Ran ran = run({"import", bad, "-o", folder.file("forged.tbl")});
    CHECK(ran.code == 3);
    CHECK(says(ran.err, "line "));
    CHECK(says(ran.err, "entry " + std::to_string(entry.sequence)));
    CHECK_FALSE(fs::exists(folder.file("forged.tbl")));
}

TEST_CASE("import requires a record, a name and its own place") {
    const ScratchFolder folder;
    const std::string record = record_of_game(folder);
    const std::string game = folder.file("game.tbl");
    const std::string before = read_whole(game);
    CHECK(run({"import", record, "-o", game}).code == 2);
    CHECK(read_whole(game) == before);
    CHECK(run({"export", game, "--to", "record", "-o", record}).code == 2);
    CHECK(run({"import", record}).code == 2);
    CHECK(run({"import", game, "-o", folder.file("new.tbl")}).code == 3);
    CHECK(run({"import", folder.write("text", "no record"), "-o", folder.file("new.tbl")}).code == 3);
    CHECK(run({"import", folder.file("missing"), "-o", folder.file("new.tbl")}).code == 3);
    CHECK(run({"import", record, "-o", folder.file("no folder/new.tbl")}).code != 0);
    CHECK_FALSE(fs::exists(folder.file("new.tbl")));
}

}  // namespace
}  // namespace tablebank::testing
